import { publishToAccounts } from '../../../ground/meeting/publish-to-accounts.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import type { Member } from '../../../platform/session.ts';

/** Publishes to accounts that see the scenario, or saw it before the change. */
export const publishScenario = (
  bus: EventBus,
  { organizationId }: Pick<Member, 'organizationId'>,
  id: string,
  accounts: readonly string[],
): Promise<void> => {
  const payload = { organizationId, kind: 'scenario' as const, id };
  return publishToAccounts(bus, { name: 'planning-updated', payload }, [...new Set(accounts)]);
};
