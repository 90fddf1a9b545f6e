import type { EventBus } from '../../platform/event-bus.ts';

const gatherMs = 1000;

export type AnnouncePeople = ReturnType<typeof createAnnouncePeople>;

/**
 * Publishes the first change at once, and all changes of the following second as one event: a directory sends thousands
 * of people one by one, and each event makes every open list load again.
 */
export function createAnnouncePeople(bus: EventBus) {
  const gathering = new Map<string, { timer: NodeJS.Timeout; isDue: boolean }>();
  const publish = (organizationId: string) =>
    bus.publish({ name: 'organization-people-updated', payload: { organizationId } });
  async function announce(organizationId: string): Promise<void> {
    const open = gathering.get(organizationId);
    if (open) {
      open.isDue = true;
      return;
    }
    const end = () => {
      const { isDue } = gathering.get(organizationId) ?? {};
      gathering.delete(organizationId);
      if (isDue) void announce(organizationId);
    };
    gathering.set(organizationId, { timer: setTimeout(end, gatherMs), isDue: false });
    await publish(organizationId);
  }
  return {
    announce,
    async close() {
      for (const [organizationId, { timer, isDue }] of gathering) {
        clearTimeout(timer);
        if (isDue) await publish(organizationId);
      }
      gathering.clear();
    },
  };
}
