import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** The path by which hooks recognize such sessions. It is not in the API: only the server calls it. */
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
