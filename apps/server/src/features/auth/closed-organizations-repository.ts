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
  return db
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .innerJoin('user', 'user.id', 'member.userId')
    .innerJoin('session', (join) => join.on('session.id', '=', sessionId))
    .leftJoin('organizationSettings as settings', 'settings.organizationId', 'organization.id')
    .select(['organization.id', 'organization.slug'])
    .select(
      sql<Lacking>`case when ${isClosedToSession} then 'single-sign-on' else 'two-factor' end`.as(
        'lacks',
      ),
    )
    .where('member.userId', '=', accountId)
    .where(
      sql<boolean>`(${isClosedToSession}
        or (coalesce("isTwoFactorRequired", false) and ${lacksSecondStep}))`,
    )
    .execute();
}
