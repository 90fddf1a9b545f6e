import { useSyncExternalStore } from 'react';

export type Notice = { kind: 'success' | 'error'; sentence: string };

/** What has been said and is not shown yet, because the toaster is still on its way. */
let waiting: readonly Notice[] = [];
const listeners = new Set<() => void>();

function setWaiting(notices: readonly Notice[]): void {
  waiting = notices;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says in passing what happened. Errors stay until they are dismissed. */
export const notify = {
  success: (sentence: string) => setWaiting([...waiting, { kind: 'success', sentence }]),
  error: (sentence: string) => setWaiting([...waiting, { kind: 'error', sentence }]),
};

export function useWaitingNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, () => waiting);
}

/** Hands over what waits; whoever takes it shows it. */
export function takeNotices(): readonly Notice[] {
  const taken = waiting;
  if (taken.length > 0) setWaiting([]);
  return taken;
}
