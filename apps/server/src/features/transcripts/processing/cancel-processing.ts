import type { ProcessingStatus } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { presentProcessingStatus } from '../../../ground/meeting/present-processing-status.ts';
import { deleteSound } from '../../../ground/recording/sound-repository.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import type { Actor } from '../../../platform/session.ts';
import { deleteParts } from '../recordings/transcribing-repository.ts';
import { changeProcessing } from './change-processing.ts';
import { publishProcessing } from './processing-events.ts';
import { setIdleStatus } from './processing-repository.ts';

const refusal = {
  code: 'NOT_CANCELLABLE',
  message: 'Meeting is not in a state that can be cancelled.',
};

/** A running worker stops at its next step. The sound of a recording is deleted. */
export async function cancelProcessing(
  { db, bus }: { db: Database; bus: EventBus },
  actor: Actor,
  id: string,
): Promise<ProcessingStatus> {
  const meeting = await changeProcessing(db, actor, id, 'cancel', refusal, async (tx, current) => {
    await deleteSound(tx, current.organizationId, [current.id]);
    await deleteParts(tx, current);
    return setIdleStatus(tx, current, 'cancelled');
  });
  await publishProcessing(bus, 'transcript-processing-cancelled', meeting);
  return presentProcessingStatus(meeting);
}
