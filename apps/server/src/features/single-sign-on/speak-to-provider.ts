import { unseal } from '../../platform/sealed-text.ts';
import type { Asserted } from './asserted.ts';
import type { Attempt } from './attempt-repository.ts';
import { beginOpenId, type Client, finishOpenId } from './open-id.ts';
import type { Provider } from './provider-repository.ts';
import { returnAddressOf } from './read-settings.ts';
import { beginSaml, type IdentityProvider } from './saml/saml.ts';
import { serviceProviderOf } from './saml/service-provider.ts';
import { openAnswer } from './saml/stored-answer.ts';
import type { SingleSignOnServices } from './services.ts';

/** The values that the return of a sign-in must match. */
type Expected = Pick<Attempt, 'nonce' | 'codeVerifier' | 'requestId'>;

/**
 * Returns the address to which the browser goes.
 * @throws Error, see `explainProviderError`
 */
export async function beginAtProvider(
  { secret, publicUrl, guardedFetch }: SingleSignOnServices,
  provider: Provider,
  { state, email }: { state: string; email: string | undefined },
): Promise<{ url: string; expected: Expected }> {
  if (provider.protocol === 'saml') {
    const own = serviceProviderOf(publicUrl, provider.organizationId);
    const { url, requestId } = await beginSaml(identityProviderOf(provider), own, state);
    return { url, expected: { nonce: null, codeVerifier: null, requestId } };
  }
  const { url, nonce, codeVerifier } = await beginOpenId(clientOf(provider, secret), guardedFetch, {
    returnAddress: returnAddressOf(publicUrl),
    state,
    ...(email && { email }),
  });
  return { url, expected: { nonce, codeVerifier, requestId: null } };
}

/**
 * Returns the person whom the provider identified.
 * @throws Error, see `explainProviderError`
 */
export async function askProvider(
  { secret, guardedFetch }: SingleSignOnServices,
  provider: Provider,
  { attempt, state, url }: { attempt: Attempt; state: string; url: URL },
): Promise<Asserted> {
  const { nonce, codeVerifier } = attempt;
  if (nonce === null || codeVerifier === null) return openAnswer(attempt, secret);
  return finishOpenId(clientOf(provider, secret), guardedFetch, url, {
    state,
    nonce,
    codeVerifier,
  });
}

/** @throws Error if the secret was encrypted with another RAPPORT_SECRET */
function clientOf(
  { id, issuer, clientId, clientSecret: sealed }: Provider,
  secret: string,
): Client {
  const clientSecret = sealed === null ? undefined : unseal(sealed, secret, id);
  if (clientId === null || clientSecret === undefined)
    throw new Error(
      'The client secret was encrypted with another RAPPORT_SECRET. Enter it again under Settings, Sign-in.',
    );
  return { issuer, clientId, clientSecret };
}

/** @throws Error for an OpenID Connect provider */
export function identityProviderOf({
  issuer,
  signInAddress,
  certificates,
}: Provider): IdentityProvider {
  if (signInAddress === null || certificates === null)
    throw new Error('The provider does not speak SAML.');
  return { issuer, signInAddress, certificates };
}
