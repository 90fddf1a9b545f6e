import type { Meeting, Queryable } from '../../database/types.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { processTranscriptJob } from './process-transcript.job.ts';
import { readFileSize } from './processing-repository.ts';

/** Up to here a file is read in seconds: five hours of talk as a Word document, or two as text. */
const shortFileBytes = 256 * 1024;
/** All long files together, whosever they are. */
const longFiles = 'long';

/** Those who share places: long files leave one to short ones, and no organization's short files take all. */
export const groupOf = (organizationId: string, fileBytes: number): string =>
  fileBytes > shortFileBytes ? longFiles : organizationId;

/** Has a meeting's transcript read, in its turn or at once. */
export async function enqueueProcessing(
  tx: Queryable,
  queue: JobQueue,
  { id, organizationId }: Pick<Meeting, 'id' | 'organizationId'>,
  turn = 0,
): Promise<void> {
  const group = groupOf(organizationId, await readFileSize(tx, organizationId, id));
  await queue.enqueue(tx, processTranscriptJob, { meetingId: id }, { turn, group });
}
