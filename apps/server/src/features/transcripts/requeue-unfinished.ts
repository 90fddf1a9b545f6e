import type { Database } from '../../database/types.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { groupOf } from './enqueue-processing.ts';
import { processTranscriptJob } from './process-transcript.job.ts';
import { listUnfinishedMeetings } from './processing-repository.ts';

/** After a start without the jobs of before: every meeting that is not finished gets a new one. */
export async function requeueUnfinished(db: Database, queue: JobQueue): Promise<number> {
  const meetings = await listUnfinishedMeetings(db);
  await queue.enqueueAll(
    processTranscriptJob,
    meetings.map(({ id, organizationId, turn, size }) => ({
      data: { meetingId: id },
      turn,
      group: groupOf(organizationId, size ?? 0),
    })),
  );
  return meetings.length;
}
