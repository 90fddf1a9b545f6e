import type { Database } from '../../database/types.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAct } from '../audit/record-act.ts';

/** Makes another member the owner; the owner becomes an admin. */
export async function handOverOwnership(
  db: Database,
  actor: Actor,
  memberId: string,
): Promise<void> {
  if (actor.role !== 'owner') throw forbidden();
  await db.transaction().execute(async (tx) => {
    const setRole = (role: 'owner' | 'admin') =>
      tx
        .updateTable('member')
        .set({ role })
        .where('organizationId', '=', actor.organizationId)
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
  });
}
