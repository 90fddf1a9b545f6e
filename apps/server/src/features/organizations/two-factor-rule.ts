import type { TwoFactorRule, TwoFactorRuleUpdate } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { findOrganizationSettings } from './find-organization-settings.ts';
import { upsertOrganizationSettings } from './organization-settings-repository.ts';
import {
  findTwoFactorRule,
  listMembersWithoutTwoFactor,
  updateTwoFactorRule,
} from './two-factor-rule-repository.ts';

export function readTwoFactorRule(db: Database, actor: Actor): Promise<TwoFactorRule> {
  return findTwoFactorRule(db, actor.organizationId);
}

/**
 * Members without two-factor sign-in lose access until they switch it on.
 * @throws AppError 409 TWO_FACTOR_MISSING if the person who requires it does not use it.
 */
export async function saveTwoFactorRule(
  { db, bus }: { db: Database; bus: EventBus },
  actor: Actor,
  { isRequired }: TwoFactorRuleUpdate,
): Promise<TwoFactorRule> {
  const { organizationId, accountId } = actor;
  const shutOut = await db.transaction().execute(async (tx) => {
    const lacking = isRequired ? await listMembersWithoutTwoFactor(tx, organizationId) : [];
    if (lacking.some(({ userId, hasPasskey }) => userId === accountId && !hasPasskey))
      throw new AppError(
        409,
        'TWO_FACTOR_MISSING',
        'Switch on two-factor sign-in or add a passkey for yourself first, in your settings.',
      );
    const { trust: _, ...general } = await findOrganizationSettings(tx, organizationId);
    // Creates the row with defaults, if nothing was saved yet.
    await upsertOrganizationSettings(tx, organizationId, general);
    await updateTwoFactorRule(tx, organizationId, isRequired);
    const detail = isRequired ? 'required' : 'not required';
    await recordAuditEvent(tx, actor, { action: 'two-factor-rule-changed', detail });
    return lacking;
  });
  // Closes the open sockets of members who lose access.
  await Promise.all(
    shutOut.map(({ userId }) =>
      bus.publish({ name: 'access-changed', payload: { accountId: userId } }),
    ),
  );
  return findTwoFactorRule(db, organizationId);
}
