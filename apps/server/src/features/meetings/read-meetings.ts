import type {
  MeetingDetail,
  MeetingFindings,
  MeetingGraph,
  MeetingList,
  MeetingListQuery,
  ParticipantSummaries,
  SentimentBreakdownAnswer,
} from '@rapport/contract';
import type { Database, Queryable } from '../../database/types.ts';
import { mayShare } from '../../ground/meeting/policy.ts';
import { listEarlier } from '../../ground/meeting/same-meeting-repository.ts';
import {
  inVisibleOrder,
  maySayMoods,
  visibleMoodOfMeeting,
} from '../../ground/meeting/visible-figures.ts';
import { presentRecording } from '../../ground/recording/present-recording.ts';
import { findRecording } from '../../ground/recording/recording-repository.ts';
import { prepareSearch, searching } from '../../ground/search-index/matched-meetings-repository.ts';
import { readableIndexOf } from '../../ground/search-index/readable-index-repository.ts';
import { notFound } from '../../platform/errors.ts';
import { everyField } from '../../platform/every-field.ts';
import type { Member } from '../../platform/session.ts';
import { listMaybeActions } from '../actions/list-maybe-actions.ts';
import { withCorrections } from '../corrections/read-corrections.ts';
import { findSentencesOf } from '../search/find-sentences.ts';
import { findNamedUsers } from '../search/find-speakers.ts';
import type { SoughtMeetings } from './meeting-filter-repository.ts';
import { countHiddenMoods, type ListedMeeting, listMeetings } from './meeting-list-repository.ts';
import { findLocalMeeting } from './meeting-repository.ts';
import { placeFindings, placeLinks, readPlaces } from './place-evidence.ts';
import { presentMeetingDetail, presentMeetingListItem } from './present-meeting.ts';
import { presentBreakdown, presentGraph, presentParticipantSummary } from './present-results.ts';
import {
  findFindings,
  listActionItems,
  listInteractions,
  listParticipants,
} from './result-repository.ts';
import { switchedOn } from './switched-on.ts';

export async function getMeetings(
  db: Database,
  member: Member,
  query: MeetingListQuery,
): Promise<MeetingList> {
  const asked = switchedOn(member, query);
  const { search } = asked;
  const { page, moodsHidden } = search
    ? await searching(db, (tx) => searchMeetings(tx, member, { ...asked, search }))
    : await listWith(db, member, asked, undefined);
  const ids = page.meetings.map(({ id }) => id);
  const found = search ? await findSentencesOf(db, member, search, ids) : undefined;
  const earlier = await earlierOf(db, member, page.meetings);
  return {
    ...page,
    ...(moodsHidden !== undefined && { moodsHidden }),
    meetings: page.meetings.map((row) => ({
      ...presentMeetingListItem(row, member, { earlier: earlier.get(row.id) }),
      found: found?.get(row.id),
    })),
  };
}

const earlierOf = (db: Database, member: Member, meetings: readonly ListedMeeting[]) =>
  listEarlier(
    db,
    member,
    meetings.filter(({ isDuplicate }) => isDuplicate).map(({ id }) => id),
  );

async function listWith(
  db: Queryable,
  member: Member,
  query: MeetingListQuery,
  sought: SoughtMeetings | undefined,
) {
  const page = await listMeetings(db, member, query, sought);
  const moodsHidden = query.mood && (await countHiddenMoods(db, member, query, sought));
  return { page, moodsHidden };
}

/**
 * Meetings that contain the words, and those of people with matching names. If there are none:
 * meetings of people with similar names, otherwise those whose title or team contains part of a
 * word.
 */
