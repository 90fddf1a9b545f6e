import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSoon } from '@/lib/refresh-soon.ts';
import { connectionRestoredEvent, onServerEvent } from '@/realtime/window-events.ts';
import { organizationFiguresKey } from './figure-keys.ts';

/** A figure is read from many meetings, so a burst of uploads refreshes it every few seconds only. */
const pauseMs = 5000;

/** Events after which other meetings count, are being analysed or may be opened. */
const changes = [
  'organization-figures-updated',
  'transcript-processing-started',
  'transcript-processing-completed',
  'transcript-processing-failed',
  'transcript-processing-cancelled',
  'meeting-updated',
  'meetings-updated',
  'meeting-deleted',
  'organization-people-updated',
] as const;

/** Refreshes the figures that are shown, and marks the others. @returns a function that stops it. */
export function followOrganizationFigures(queryClient: QueryClient): () => void {
  const refresh = () => refreshSoon(queryClient, organizationFiguresKey, pauseMs);
  window.addEventListener(connectionRestoredEvent, refresh);
  const stops = changes.map((name) => onServerEvent(name, refresh));
  return () => {
    window.removeEventListener(connectionRestoredEvent, refresh);
    for (const stop of stops) stop();
  };
}

export function LiveOrganizationFigures() {
  const queryClient = useQueryClient();
  useEffect(() => followOrganizationFigures(queryClient), [queryClient]);
  return null;
}
