import { type SingleSignOnRefusal, singleSignOnRefusalWords } from '@rapport/contract';
import { digestOf } from '../../platform/digest-of.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Origin } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { admitPerson, requireAddress } from './admit-person.ts';
import type { Asserted } from './asserted.ts';
import { takeAttempt } from './attempt-repository.ts';
import { explainProviderError } from './explain-provider-error.ts';
import { isUnreachable } from './open-id.ts';
import { findProvider, type ShownProvider, storeTestResult } from './provider-repository.ts';
import type { SingleSignOnServices } from './services.ts';
import { SignInRefusal } from './sign-in-refusal.ts';
import { askProvider } from './speak-to-provider.ts';

/** Done by the account library, so that its hooks see the new account and the session. */
export type OpenAccount = {
  create: (person: { email: string; name: string }) => Promise<{
    id: string;
    email: string;
    name: string;
  }>;
  /** Returns the `Set-Cookie` values. */
  openSession: (accountId: string, providerId: string) => Promise<string[]>;
};

export type Returned = {
  /** The return address with the provider's query. */
  url: URL;
  /** The secret in the browser's cookie. */
  browser: string;
  origin: Origin;
  openAccount: OpenAccount;
  log: Pick<Logger, 'warn'>;
};

export type Finished =
  | { kind: 'signed-in'; cookies: string[] }
  | { kind: 'refused'; reason: SingleSignOnRefusal }
  | { kind: 'tested' };

/** Handles the return of a browser from the provider. */
export async function finishSignIn(
  services: SingleSignOnServices,
  returned: Returned,
): Promise<Finished> {
  const state = returned.url.searchParams.get('state') ?? '';
  const attempt = await takeAttempt(services.db, digestOf(state));
  // Checked after the attempt was deleted, so that a state that reached another browser cannot be used again.
  if (!attempt || attempt.browserDigest !== digestOf(returned.browser))
    return { kind: 'refused', reason: 'expired' };
  // The browser that posted the SAML answer may not be the one that began the sign-in: this one must have the code.
  if (attempt.requestId !== null && attempt.codeDigest !== digestOf(codeOf(returned.url)))
    return { kind: 'refused', reason: 'expired' };
  const provider = await findProvider(services.db, attempt.organizationId);
  if (provider?.id !== attempt.singleSignOnId) return { kind: 'refused', reason: 'expired' };
  const ask = () => askProvider(services, provider, { attempt, state, url: returned.url });
  return attempt.purpose === 'test'
    ? finishTest(services, provider, ask)
    : finishRealSignIn(services, provider, ask, returned);
}

const codeOf = (url: URL) => url.searchParams.get('code') ?? '';

type Ask = () => Promise<Asserted>;

async function finishTest(
  services: SingleSignOnServices,
  provider: ShownProvider,
  ask: Ask,
): Promise<Finished> {
  const result = await ask()
    .then((asserted) => requireAddress(services, provider, asserted))
    .then(
      (email) => ({ testedEmail: email, testError: null }),
      (error: unknown) => ({ testedEmail: null, testError: explain(error) }),
    );
  await storeTestResult(services.db, provider, result);
  return { kind: 'tested' };
}

const explain = (error: unknown) =>
  error instanceof SignInRefusal
    ? singleSignOnRefusalWords[error.reason]
    : explainProviderError(error);

async function finishRealSignIn(
  services: SingleSignOnServices,
  provider: ShownProvider,
  ask: Ask,
  { origin, openAccount, log }: Returned,
): Promise<Finished> {
  let email: string | undefined;
  try {
    if (!provider.isOn) throw new SignInRefusal('off');
    const asserted = await ask().catch((error: unknown) => {
      log.warn({ err: error, issuer: provider.issuer }, 'single sign-on failed');
      // SAML answers come with the browser, so no provider is called.
      const isAway = provider.protocol === 'openid' && isUnreachable(error);
      throw new SignInRefusal(isAway ? 'unreachable' : 'failed', { cause: error });
    });
    email = asserted.email;
    const address = await requireAddress(services, provider, asserted);
    const accountId = await admitPerson(
      { ...services, openAccount, origin },
      provider,
      asserted,
      address,
    );
    return { kind: 'signed-in', cookies: await openAccount.openSession(accountId, provider.id) };
  } catch (error) {
    if (!(error instanceof SignInRefusal)) throw error;
    const { reason } = error;
    await recordAuditEvent(
      services.db,
      { organizationId: provider.organizationId, origin },
      { action: 'sign-in-failed', targetEmail: email, detail: `single sign-on: ${reason}` },
    );
    return { kind: 'refused', reason };
  }
}
