import type { ProcessingStatus } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { Actor } from '../../platform/session.ts';
import { requireFile } from '../meetings/meeting-file.ts';
import { changeProcessing } from './change-processing.ts';
import { enqueueProcessing } from './enqueue-processing.ts';
import { presentProcessingStatus } from './present-processing-status.ts';
import { processTranscriptJob } from './process-transcript.job.ts';
import { publishProcessing } from './processing-events.ts';
import { setIdleStatus } from './processing-repository.ts';

const refusal = {
  code: 'NOT_RETRYABLE',
  message: 'Meeting is not in failed status or cannot be retried.',
};

/** Queues a failed meeting once more. */
export async function retryProcessing(
  { db, bus, queue }: { db: Database; bus: EventBus; queue: JobQueue },
  actor: Actor,
  id: string,
): Promise<ProcessingStatus> {
  const meeting = await changeProcessing(db, actor, id, 'retry', refusal, async (tx, current) => {
    await requireFile(tx, current);
    const waiting = await setIdleStatus(tx, current, 'pending');
    await enqueueProcessing(tx, queue, waiting, waiting.turn);
    return waiting;
  });
  await publishProcessing(bus, 'transcript-processing-progress', meeting);
  queue.wake(processTranscriptJob);
  return presentProcessingStatus(meeting);
}
