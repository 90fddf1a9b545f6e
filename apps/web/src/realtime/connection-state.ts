import { useSyncExternalStore } from 'react';

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

/** Whether the live connection is up. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(subscribe, () => isConnected);
}
