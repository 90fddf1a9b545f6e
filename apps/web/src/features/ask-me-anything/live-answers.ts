import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSoon } from '@/lib/refresh-soon.ts';
import { connectionRestoredEvent, onServerEvent } from '@/realtime/window-events.ts';
import { askKeys } from './api/ask-keys.ts';

/** They change what the meetings say, or who may read them. */
const events = [
  'meeting-deleted',
  'meeting-updated',
  'meetings-updated',
  'organization-people-updated',
  'organization-settings-updated',
  'access-updated',
] as const;

/** A question is asked again at most this often. */
const pauseMs = 5000;

/** Asks a shown question again, and removes the answers that are not shown. @returns a function that stops it. */
function followAnswers(queryClient: QueryClient): () => void {
  const refresh = () => {
    for (const queryKey of [askKeys.answers, askKeys.sentenceLists]) {
      queryClient.removeQueries({ queryKey, type: 'inactive' });
      refreshSoon(queryClient, queryKey, pauseMs);
    }
    refreshSoon(queryClient, askKeys.suggestions, pauseMs);
  };
  window.addEventListener(connectionRestoredEvent, refresh);
  const stops = events.map((name) => onServerEvent(name, refresh));
  return () => {
    window.removeEventListener(connectionRestoredEvent, refresh);
    for (const stop of stops) stop();
  };
}

/** Keeps the cached answers true while it is mounted. */
export function LiveAnswers() {
  const queryClient = useQueryClient();
  useEffect(() => followAnswers(queryClient), [queryClient]);
  return null;
}