async function searchMeetings(
  tx: Queryable,
  member: Member,
  query: MeetingListQuery & { search: string },
) {
  const { organizationId } = member;
  const { search: text } = query;
  const search = await prepareSearch(tx, organizationId, text);
  const words = search && { search, index: await readableIndexOf(tx, member) };
  const userIds = await findNamedUsers(tx, organizationId, text, { isNear: false });
  const exact = await listWith(tx, member, query, { words, userIds, text });
  if (exact.page.total > 0) return exact;
  const nearIds = await findNamedUsers(tx, organizationId, text, { isNear: true });
  if (nearIds.length > 0) {
    const near = await listWith(tx, member, query, { words: undefined, userIds: nearIds, text });
    if (near.page.total > 0) return near;
  }
  return listWith(tx, member, query, { part: text });
}

/** @throws AppError 404 if there is no such meeting or the member may not read it. */
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
  const key = { organizationId: member.organizationId, meetingId: meeting.id };
  const { findings: found, talk, shares } = await findFindings(db, key.organizationId, meeting.id);
  const shown = found && (await withCorrections(db, key, found));
  const findings = shown && (await placeFindings(db, key, await withMaybe(db, member, key, shown)));
  const earlier = (await earlierOf(db, member, [meeting])).get(meeting.id);
  const recording = await findRecording(db, key.organizationId, meeting.id);
  const results = { participants, actionItems, findings, talk, earlier };
  return everyField<MeetingDetail>()({
    ...presentMeetingDetail(meeting, results, member),
    ...(recording && { recording: presentRecording(recording, member.settings.trust) }),
    sharing: {
      readers: member.settings.trust.meetingReaders,
      people: shares,
      canChange: mayShare(member, meeting),
    },
  });
}

const withoutActions = ({ worded, ...findings }: MeetingFindings): MeetingFindings => ({
  ...findings,
  ...(worded && {
    worded: {
      ...worded,
      titles: worded.titles.filter((title) => title.of !== 'action'),
      joined: worded.joined.filter((joined) => joined.of !== 'action'),
    },
  }),
});

/** Without maybe actions that are actions already, or without all while the feature is off. */
async function withMaybe(
  db: Database,
  { settings }: Member,
  key: { organizationId: string; meetingId: string },
  { maybe, ...findings }: MeetingFindings,
): Promise<MeetingFindings> {
  if (!maybe) return findings;
  const { actions: found, ...outcomes } = maybe;
  if (!settings.activeFeatures.actions) return { ...withoutActions(findings), maybe: outcomes };
  return { ...findings, maybe: { ...outcomes, actions: await listMaybeActions(db, key, found) } };
}

export async function getParticipantSummaries(
  db: Database,
  member: Member,
  id: string,
): Promise<ParticipantSummaries> {
  const { meeting } = await readMeeting(db, member, id);
  const rows = await listParticipants(db, member.organizationId, meeting.id);
  const ordered = inVisibleOrder(member, rows);
  const summaries = ordered.map((row) => presentParticipantSummary(row, member));
  const place = await readPlaces(
    db,
    { organizationId: member.organizationId, meetingId: meeting.id },
    summaries.flatMap(({ evidence, feelingEvidence = [] }) => [...evidence, ...feelingEvidence]),
  );
  return {
    summaries: summaries.map((one) => ({
      ...one,
      evidence: place(one.evidence),
      ...(one.feelingEvidence && { feelingEvidence: place(one.feelingEvidence) }),
    })),
  };
}

export async function getSentimentBreakdown(
  db: Database,
  member: Member,
  id: string,
): Promise<SentimentBreakdownAnswer> {
  const { meeting, activeFeatures } = await readMeeting(db, member, id);
  if (!activeFeatures.sentiment) throw notFound('Sentiment breakdown');
  const { moodHidden, moods } = visibleMoodOfMeeting(member, meeting);
  if (moodHidden) return { moodHidden };
  if (moods && !maySayMoods(member)) return moods;
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
  const { nodes, links } = presentGraph(participants, interactions, member);
  const key = { organizationId: member.organizationId, meetingId: meeting.id };
  return { nodes, links: await placeLinks(db, key, links) };
}
