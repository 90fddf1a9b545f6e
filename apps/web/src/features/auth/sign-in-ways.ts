import { paths, signInWaysSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';

/** Whether to offer single sign-on. If the server does not say, it is offered: nobody is locked out. */
export function useOffersSingleSignOn(): boolean {
  const { data, isError } = useQuery({
    queryKey: ['sign-in-ways'],
    queryFn: ({ signal }) => request({ path: paths.signInWays, schema: signInWaysSchema, signal }),
    retry: false,
  });
  return data?.hasSingleSignOn ?? isError;
}
