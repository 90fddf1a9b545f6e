import type { EventBus } from '../../../platform/event-bus.ts';
import type { Member } from '../../../platform/session.ts';

/** Publishes to the author only, or to every member if the scenario is or was shared. */
export const publishScenario = (
  bus: EventBus,
  { organizationId, accountId }: Pick<Member, 'organizationId' | 'accountId'>,
  { id, isShared }: { id: string; isShared: boolean },
): Promise<void> =>
  bus.publish({
    name: 'planning-updated',
    payload: { organizationId, kind: 'scenario', id },
    audience: isShared ? null : [accountId],
  });
