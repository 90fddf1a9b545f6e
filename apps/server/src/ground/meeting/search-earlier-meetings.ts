import type { Database } from '../../database/types.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { matchAgainJob } from './match-again.job.ts';

/** Searches earlier meetings for people of the directory who were added or changed. */
export async function searchEarlierMeetings(
  { db, queue }: { db: Database; queue: JobQueue },
  organizationId: string,
): Promise<void> {
  await queue.enqueue(db, matchAgainJob, { organizationId });
  queue.wake(matchAgainJob);
}
