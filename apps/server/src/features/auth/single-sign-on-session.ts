import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** The path by which hooks recognize such sessions. It is not in the API: only the server calls it. */
export const singleSignOnPath = '/single-sign-on/session';
const serverOnly = { SERVER_ONLY: true } as const;

/**
 * Adds `auth.api.createSingleSignOnAccount` and `auth.api.openSingleSignOnSession`, so that the rules for accounts and
 * sessions hold for people whom an organization's provider has identified.
 */
export const singleSignOnSession = () =>
  ({
    id: 'rapport-single-sign-on',
    endpoints: {
      createSingleSignOnAccount: createAuthEndpoint(
        '/single-sign-on/account',
        {
          method: 'POST',
          body: z.object({ email: z.string(), name: z.string() }),
          requireHeaders: true,
          metadata: serverOnly,
        },
        async (call) => {
          const user = await call.context.internalAdapter.createUser(
            { ...call.body, emailVerified: true },
            { method: 'single-sign-on' },
          );
          return call.json({ id: user.id, email: user.email, name: user.name });
        },
      ),
      openSingleSignOnSession: createAuthEndpoint(
        singleSignOnPath,
        {
          method: 'POST',
          body: z.object({ accountId: z.string(), singleSignOnId: z.string() }),
          requireHeaders: true,
          metadata: serverOnly,
        },
        async (call) => {
          const { internalAdapter } = call.context;
          const { accountId, singleSignOnId } = call.body;
          const user = await internalAdapter.findUserById(accountId);
          if (!user) throw new APIError('NOT_FOUND');
          const session = await internalAdapter.createSession(user.id, false, { singleSignOnId });
          await setSessionCookie(call, { session, user });
          return call.json({ isOpen: true });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
