import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { isClosedToSession } from '../../ground/account/password-off-repository.ts';
import { lacksSecondStep } from '../../ground/account/second-step-repository.ts';
import type { Lacking } from '../../platform/session.ts';

type Opened = { accountId: string; sessionId: string };
type ClosedOrganization = { id: string; slug: string; lacks: Lacking };

/** The account's organizations that require more of a sign-in than the session had. */
export function listClosedOrganizations(
  db: Queryable,
  { accountId, sessionId }: Opened,
): Promise<ClosedOrganization[]> {
  return (
    db
      .selectFrom('member')
      .innerJoin('user', 'user.id', 'member.userId')
      .innerJoin('session', (join) => join.on('session.id', '=', sessionId))
      .select('member.organizationId as id')
      // Scalar subqueries instead of joins, for which PostgreSQL would read whole tables.
      .select(
        sql<string>`(select "slug" from "organization"
        where "organization"."id" = "member"."organizationId")`.as('slug'),
      )
      .select(
        sql<Lacking>`case when ${isClosedToSession} then 'single-sign-on' else 'two-factor' end`.as(
          'lacks',
        ),
      )
      .where('member.userId', '=', accountId)
      .where(
        sql<boolean>`(${isClosedToSession}
        or (coalesce((select "isTwoFactorRequired" from "organizationSettings" "settings"
          where "settings"."organizationId" = "member"."organizationId"), false) and ${lacksSecondStep}))`,
      )
      .execute()
  );
}
