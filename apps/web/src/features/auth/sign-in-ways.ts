import { paths, signInWaysSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { hasWebAuthn } from '@/lib/web-authn.ts';

export type OfferedWays = { singleSignOn: boolean; passkey: boolean };

/** The sign-in methods besides the password. If the request fails, all are offered, so that nobody is locked out. */
export function useOfferedWays(): OfferedWays {
  const { data, isError } = useQuery({
    queryKey: ['sign-in-ways'],
    queryFn: ({ signal }) => request({ path: paths.signInWays, schema: signInWaysSchema, signal }),
    retry: false,
  });
  return {
    singleSignOn: data?.hasSingleSignOn ?? isError,
    passkey: (data?.hasPasskeys ?? isError) && hasWebAuthn(),
  };
}
