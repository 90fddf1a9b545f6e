import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { authClient } from '@/lib/auth-client.ts';
import { activeFeaturesKey } from '@/lib/use-active-features.ts';
import { permissionsKey } from '@/lib/use-permission.ts';
import { userKeys } from '@/lib/user-keys.ts';
import { connectionRestoredEvent, onServerEvent } from '@/realtime/window-events.ts';

/** Turns live events of the organization into updates of what is cached; returns how to stop. */
export function followOrganization(queryClient: QueryClient): () => void {
  const refresh = (queryKey: readonly string[]) => void queryClient.invalidateQueries({ queryKey });
  /** The time zone, the toggles and what one may do change what every call answers. */
  const refreshAll = () => {
    refresh([]);
    authClient.$store.notify('$listOrg');
  };
  // What may have been missed while the connection was down.
  const catchUp = () => {
    for (const key of [activeFeaturesKey, permissionsKey, userKeys.all]) refresh(key);
  };
  window.addEventListener(connectionRestoredEvent, catchUp);
  const stops = [
    onServerEvent('organization-settings-updated', refreshAll),
    onServerEvent('organization-people-updated', () => refresh(userKeys.all)),
    onServerEvent('access-updated', () => {
      refreshAll();
      authClient.$store.notify('$activeMemberSignal');
    }),
    () => window.removeEventListener(connectionRestoredEvent, catchUp),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Keeps what is shown of the organization live for as long as the signed-in part of the app is shown. */
export function LiveOrganization() {
  const queryClient = useQueryClient();
  useEffect(() => followOrganization(queryClient), [queryClient]);
  return null;
}
