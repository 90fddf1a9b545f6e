import type { Database } from '../../database/types.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAct } from '../audit/record-act.ts';

/** Makes another member the owner; the owner becomes an admin. */
export async function handOverOwnership(
  { db, bus }: { db: Database; bus: EventBus },
  actor: Actor,
  memberId: string,
): Promise<void> {
  if (actor.role !== 'owner') throw forbidden();
  const { organizationId } = actor;
  const owner = await db.transaction().execute(async (tx) => {
    const setRole = (role: 'owner' | 'admin') =>
      tx
        .updateTable('member')
        .set({ role })
        .where('organizationId', '=', organizationId)
        .returning('userId');
    await setRole('admin')
      .where('userId', '=', actor.accountId)
      .where('role', '=', 'owner')
      .execute();
    const owner = await setRole('owner')
      .where('id', '=', memberId)
      .where('userId', '!=', actor.accountId)
      .executeTakeFirst();
    if (!owner) throw notFound('User');
    await recordAct(tx, actor, { action: 'ownership-handed-over', targetId: owner.userId });
    return owner;
  });
  await bus.publish({ name: 'organization-people-updated', payload: { organizationId } });
  for (const accountId of [actor.accountId, owner.userId])
    await bus.publish({ name: 'access-changed', payload: { accountId } });
}
