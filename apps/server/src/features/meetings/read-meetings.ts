import type {
  MeetingDetail,
  MeetingGraph,
  MeetingList,
  MeetingListQuery,
  ParticipantSummaries,
  SentimentBreakdownAnswer,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { mayShare } from '../../ground/meeting/policy.ts';
import {
  countJudgedPeople,
  hidesMoodOfMeeting,
  inVisibleOrder,
  maySayMoods,
} from '../../ground/meeting/visible-figures.ts';
import { notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { findLocalMeeting, listMeetings } from './meeting-repository.ts';
import { presentMeetingDetail, presentMeetingListItem } from './present-meeting.ts';
import { presentBreakdown, presentGraph, presentParticipantSummary } from './present-results.ts';
import {
  countJudgedPeopleOf,
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
  const page = await listMeetings(db, member, query);
  const ids = page.meetings.map(({ id }) => id);
  const judged = maySayMoods(member)
    ? new Map<string, number>()
    : await countJudgedPeopleOf(db, member.organizationId, ids);
  return {
    ...page,
    meetings: page.meetings.map((row) =>
      presentMeetingListItem(row, member, judged.get(row.id) ?? 0),
    ),
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
    ...presentMeetingDetail(meeting, results, member),
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
  const { meeting } = await readMeeting(db, member, id);
  const rows = await listParticipants(db, member.organizationId, meeting.id);
  const ordered = inVisibleOrder(member, rows);
  return { summaries: ordered.map((row) => presentParticipantSummary(row, member)) };
}

export async function getSentimentBreakdown(
  db: Database,
  member: Member,
  id: string,
): Promise<SentimentBreakdownAnswer> {
  const { meeting, activeFeatures } = await readMeeting(db, member, id);
  if (!activeFeatures.sentiment) throw notFound('Sentiment breakdown');
  const rows = await listParticipants(db, member.organizationId, meeting.id);
  if (hidesMoodOfMeeting(member, meeting, countJudgedPeople(rows))) return { moodHidden: 'few' };
  return presentBreakdown(rows);
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
  return presentGraph(participants, interactions, member);
}
