import type { ProcessingEventName } from '@rapport/contract';
import type { Meeting } from '../../../database/types.ts';
import { presentProcessingStatus } from '../../../ground/meeting/present-processing-status.ts';
import type { EventBus } from '../../../platform/event-bus.ts';

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
