import type { ProcessingStatus } from '@rapport/contract';
import type { Actor } from '../../platform/session.ts';
import { recordAct } from '../audit/record-act.ts';
import { presentProcessingStatus } from '../transcripts/present-processing-status.ts';
import {
  announce,
  type CorrectionServices,
  lockReadMeeting,
  workOutAgain,
} from './correct-meeting.ts';

/** Reads a meeting's file once more, with all that was set right; the results of before stay in sight until then. */
export async function readAgain(
  services: CorrectionServices,
  actor: Actor,
  id: string,
): Promise<ProcessingStatus> {
  const meeting = await services.db.transaction().execute(async (tx) => {
    const current = await lockReadMeeting(tx, actor, id);
    await recordAct(tx, actor, { action: 'meeting-read-again', targetId: id });
    return workOutAgain(tx, services.queue, current);
  });
  await announce(services, meeting);
  return presentProcessingStatus(meeting);
}
