import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connectionRestoredEvent, onServerEvent } from '@/realtime/window-events.ts';
import {
  forgetMeeting,
  isListed,
  type KnownProcessing,
  refreshMeeting,
  refreshMeetingLists,
  refreshMeetings,
  refreshNarrowed,
  refreshViews,
  takeProcessing,
} from './api/meeting-cache.ts';
import { meetingKeys } from './api/meeting-keys.ts';

/** Applies live events to the cached meetings. @returns a function that stops it. */
export function followMeetings(queryClient: QueryClient): () => void {
  const take = (processing: KnownProcessing) => void takeProcessing(queryClient, processing);
  // Events may have been missed while the connection was down.
  const catchUp = () => void queryClient.invalidateQueries({ queryKey: meetingKeys.all });
  window.addEventListener(connectionRestoredEvent, catchUp);
  const stops = [
    onServerEvent('transcript-processing-started', (processing) => {
      take(processing);
      // Another person's upload whose `meeting-updated` event was missed.
      if (!isListed(queryClient, processing.eventId)) refreshMeetingLists(queryClient);
    }),
    onServerEvent('transcript-processing-progress', take),
    onServerEvent('transcript-processing-completed', take),
    onServerEvent('transcript-processing-failed', take),
    onServerEvent('transcript-processing-cancelled', take),
    onServerEvent('meeting-updated', ({ eventId }) => refreshMeeting(queryClient, eventId)),
    onServerEvent('meetings-updated', () => refreshMeetings(queryClient)),
    // Meeting cards show the number of open actions.
    onServerEvent('actions-updated', () => refreshMeetingLists(queryClient)),
    onServerEvent('series-updated', () => refreshNarrowed(queryClient, 'series')),
    onServerEvent('meeting-views-updated', () => refreshViews(queryClient)),
    onServerEvent('meeting-deleted', ({ eventId }) => forgetMeeting(queryClient, eventId)),
    () => window.removeEventListener(connectionRestoredEvent, catchUp),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Applies live events to the cached meetings while it is mounted. */
export function LiveMeetings() {
  const queryClient = useQueryClient();
  useEffect(() => followMeetings(queryClient), [queryClient]);
  return null;
}
