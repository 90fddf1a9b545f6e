import { randomUUID } from 'node:crypto';
import type { ServerEvent, ServerEventName } from '@rapport/contract';
import type { EventBus } from '../platform/event-bus.ts';

/**
 * Waits for the next such event. Call it before causing the event. PostgreSQL delivers events after the answer of the
 * call that caused them, so events of earlier calls are skipped: all that arrive before a marker published now.
 */
export function waitForEvent(
  bus: EventBus,
  name: ServerEventName,
  eventId?: string,
): Promise<ServerEvent> {
  const { promise, resolve } = Promise.withResolvers<ServerEvent>();
  const marker = randomUUID();
  let passed = false;
  const unsubscribe = bus.subscribe((event) => {
    if (event.name === 'work-waiting' && event.payload.queue === marker) passed = true;
    if (!passed || event.name !== name) return;
    if (eventId && !('eventId' in event.payload && event.payload.eventId === eventId)) return;
    unsubscribe();
    resolve(event);
  });
  void bus.publish({ name: 'work-waiting', payload: { queue: marker } });
  return promise;
}
