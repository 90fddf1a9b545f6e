import { isAPIError } from 'better-auth/api';
import type { OpenAccount } from '../single-sign-on/finish-sign-in.ts';
import { SignInRefusal } from '../single-sign-on/sign-in-refusal.ts';
import type { Auth } from './auth.ts';
import { headersOfBrowser } from './headers-of-browser.ts';

/** Creates accounts and sessions for people whom an organization's provider has identified. */
export function openAccountsOf(auth: Auth) {
  return (given: Headers, address: string): OpenAccount => {
    const headers = headersOfBrowser(given, address);
    return {
      create: (person) =>
        refusing(() => auth.api.createSingleSignOnAccount({ headers, body: person })),
      openSession: (accountId, singleSignOnId) =>
        refusing(async () => {
          const opened = await auth.api.openSingleSignOnSession({
            headers,
            body: { accountId, singleSignOnId },
            returnHeaders: true,
          });
          return opened.headers.getSetCookie();
        }),
    };
  };
}

async function refusing<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const code = isAPIError(error) ? error.body?.code : undefined;
    if (code === 'BANNED_USER') throw new SignInRefusal('banned', { cause: error });
    if (code === 'INVITATION_REQUIRED') throw new SignInRefusal('not-invited', { cause: error });
    throw error;
  }
}
