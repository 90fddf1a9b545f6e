import { paths, type Session, sessionSchema } from '@rapport/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './api-client.ts';

/** Keys of what is fetched again after each change of the account. */
export const accountKeys = {
  all: ['account'] as const,
  session: ['account', 'session'] as const,
  sessions: ['account', 'sessions'] as const,
  organizations: ['account', 'organizations'] as const,
  member: ['account', 'member'] as const,
};

export const sessionQueryOptions = queryOptions({
  queryKey: accountKeys.session,
  queryFn: ({ signal }) =>
    request({
      path: `${paths.auth}/get-session`,
      schema: sessionSchema,
      signal,
      needsSession: false,
    }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  // Without a network the call fails at once, and is made again when the network is back.
  networkMode: 'always',
  refetchOnReconnect: 'always',
});

/** The session once the server has answered; null if it does not. */
export const awaitSession = (queryClient: QueryClient): Promise<Session | null> =>
  queryClient.ensureQueryData(sessionQueryOptions).catch(() => null);
