import type { AskAnswer } from '@rapport/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSoon } from '@/lib/refresh-soon.ts';
import { connectionRestoredEvent, onServerEvent } from '@/realtime/window-events.ts';
import { askKeys } from './api/ask-keys.ts';

/** They change what one meeting says, or who may read it. */
const meetingEvents = ['meeting-deleted', 'meeting-updated'] as const;
/** They may do so for any meeting. */
const events = [
  'meetings-updated',
  'organization-people-updated',
  'organization-settings-updated',
  'access-updated',
] as const;

/** A question is asked again at most this often. */
const pauseMs = 5000;

/**
 * Asks a shown question again if a meeting that its answer quotes changes, and removes the answers that are not shown.
 * @returns a function that stops it.
 */
function followAnswers(queryClient: QueryClient): () => void {
  const refresh = (meetingId?: string) => {
    for (const queryKey of [askKeys.answers, askKeys.sentenceLists])
      queryClient.removeQueries({ queryKey, type: 'inactive' });
    const shown = queryClient.getQueriesData<AskAnswer>({ queryKey: askKeys.answers });
    for (const [queryKey, answer] of shown)
      if (meetingId === undefined || answer?.meetings.some(({ id }) => id === meetingId))
        refreshSoon(queryClient, queryKey, pauseMs);
    refreshSoon(queryClient, askKeys.sentenceLists, pauseMs);
    refreshSoon(queryClient, askKeys.suggestions, pauseMs);
  };
  const refreshAll = () => refresh();
  window.addEventListener(connectionRestoredEvent, refreshAll);
  const stops = [
    ...meetingEvents.map((name) => onServerEvent(name, ({ eventId }) => refresh(eventId))),
    ...events.map((name) => onServerEvent(name, refreshAll)),
  ];
  return () => {
    window.removeEventListener(connectionRestoredEvent, refreshAll);
    for (const stop of stops) stop();
  };
}

/** Keeps the cached answers true while it is mounted. */
export function LiveAnswers() {
  const queryClient = useQueryClient();
  useEffect(() => followAnswers(queryClient), [queryClient]);
  return null;
}
