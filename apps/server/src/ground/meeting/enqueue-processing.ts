import type { Meeting, Queryable } from '../../database/types.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { readFileSize } from './meeting-file-repository.ts';
import { processTranscriptJob } from './process-transcript.job.ts';

/** A file of this size takes seconds: five hours of talk as a Word document, two as text. */
const shortFileBytes = 256 * 1024;
const longFiles = 'long';

/**
 * Short files are grouped by organization, so that none takes every worker. All long files are one
 * group, which leaves a worker for short ones.
 */
export const groupOf = (organizationId: string, fileBytes: number): string =>
  fileBytes > shortFileBytes ? longFiles : organizationId;

/** Lower rounds are processed first. */
export async function enqueueProcessing(
  tx: Queryable,
  queue: JobQueue,
  meeting: Pick<Meeting, 'id' | 'organizationId'>,
  round = 0,
): Promise<void> {
  const group = groupOf(meeting.organizationId, await readFileSize(tx, meeting));
  await queue.enqueue(tx, processTranscriptJob, { meetingId: meeting.id }, { round, group });
}
