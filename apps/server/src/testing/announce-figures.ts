import type { EventBus } from '../platform/event-bus.ts';

/**
 * Publishes an event and resolves when the figures kept in memory are dropped, including those whose event is still
 * on its way.
 */
export async function announceFigures(bus: EventBus, organizationId: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const unsubscribe = bus.subscribe(({ name, payload }) => {
    if (name === 'organization-figures-updated' && payload.organizationId === organizationId)
      resolve();
  });
  await bus.publish({ name: 'organization-figures-updated', payload: { organizationId } });
  await promise;
  unsubscribe();
}
