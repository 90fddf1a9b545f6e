import { randomUUID } from 'node:crypto';
import type { ProcessingStatusName } from '@rapport/contract';
import { sql } from 'kysely';
import type { Meeting, Queryable } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import { type KeptFile, type NewFile, nameFile } from './file-repository.ts';
import { statusesFor } from './processing-state.ts';
import { type Progress, progressAt } from './progress.ts';
import { nextTurn } from './turn-repository.ts';

export type NewMeeting = {
  uploadedBy: string;
  title: string;
  file: NewFile | KeptFile;
};

const freshRun = () => ({
  ...progressAt('queued', 0),
  runId: randomUUID(),
  error: null,
  startedAt: null,
  completedAt: null,
});

/** A pending meeting with its file, which is written with it or was kept before. */
export async function insertMeeting(
  tx: Queryable,
  organizationId: string,
  { uploadedBy, title, file }: NewMeeting,
): Promise<Meeting> {
  const meeting = {
    id: randomUUID(),
    organizationId,
    uploadedBy,
    title,
    startsAt: new Date(),
    status: 'pending' as const,
    turn: nextTurn(organizationId),
    ...freshRun(),
  };
  if ('id' in file) {
    const inserted = await tx
      .insertInto('meeting')
      .values(meeting)
      .returningAll()
      .executeTakeFirstOrThrow();
    await nameFile(tx, organizationId, { id: file.id, meetingId: meeting.id });
    return inserted;
  }
  const { bytes, ...described } = file;
  const row = { organizationId, id: randomUUID(), size: bytes.length, ...described };
  return tx
    .with('file', (query) =>
      query.insertInto('meetingFile').values({ ...row, meetingId: meeting.id }),
    )
    .with('chunk', (query) =>
      query.insertInto('fileChunk').values({ organizationId, fileId: row.id, position: 0, bytes }),
    )
    .insertInto('meeting')
    .values(meeting)
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
export function saveFailure(db: Queryable, run: Run, error: string): Promise<Meeting | undefined> {
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

export async function readFileSize(
  db: Queryable,
  organizationId: string,
  meetingId: string,
): Promise<number> {
  const { size } = await db
    .selectFrom('meetingFile')
    .select('size')
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .executeTakeFirstOrThrow();
  return size;
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
export function listUnfinishedMeetings(
  db: Queryable,
): Promise<(Pick<Meeting, 'id' | 'organizationId' | 'turn'> & { size: number | null })[]> {
  return db
    .selectFrom('meeting')
    .leftJoin('meetingFile', 'meetingFile.meetingId', 'meeting.id')
    .select(['meeting.id', 'meeting.organizationId', 'meeting.turn', 'meetingFile.size'])
    .where((where) =>
      where.or([where('status', 'in', statusesFor('start')), where('isStale', '=', true)]),
    )
    .orderBy('meeting.createdAt')
    .execute();
}
