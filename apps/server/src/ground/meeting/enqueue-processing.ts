import type { Meeting, Queryable } from '../../database/types.ts';
import type { JobDefinition, JobQueue } from '../../platform/job-queue.ts';
import { transcribeRecordingJob } from '../recording/transcribe-recording.job.ts';
import { findFileSize } from './meeting-file-repository.ts';
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

/**
 * Adds the meeting to the queue. Lower rounds are processed first. A recording without a transcript
 * is transcribed first.
 * @returns the job to wake
 */
export async function enqueueProcessing(
  tx: Queryable,
  queue: JobQueue,
  meeting: Pick<Meeting, 'id' | 'organizationId'>,
  round = 0,
): Promise<JobDefinition> {
  const { id: meetingId, organizationId } = meeting;
  const size = await findFileSize(tx, meeting);
  const job = size === undefined ? transcribeRecordingJob : processTranscriptJob;
  const group = groupOf(organizationId, size ?? 0);
  await queue.enqueue(tx, job, { meetingId }, { round, group });
  return job;
}
