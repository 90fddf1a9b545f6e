import type { ProcessingStatus } from '@rapport/contract';
import { presentProcessingStatus } from '../../ground/meeting/present-processing-status.ts';
import { processTranscriptJob } from '../../ground/meeting/process-transcript.job.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { type CorrectionServices, lockReadMeeting, recomputeResults } from './correct-meeting.ts';

/** The old results stay visible until the new ones are saved. */
export async function readAgain(
  services: CorrectionServices,
  actor: Actor,
  id: string,
): Promise<ProcessingStatus> {
  const meeting = await services.db.transaction().execute(async (tx) => {
    const current = await lockReadMeeting(tx, actor, id);
    await recordAuditEvent(tx, actor, { action: 'meeting-read-again', targetId: id });
    return recomputeResults(tx, services.queue, current);
  });
  services.queue.wake(processTranscriptJob);
  return presentProcessingStatus(meeting);
}
