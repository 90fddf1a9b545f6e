import type { Queryable } from '../../database/types.ts';
import { findAudienceOfAny } from '../../ground/meeting/audience-repository.ts';
import { publishToAccounts } from '../../ground/meeting/publish-to-accounts.ts';
import type { EventBus } from '../../platform/event-bus.ts';

export type ChangedPlaces = {
  meetingIds: readonly string[];
  /** Meetings whose number of actions changed. */
  counted: readonly string[];
  /** Accounts that may read those without a meeting, or could before. */
  accounts: readonly string[];
};

/**
 * Publishes to those who may read the meetings, and to the people of actions without one. Several meetings are
 * published in one event.
 */
export async function publishActions(
  { db, bus }: { db: Queryable; bus: EventBus },
  organizationId: string,
  { meetingIds, counted, accounts }: ChangedPlaces,
): Promise<void> {
  const [eventId] = meetingIds;
  if (eventId !== undefined && meetingIds.length === 1) {
    const payload = { organizationId, eventId };
    await bus.publish({ name: 'actions-updated', payload });
    if (counted.length > 0) await bus.publish({ name: 'meeting-updated', payload });
  }
  const many = meetingIds.length > 1 ? meetingIds : [];
  const readers = many.length > 0 ? await findAudienceOfAny(db, organizationId, many) : [];
  const payload = { organizationId };
  const told = readers && [...new Set([...readers, ...accounts])];
  await publishToAccounts(bus, { name: 'actions-updated', payload }, told);
  if (many.length > 0 && counted.length > 0)
    await publishToAccounts(bus, { name: 'meetings-updated', payload }, readers);
}
