import type { OrganizationRole } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';

/** Gives the open invitation of an address another role. */
export async function changeInvitationRole(
  db: Queryable,
  organizationId: string,
  email: string,
  role: Exclude<OrganizationRole, 'owner'>,
) {
  await db
    .updateTable('invitation')
    .set({ role })
    .where('organizationId', '=', organizationId)
    .where('email', '=', email.toLowerCase())
    .where('status', '=', 'pending')
    .execute();
}
