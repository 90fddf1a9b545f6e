import type { ChangedMeetings, ManyMeetings } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { groupOf } from '../../../ground/meeting/enqueue-processing.ts';
import { lockManyMeetings, presentChanged } from '../../../ground/meeting/lock-many-meetings.ts';
import { readFileSizes } from '../../../ground/meeting/meeting-file-repository.ts';
import { mayChange } from '../../../ground/meeting/policy.ts';
import { processTranscriptJob } from '../../../ground/meeting/process-transcript.job.ts';
import { nextStatus } from '../../../ground/meeting/processing-state.ts';
import { listSounds } from '../../../ground/recording/sound-repository.ts';
import { transcribeRecordingJob } from '../../../ground/recording/transcribe-recording.job.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import type { JobQueue } from '../../../platform/job-queue.ts';
import type { Actor } from '../../../platform/session.ts';
import { recordAuditEvents } from '../../audit/record-audit-event.ts';
import { setPending } from './processing-repository.ts';

/** Retries the meetings that have failed, still have a file, and that the actor may change. */
export async function retryMeetings(
  { db, bus, queue }: { db: Database; bus: EventBus; queue: JobQueue },
  actor: Actor,
  { ids }: ManyMeetings,
): Promise<ChangedMeetings> {
  const { organizationId } = actor;
  const answer = await db.transaction().execute(async (tx) => {
    const { changeable, refused } = await lockManyMeetings(tx, actor, ids, (meeting) => {
      if (!mayChange(actor, meeting)) return 'not-allowed';
      return nextStatus(meeting.status, 'retry') ? undefined : 'not-failed';
    });
    const failed = changeable.map(({ id }) => id);
    const sizes = await readFileSizes(tx, organizationId, failed);
    const sounds = await listSounds(tx, organizationId, failed);
    const hasContent = (id: string) => sizes.has(id) || sounds.has(id);
    const retried = failed.filter(hasContent);
    const withoutFile = failed.filter((id) => !hasContent(id)).map(() => 'file-deleted' as const);
    const waiting = retried.length > 0 ? await setPending(tx, organizationId, retried) : [];
    const placed = ({ id, turn }: (typeof waiting)[number]) => ({
      data: { meetingId: id },
      round: turn,
      group: groupOf(organizationId, sizes.get(id) ?? 0),
    });
    const transcripts = waiting.filter(({ id }) => sizes.has(id)).map(placed);
    await queue.enqueueAll(tx, processTranscriptJob, transcripts);
    const recordings = waiting.filter(({ id }) => !sizes.has(id)).map(placed);
    await queue.enqueueAll(tx, transcribeRecordingJob, recordings);
    const events = retried.map((id) => ({ action: 'processing-retried', targetId: id }) as const);
    await recordAuditEvents(tx, actor, events);
    return presentChanged(retried, [...refused, ...withoutFile]);
  });
  if (answer.changed.length > 0) {
    await bus.publish({ name: 'meetings-updated', payload: { organizationId } });
    queue.wake(processTranscriptJob);
    queue.wake(transcribeRecordingJob);
  }
  return answer;
}
