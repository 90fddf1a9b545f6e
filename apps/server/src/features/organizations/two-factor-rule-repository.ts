import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { hasSecondStep } from '../../ground/account/second-step-repository.ts';

const hasPasskey = sql<boolean>`coalesce((
  select true from "passkey" where "accountId" = "user"."id" limit 1), false)`;

export function findTwoFactorRule(db: Queryable, organizationId: string) {
  return db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.userId')
    .leftJoin(
      'organizationSettings as settings',
      'settings.organizationId',
      'member.organizationId',
    )
    .select([
      sql<boolean>`coalesce(bool_or("isTwoFactorRequired"), false)`.as('isRequired'),
      sql<number>`count(*)::int`.as('memberCount'),
      sql<number>`(count(*) filter (where ${hasSecondStep} or ${hasPasskey}))::int`.as(
        'withTwoFactor',
      ),
    ])
    .where('member.organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
}

/** The settings row must exist. */
export async function updateTwoFactorRule(
  tx: Queryable,
  organizationId: string,
  isTwoFactorRequired: boolean,
): Promise<void> {
  await tx
    .updateTable('organizationSettings')
    .set({ isTwoFactorRequired })
    .where('organizationId', '=', organizationId)
    .execute();
}

/** Their sessions count only if a passkey has opened them. */
export function listMembersWithoutTwoFactor(db: Queryable, organizationId: string) {
  return db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.userId')
    .select(['member.userId', hasPasskey.as('hasPasskey')])
    .where('member.organizationId', '=', organizationId)
    .where((row) => row.not(hasSecondStep))
    .execute();
}
