import { randomUUID } from 'node:crypto';
import type { ProcessingStatusName } from '@rapport/contract';
import { sql } from 'kysely';
import type { Meeting, Queryable } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import { statusesFor } from './processing-state.ts';
import { type Progress, progressAt } from './progress.ts';
import { nextTurn } from './turn-repository.ts';

export type NewMeeting = {
  uploadedBy: string;
  title: string;
  file: { name: string; sha256: string; bytes: Uint8Array };
};

const freshRun = () => ({
  ...progressAt('queued', 0),
  runId: randomUUID(),
  error: null,
  startedAt: null,
  completedAt: null,
});

/** A pending meeting with its file. */
export async function insertMeeting(
  tx: Queryable,
  organizationId: string,
  { uploadedBy, title, file }: NewMeeting,
): Promise<Meeting> {
  const id = randomUUID();
  return tx
    .with('file', (query) =>
      query
        .insertInto('meetingFile')
        .values({ meetingId: id, organizationId, size: file.bytes.length, ...file }),
    )
    .insertInto('meeting')
    .values({
      id,
      organizationId,
      uploadedBy,
      title,
      startsAt: new Date(),
      status: 'pending',
      turn: nextTurn(organizationId),
      ...freshRun(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findMeeting(
  db: Queryable,
  organizationId: string,
  id: string,
): Promise<Meeting | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('meeting')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Puts a meeting into a state in which nobody works on it: whoever did has lost their run. */
export function setIdleStatus(
  tx: Queryable,
  meeting: Meeting,
  status: Extract<ProcessingStatusName, 'pending' | 'cancelled'>,
): Promise<Meeting> {
  return tx
    .updateTable('meeting')
    .set({
      ...freshRun(),
      status,
      ...(status === 'pending' && { turn: nextTurn(meeting.organizationId) }),
      ...(status === 'cancelled' && { completedAt: new Date() }),
    })
    .where('organizationId', '=', meeting.organizationId)
    .where('id', '=', meeting.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Starts a run on a meeting that waits for one, or whose worker is gone: the new run takes over.
 * Jobs carry no organization, so this is the one place that finds a meeting by its id alone.
 */
export function claimMeeting(db: Queryable, id: string): Promise<Meeting | undefined> {
  return db
    .updateTable('meeting')
    .set({ ...freshRun(), status: 'processing', startedAt: new Date() })
    .where('id', '=', id)
    .where('status', 'in', statusesFor('start'))
    .returningAll()
    .executeTakeFirst();
}

/** One attempt at reading a meeting. */
export type Run = Pick<Meeting, 'organizationId' | 'id' | 'runId'>;

const ofRun = (db: Queryable, run: Run) =>
  db
    .updateTable('meeting')
    .where('organizationId', '=', run.organizationId)
    .where('id', '=', run.id)
    .where('runId', '=', run.runId)
    .where('status', '=', 'processing');

/** Always true. A database that crashes may forget this change, which nobody then has to wait for on the disk. */
const withoutWaiting = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`;

/** Notes progress; undefined when the run is over: cancelled, deleted or taken over by another. */
export function saveProgress(
  db: Queryable,
  run: Run,
  progress: Progress,
): Promise<Meeting | undefined> {
  return ofRun(db, run).set(progress).where(withoutWaiting).returningAll().executeTakeFirst();
}

/** Ends a run with a sentence that says why; undefined when it was over already. */
export function saveFailure(
  db: Queryable,
  run: Run,
  error: string | null,
): Promise<Meeting | undefined> {
  return ofRun(db, run)
    .set({ status: 'failed', error, completedAt: new Date() })
    .returningAll()
    .executeTakeFirst();
}

/** What was read before stays; the sentence says why it could not be read again. Nothing where the run is over. */
export async function saveRevisionFailure(db: Queryable, run: Run, error: string): Promise<void> {
  await db
    .updateTable('meeting')
    .set({ isStale: false, error })
    .where('organizationId', '=', run.organizationId)
    .where('id', '=', run.id)
    .where('runId', '=', run.runId)
    .execute();
}

export async function readMeetingFile(
  db: Queryable,
  organizationId: string,
  meetingId: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  return db
    .selectFrom('meetingFile')
    .select(['name', 'bytes'])
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .executeTakeFirstOrThrow();
}

/** A meeting that was read and has been corrected since. Found by its id alone, as jobs know no more. */
export function findStaleMeeting(db: Queryable, id: string): Promise<Meeting | undefined> {
  return db
    .selectFrom('meeting')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'completed')
    .where('isStale', '=', true)
    .executeTakeFirst();
}

/** All meetings that wait for an analysis or were left in the middle of one. */
export function listUnfinishedMeetings(db: Queryable): Promise<Pick<Meeting, 'id' | 'turn'>[]> {
  return db
    .selectFrom('meeting')
    .select(['id', 'turn'])
    .where((where) =>
      where.or([where('status', 'in', statusesFor('start')), where('isStale', '=', true)]),
    )
    .orderBy('createdAt')
    .execute();
}
