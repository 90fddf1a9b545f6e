import type {
  MeetingDetail,
  MeetingGraph,
  MeetingList,
  MeetingListQuery,
  ParticipantSummaries,
  SentimentBreakdown,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { mayShare } from '../../ground/meeting/policy.ts';
import { notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { findLocalMeeting, listMeetings } from './meeting-repository.ts';
import { presentMeetingDetail, presentMeetingListItem } from './present-meeting.ts';
import { presentBreakdown, presentGraph, presentParticipantSummary } from './present-results.ts';
import {
  findFindings,
  listActionItems,
  listInteractions,
  listParticipants,
} from './result-repository.ts';
import { countShares } from './share-repository.ts';

export async function getMeetings(
  db: Database,
  member: Member,
  query: MeetingListQuery,
): Promise<MeetingList> {
  const { activeFeatures } = member.settings;
  const page = await listMeetings(db, member, query);
  return {
    ...page,
    meetings: page.meetings.map((row) => presentMeetingListItem(row, member, activeFeatures)),
  };
}

/** @throws AppError 404 if there is no such meeting or the member may not read it */
export async function readMeeting(db: Database, member: Member, id: string) {
  const meeting = await findLocalMeeting(db, member, id);
  if (!meeting) throw notFound('Meeting');
  return { meeting, activeFeatures: member.settings.activeFeatures };
}

export async function getMeeting(db: Database, member: Member, id: string): Promise<MeetingDetail> {
  const { meeting, activeFeatures } = await readMeeting(db, member, id);
  const participants = await listParticipants(db, member.organizationId, meeting.id);
  const actionItems = activeFeatures.actions
    ? await listActionItems(db, member.organizationId, meeting.id)
    : null;
  const findings = await findFindings(db, member.organizationId, meeting.id);
  const people = await countShares(db, { organizationId: member.organizationId, meetingId: id });
  const results = { participants, actionItems, findings };
  return {
    ...presentMeetingDetail(meeting, results, member, activeFeatures),
    sharing: {
      readers: member.settings.trust.meetingReaders,
      people,
      canChange: mayShare(member, meeting),
    },
  };
}

export async function getParticipantSummaries(
  db: Database,
  member: Member,
  id: string,
): Promise<ParticipantSummaries> {
  const { meeting, activeFeatures } = await readMeeting(db, member, id);
  const rows = await listParticipants(db, member.organizationId, meeting.id);
  return { summaries: rows.map((row) => presentParticipantSummary(row, activeFeatures)) };
}

export async function getSentimentBreakdown(
  db: Database,
  member: Member,
  id: string,
): Promise<SentimentBreakdown> {
  const { meeting, activeFeatures } = await readMeeting(db, member, id);
  if (!activeFeatures.sentiment) throw notFound('Sentiment breakdown');
  return presentBreakdown(await listParticipants(db, member.organizationId, meeting.id));
}

export async function getMeetingGraph(
  db: Database,
  member: Member,
  id: string,
): Promise<MeetingGraph> {
  const { meeting, activeFeatures } = await readMeeting(db, member, id);
  if (!activeFeatures.interactionGraphs) throw notFound('Connection map');
  const participants = await listParticipants(db, member.organizationId, meeting.id);
  const interactions = await listInteractions(db, member.organizationId, meeting.id);
  return presentGraph(participants, interactions, activeFeatures);
}
