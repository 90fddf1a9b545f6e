import type { ProcessingStatus } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { enqueueProcessing } from '../../../ground/meeting/enqueue-processing.ts';
import { presentProcessingStatus } from '../../../ground/meeting/present-processing-status.ts';
import { processTranscriptJob } from '../../../ground/meeting/process-transcript.job.ts';
import { requireFile } from '../../../ground/meeting/require-file.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import type { JobDefinition, JobQueue } from '../../../platform/job-queue.ts';
import type { Actor } from '../../../platform/session.ts';
import { changeProcessing } from './change-processing.ts';
import { publishProcessing } from './processing-events.ts';
import { setIdleStatus } from './processing-repository.ts';

const refusal = {
  code: 'NOT_RETRYABLE',
  message: 'Meeting is not in failed status or cannot be retried.',
};

export async function retryProcessing(
  { db, bus, queue }: { db: Database; bus: EventBus; queue: JobQueue },
  actor: Actor,
  id: string,
): Promise<ProcessingStatus> {
  let job: JobDefinition = processTranscriptJob;
  const meeting = await changeProcessing(db, actor, id, 'retry', refusal, async (tx, current) => {
    await requireFile(tx, current);
    const waiting = await setIdleStatus(tx, current, 'pending');
    job = await enqueueProcessing(tx, queue, waiting, waiting.turn);
    return waiting;
  });
  await publishProcessing(bus, 'transcript-processing-progress', meeting);
  queue.wake(job);
  return presentProcessingStatus(meeting);
}
