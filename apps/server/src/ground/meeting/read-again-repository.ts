import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { groupOf } from './enqueue-processing.ts';
import { processTranscriptJob } from './process-transcript.job.ts';

/** The round for repeated analyses, after all uploads, whose rounds count from 0. */
const roundOfReadingAgain = 1_000_000;

/** Locks the meetings until the transaction ends, in the same order as an analysis. */
export async function lockMeetings(
  tx: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<void> {
  await sql`
    select from "meeting"
    where "organizationId" = ${organizationId} and "id" = any (${meetingIds})
    order by "id" for update`.execute(tx);
}

/**
 * Enqueues the completed meetings that have a file for another analysis, after all uploads. The old results stay
 * readable until then. The new run ids keep running workers from saving.
 */
export async function readMeetingsAgain(
  tx: Queryable,
  queue: JobQueue,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<void> {
  if (meetingIds.length === 0) return;
  const { rows } = await sql<{ id: string; size: number }>`
    update "meeting" set "isStale" = true, "runId" = gen_random_uuid(), "turn" = ${roundOfReadingAgain}
    from "meetingFile" "file"
    where "meeting"."organizationId" = ${organizationId} and "meeting"."id" = any (${meetingIds})
      and "meeting"."status" = 'completed'
      and "file"."organizationId" = ${organizationId} and "file"."meetingId" = "meeting"."id"
    returning "meeting"."id", "file"."size"`.execute(tx);
  await queue.enqueueAll(
    tx,
    processTranscriptJob,
    rows.map(({ id, size }) => ({
      data: { meetingId: id },
      round: roundOfReadingAgain,
      group: groupOf(organizationId, size),
    })),
  );
}
