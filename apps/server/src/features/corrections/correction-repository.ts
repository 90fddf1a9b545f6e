import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { jsonb, jsonText } from '../../database/jsonb.ts';
import { findColumn } from '../../database/matching-rows.ts';
import type { Meeting, MeetingChange, Queryable, StatedStart } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import { markFromBefore } from '../../ground/action/from-before-repository.ts';
import { accountName } from '../../ground/shown-name-repository.ts';

export type MeetingKey = { organizationId: string; meetingId: string };

/** The name in the directory, or else of the account; null without the account. */
const nameOf = (account: 'maker' | 'undoer') =>
  sql<string | null>`coalesce(
    ${accountName(`${account}.id`, 'meetingCorrection.organizationId')}, ${sql.ref(`${account}.name`)})`;

/** In the order in which they were made. */
export function listCorrections(db: Queryable, { organizationId, meetingId }: MeetingKey) {
  return db
    .selectFrom('meetingCorrection')
    .leftJoin('user as maker', 'maker.id', 'meetingCorrection.createdBy')
    .leftJoin('user as undoer', 'undoer.id', 'meetingCorrection.undoneBy')
    .select([
      'meetingCorrection.id',
      'meetingCorrection.change',
      'meetingCorrection.words',
      'meetingCorrection.createdAt',
      'meetingCorrection.undoneAt',
      nameOf('maker').as('maker'),
      nameOf('undoer').as('undoer'),
    ])
    .where('meetingCorrection.organizationId', '=', organizationId)
    .where('meetingCorrection.meetingId', '=', meetingId)
    .orderBy('meetingCorrection.position')
    .execute();
}
export type CorrectionRow = Awaited<ReturnType<typeof listCorrections>>[number];

/** Changes of these meetings that were not undone, in the order in which they were made. */
export function listChangesInForce(
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<{ meetingId: string; change: MeetingChange }[]> {
  return db
    .selectFrom('meetingCorrection')
    .select(['meetingId', 'change'])
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', sql<string>`any (${meetingIds}::uuid[])`)
    .where('undoneAt', 'is', null)
    .orderBy('position')
    .execute();
}

export function insertCorrection(
  tx: Queryable,
  key: MeetingKey,
  { change, words, createdBy }: { change: MeetingChange; words: string; createdBy: string },
): Promise<{ id: string }> {
  return tx
    .insertInto('meetingCorrection')
    .values({ ...key, change: jsonb(change), words, createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function setChanges(
  tx: Queryable,
  { organizationId, meetingId }: MeetingKey,
  rows: readonly { id: string; change: MeetingChange }[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update "meetingCorrection" "old" set "change" = "new"."change"
    from jsonb_to_recordset(${jsonText(rows)}::jsonb) "new" ("id" uuid, "change" jsonb)
    where "old"."organizationId" = ${organizationId} and "old"."meetingId" = ${meetingId}
      and "old"."id" = "new"."id"`.execute(tx);
}

export async function markUndone(tx: Queryable, id: string, undoneBy: string): Promise<void> {
  await tx
    .updateTable('meetingCorrection')
    .set({ undoneBy, undoneAt: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Takes back that a correction was undone. */
export async function markInForce(tx: Queryable, id: string): Promise<void> {
  await tx
    .updateTable('meetingCorrection')
    .set({ undoneBy: null, undoneAt: null })
    .where('id', '=', id)
    .execute();
}

/** The findings of the analysis, without corrections. Null if the analysis is older than findings. */
export const findFindings = async (db: Queryable, { organizationId, meetingId }: MeetingKey) =>
  (await findColumn(db, 'meetingTranscript', 'findings', { organizationId, meetingId })) ?? null;

export function listSpeakers(db: Queryable, { organizationId, meetingId }: MeetingKey) {
  return db
    .selectFrom('participant')
    .select(['id', 'name', 'label', 'joined'])
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .execute();
}

/** Ties the speaker with the label to a person, or unties them. */
export async function setTie(
  tx: Queryable,
  { organizationId, meetingId }: MeetingKey,
  { label, userId }: { label: string; userId: string | null },
): Promise<void> {
  await tx
    .updateTable('participant')
    .set({
      directoryUserId: userId,
      tieHow: userId === null ? null : 'person',
      tieSure: userId === null ? null : 'certain',
    })
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .where((where) => where(where.fn.coalesce('label', 'name'), '=', label))
    .execute();
}

type Person = { firstName: string; lastName: string; email: string };
const shownName = ({ firstName, lastName, email }: Person) =>
  `${firstName} ${lastName}`.trim() || email;

export const findDirectoryName = async (
  db: Queryable,
  organizationId: string,
  userId: string,
): Promise<string | undefined> =>
  (await findDirectoryNames(db, organizationId, [userId])).get(userId);

/** Names of those who are in the directory, by id. */
export async function findDirectoryNames(
  db: Queryable,
  organizationId: string,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const people = await db
    .selectFrom('directoryUser')
    .select(['id', 'firstName', 'lastName', 'email'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', sql<string>`any (${userIds.filter(isUuid)}::uuid[])`)
    .execute();
  return new Map(people.map((person) => [person.id, shownName(person)]));
}

/** The new run id keeps a running worker from saving. */
export function markStale(tx: Queryable, meeting: Meeting): Promise<Meeting> {
  return updateMeeting(tx, meeting)
    .set({ isStale: true, runId: randomUUID() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function setTitle(tx: Queryable, meeting: Meeting, title: string): Promise<Meeting> {
  return updateMeeting(tx, meeting).set({ title }).returningAll().executeTakeFirstOrThrow();
}

/**
 * `start` is a local time in a time zone, midnight if only the day is known, or a stored moment. Whether actions are
 * from before follows it.
 */
export async function setStart(
  tx: Queryable,
  meeting: Meeting,
  start: { date: string; time: string | null; zone: string } | Date,
  stated?: StatedStart,
): Promise<Meeting> {
  const startsAt =
    start instanceof Date
      ? start
      : sql<Date>`(${`${start.date} ${start.time ?? '00:00'}`}::timestamp at time zone ${start.zone})`;
  const moved = await updateMeeting(tx, meeting)
    .set({ startsAt, ...(stated ?? statedBy(start)) })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { organizationId, id: meetingId } = meeting;
  await markFromBefore(tx, { organizationId, meetingId });
  return moved;
}

const statedBy = (start: { time: string | null } | Date): StatedStart => ({
  isDateStated: true,
  isTimeStated: start instanceof Date || start.time !== null,
});

export function setLength(
  tx: Queryable,
  meeting: Meeting,
  durationMinutes: number,
  isDurationEstimated: boolean,
): Promise<Meeting> {
  return updateMeeting(tx, meeting)
    .set({ durationMinutes, isDurationEstimated })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function saveConfirmations(
  tx: Queryable,
  { organizationId, meetingId }: MeetingKey,
  numbers: Pick<Meeting, 'decisionCount' | 'voteCount' | 'outcomesToConfirm' | 'maybeActionCount'>,
): Promise<void> {
  await tx
    .updateTable('meeting')
    .set(numbers)
    .where('organizationId', '=', organizationId)
    .where('id', '=', meetingId)
    .execute();
}

const updateMeeting = (tx: Queryable, { organizationId, id }: Meeting) =>
  tx.updateTable('meeting').where('organizationId', '=', organizationId).where('id', '=', id);
