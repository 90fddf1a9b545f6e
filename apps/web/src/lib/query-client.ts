import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiRequestError } from './api-request-error.ts';
import { askToSignIn } from './session-expiry.ts';

const queryCacheMs = 10 * 60_000;
const queryRetries = 3;

function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof ApiRequestError && error.isRefusal) return false;
  return failures < queryRetries;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    // The person waits for the change, and the notice of the expiry can be behind the dialog that made it.
    mutationCache: new MutationCache({
      onError: (error) => {
        if (error instanceof ApiRequestError && error.status === 401) askToSignIn();
      },
    }),
    defaultOptions: {
      queries: {
        gcTime: queryCacheMs,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: shouldRetry,
      },
      // Without a network a change fails at once. It must not be made later, when the person no longer expects it.
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}
