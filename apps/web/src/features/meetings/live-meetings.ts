import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connectionRestoredEvent, onServerEvent } from '@/realtime/window-events.ts';
import {
  forgetMeeting,
  refreshMeeting,
  refreshMeetingLists,
  takeProcessing,
} from './api/meeting-cache.ts';
import { meetingKeys } from './api/meeting-keys.ts';
import type { ShownProcessing } from './domain/meeting-status.ts';

/** Turns live events into updates of what is cached about meetings; returns how to stop. */
export function followMeetings(queryClient: QueryClient): () => void {
  const take = (processing: ShownProcessing) => void takeProcessing(queryClient, processing);
  // What may have been missed while the connection was down.
  const catchUp = () => void queryClient.invalidateQueries({ queryKey: meetingKeys.all });
  window.addEventListener(connectionRestoredEvent, catchUp);
  const stops = [
    onServerEvent('transcript-processing-started', (processing) => {
      take(processing);
      // Someone else's upload may not be in the list yet.
      void refreshMeetingLists(queryClient);
    }),
    onServerEvent('transcript-processing-progress', take),
    onServerEvent('transcript-processing-completed', take),
    onServerEvent('transcript-processing-failed', take),
    onServerEvent('transcript-processing-cancelled', take),
    onServerEvent('meeting-updated', ({ eventId }) => refreshMeeting(queryClient, eventId)),
    onServerEvent('meeting-deleted', ({ eventId }) => void forgetMeeting(queryClient, eventId)),
    () => window.removeEventListener(connectionRestoredEvent, catchUp),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Keeps the cached meetings live for as long as the signed-in part of the app is shown. */
export function LiveMeetings() {
  const queryClient = useQueryClient();
  useEffect(() => followMeetings(queryClient), [queryClient]);
  return null;
}
