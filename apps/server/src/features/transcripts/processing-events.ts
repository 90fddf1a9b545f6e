import type { ProcessingEventName } from '@rapport/contract';
import type { Meeting } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import { presentProcessingStatus } from './present-processing-status.ts';

/** Tells the meeting's organization where its processing stands. */
export function publishProcessing(
  bus: EventBus,
  name: ProcessingEventName,
  meeting: Meeting,
): Promise<void> {
  const payload = {
    ...presentProcessingStatus(meeting),
    organizationId: meeting.organizationId,
  };
  return bus.publish({ name, payload });
}
