import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { z } from 'zod';
import type { GuardedFetch } from '../../platform/outgoing/guarded-fetch.ts';
import { type Asserted, clockToleranceSeconds } from './asserted.ts';

/** How this server identifies itself to a provider. */
export type Client = { issuer: string; clientId: string; clientSecret: string };

const claimsSchema = z.object({
  email: z.string().optional().catch(undefined),
  // Some providers send it as text.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .optional()
    .catch(undefined),
  name: z.string().optional().catch(undefined),
});

const through =
  (guardedFetch: GuardedFetch): CustomFetch =>
  (url, { method, headers, body }) =>
    guardedFetch(url, { method, headers, ...(body && { body: String(body) }) });

/** @throws Error, see `explainProviderError` */
const discover = (
  { issuer, clientId }: Pick<Client, 'issuer' | 'clientId'>,
  guardedFetch: GuardedFetch,
) =>
  discovery(new URL(issuer), clientId, undefined, None(), {
    // `guardedFetch` decides where plain http is allowed.
    execute: [allowInsecureRequests],
    [customFetch]: through(guardedFetch),
  });

async function configure(client: Client, guardedFetch: GuardedFetch): Promise<Configuration> {
  const { clientId, clientSecret } = client;
  const found = await discover(client, guardedFetch);
  const server = found.serverMetadata();
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const configuration = new Configuration(
    server,
    clientId,
    { client_secret: clientSecret, [clockTolerance]: clockToleranceSeconds },
    methods.includes('client_secret_basic')
      ? ClientSecretBasic(clientSecret)
      : ClientSecretPost(clientSecret),
  );
  configuration[customFetch] = through(guardedFetch);
  allowInsecureRequests(configuration);
  // By default, the signature of an ID token that comes directly from the provider is not checked.
  enableNonRepudiationChecks(configuration);
  return configuration;
}

/** @throws Error if the provider cannot be reached or states another issuer, see `explainProviderError` */
export async function requireProvider(
  client: Pick<Client, 'issuer' | 'clientId'>,
  guardedFetch: GuardedFetch,
): Promise<void> {
  await discover(client, guardedFetch);
}

/** Returns the address to which the browser goes, and the values that its return must match. */
export async function beginOpenId(
  client: Client,
  guardedFetch: GuardedFetch,
  { returnAddress, state, email }: { returnAddress: string; state: string; email?: string },
): Promise<{ url: string; nonce: string; codeVerifier: string }> {
  const configuration = await configure(client, guardedFetch);
  const nonce = randomNonce();
  const codeVerifier = randomPKCECodeVerifier();
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress,
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(email && { login_hint: email }),
  });
  return { url: url.href, nonce, codeVerifier };
}

/** Checks state, nonce, PKCE, issuer, audience, times and signature. */
export async function finishOpenId(
  client: Client,
  guardedFetch: GuardedFetch,
  returned: URL,
  { state, nonce, codeVerifier }: { state: string; nonce: string; codeVerifier: string },
): Promise<Asserted> {
  const configuration = await configure(client, guardedFetch);
  const tokens = await authorizationCodeGrant(configuration, returned, {
    pkceCodeVerifier: codeVerifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider sent no ID token.');
  const inToken = claimsSchema.parse(claims);
  const asked =
    inToken.email === undefined && configuration.serverMetadata().userinfo_endpoint
      ? claimsSchema.parse(await fetchUserInfo(configuration, tokens.access_token, claims.sub))
      : inToken;
  return {
    subject: claims.sub,
    email: asked.email?.trim().toLowerCase(),
    isEmailVerified: asked.email_verified,
    name: asked.name,
  };
}

/** Whether the provider could not be reached, as opposed to an answer that was not accepted. */
export const isUnreachable = (error: unknown): boolean =>
  ![ClientError, ResponseBodyError, AuthorizationResponseError, WWWAuthenticateChallengeError].some(
    (kind) => error instanceof kind,
  );
