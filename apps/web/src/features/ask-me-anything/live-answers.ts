import type { AskAnswer } from '@rapport/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSoon } from '@/lib/refresh-soon.ts';
import { connectionRestoredEvent, onServerEvent } from '@/realtime/window-events.ts';
import { askKeys } from './api/ask-keys.ts';

/** Events that change what one meeting says, or who may read it. */
const meetingEvents = ['meeting-deleted', 'meeting-updated'] as const;
/** Events that may affect any meeting. */
const events = [
  'meetings-updated',
  'organization-people-updated',
  'organization-settings-updated',
  'access-updated',
] as const;

/** A question is repeated at most this often, in milliseconds. */
const pauseMs = 5000;

/**
 * Repeats a shown question when a meeting quoted in its answer changes, and removes cached answers
 * that are not shown.
 * @returns a function that stops it.
 */
function followAnswers(queryClient: QueryClient): () => void {
  const refresh = (meetingId?: string) => {
    for (const queryKey of [askKeys.answers, askKeys.sentences])
      queryClient.removeQueries({ queryKey, type: 'inactive' });
    const shown = queryClient.getQueriesData<AskAnswer>({ queryKey: askKeys.answers });
    for (const [queryKey, answer] of shown)
      if (meetingId === undefined || answer?.meetings.some(({ id }) => id === meetingId))
        refreshSoon(queryClient, queryKey, pauseMs);
    refreshSoon(queryClient, askKeys.sentences, pauseMs);
    for (const queryKey of [askKeys.suggestions, askKeys.counted])
      refreshSoon(queryClient, queryKey, pauseMs);
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

/** Keeps the cached answers up to date while mounted. */
export function LiveAnswers() {
  const queryClient = useQueryClient();
  useEffect(() => followAnswers(queryClient), [queryClient]);
  return null;
}
