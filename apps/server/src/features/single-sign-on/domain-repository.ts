import type { SingleSignOnDomain } from '@rapport/contract';
import { singleSignOnDomainsMax } from '@rapport/contract';
import { type Selectable, sql } from 'kysely';
import { lockUntilCommit } from '../../database/lock-until-commit.ts';
import { deleteRows } from '../../database/matching-rows.ts';
import type { Queryable, Tables } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';

export type Domain = Selectable<Tables['singleSignOnDomain']>;

export function listDomains(db: Queryable, organizationId: string): Promise<Domain[]> {
  return db
    .selectFrom('singleSignOnDomain')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .orderBy('domain')
    .execute();
}

export async function findDomain(
  db: Queryable,
  organizationId: string,
  id: string,
): Promise<Domain | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('singleSignOnDomain')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks until the transaction ends, so that domains are counted and added one after the other. */
export async function hasRoomForDomain(tx: Queryable, organizationId: string): Promise<boolean> {
  await lockUntilCommit(tx, 'sign-in domains', organizationId);
  const { count } = await tx
    .selectFrom('singleSignOnDomain')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  return count < singleSignOnDomainsMax;
}

/** Undefined if the organization already has the domain. */
export async function insertDomain(
  tx: Queryable,
  row: Pick<SingleSignOnDomain, 'domain' | 'record'> & { organizationId: string },
): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('singleSignOnDomain')
    .values({ ...row, verifiedAt: null })
    .onConflict((conflict) => conflict.columns(['organizationId', 'domain']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** False if it belongs to another organization. */
export async function verifyDomain(
  tx: Queryable,
  organizationId: string,
  { id, domain }: Pick<Domain, 'id' | 'domain'>,
): Promise<boolean> {
  // One after the other, so that of two simultaneous calls the second sees the first.
  await lockUntilCommit(tx, 'sign-in domain', domain);
  const other = await tx
    .selectFrom('singleSignOnDomain')
    .select('id')
    .where('domain', '=', domain)
    .where('verifiedAt', 'is not', null)
    .where('organizationId', '!=', organizationId)
    .executeTakeFirst();
  if (other) return false;
  await tx
    .updateTable('singleSignOnDomain')
    .set({ verifiedAt: sql<Date>`coalesce("verifiedAt", now())` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
  return true;
}

export const deleteDomainRow = (tx: Queryable, organizationId: string, id: string) =>
  deleteRows(tx, 'singleSignOnDomain', { organizationId, id });

export async function hasVerifiedDomain(
  db: Queryable,
  organizationId: string,
  domain: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('singleSignOnDomain')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('domain', '=', domain)
    .where('verifiedAt', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}
