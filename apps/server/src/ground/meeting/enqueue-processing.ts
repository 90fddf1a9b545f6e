import type { Meeting, Queryable } from '../../database/types.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { readFileSize } from './meeting-file-repository.ts';
import { processTranscriptJob } from './process-transcript.job.ts';

/** Analysing a file of this size takes seconds: five hours of talk as a Word document, two hours as text. */
const shortFileBytes = 256 * 1024;
const longFiles = 'long';

/**
 * Short files are grouped by organization, so that no organization occupies every worker. All long files form one
 * group, so that workers remain for short ones.
 */
export const groupOf = (organizationId: string, fileBytes: number): string =>
  fileBytes > shortFileBytes ? longFiles : organizationId;

/** Adds the meeting to the queue. Lower rounds are processed first. */
export async function enqueueProcessing(
  tx: Queryable,
  queue: JobQueue,
  meeting: Pick<Meeting, 'id' | 'organizationId'>,
  round = 0,
): Promise<void> {
  const group = groupOf(meeting.organizationId, await readFileSize(tx, meeting));
  await queue.enqueue(tx, processTranscriptJob, { meetingId: meeting.id }, { round, group });
}
