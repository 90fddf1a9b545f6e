import { type OrganizationRole, organizationRoleSchema } from '@rapport/contract';
import type { Database } from '../../database/types.ts';

/** The person's role in an organization; undefined where they do not belong to it. */
export async function findRole(
  db: Database,
  organizationId: string,
  accountId: string,
): Promise<OrganizationRole | undefined> {
  const member = await db
    .selectFrom('member')
    .select('role')
    .where('organizationId', '=', organizationId)
    .where('userId', '=', accountId)
    .executeTakeFirst();
  return member && organizationRoleSchema.parse(member.role);
}
