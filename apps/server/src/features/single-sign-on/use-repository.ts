import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

type Use = {
  usedBy: number;
  notUsedBy: number;
  owners: number;
  ownersUsedBy: number;
  keepPassword: number;
};

/** Whether the address is in a verified domain of the organization. Both parameters are column names. */
const isInDomain = (email: string, organization: string) => sql<boolean>`exists (
  select from "singleSignOnDomain" "own"
  where "own"."organizationId" = ${sql.ref(organization)} and "own"."verifiedAt" is not null
    and "own"."domain" = lower(split_part(${sql.ref(email)}, '@', 2)))`;

/** Members who cannot use single sign-on, so that they keep their passwords. */
const cannotUse = sql<boolean>`(
  not ${isInDomain('user.email', 'member.organizationId')}
  or coalesce("user"."role", 'user') <> 'user'
  or exists (
    select from "member" "other"
    where "other"."userId" = "member"."userId"
      and "other"."organizationId" <> "member"."organizationId"))`;

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
    ])
    .where('member.organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
}

/**
 * Whether an organization has turned off the account's password. An owner who has not used single sign-on yet, such as
 * after a handover, keeps the password until then.
 */
export async function isPasswordOff(db: Queryable, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.userId')
    .innerJoin('singleSignOn', 'singleSignOn.organizationId', 'member.organizationId')
    .select('member.id')
    .where('member.userId', '=', accountId)
    .where('singleSignOn.isPasswordOff', '=', true)
    .leftJoin('singleSignOnLink', (join) =>
      join
        .onRef('singleSignOnLink.singleSignOnId', '=', 'singleSignOn.id')
        .onRef('singleSignOnLink.accountId', '=', 'member.userId'),
    )
    .where((row) => row.not(cannotUse))
    .where((row) =>
      row.or([row('member.role', '!=', 'owner'), row('singleSignOnLink.subject', 'is not', null)]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the account uses single sign-on of an organization, or must use it. */
export async function isBound(db: Queryable, accountId: string): Promise<boolean> {
  const linked = await db
    .selectFrom('singleSignOnLink')
    .innerJoin('member', (join) =>
      join
        .onRef('member.organizationId', '=', 'singleSignOnLink.organizationId')
        .onRef('member.userId', '=', 'singleSignOnLink.accountId'),
    )
    .select('member.id')
    .where('singleSignOnLink.accountId', '=', accountId)
    .executeTakeFirst();
  return linked !== undefined || (await isPasswordOff(db, accountId));
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
