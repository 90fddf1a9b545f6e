import { useQuery } from '@tanstack/react-query';
import { signInWaysQueryOptions } from '@/lib/sign-in-ways.ts';
import { hasWebAuthn } from '@/lib/web-authn.ts';

export type OfferedWays = { singleSignOn: boolean; passkey: boolean };
type SignInWays = { offered: OfferedWays; hasOwner: boolean };

/** The sign-in methods besides the password. If the request fails, all are offered, so that nobody is locked out. */
export function useSignInWays(): SignInWays {
  const { data, isError } = useQuery(signInWaysQueryOptions);
  return {
    offered: {
      singleSignOn: data?.hasSingleSignOn ?? isError,
      passkey: (data?.hasPasskeys ?? isError) && hasWebAuthn(),
    },
    hasOwner: data?.hasOwner ?? true,
  };
}
