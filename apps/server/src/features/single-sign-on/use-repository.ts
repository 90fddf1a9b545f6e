import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import {
  isClosedUnless,
  isReachedByProvider,
} from '../../ground/account/password-off-repository.ts';
import { domainInColumn } from '../../ground/account/verified-domain-repository.ts';

type Use = {
  usedBy: number;
  notUsedBy: number;
  owners: number;
  ownersUsedBy: number;
  keepPassword: number;
  elsewhere: number;
};

/** Members who can never use single sign-on, so that they keep their passwords. */
const cannotUse = sql<boolean>`(
  coalesce("user"."role", 'user') <> 'user'
  or not exists (
    select from "singleSignOnDomain" "own"
    where "own"."organizationId" = "member"."organizationId" and "own"."verifiedAt" is not null
      and "own"."domain" = ${domainInColumn('user.email')}))`;

const isElsewhere = sql<boolean>`exists (
  select from "member" "other"
  where "other"."userId" = "member"."userId"
    and "other"."organizationId" <> "member"."organizationId")`;

/** Counts the members of an organization by their use of single sign-on. */
export function countUse(db: Queryable, organizationId: string): Promise<Use> {
  return db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.userId')
    .leftJoin('singleSignOnLink', (join) =>
      join
        .onRef('singleSignOnLink.organizationId', '=', 'member.organizationId')
        .onRef('singleSignOnLink.accountId', '=', 'member.userId'),
    )
    .select([
      sql<number>`count("singleSignOnLink"."subject")::int`.as('usedBy'),
      sql<number>`(count(*) - count("singleSignOnLink"."subject"))::int`.as('notUsedBy'),
      sql<number>`(count(*) filter (where "member"."role" = 'owner'))::int`.as('owners'),
      sql<number>`(count("singleSignOnLink"."subject") filter (where "member"."role" = 'owner'))::int`.as(
        'ownersUsedBy',
      ),
      sql<number>`(count(*) filter (where ${cannotUse}))::int`.as('keepPassword'),
      sql<number>`(count(*) filter (where not ${cannotUse} and ${isElsewhere}))::int`.as(
        'elsewhere',
      ),
    ])
    .where('member.organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
}

/** Whether passwords are off in the only organization of the account, so that another sign-in would open nothing. */
export async function isPasswordOff(db: Queryable, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.userId')
    .select('member.id')
    .where('member.userId', '=', accountId)
    .where((row) => row.not(isElsewhere))
    .where(isClosedUnless(sql`null`))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the account uses single sign-on of an organization, or is to use it. */
export async function isBound(db: Queryable, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.userId')
    .leftJoin('singleSignOnLink', (join) =>
      join
        .onRef('singleSignOnLink.organizationId', '=', 'member.organizationId')
        .onRef('singleSignOnLink.accountId', '=', 'member.userId'),
    )
    .select('member.id')
    .where('member.userId', '=', accountId)
    .where((row) => row.or([row('singleSignOnLink.subject', 'is not', null), isReachedByProvider]))
    .executeTakeFirst();
  return found !== undefined;
}

/** Sessions that are open in the organization stay open when its passwords are turned off. */
export async function keepOpenSessions(
  tx: Queryable,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ singleSignOnId: id })
    .where('activeOrganizationId', '=', organizationId)
    .execute();
}

/** Undefined if there is no such organization, false if passwords were on already. */
export async function turnPasswordsOnOf(
  tx: Queryable,
  slug: string,
): Promise<{ organizationId: string; wasOff: boolean } | undefined> {
  const organization = await tx
    .selectFrom('organization')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!organization) return undefined;
  const changed = await tx
    .updateTable('singleSignOn')
    .set({ isPasswordOff: false, version: sql<number>`"version" + 1`, changedAt: sql<Date>`now()` })
    .where('organizationId', '=', organization.id)
    .where('isPasswordOff', '=', true)
    .returning('id')
    .executeTakeFirst();
  return { organizationId: organization.id, wasOff: changed !== undefined };
}
