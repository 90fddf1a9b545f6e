import { type Ask, endpoints } from '@rapport/contract';
import { onlineManager, useQuery } from '@tanstack/react-query';
import { ApiRequestError } from '@/lib/api-client.ts';
import { call } from '@/lib/call.ts';
import { askKeys } from './ask-keys.ts';

/**
 * The answer stays cached while the user navigates, until an event outdates it. Without a network
 * it fails at once, and is requested again when the network is back.
 */
export const useAnswer = (ask: Ask, { enabled = true } = {}) =>
  useQuery({
    queryKey: [...askKeys.answers, ask],
    queryFn: async ({ client, signal }) => {
      const answer = await call(endpoints.ask.ask, { body: ask, signal });
      void client.invalidateQueries({ queryKey: askKeys.asked });
      return answer;
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    // Each look at these quotes is in the audit log.
    ...(ask.showsSensitive && { gcTime: 0 }),
    networkMode: 'always',
    // Off by default in this network mode.
    refetchOnReconnect: true,
    // Browsers say that they are online a moment before calls get through.
    retry: (failures, error) =>
      failures === 0 &&
      onlineManager.isOnline() &&
      error instanceof ApiRequestError &&
      error.status === 0,
  });
