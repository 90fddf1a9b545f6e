import { useSyncExternalStore } from 'react';
import { useIsOnline } from '@/lib/use-is-online.ts';

let isConnected = false;
const listeners = new Set<() => void>();

export function setConnected(value: boolean) {
  if (value === isConnected) return;
  isConnected = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the live connection is up. A socket learns late, or never, that the device has lost its network. */
export function useIsConnected(): boolean {
  const isOnline = useIsOnline();
  return useSyncExternalStore(subscribe, () => isConnected) && isOnline;
}
