import { endpoints } from '@rapport/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** How one signs in to this installation, and whether it sends mail; known without a session. */
export const signInWaysQueryOptions = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: ({ signal }) => call(endpoints.passkeySignIn.listWays, { signal, needsSession: false }),
  retry: false,
});

/** Fixed while the server runs. */
const sendsMailQueryOptions = queryOptions({
  ...signInWaysQueryOptions,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether mail goes out. If it does not, it is written to files on the server. True until known. */
export function useSendsMail(): boolean {
  return useQuery(sendsMailQueryOptions).data?.sendsMail ?? true;
}

/** Like `useSendsMail`, asked before a mail is caused. */
export async function readSendsMail(queryClient: QueryClient): Promise<boolean> {
  try {
    return (await queryClient.ensureQueryData(sendsMailQueryOptions)).sendsMail;
  } catch {
    return true;
  }
}
