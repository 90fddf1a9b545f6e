import { useSyncExternalStore } from 'react';

let isExpired = false;
let isLeaving = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  if (value === isExpired) return;
  isExpired = value;
  for (const listener of listeners) listener();
}

/** Call on a 401 or when the session is gone. */
export function markSessionExpired(): void {
  if (!isLeaving) set(true);
}

/** Call around signing out, which is not an expiry. */
export function leaveSession(leaving: boolean): void {
  isLeaving = leaving;
}

/** Call when there is a valid session, started here or in another tab. */
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
