import type { PasskeyList } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { notFound } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { AccountCaller } from '../../platform/session.ts';
import { recordAccountEvent } from '../audit/record-audit-event.ts';
import { deletePasskeyRow, listPasskeys, renamePasskeyRow } from './passkey-repository.ts';
import { allowsPasskeys, type RelyingParty } from './relying-party.ts';

export async function readPasskeys(
  db: Database,
  accountId: string,
  relyingParty: RelyingParty,
): Promise<PasskeyList> {
  const rows = await listPasskeys(db, accountId);
  return {
    passkeys: rows.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    isPossible: allowsPasskeys(relyingParty),
  };
}

/** @throws AppError 404 */
export function renamePasskey(
  db: Database,
  caller: AccountCaller,
  { id, name }: { id: string; name: string },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await renamePasskeyRow(tx, caller.accountId, { id, name }))) throw notFound('Passkey');
    await recordAccountEvent(tx, caller.accountId, caller, { action: 'passkey-renamed' });
  });
}

/**
 * Also ends the sessions that the passkey opened, except the caller's.
 * @throws AppError 404
 */
export async function removePasskey(
  { db, bus }: { db: Database; bus: EventBus },
  caller: AccountCaller,
  id: string,
): Promise<void> {
  const { accountId, sessionId } = caller;
  await db.transaction().execute(async (tx) => {
    if (!(await deletePasskeyRow(tx, accountId, { id, keptSessionId: sessionId })))
      throw notFound('Passkey');
    await recordAccountEvent(tx, accountId, caller, { action: 'passkey-removed' });
  });
  // Closes the open sockets of the ended sessions.
  await bus.publish({ name: 'access-changed', payload: { accountId } });
}
