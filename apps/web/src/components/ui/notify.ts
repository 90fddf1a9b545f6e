import { useSyncExternalStore } from 'react';
import { ApiRequestError } from '@/lib/api-request-error.ts';
import { isSessionExpired } from '@/lib/session-expiry.ts';

export type Notice = {
  kind: 'success' | 'error';
  sentence: string;
  action?: { label: string; run: () => void } | undefined;
  error?: unknown;
  /** Topic of the notice; a new attempt withdraws the last error on it. */
  about?: string | undefined;
};

/** Notices waiting for the toaster to load. */
let waiting: readonly Notice[] = [];
const listeners = new Set<() => void>();
/** Functions that dismiss a shown notice, by topic. */
const dismissals = new Map<string, () => void>();

function setWaiting(notices: readonly Notice[]): void {
  waiting = notices;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function withdraw(about: string): void {
  if (waiting.some((notice) => notice.about === about)) {
    setWaiting(waiting.filter((notice) => notice.about !== about));
  }
  dismissals.get(about)?.();
  dismissals.delete(about);
}

/** Shows notices. Errors stay until dismissed or until the action is tried again. */
export const notify = {
  success: (sentence: string, action?: Notice['action']) =>
    setWaiting([...waiting, { kind: 'success', sentence, action }]),
  error: (sentence: string, about?: string, error?: unknown) => {
    if (about) withdraw(about);
    // The dialog to sign in again says it, and what to do.
    const isToSignIn = error instanceof ApiRequestError && error.status === 401;
    if (isToSignIn && isSessionExpired()) return;
    setWaiting([...waiting, { kind: 'error', sentence, about, error }]);
  },
  withdraw,
};

export function rememberShown({ about }: Notice, dismiss: () => void): void {
  if (about) dismissals.set(about, dismiss);
}

export function useWaitingNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, () => waiting);
}

/** Returns the waiting notices; the caller must show them. */
export function takeNotices(): readonly Notice[] {
  const taken = waiting;
  if (taken.length > 0) setWaiting([]);
  return taken;
}
