import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** Whether another organization has proved that the domain of an address is its own. */
export async function isInDomainOfOthers(
  db: Queryable,
  organizationId: string,
  email: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('singleSignOnDomain')
    .select('id')
    .where('domain', '=', sql<string>`lower(split_part(${email}, '@', 2))`)
    .where('organizationId', '!=', organizationId)
    .where('verifiedAt', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}
