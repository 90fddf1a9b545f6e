import type { AuditAction } from '@rapport/contract';
import type { EventBus } from '../../platform/event-bus.ts';
import type { OrganizationAct } from './auth-acts.ts';

const changesOfPeople: readonly AuditAction[] = [
  'invitation-sent',
  'invitation-cancelled',
  'invitation-accepted',
  'role-changed',
  'member-removed',
  'member-left',
];

/** Tells the open pages of an organization what a call of Better Auth has changed in it. */
export async function tellOfAct(
  bus: EventBus,
  { action, organizationId, targetId }: OrganizationAct,
): Promise<void> {
  if (action === 'organization-changed')
    await bus.publish({ name: 'organization-settings-updated', payload: { organizationId } });
  if (changesOfPeople.includes(action))
    await bus.publish({ name: 'organization-people-updated', payload: { organizationId } });
  if (action === 'role-changed' && targetId)
    await bus.publish({ name: 'access-changed', payload: { accountId: targetId } });
}
