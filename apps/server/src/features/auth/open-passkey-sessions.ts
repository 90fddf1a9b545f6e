import { isAPIError } from 'better-auth/api';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../platform/errors.ts';
import type { AccountCaller } from '../../platform/session.ts';
import type { OpenSession } from '../passkeys/sign-in-by-passkey.ts';
import type { Auth } from './auth.ts';
import { headersOfBrowser } from './headers-of-browser.ts';
import { limitGuesses } from './limit-guesses.ts';

/** Creates sessions for people whose passkey was verified. */
export function openPasskeySessionsOf(auth: Auth) {
  return (given: Headers, address: string): OpenSession =>
    async (accountId, passkeyId) => {
      const opened = await auth.api
        .openPasskeySession({
          headers: headersOfBrowser(given, address),
          body: { accountId, passkeyId },
          returnHeaders: true,
        })
        .catch((error: unknown) => {
          if (isAPIError(error) && error.body?.code === 'BANNED_USER')
            throw new AppError(403, 'BANNED_USER', 'This account is locked.');
          throw error;
        });
      return opened.headers.getSetCookie();
    };
}

/**
 * Whether this is the password of the caller, whose session is in the headers.
 * @throws TooManyRequests
 */
export const passwordCheckOf =
  (auth: Auth, db: Database) =>
  async (caller: AccountCaller, headers: Headers, password: string): Promise<boolean> => {
    const guesser = { isKnown: true, id: caller.sessionId };
    const takeBack = await limitGuesses(db, 'password', caller.accountId, guesser);
    try {
      await auth.api.verifyPassword({ headers, body: { password } });
    } catch (error) {
      if (isAPIError(error) && error.body?.code === 'INVALID_PASSWORD') return false;
      throw error;
    }
    await takeBack();
    return true;
  };
