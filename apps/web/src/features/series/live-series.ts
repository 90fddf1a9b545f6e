import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSoon } from '@/lib/refresh-soon.ts';
import { connectionRestoredEvent, onServerEvent } from '@/realtime/window-events.ts';
import { seriesKeys } from './api/series-keys.ts';

/** Keeps series up to date while a page with them is open. */
export function useLiveSeries() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => refreshSoon(queryClient, seriesKeys.all);
    window.addEventListener(connectionRestoredEvent, refresh);
    const stops = [
      onServerEvent('series-updated', refresh),
      onServerEvent('meeting-updated', refresh),
      onServerEvent('meetings-updated', refresh),
      onServerEvent('organization-settings-updated', refresh),
      () => window.removeEventListener(connectionRestoredEvent, refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}
