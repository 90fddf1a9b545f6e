import { randomBytes } from 'node:crypto';
import { domainOfAddress } from '@rapport/contract';
import { digestOf } from '../../platform/digest-of.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session.ts';
import { insertAttempt } from './attempt-repository.ts';
import { explainProviderError } from './explain-provider-error.ts';
import { findProvider, findProviderOfDomain, type Provider } from './provider-repository.ts';
import type { SingleSignOnServices } from './services.ts';
import { beginAtProvider } from './speak-to-provider.ts';

export const attemptSeconds = 10 * 60;

/** `browser` goes into a cookie, so that another browser cannot finish the sign-in. */
export type BegunSignIn = { url: string; browser: string };

/**
 * Finds the provider by the domain alone, so that strangers do not learn who has an account.
 * @throws AppError 404 if no organization uses single sign-on for this domain, 502 if the provider does not answer
 */
export async function beginSignIn(
  services: SingleSignOnServices,
  email: string,
): Promise<BegunSignIn> {
  const domain = domainOfAddress(email);
  const provider = domain && (await findProviderOfDomain(services.db, domain));
  if (!provider)
    throw new AppError(
      404,
      'NO_SINGLE_SIGN_ON',
      'There is no single sign-on for this address. Sign in with your password.',
    );
  return begin(services, provider, 'sign-in', email).catch(() => {
    throw new AppError(
      502,
      'PROVIDER_UNREACHABLE',
      'Your sign-in provider could not be reached. Please try again in a moment.',
    );
  });
}

/**
 * Begins a test, which stores its result and signs nobody in.
 * @throws AppError 404, 502 with the reason if the provider cannot be used
 */
export async function beginTest(
  services: SingleSignOnServices,
  actor: Actor,
): Promise<BegunSignIn> {
  const provider = await findProvider(services.db, actor.organizationId);
  if (!provider) throw notFound('Sign-in provider');
  return begin(services, provider, 'test').catch((error: unknown) => {
    throw new AppError(502, 'PROVIDER_UNREACHABLE', explainProviderError(error));
  });
}

async function begin(
  services: SingleSignOnServices,
  provider: Provider,
  purpose: 'sign-in' | 'test',
  email?: string,
): Promise<BegunSignIn> {
  const state = randomBytes(32).toString('base64url');
  const browser = randomBytes(32).toString('base64url');
  const { url, expected } = await beginAtProvider(services, provider, { state, email });
  await insertAttempt(services.db, {
    stateDigest: digestOf(state),
    browserDigest: digestOf(browser),
    singleSignOnId: provider.id,
    organizationId: provider.organizationId,
    purpose,
    ...expected,
    expiresAt: new Date(Date.now() + attemptSeconds * 1000),
  });
  return { url, browser };
}
