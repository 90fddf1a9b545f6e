import type { AuditAction } from '@rapport/contract';
import type { EventBus } from '../../platform/event-bus.ts';
import type { OrganizationEvent } from './auth-events.ts';

const changesOfPeople: readonly AuditAction[] = [
  'invitation-sent',
  'invitation-cancelled',
  'invitation-accepted',
  'role-changed',
  'member-removed',
  'member-left',
];

export async function publishAuthEvent(
  bus: EventBus,
  { action, organizationId, targetId }: OrganizationEvent,
): Promise<void> {
  if (action === 'organization-changed')
    await bus.publish({ name: 'organization-settings-updated', payload: { organizationId } });
  if (changesOfPeople.includes(action))
    await bus.publish({ name: 'organization-people-updated', payload: { organizationId } });
  if (action === 'role-changed' && targetId)
    await bus.publish({ name: 'access-changed', payload: { accountId: targetId } });
}
