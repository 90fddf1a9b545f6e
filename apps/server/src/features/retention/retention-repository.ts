import type { RetentionPeriods } from '@rapport/contract';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Queryable, Tables } from '../../database/types.ts';
import { isReadableBy, type Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import type { Limits } from './limits.ts';

export type Retention = Selectable<Tables['retention']>;

export function findRetention(
  db: Queryable,
  organizationId: string,
): Promise<Retention | undefined> {
  return db
    .selectFrom('retention')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
}

export function listRetentions(db: Queryable): Promise<Retention[]> {
  return db
    .selectFrom('retention')
    .selectAll()
    .where((where) =>
      where.or([where('fileDays', 'is not', null), where('meetingDays', 'is not', null)]),
    )
    .orderBy('organizationId')
    .execute();
}

export function upsertRetention(
  tx: Queryable,
  organizationId: string,
  periods: RetentionPeriods,
): Promise<Retention> {
  return tx
    .insertInto('retention')
    .values({ organizationId, ...periods, lastRunAt: null })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet(periods))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function recordRun(db: Queryable, organizationId: string, at: Date): Promise<void> {
  await db
    .updateTable('retention')
    .set({ lastRunAt: at })
    .where('organizationId', '=', organizationId)
    .execute();
}

const uploadedBefore = (db: Queryable, organizationId: string, limit: Date) =>
  db
    .selectFrom('meeting')
    .where('meeting.organizationId', '=', organizationId)
    .where('meeting.createdAt', '<', limit);

/** Oldest first. The title is null if the reader may not read the meeting. */
export function listOldestMeetings(
  db: Queryable,
  reader: Reader,
  limit: Date,
  count: number,
): Promise<{ id: string; title: string | null; createdAt: Date }[]> {
  return uploadedBefore(db, reader.organizationId, limit)
    .select(['id', 'createdAt'])
    .select(sql<string | null>`case when ${isReadableBy(reader)} then "title" end`.as('title'))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Oldest first. */
export function listMeetingsBefore(
  db: Queryable,
  organizationId: string,
  limit: Date,
  count: number,
): Promise<{ id: string }[]> {
  return uploadedBefore(db, organizationId, limit)
    .select('id')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(count)
    .execute();
}

export async function countMeetingsBefore(
  db: Queryable,
  organizationId: string,
  limit: Date,
): Promise<number> {
  const { count } = await uploadedBefore(db, organizationId, limit)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Files that no analysis is waiting for. */
const unusedFilesBefore = (db: Queryable, organizationId: string, limit: Date) =>
  uploadedBefore(db, organizationId, limit)
    .innerJoin('meetingFile', 'meetingFile.meetingId', 'meeting.id')
    .where('meeting.status', 'in', ['completed', 'failed', 'cancelled'])
    .where('meeting.isStale', '=', false);

/** Excludes files of meetings that expire themselves. */
export async function countFilesBefore(
  db: Queryable,
  organizationId: string,
  { files, meetings }: Limits,
): Promise<number> {
  if (!files) return 0;
  const { count } = await unusedFilesBefore(db, organizationId, files)
    .$if(meetings !== null, (query) => query.where('meeting.createdAt', '>=', meetings))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the ids of the meetings. */
export async function deleteFilesBefore(
  tx: Queryable,
  organizationId: string,
  limit: Date,
  count: number,
): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('meetingFile')
    .where('organizationId', '=', organizationId)
    .where(
      'meetingId',
      'in',
      unusedFilesBefore(tx, organizationId, limit)
        .select('meeting.id')
        .limit(count)
        // Locks the meeting, so that it is not queued for another analysis meanwhile.
        .forUpdate('meeting'),
    )
    .returning('meetingId')
    .execute();
  return deleted.flatMap(({ meetingId }) => meetingId ?? []);
}

/** Deletes actions without a meeting that have not been changed since. */
export async function deleteActionsBefore(
  tx: Queryable,
  organizationId: string,
  limit: Date,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('actionItem')
    .where('organizationId', '=', organizationId)
    .where('meetingId', 'is', null)
    .where(sql`coalesce("changedAt", "createdAt")`, '<', limit)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes questions that have not been asked again since. */
export async function deleteQuestionsBefore(
  tx: Queryable,
  organizationId: string,
  limit: Date,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('askedQuestion')
    .where('organizationId', '=', organizationId)
    .where('askedAt', '<', limit)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
