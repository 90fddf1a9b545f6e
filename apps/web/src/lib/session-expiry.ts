import { useSyncExternalStore } from 'react';

/** `signing-in`: the dialog to sign in again is open. */
type Expiry = 'valid' | 'expired' | 'signing-in';

let expiry: Expiry = 'valid';
let isLeaving = false;
const listeners = new Set<() => void>();

function set(next: Expiry): void {
  if (next === expiry) return;
  expiry = next;
  for (const listener of listeners) listener();
}

/** Call on a 401 or when the session is gone. */
export function markSessionExpired(): void {
  if (!isLeaving && expiry === 'valid') set('expired');
}

/** Opens the dialog to sign in again, if the session has expired. */
export function askToSignIn(): void {
  if (expiry === 'expired') set('signing-in');
}

/** Closes that dialog. */
export function signInLater(): void {
  if (expiry === 'signing-in') set('expired');
}

/** Call around signing out, which is not an expiry. */
export function leaveSession(leaving: boolean): void {
  isLeaving = leaving;
}

/** Call when there is a valid session, started here or in another tab. */
export function clearSessionExpired(): void {
  set('valid');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isSessionExpired = (): boolean => expiry !== 'valid';

export const useIsSessionExpired = (): boolean => useSyncExternalStore(subscribe, isSessionExpired);

export const useIsSigningInAgain = (): boolean =>
  useSyncExternalStore(subscribe, () => expiry === 'signing-in');
