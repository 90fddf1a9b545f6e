import type { PasskeySignIn } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../platform/errors.ts';
import type { Origin } from '../../platform/session.ts';
import { recordAccountEvent } from '../audit/record-audit-event.ts';
import { takeAnswered } from './challenge.ts';
import { findPasskey, recordUse } from './passkey-repository.ts';
import { type RelyingParty, userHandleOf } from './relying-party.ts';
import { readAssertion } from './web-authn.ts';

/** Done by the account library, so that its hooks see the session. Returns the `Set-Cookie` values. */
export type OpenSession = (accountId: string, passkeyId: string) => Promise<string[]>;

type Services = {
  db: Database;
  relyingParty: RelyingParty;
  origin: Origin;
  openSession: OpenSession;
};

/**
 * The account is found by the passkey; the device has verified the person.
 * @throws AppError 400 for an old challenge, 401 if the passkey is unknown or its answer is wrong, 403 by the rules for
 * sessions
 */
export async function signInByPasskey(
  { db, relyingParty, origin, openSession }: Services,
  { credential }: PasskeySignIn,
): Promise<string[]> {
  const challenge = await takeAnswered(db, credential.response.clientDataJSON, null);
  const passkey = await findPasskey(db, credential.id);
  if (!passkey) throw unknownPasskey();
  const { id, accountId } = passkey;
  const isOwners = credential.response.userHandle === userHandleOf(accountId);
  const counter = isOwners
    ? await readAssertion(relyingParty, challenge, { credential, passkey })
    : undefined;
  if (counter === undefined || !(await recordUse(db, passkey, counter))) {
    const event = { action: 'sign-in-failed', targetId: accountId, detail: 'passkey' } as const;
    await recordAccountEvent(db, accountId, { origin }, event);
    throw new AppError(401, 'PASSKEY_REFUSED', 'This passkey was not accepted. Please try again.');
  }
  return openSession(accountId, id);
}

const unknownPasskey = () =>
  new AppError(
    401,
    'PASSKEY_UNKNOWN',
    'This passkey is not known here. It may have been removed. Sign in another way.',
  );
