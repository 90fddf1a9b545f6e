import { randomUUID } from 'node:crypto';
import type { ProcessingStatusName } from '@rapport/contract';
import { sql } from 'kysely';
import type { Meeting, Queryable } from '../../../database/types.ts';
import { statusesFor } from '../../../ground/meeting/processing-state.ts';
import { isReadableBy, type Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { attachFile, type NewFile, type StoredFile } from '../upload/file-repository.ts';
import { type Progress, progressAt } from './progress.ts';
import { nextRound } from './round-repository.ts';

export type NewMeeting = {
  uploadedBy: string;
  title: string;
  /** Absent for recordings, which have sound. */
  file?: NewFile | StoredFile;
  isKeptApart: boolean;
};

const freshRun = () => ({
  ...progressAt('queued', 0),
  runId: randomUUID(),
  error: null,
  startedAt: null,
  completedAt: null,
});

export async function insertMeeting(
  tx: Queryable,
  organizationId: string,
  { uploadedBy, title, file, isKeptApart }: NewMeeting,
): Promise<Meeting> {
  const meeting = {
    id: randomUUID(),
    organizationId,
    uploadedBy,
    title,
    isKeptApart,
    startsAt: new Date(),
    status: 'pending' as const,
    turn: nextRound(organizationId),
    ...freshRun(),
  };
  if (!file || 'id' in file) {
    const inserted = await tx
      .insertInto('meeting')
      .values(meeting)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (file) await attachFile(tx, organizationId, { id: file.id, meetingId: meeting.id });
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

/** Sets a new run id, which keeps a running worker from writing. */
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
      ...(status === 'pending' && { turn: nextRound(meeting.organizationId) }),
      ...(status === 'cancelled' && { completedAt: new Date() }),
    })
    .where('organizationId', '=', meeting.organizationId)
    .where('id', '=', meeting.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Also takes over from a worker that died. Jobs contain no organization, so the meeting is found by
 * id alone.
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

/** One processing attempt. */
export type Run = Pick<Meeting, 'organizationId' | 'id' | 'runId'>;

const ofRun = (db: Queryable, run: Run) =>
  db
    .updateTable('meeting')
    .where('organizationId', '=', run.organizationId)
    .where('id', '=', run.id)
    .where('runId', '=', run.runId)
    .where('status', '=', 'processing');

/** Always true. Switches off synchronous commit, because progress may be lost in a crash. */
const withoutWaiting = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`;

/** Undefined if the run has ended: cancelled, deleted or taken over. */
export function saveProgress(
  db: Queryable,
  run: Run,
  progress: Progress & Partial<Pick<Meeting, 'recordedMinutes' | 'writtenMinutes' | 'sentMinutes'>>,
): Promise<Meeting | undefined> {
  return ofRun(db, run).set(progress).where(withoutWaiting).returningAll().executeTakeFirst();
}

/** Undefined if the run had ended. */
export function saveFailure(db: Queryable, run: Run, error: string): Promise<Meeting | undefined> {
  return ofRun(db, run)
    .set({ status: 'failed', error, completedAt: new Date() })
    .returningAll()
    .executeTakeFirst();
}

/** Keeps the earlier results. Has no effect if the run has ended. */
export async function saveRevisionFailure(db: Queryable, run: Run, error: string): Promise<void> {
  await db
    .updateTable('meeting')
    .set({ isStale: false, error })
    .where('organizationId', '=', run.organizationId)
    .where('id', '=', run.id)
    .where('runId', '=', run.runId)
    .execute();
}

/** Found by id alone, because jobs contain no organization. */
export function findStaleMeeting(db: Queryable, id: string): Promise<Meeting | undefined> {
  return db
    .selectFrom('meeting')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'completed')
    .where('isStale', '=', true)
    .executeTakeFirst();
}

/** Like `setIdleStatus`, for several meetings of an organization, which get consecutive rounds. */
export async function setPending(
  tx: Queryable,
  organizationId: string,
  ids: readonly string[],
): Promise<{ id: string; turn: number }[]> {
  const { runId: _, ...fresh } = freshRun();
  return tx
    .updateTable('meeting')
    .set({
      ...fresh,
      runId: sql<string>`gen_random_uuid()`,
      status: 'pending',
      turn: sql<number>`${nextRound(organizationId)} + array_position(${ids}::uuid[], "id") - 1`,
    })
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .returning(['id', 'turn'])
    .execute();
}

export function listStatuses(db: Queryable, reader: Reader, ids: readonly string[]) {
  return db
    .selectFrom('meeting')
    .select([
      'id',
      'title',
      'status',
      'step',
      'percentage',
      'secondsRemaining',
      'recordedMinutes',
      'writtenMinutes',
      'sentMinutes',
      'error',
      'startedAt',
      'completedAt',
      'participantCount',
      'actionCount',
    ])
    .where(isReadableBy(reader))
    .where('id', 'in', ids)
    .execute();
}

type Unfinished = Pick<Meeting, 'id' | 'organizationId' | 'turn'> & {
  /** Of the transcript; null if there is none. */
  size: number | null;
  soundId: string | null;
};

/** Meetings waiting for an analysis, or interrupted during one. */
export function listUnfinishedMeetings(db: Queryable): Promise<Unfinished[]> {
  return db
    .selectFrom('meeting')
    .leftJoin('meetingFile', 'meetingFile.meetingId', 'meeting.id')
    .leftJoin('sound', 'sound.meetingId', 'meeting.id')
    .select(['meeting.id', 'meeting.organizationId', 'meeting.turn'])
    .select(['meetingFile.size', 'sound.id as soundId'])
    .where((where) =>
      where.or([where('status', 'in', statusesFor('start')), where('isStale', '=', true)]),
    )
    .orderBy('meeting.createdAt')
    .execute();
}
