import { domainOfAddress } from '@rapport/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/**
 * The domain of the address in a column, in lower case. Null for a stored text with several @ or blanks, which
 * `domainOfAddress` does not accept either.
 */
export const domainInColumn = (column: string) =>
  sql<string | null>`lower(substring(${sql.ref(column)} from '^[^@[:space:]]+@([^@[:space:]]+)$'))`;

/** Whether another organization has proved that the domain of an address is its own. */
export async function isInDomainOfOthers(
  db: Queryable,
  organizationId: string,
  email: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('singleSignOnDomain')
    .select('id')
    .where('domain', '=', domainOfAddress(email) ?? '')
    .where('organizationId', '!=', organizationId)
    .where('verifiedAt', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the organization has verified domains, and the address is in none of them. */
export async function isOutsideVerifiedDomains(
  db: Queryable,
  organizationId: string,
  email: string,
): Promise<boolean> {
  const verified = await db
    .selectFrom('singleSignOnDomain')
    .select('domain')
    .where('organizationId', '=', organizationId)
    .where('verifiedAt', 'is not', null)
    .execute();
  const domain = domainOfAddress(email);
  return verified.length > 0 && !verified.some((one) => one.domain === domain);
}
