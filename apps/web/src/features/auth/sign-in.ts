import { authClient } from '@/lib/auth-client.ts';

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
