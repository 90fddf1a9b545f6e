import type { EventBus } from '../../platform/event-bus.ts';

type MeetingEvent = {
  name: 'meeting-deleted' | 'meeting-updated';
  payload: { eventId: string; organizationId: string };
};

/** A notification of PostgreSQL holds 8,000 bytes, an account's id up to 40. */
const accountsAtOnce = 100;

/** Publishes an event of a meeting to the accounts alone; null for every member. */
export async function publishToAccounts(
  bus: EventBus,
  event: MeetingEvent,
  accounts: readonly string[] | null,
): Promise<void> {
  if (accounts === null) return bus.publish({ ...event, audience: null });
  for (let at = 0; at < accounts.length; at += accountsAtOnce)
    await bus.publish({ ...event, audience: accounts.slice(at, at + accountsAtOnce) });
}

/** Tells those who could read a meeting and no longer may. Their browsers find that it is gone. */
export function publishLoss(
  bus: EventBus,
  payload: MeetingEvent['payload'],
  audience: { before: readonly string[] | null; after: readonly string[] | null },
): Promise<void> {
  const { before, after } = audience;
  const lost = after === null ? [] : (before ?? []).filter((account) => !after.includes(account));
  return publishToAccounts(bus, { name: 'meeting-updated', payload }, lost);
}
