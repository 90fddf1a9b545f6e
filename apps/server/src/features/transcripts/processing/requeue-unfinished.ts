import type { Database } from '../../../database/types.ts';
import { groupOf } from '../../../ground/meeting/enqueue-processing.ts';
import { processTranscriptJob } from '../../../ground/meeting/process-transcript.job.ts';
import type { JobQueue } from '../../../platform/job-queue.ts';
import { listUnfinishedMeetings } from './processing-repository.ts';

/** Enqueues every unfinished meeting after a start without the earlier jobs. */
export async function requeueUnfinished(db: Database, queue: JobQueue): Promise<number> {
  const meetings = await listUnfinishedMeetings(db);
  await queue.enqueueAll(
    db,
    processTranscriptJob,
    meetings.map(({ id, organizationId, turn: round, size }) => ({
      data: { meetingId: id },
      round,
      group: groupOf(organizationId, size ?? 0),
    })),
  );
  return meetings.length;
}
