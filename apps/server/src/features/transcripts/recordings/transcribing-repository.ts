import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { jsonb } from '../../../database/jsonb.ts';
import { deleteRows, hasRow } from '../../../database/matching-rows.ts';
import type {
  Meeting,
  Queryable,
  SpokenSegment,
  StoredRecording,
} from '../../../database/types.ts';
import { statusesFor } from '../../../ground/meeting/processing-state.ts';
import type { Run } from '../processing/processing-repository.ts';

/**
 * Also takes over from a worker that died. Jobs contain no organization, so the meeting is found by
 * id alone. Undefined if there is nothing to transcribe.
 */
export function claimRecording(db: Queryable, meetingId: string): Promise<Meeting | undefined> {
  return db
    .updateTable('meeting')
    .set({
      runId: randomUUID(),
      status: 'processing',
      step: 'transcribing',
      error: null,
      startedAt: sql<Date>`coalesce("startedAt", now())`,
    })
    .where('id', '=', meetingId)
    .where('status', 'in', statusesFor('start'))
    .where((where) =>
      where.exists(
        where.selectFrom('sound').select('id').whereRef('sound.meetingId', '=', 'meeting.id'),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('meetingFile')
            .select('id')
            .whereRef('meetingFile.meetingId', '=', 'meeting.id'),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

export const isCurrentRun = (db: Queryable, run: Run) =>
  hasRow(db, 'meeting', { organizationId: run.organizationId, id: run.id, runId: run.runId });

type Change = Partial<Omit<StoredRecording, 'organizationId' | 'meetingId' | 'sha256' | 'model'>>;

export async function changeRecording(
  tx: Queryable,
  { organizationId, id }: Pick<Run, 'organizationId' | 'id'>,
  change: Change,
): Promise<void> {
  await tx
    .updateTable('recording')
    .set(change)
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', id)
    .execute();
}

/** The meeting waits for the service. Undefined if the run has ended. */
export function setWaiting(tx: Queryable, run: Run, error: string): Promise<Meeting | undefined> {
  return tx
    .updateTable('meeting')
    .set({ status: 'pending', error, secondsRemaining: null })
    .where('organizationId', '=', run.organizationId)
    .where('id', '=', run.id)
    .where('runId', '=', run.runId)
    .where('status', 'in', statusesFor('wait'))
    .returningAll()
    .executeTakeFirst();
}

export async function insertPart(
  tx: Queryable,
  { organizationId, id: meetingId }: Pick<Run, 'organizationId' | 'id'>,
  part: { position: number; fromSecond: number; toSecond: number; segments: SpokenSegment[] },
): Promise<void> {
  await tx
    .insertInto('recordingPart')
    .values({ ...part, segments: jsonb(part.segments), organizationId, meetingId })
    .execute();
}

export function listParts(
  db: Queryable,
  { organizationId, id }: Pick<Run, 'organizationId' | 'id'>,
) {
  return db
    .selectFrom('recordingPart')
    .select(['position', 'fromSecond', 'toSecond', 'segments'])
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', id)
    .orderBy('position')
    .execute();
}

export async function countParts(
  db: Queryable,
  { organizationId, id }: Pick<Run, 'organizationId' | 'id'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('recordingPart')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** The transcript holds what they say. */
export const deleteParts = (
  tx: Queryable,
  { organizationId, id }: Pick<Run, 'organizationId' | 'id'>,
) => deleteRows(tx, 'recordingPart', { organizationId, meetingId: id });
