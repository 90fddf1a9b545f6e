import { type NewPasskey, type PasskeyCreation, passkeysMax } from '@rapport/contract';
import type { Database, Queryable } from '../../database/types.ts';
import { AppError, badRequest } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { AccountCaller } from '../../platform/session.ts';
import { recordAccountEvent } from '../audit/record-audit-event.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { passkeyAddedMail } from '../mail/templates/passkey-added-mail.ts';
import { requirePasswordAllowed } from '../single-sign-on/require-password-allowed.ts';
import { giveOutChallenge, takeAnswered } from './challenge.ts';
import { findPerson, insertPasskey, listPasskeys, lockAccount } from './passkey-repository.ts';
import { allowsPasskeys, creationFor, type RelyingParty } from './relying-party.ts';
import { readNewCredential } from './web-authn.ts';

export type AddingServices = {
  db: Database;
  queue: JobQueue;
  publicUrl: string;
  relyingParty: RelyingParty;
};

/**
 * Asks for the password, so that somebody who finds an open session cannot add a lasting way to sign in.
 * @throws AppError 400 for a wrong password, too many passkeys or an account whose address allows none, 403 if only
 * single sign-on is allowed
 */
export async function beginPasskey(
  { db, relyingParty }: AddingServices,
  { accountId }: AccountCaller,
  isPassword: () => Promise<boolean>,
): Promise<PasskeyCreation> {
  if (!allowsPasskeys(relyingParty))
    throw badRequest('NO_PASSKEYS_HERE', 'Passkeys need a server with a name, such as acme.com.');
  await requirePasswordAllowed(db, accountId);
  if (!(await isPassword())) throw badRequest('INVALID_PASSWORD', 'Invalid password');
  const known = await listPasskeys(db, accountId);
  requireRoom(known);
  const challenge = await giveOutChallenge(db, accountId);
  return creationFor(relyingParty, challenge, await findPerson(db, accountId), known);
}

/** @throws AppError 400 if the answer is not accepted, 409 if the passkey was added already */
export async function finishPasskey(
  services: AddingServices,
  caller: AccountCaller,
  { name, credential }: NewPasskey,
): Promise<void> {
  const { db, relyingParty } = services;
  const { accountId } = caller;
  const challenge = await takeAnswered(db, credential.response.clientDataJSON, accountId);
  const created = await readNewCredential(relyingParty, challenge, credential);
  if (!created)
    throw badRequest('PASSKEY_REFUSED', 'The passkey could not be checked. Please try again.');
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    requireRoom(await listPasskeys(tx, accountId));
    if (!(await insertPasskey(tx, { accountId, name, ...created })))
      throw new AppError(409, 'PASSKEY_EXISTS', 'This passkey is here already.');
    await recordAccountEvent(tx, accountId, caller, { action: 'passkey-added' });
    await tell(services, tx, accountId);
  });
}

function requireRoom(passkeys: readonly unknown[]) {
  if (passkeys.length < passkeysMax) return;
  throw badRequest(
    'TOO_MANY_PASSKEYS',
    `There can be at most ${passkeysMax} passkeys. Remove one that you no longer use.`,
  );
}

async function tell({ queue, publicUrl }: AddingServices, tx: Queryable, accountId: string) {
  const { email } = await findPerson(tx, accountId);
  const link = `${publicUrl}/meetings#settings`;
  await queueMail({ db: tx, queue }, await passkeyAddedMail({ to: email, link }), null);
}
