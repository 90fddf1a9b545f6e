import type { EventBus } from '../../platform/event-bus.ts';

export type ChangedPlaces = {
  meetingIds: readonly string[];
  /** Meetings whose number of actions changed. */
  counted: readonly string[];
  /** Accounts that may read, or could read before, those without a meeting. */
  accounts: readonly string[];
};

/** To those who may read the meetings, and to the people of actions without one. */
export async function publishActions(
  bus: EventBus,
  organizationId: string,
  { meetingIds, counted, accounts }: ChangedPlaces,
): Promise<void> {
  for (const eventId of meetingIds)
    await bus.publish({ name: 'actions-updated', payload: { organizationId, eventId } });
  for (const eventId of counted)
    await bus.publish({ name: 'meeting-updated', payload: { organizationId, eventId } });
  if (accounts.length > 0)
    await bus.publish({
      name: 'actions-updated',
      payload: { organizationId },
      audience: [...new Set(accounts)],
    });
}
