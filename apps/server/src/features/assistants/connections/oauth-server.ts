import { oauthProvider } from '@better-auth/oauth-provider';
import { allowAssistantPath } from '@rapport/contract';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { Database } from '../../../database/types.ts';
import { digestOf } from '../../../platform/digest-of.ts';
import { assistantScopes } from './assistant-scopes.ts';
import { connectionInProgress } from './connection-in-progress.ts';
import { isConnected } from './connection-repository.ts';
import { assistantTokenPrefix } from './find-connected.ts';

/** Also how long a person has to sign in and to answer the page of consent. */
const requestSeconds = 10 * 60;
const accessSeconds = 60 * 60;
/** A connection that is not used for so long ends. */
const refreshSeconds = 90 * 24 * 60 * 60;

/** No connection has this id, so each request is asked about anew. */
const askAnew = 'ask-anew';

const libraryServer = ({ db, publicUrl }: { db: Database; publicUrl: string }) => {
  const page = `${publicUrl}${allowAssistantPath}`;
  return oauthProvider({
    loginPage: page,
    consentPage: page,
    // Tokens are looked up at each call, so what ends, ends at once.
    disableJwtPlugin: true,
    scopes: assistantScopes,
    grantTypes: ['authorization_code', 'refresh_token'],
    allowDynamicClientRegistration: true,
    allowUnauthenticatedClientRegistration: true,
    allowPublicClientPrelogin: true,
    codeExpiresIn: requestSeconds,
    accessTokenExpiresIn: accessSeconds,
    refreshTokenExpiresIn: refreshSeconds,
    prefix: { opaqueAccessToken: assistantTokenPrefix },
    storeTokens: { hash: async (token) => digestOf(token) },
    postLogin: {
      page,
      shouldRedirect: async () => false,
      // Binds what is issued to the connection that its member has just allowed.
      consentReferenceId: async () => connectionInProgress.getStore() ?? askAnew,
    },
    // Runs before tokens are stored.
    customTokenResponseFields: async ({ verificationValue }) => {
      const id = verificationValue?.referenceId;
      if (verificationValue && !(id && (await isConnected(db, id))))
        throw new APIError('BAD_REQUEST', {
          error: 'invalid_grant',
          error_description: 'The connection was ended.',
        });
      return {};
    },
  });
};

/**
 * The library's OAuth 2.1 server, for assistants alone: public clients, PKCE, tokens that are stored as digests. Of its
 * 32 calls and 7 tables it has those that assistants need.
 */
export function assistantOAuthServer(services: { db: Database; publicUrl: string }) {
  const { id, options, init, hooks, schema, endpoints } = libraryServer(services);
  const { oauth2Authorize, oauth2Consent, oauth2Token, oauth2Revoke } = endpoints;
  const { registerOAuthClient, getOAuthClientPublicPrelogin } = endpoints;
  const { oauthClient, oauthRefreshToken, oauthAccessToken, oauthConsent } = schema;
  // Without its description, which does not have the type of one.
  const authorize = Object.assign(
    (call: Parameters<typeof oauth2Authorize>[0]) => oauth2Authorize(call),
    { path: oauth2Authorize.path, options: { method: 'GET' } } as const,
  );
  return {
    id,
    options,
    init,
    hooks,
    schema: { oauthClient, oauthRefreshToken, oauthAccessToken, oauthConsent },
    endpoints: {
      oauth2Authorize: authorize,
      oauth2Consent,
      oauth2Token,
      oauth2Revoke,
      registerOAuthClient,
      getOAuthClientPublicPrelogin,
    },
  } satisfies BetterAuthPlugin;
}
