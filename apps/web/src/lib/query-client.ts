import { QueryClient } from '@tanstack/react-query';
import { ApiRequestError } from './api-request-error.ts';

const queryCacheMs = 10 * 60_000;
const queryRetries = 3;

function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof ApiRequestError && error.isRefusal) return false;
  return failures < queryRetries;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
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
