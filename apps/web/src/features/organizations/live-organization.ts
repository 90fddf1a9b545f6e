import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSoon } from '@/lib/refresh-soon.ts';
import { activeFeaturesKey } from '@/lib/use-active-features.ts';
import { permissionsKey } from '@/lib/use-permission.ts';
import { userKeys } from '@/lib/user-keys.ts';
import { connectionRestoredEvent, onServerEvent } from '@/realtime/window-events.ts';

/** Applies live events of the organization to the cache. @returns a function that stops it. */
export function followOrganization(queryClient: QueryClient): () => void {
  const refresh = (queryKey: readonly string[]) => refreshSoon(queryClient, queryKey);
  /** Time zone, feature switches and permissions affect every answer. */
  const refreshAll = () => refresh([]);
  // Events may have been missed while the connection was down.
  const catchUp = () => {
    for (const key of [activeFeaturesKey, permissionsKey, userKeys.all]) refresh(key);
  };
  window.addEventListener(connectionRestoredEvent, catchUp);
  const stops = [
    onServerEvent('organization-settings-updated', refreshAll),
    onServerEvent('organization-people-updated', () => refresh(userKeys.all)),
    onServerEvent('access-updated', refreshAll),
    () => window.removeEventListener(connectionRestoredEvent, catchUp),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

export function LiveOrganization() {
  const queryClient = useQueryClient();
  useEffect(() => followOrganization(queryClient), [queryClient]);
  return null;
}
