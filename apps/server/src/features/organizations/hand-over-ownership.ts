import type { Database } from '../../database/types.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';

/** Makes another member the owner; the owner becomes an admin. */
export async function handOverOwnership(
  db: Database,
  member: Member,
  memberId: string,
): Promise<void> {
  if (member.role !== 'owner') throw forbidden();
  await db.transaction().execute(async (tx) => {
    const setRole = (role: 'owner' | 'admin') =>
      tx
        .updateTable('member')
        .set({ role })
        .where('organizationId', '=', member.organizationId)
        .returning('id');
    await setRole('admin')
      .where('userId', '=', member.accountId)
      .where('role', '=', 'owner')
      .execute();
    const owner = await setRole('owner')
      .where('id', '=', memberId)
      .where('userId', '!=', member.accountId)
      .executeTakeFirst();
    if (!owner) throw notFound('User');
  });
}
