import { apiKeysMax, type CreatedApiKey, type NewApiKey } from '@rapport/contract';
import type { Database, Queryable } from '../../database/types.ts';
import { digestOf } from '../../platform/digest-of.ts';
import { badRequest, forbidden, notFound } from '../../platform/errors.ts';
import { hasPermission } from '../../platform/require-permission.ts';
import type { Actor, Member } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { deleteKey, deleteKeysOf, hasRoom, insertKey } from './api-key-repository.ts';
import { newKey, startOf } from './key-text.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The role needed to create a key and to keep it. */
export const mayHaveKeys = (role: Member['role']): boolean =>
  hasPermission(role, { organization: ['update'] });

/** @throws AppError 400 TOO_MANY_API_KEYS. */
export async function createKey(
  db: Database,
  actor: Actor,
  { name, scopes, days }: NewApiKey,
): Promise<CreatedApiKey> {
  const { organizationId, accountId } = actor;
  const key = newKey();
  const createdAt = new Date();
  const given = {
    organizationId,
    accountId,
    name,
    createdAt,
    digest: digestOf(key),
    start: startOf(key),
    scopes: [...new Set(scopes)].sort(),
    expiresAt: new Date(createdAt.getTime() + days * dayMs),
  };
  const id = await db.transaction().execute(async (tx) => {
    if (!(await hasRoom(tx, organizationId)))
      throw badRequest('TOO_MANY_API_KEYS', `There can be at most ${apiKeysMax} API keys.`);
    const made = await insertKey(tx, given);
    if (!made) throw forbidden();
    const detail = `created, ${given.start}, ${given.scopes.join(', ')}`;
    await recordAuditEvent(tx, actor, { action: 'api-key-changed', targetId: made, detail });
    return made;
  });
  return { id, key };
}

/** The next call with the key is refused. */
export async function revokeKey(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const start = await deleteKey(tx, actor.organizationId, id);
    if (start === undefined) throw notFound('API key');
    const detail = `revoked, ${start}`;
    await recordAuditEvent(tx, actor, { action: 'api-key-changed', targetId: id, detail });
  });
}

/** Called after a member's role changed. A later promotion does not restore the keys. */
export async function endKeysWithoutRole(
  db: Queryable,
  { id, organizationId, role }: { id: string; organizationId: string; role: Member['role'] },
): Promise<void> {
  if (!mayHaveKeys(role)) await deleteKeysOf(db, organizationId, id);
}
