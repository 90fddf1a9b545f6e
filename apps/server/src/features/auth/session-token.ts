import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';

/**
 * Adds `auth.api.readSessionToken`, which reads the token of a cookie or bearer token and checks its signature, but not
 * whether its session exists. Falsy without a valid token.
 */
export const sessionToken = () =>
  ({
    id: 'rapport-session-token',
    endpoints: {
      readSessionToken: createAuthEndpoint({ method: 'GET', requireHeaders: true }, (call) =>
        call.getSignedCookie(call.context.authCookies.sessionToken.name, call.context.secret),
      ),
    },
  }) satisfies BetterAuthPlugin;
