import type { Database } from '../../../database/types.ts';
import { groupOf } from '../../../ground/meeting/enqueue-processing.ts';
import { processTranscriptJob } from '../../../ground/meeting/process-transcript.job.ts';
import { transcribeRecordingJob } from '../../../ground/recording/transcribe-recording.job.ts';
import type { JobQueue } from '../../../platform/job-queue.ts';
import { listUnfinishedMeetings } from './processing-repository.ts';

/** Enqueues every unfinished meeting after a start without the earlier jobs. */
export async function requeueUnfinished(db: Database, queue: JobQueue): Promise<number> {
  const meetings = await listUnfinishedMeetings(db);
  const isRecording = (meeting: (typeof meetings)[number]) =>
    meeting.size === null && meeting.soundId !== null;
  const placed = ({ id, organizationId, turn: round, size }: (typeof meetings)[number]) => ({
    data: { meetingId: id },
    round,
    group: groupOf(organizationId, size ?? 0),
  });
  const transcripts = meetings.filter((meeting) => !isRecording(meeting));
  await queue.enqueueAll(db, processTranscriptJob, transcripts.map(placed));
  await queue.enqueueAll(db, transcribeRecordingJob, meetings.filter(isRecording).map(placed));
  return meetings.length;
}
