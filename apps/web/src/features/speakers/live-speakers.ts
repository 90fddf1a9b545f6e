import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSoon } from '@/lib/refresh-soon.ts';
import { connectionRestoredEvent, onServerEvent } from '@/realtime/window-events.ts';
import { speakerKeys } from './api/speaker-keys.ts';

/** Keeps the names up to date while the page is open. */
export function useLiveSpeakers() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => refreshSoon(queryClient, speakerKeys.all);
    window.addEventListener(connectionRestoredEvent, refresh);
    const stops = [
      onServerEvent('meetings-updated', refresh),
      onServerEvent('meeting-updated', refresh),
      onServerEvent('meeting-deleted', refresh),
      onServerEvent('transcript-processing-completed', refresh),
      onServerEvent('organization-people-updated', refresh),
      () => window.removeEventListener(connectionRestoredEvent, refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}
