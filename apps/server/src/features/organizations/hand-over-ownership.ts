import type { Database } from '../../database/types.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { swapOwner } from './organization-repository.ts';

/** The former owner becomes an admin. */
export async function handOverOwnership(
  { db, bus }: { db: Database; bus: EventBus },
  actor: Actor,
  memberId: string,
): Promise<void> {
  if (actor.role !== 'owner') throw forbidden();
  const { organizationId } = actor;
  const owner = await db.transaction().execute(async (tx) => {
    const owner = await swapOwner(tx, organizationId, { ownerId: actor.accountId, memberId });
    if (!owner) throw notFound('User');
    await recordAuditEvent(tx, actor, { action: 'ownership-handed-over', targetId: owner.userId });
    return owner;
  });
  await bus.publish({ name: 'organization-people-updated', payload: { organizationId } });
  for (const accountId of [actor.accountId, owner.userId])
    await bus.publish({ name: 'access-changed', payload: { accountId } });
}
