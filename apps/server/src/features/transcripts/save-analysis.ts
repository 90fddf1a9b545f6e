import { randomUUID } from 'node:crypto';
import type { Analysis } from '@rapport/transcript';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Meeting, Queryable } from '../../database/types.ts';
import { findOrganizationSettings } from '../organizations/find-organization-settings.ts';
import type { DirectoryPeople } from '../users/list-directory-people.ts';
import { findTeam } from './find-team.ts';
import { lockMeeting, type Run } from './processing-repository.ts';

/** PostgreSQL takes 65,535 parameters a statement; this many rows stay well below. */
const rowsPerInsert = 1000;

function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    yield rows.slice(start, start + rowsPerInsert);
}

/**
 * Replaces a meeting's results in one transaction and completes it, so that running twice ends the
 * same. Undefined, and nothing is written, when the run is over.
 */
export function saveAnalysis(
  db: Database,
  run: Run,
  analysis: Analysis,
  directory: DirectoryPeople,
): Promise<Meeting | undefined> {
  return db.transaction().execute(async (tx) => {
    const meeting = await lockMeeting(tx, run.organizationId, run.id);
    if (meeting?.runId !== run.runId || meeting.status !== 'processing') return undefined;
    const { timezone } = await findOrganizationSettings(tx, run.organizationId);
    await replaceParticipants(tx, run, analysis);
    await replaceActionItems(tx, run, analysis);
    const tied = new Set(analysis.participants.map((person) => person.directoryUserId));
    return tx
      .updateTable('meeting')
      .set({
        startsAt: startOf(analysis, meeting.createdAt, timezone),
        durationMinutes: Math.max(1, Math.round(analysis.durationSeconds / 60)),
        team: findTeam(directory.filter(({ id }) => tied.has(id))),
        participantCount: analysis.participants.length,
        actionCount: analysis.actionItems.length,
        sentiment: analysis.sentiment,
        sentimentLabel: analysis.sentimentLabel,
        summary: analysis.summary || null,
        initiatives: analysis.initiatives,
        status: 'completed',
        percentage: 100,
        secondsRemaining: 0,
        completedAt: new Date(),
      })
      .where('organizationId', '=', run.organizationId)
      .where('id', '=', run.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** The meeting's start: what the transcript says in its zone, and the upload for what it doesn't. */
function startOf(
  { date, startTime, zone }: Analysis,
  uploadedAt: Date,
  organizationZone: string,
): Date | RawBuilder<Date> {
  if (!date && !startTime) return uploadedAt;
  const spokenZone = zone ?? organizationZone;
  const day = date
    ? sql`${date}`
    : sql`to_char(${uploadedAt}::timestamptz at time zone ${spokenZone}, 'YYYY-MM-DD')`;
  // A day without a time is midnight: the upload's time of day would belong to another day.
  const time = startTime ?? '00:00';
  return sql<Date>`((${day} || ' ' || ${time})::timestamp at time zone ${spokenZone})`;
}

async function replaceParticipants(tx: Queryable, run: Run, analysis: Analysis) {
  const ofMeeting = { organizationId: run.organizationId, meetingId: run.id };
  await tx
    .deleteFrom('participant')
    .where('organizationId', '=', run.organizationId)
    .where('meetingId', '=', run.id)
    .execute();
  const engagement = new Map(
    analysis.graph.nodes.map((node) => [node.id, node.engagementScore] as const),
  );
  const rowIds = new Map(analysis.participants.map(({ id }) => [id, randomUUID()] as const));
  const rowId = (participant: string) => {
    const id = rowIds.get(participant);
    if (!id) throw new Error(`The map names a participant that is not there: ${participant}`);
    return id;
  };
  const participants = analysis.participants.map((person, position) => ({
    ...ofMeeting,
    id: rowId(person.id),
    position,
    name: person.name,
    directoryUserId: person.directoryUserId,
    sentiment: person.sentiment,
    sentimentScore: person.sentimentScore,
    engagementScore: engagement.get(person.id) ?? 0,
    summary: person.summary,
    turns: person.turns,
    words: person.words,
    questions: person.questions,
    speakingSeconds: person.speakingSeconds,
    talkShare: person.talkShare,
  }));
  for (const batch of batches(participants))
    await tx.insertInto('participant').values(batch).execute();
  const interactions = analysis.graph.links.map(({ source, target, ...link }) => ({
    ...ofMeeting,
    sourceId: rowId(source),
    targetId: rowId(target),
    sentiment: link.sentiment,
    value: link.value,
    strength: link.strength,
    summaryOfInteractions: link.summaryOfInteractions,
    communicationRecommendations: link.communicationRecommendations,
  }));
  for (const batch of batches(interactions))
    await tx.insertInto('interaction').values(batch).execute();
}

async function replaceActionItems(tx: Queryable, run: Run, { actionItems }: Analysis) {
  await tx
    .deleteFrom('actionItem')
    .where('organizationId', '=', run.organizationId)
    .where('meetingId', '=', run.id)
    .execute();
  const rows = actionItems.map(({ text, owner, dueDate }, position) => ({
    organizationId: run.organizationId,
    meetingId: run.id,
    position,
    text,
    owner,
    dueDate,
  }));
  for (const batch of batches(rows)) await tx.insertInto('actionItem').values(batch).execute();
}
