import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSoon } from '@/lib/refresh-soon.ts';
import { connectionRestoredEvent, onServerEvent } from '@/realtime/window-events.ts';
import { actionKeys } from './api/action-keys.ts';

/** Keeps the actions up to date while it is mounted. */
export function useLiveActions() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => refreshSoon(queryClient, actionKeys.all);
    window.addEventListener(connectionRestoredEvent, refresh);
    const stops = [
      onServerEvent('actions-updated', refresh),
      onServerEvent('meetings-updated', refresh),
      onServerEvent('meeting-updated', refresh),
      onServerEvent('meeting-deleted', refresh),
      onServerEvent('transcript-processing-completed', refresh),
      () => window.removeEventListener(connectionRestoredEvent, refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}
