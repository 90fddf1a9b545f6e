import type { ServerEventName } from '@rapport/contract';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSoon } from '@/lib/refresh-soon.ts';
import { connectionRestoredEvent, onServerEvent } from './window-events.ts';

export type Refreshing = {
  queryKey: QueryKey;
  /**
   * Events that change the data. All of them are followed by a refresh when the connection is back,
   * since events may have been missed.
   */
  events: readonly ServerEventName[];
  /** The shortest time between two refreshes, in milliseconds. */
  pauseMs?: number;
};

/** Refreshes the queries in use under a key, and marks the others. @returns a function that stops it. */
export function refreshOn(queryClient: QueryClient, { queryKey, events, pauseMs }: Refreshing) {
  const refresh = () => refreshSoon(queryClient, queryKey, pauseMs);
  window.addEventListener(connectionRestoredEvent, refresh);
  const stops = events.map((name) => onServerEvent(name, refresh));
  return () => {
    window.removeEventListener(connectionRestoredEvent, refresh);
    for (const stop of stops) stop();
  };
}

/** Like `refreshOn` while mounted. `refreshing` must be a constant. */
export function useRefreshOn(refreshing: Refreshing): void {
  const queryClient = useQueryClient();
  useEffect(() => refreshOn(queryClient, refreshing), [queryClient, refreshing]);
}
