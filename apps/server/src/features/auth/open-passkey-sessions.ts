import { isAPIError } from 'better-auth/api';
import { AppError } from '../../platform/errors.ts';
import type { OpenSession } from '../passkeys/sign-in-by-passkey.ts';
import type { Auth } from './auth.ts';
import { headersOfBrowser } from './headers-of-browser.ts';

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

/** Whether this is the password of the account that the session in the headers belongs to. */
export const passwordCheckOf =
  (auth: Auth) =>
  (headers: Headers, password: string): Promise<boolean> =>
    auth.api.verifyPassword({ headers, body: { password } }).then(
      () => true,
      (error: unknown) => {
        if (isAPIError(error) && error.body?.code === 'INVALID_PASSWORD') return false;
        throw error;
      },
    );
