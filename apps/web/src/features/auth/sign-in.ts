import { authClient } from '@/lib/auth-client.ts';

/**
 * Signs in. The library would load `callbackURL` as a new page; the page around the form goes on by itself
 * instead, to where the person was going.
 */
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
