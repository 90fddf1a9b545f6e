import { useQuery } from '@tanstack/react-query';
import { signInWaysQueryOptions } from '@/lib/sign-in-ways.ts';
import { hasWebAuthn } from '@/lib/web-authn.ts';

export type OfferedWays = { singleSignOn: boolean; passkey: boolean };

/** The sign-in methods besides the password. If the request fails, all are offered, so that nobody is locked out. */
export function useOfferedWays(): OfferedWays {
  const { data, isError } = useQuery(signInWaysQueryOptions);
  return {
    singleSignOn: data?.hasSingleSignOn ?? isError,
    passkey: (data?.hasPasskeys ?? isError) && hasWebAuthn(),
  };
}
