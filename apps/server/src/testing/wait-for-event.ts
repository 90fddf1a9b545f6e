import type { ServerEvent, ServerEventName } from '@rapport/contract';
import type { EventBus } from '../platform/event-bus.ts';

/** Call before causing the event. */
export function waitForEvent(
  bus: EventBus,
  name: ServerEventName,
  eventId?: string,
): Promise<ServerEvent> {
  const { promise, resolve } = Promise.withResolvers<ServerEvent>();
  const unsubscribe = bus.subscribe((event) => {
    if (event.name !== name) return;
    if (eventId && !('eventId' in event.payload && event.payload.eventId === eventId)) return;
    unsubscribe();
    resolve(event);
  });
  return promise;
}
