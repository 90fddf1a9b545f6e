import { sql } from 'kysely';
import { findColumn } from '../../database/matching-rows.ts';
import type { Queryable } from '../../database/types.ts';
import { isClosedToSession } from '../../ground/account/password-off-repository.ts';
import { lacksSecondStep } from '../../ground/account/second-step-repository.ts';
import type { Caller, Lacking } from '../../platform/session.ts';
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
      sql<Lacking | null>`case
        when ${isClosedToSession} then 'single-sign-on'
        when coalesce("isTwoFactorRequired", false) and ${lacksSecondStep} then 'two-factor' end`.as(
        'lacks',
      ),
    )
    .select(settingsColumns)
    .where('session.token', '=', token)
    .where('session.expiresAt', '>', lastsUntil)
    .executeTakeFirst();
  if (!row) return undefined;
  const { organizationId, role, lacks } = row;
  return {
    accountId: row.userId,
    sessionId: row.id,
    membership:
      organizationId && role
        ? { organizationId, role, settings: presentSettings(row), lacks }
        : null,
  };
}

/** Undefined unless the session belongs to the account. */
export const findTokenOfSession = (db: Queryable, accountId: string, id: string) =>
  findColumn(db, 'session', 'token', { userId: accountId, id });
