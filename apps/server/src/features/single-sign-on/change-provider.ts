import type { SingleSignOnUpdate } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { AppError, badRequest, notFound } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { listDomains } from './domain-repository.ts';
import {
  deleteProviderRow,
  lockProvider,
  type ShownProvider,
  updateProvider,
} from './provider-repository.ts';
import type { SingleSignOnServices } from './services.ts';
import { countUse, keepOpenSessions } from './use-repository.ts';

/** @throws AppError 404, 400 if it cannot be turned on or passwords off yet, 409 if it was changed in the meantime */
export async function changeProvider(
  { db }: SingleSignOnServices,
  actor: Actor,
  { version, isOn, admits, isPasswordOff }: SingleSignOnUpdate,
): Promise<void> {
  const { organizationId } = actor;
  await db.transaction().execute(async (tx) => {
    const before = await lockProvider(tx, organizationId);
    if (!before) throw notFound('Sign-in provider');
    requireVersion(before, version);
    const next = {
      isOn: isOn ?? before.isOn,
      isPasswordOff: isPasswordOff ?? before.isPasswordOff,
    };
    if (next.isOn && !before.isOn) await requireVerifiedDomain(tx, organizationId);
    // Passwords can only be off while single sign-on is on.
    const isOff = next.isPasswordOff && next.isOn;
    if (isPasswordOff && !before.isPasswordOff) await requireEveryOwner(tx, organizationId, isOff);
    await updateProvider(tx, organizationId, {
      isOn: next.isOn,
      isPasswordOff: isOff,
      admits: admits ?? before.admits,
      changedBy: actor.accountId,
    });
    if (isOff && !before.isPasswordOff) await keepOpenSessions(tx, before);
    const changes = [
      ...(next.isOn === before.isOn ? [] : [next.isOn ? 'turned on' : 'turned off']),
      ...(isOff === before.isPasswordOff ? [] : [isOff ? 'passwords off' : 'passwords on']),
      ...(admits && admits !== before.admits
        ? [admits === 'domain' ? 'people of the domains join' : 'invited people only']
        : []),
    ];
    if (changes.length > 0) await recordChange(tx, actor, changes.join(', '));
  });
}

/** Also allows passwords again. Domains are kept. */
export async function deleteProvider({ db }: SingleSignOnServices, actor: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await lockProvider(tx, actor.organizationId);
    if (!before) throw notFound('Sign-in provider');
    await deleteProviderRow(tx, actor.organizationId);
    await recordChange(tx, actor, 'provider deleted');
  });
}

export function requireVersion(before: ShownProvider | undefined, version: number) {
  if ((before?.version ?? 0) === version) return;
  throw new AppError(
    409,
    'CHANGED_MEANWHILE',
    `${before?.changer ?? 'Someone'} changed the sign-in meanwhile. Nothing was saved.`,
  );
}

async function requireVerifiedDomain(tx: Queryable, organizationId: string) {
  const domains = await listDomains(tx, organizationId);
  if (domains.some(({ verifiedAt }) => verifiedAt)) return;
  throw badRequest('NO_VERIFIED_DOMAIN', 'Verify a domain of your organization first.');
}

async function requireEveryOwner(tx: Queryable, organizationId: string, isOn: boolean) {
  const { owners, ownersUsedBy } = await countUse(tx, organizationId);
  if (isOn && ownersUsedBy === owners) return;
  throw badRequest(
    'OWNERS_FIRST',
    isOn
      ? `Every owner has to sign in with single sign-on first; ${ownersUsedBy} of ${owners} ${owners === 1 ? 'has' : 'have'}.`
      : 'Turn single sign-on on first.',
  );
}

export const recordChange = (tx: Queryable, actor: Actor, detail: string) =>
  recordAuditEvent(tx, actor, { action: 'sign-in-settings-changed', detail });
