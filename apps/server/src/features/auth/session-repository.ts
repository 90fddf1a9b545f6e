import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { hasSecondStep } from '../../ground/account/second-step-repository.ts';
import type { Caller } from '../../platform/session.ts';
import { presentSettings, settingsColumns } from '../organizations/present-settings.ts';

/**
 * Undefined if the session expires before `lastsUntil`. Includes the organization's settings, which would otherwise
 * cost most calls another query.
 */
export async function findSessionCaller(
  db: Queryable,
  token: string,
  lastsUntil: Date,
): Promise<Caller | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .leftJoin('member', (join) =>
      join
        .onRef('member.organizationId', '=', 'session.activeOrganizationId')
        .onRef('member.userId', '=', 'session.userId'),
    )
    .leftJoin(
      'organizationSettings',
      'organizationSettings.organizationId',
      'member.organizationId',
    )
    .select(['session.id', 'session.userId', 'member.organizationId', 'member.role'])
    .select(
      // A passkey verifies its person, so it counts as two steps.
      sql<boolean>`coalesce("isTwoFactorRequired", false)
        and "session"."passkeyId" is null and not ${hasSecondStep}`.as('lacksTwoFactor'),
    )
    .select(settingsColumns)
    .where('session.token', '=', token)
    .where('session.expiresAt', '>', lastsUntil)
    .executeTakeFirst();
  if (!row) return undefined;
  const { organizationId, role, lacksTwoFactor } = row;
  return {
    accountId: row.userId,
    sessionId: row.id,
    membership:
      organizationId && role
        ? { organizationId, role, settings: presentSettings(row), lacksTwoFactor }
        : null,
  };
}
