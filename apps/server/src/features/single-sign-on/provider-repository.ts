import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely';
import { lockUntilCommit } from '../../database/lock-until-commit.ts';
import { deleteRows, hasRow } from '../../database/matching-rows.ts';
import type { Queryable, Tables } from '../../database/types.ts';
import { accountName } from '../../ground/shown-name-repository.ts';

export type Provider = Selectable<Tables['singleSignOn']>;
export type ShownProvider = Provider & { changer: string | null };

const providers = (db: Queryable) =>
  db
    .selectFrom('singleSignOn')
    .selectAll('singleSignOn')
    .select(accountName('singleSignOn.changedBy', 'singleSignOn.organizationId').as('changer'));

export function findProvider(
  db: Queryable,
  organizationId: string,
): Promise<ShownProvider | undefined> {
  return providers(db).where('singleSignOn.organizationId', '=', organizationId).executeTakeFirst();
}

/** Locks the provider until the transaction ends, even before the first one is saved. */
export async function lockProvider(
  tx: Queryable,
  organizationId: string,
): Promise<ShownProvider | undefined> {
  await lockUntilCommit(tx, 'single sign-on', organizationId);
  return findProvider(tx, organizationId);
}

/** The provider of the organization that has verified the domain, if single sign-on is on there. */
export function findProviderOfDomain(
  db: Queryable,
  domain: string,
): Promise<ShownProvider | undefined> {
  return providers(db)
    .innerJoin(
      'singleSignOnDomain',
      'singleSignOnDomain.organizationId',
      'singleSignOn.organizationId',
    )
    .where('singleSignOnDomain.domain', '=', domain)
    .where('singleSignOnDomain.verifiedAt', 'is not', null)
    .where('singleSignOn.isOn', '=', true)
    .executeTakeFirst();
}

/** Whether any organization uses single sign-on. */
export const isAnyProviderOn = (db: Queryable) => hasRow(db, 'singleSignOn', { isOn: true });

type NewProvider = Omit<
  Insertable<Tables['singleSignOn']>,
  'testedAt' | 'testedEmail' | 'testError'
>;

export async function insertProvider(tx: Queryable, row: NewProvider): Promise<void> {
  await tx
    .insertInto('singleSignOn')
    .values({ ...row, testedAt: null, testedEmail: null, testError: null })
    .execute();
}

export async function updateProvider(
  tx: Queryable,
  organizationId: string,
  columns: UpdateObject<Tables, 'singleSignOn'>,
): Promise<void> {
  await tx
    .updateTable('singleSignOn')
    .set({ ...columns, changedAt: sql<Date>`now()`, version: sql<number>`"version" + 1` })
    .where('organizationId', '=', organizationId)
    .execute();
}

/** Also deletes the links of accounts, because the same ids at another provider are other people. */
export const deleteProviderRow = (tx: Queryable, organizationId: string) =>
  deleteRows(tx, 'singleSignOn', { organizationId });

/** Owners are linked again only by a provider that an owner has saved. */
export async function deleteLinksOfOwners(
  tx: Queryable,
  { id, organizationId }: Pick<Provider, 'id' | 'organizationId'>,
): Promise<void> {
  await tx
    .deleteFrom('singleSignOnLink')
    .where('singleSignOnId', '=', id)
    .where('accountId', 'in', (row) =>
      row
        .selectFrom('member')
        .select('userId')
        .where('organizationId', '=', organizationId)
        .where('role', '=', 'owner'),
    )
    .execute();
}

/** The version stays, because the settings did not change. */
export async function storeTestResult(
  db: Queryable,
  { id, organizationId }: Pick<Provider, 'id' | 'organizationId'>,
  result: { testedEmail: string | null; testError: string | null },
): Promise<void> {
  await db
    .updateTable('singleSignOn')
    .set({ ...result, testedAt: sql<Date>`now()` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}
