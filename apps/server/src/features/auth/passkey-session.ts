import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Known to the hooks of sessions. It is no path of the API: only the server makes this call. */
export const passkeyPath = '/passkey/session';

/** Adds `auth.api.openPasskeySession`, so that the rules for sessions hold for people whose passkey was checked. */
export const passkeySession = () =>
  ({
    id: 'rapport-passkey',
    endpoints: {
      openPasskeySession: createAuthEndpoint(
        passkeyPath,
        {
          method: 'POST',
          body: z.object({ accountId: z.string(), passkeyId: z.string() }),
          requireHeaders: true,
          metadata: { SERVER_ONLY: true } as const,
        },
        async (call) => {
          const { internalAdapter } = call.context;
          const { accountId, passkeyId } = call.body;
          const user = await internalAdapter.findUserById(accountId);
          if (!user) throw new APIError('NOT_FOUND');
          const session = await internalAdapter.createSession(user.id, false, { passkeyId });
          await setSessionCookie(call, { session, user });
          return call.json({ isOpen: true });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
