import { authClient } from '@/lib/auth-client.ts';

/** The password was right, and a code is needed too. */
export const needsSecondStep = (data: object | null): boolean =>
  data !== null && 'twoFactorRedirect' in data;

/** Suppresses the library's page load of `callbackURL`: the sign-in page redirects to the destination itself. */
export function signIn(fields: { email: string; password: string }) {
  return authClient.signIn.email(
    { ...fields, callbackURL: '/' },
    {
      onSuccess: ({ data }) => {
        data.redirect = false;
      },
    },
  );
}
