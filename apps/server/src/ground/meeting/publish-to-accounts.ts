import type { ServerEvent, ServerEventName } from '@rapport/contract';
import type { EventBus } from '../../platform/event-bus.ts';

type EventFor<N extends ServerEventName> = Extract<ServerEvent, { name: N }>;
type AccountEvent =
  | EventFor<'meeting-deleted'>
  | EventFor<'meeting-updated'>
  | EventFor<'meetings-updated'>
  | EventFor<'actions-updated'>
  | EventFor<'notifications-updated'>
  | EventFor<'planning-updated'>;

type Accounts = readonly string[] | null;

/** A PostgreSQL notification has at most 8,000 bytes, the id of an account at most 40. */
const accountsAtOnce = 100;

/** Publishes an event only to the accounts; null means every member. */
export async function publishToAccounts(
  bus: EventBus,
  event: AccountEvent,
  accounts: Accounts,
): Promise<void> {
  if (accounts === null) return bus.publish({ ...event, audience: null });
  for (let at = 0; at < accounts.length; at += accountsAtOnce)
    await bus.publish({ ...event, audience: accounts.slice(at, at + accountsAtOnce) });
}

export type AudienceChange = { before: Accounts; after: Accounts };

/** Tells the accounts that may now read a meeting, and those that no longer may, to reload it. */
export function publishAudienceChange(
  bus: EventBus,
  payload: EventFor<'meeting-updated'>['payload'],
  { before, after }: AudienceChange,
): Promise<void> {
  const lost = without(before, after);
  const gained = without(after, before);
  return publishToAccounts(bus, { name: 'meeting-updated', payload }, [...lost, ...gained]);
}

/** Accounts that are only in the first list; none if either list means every member. */
const without = (accounts: Accounts, others: Accounts) =>
  accounts && others ? accounts.filter((account) => !others.includes(account)) : [];
