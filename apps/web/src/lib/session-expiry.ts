import { useSyncExternalStore } from 'react';

let isExpired = false;
let isLeaving = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  if (value === isExpired) return;
  isExpired = value;
  for (const listener of listeners) listener();
}

/** Called when a call is answered 401 or the session is gone: the page stays and says so. */
export function markSessionExpired(): void {
  if (!isLeaving) set(true);
}

/** Called where the person ends the session themself: then it does not expire. */
export function leaveSession(leaving: boolean): void {
  isLeaving = leaving;
}

/** Called where the session is good: it was begun again, here or in another tab. */
export function clearSessionExpired(): void {
  set(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsSessionExpired(): boolean {
  return useSyncExternalStore(subscribe, () => isExpired);
}
