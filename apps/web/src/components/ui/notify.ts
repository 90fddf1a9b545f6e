import { useSyncExternalStore } from 'react';

export type Notice = {
  kind: 'success' | 'error';
  sentence: string;
  /** What can be done about it at once. */
  action?: { label: string; run: () => void } | undefined;
  /** Why it failed. */
  error?: unknown;
  /** What was tried; trying it again takes its last failure back. */
  about?: string | undefined;
};

/** What has been said and is not shown yet, because the toaster is still on its way. */
let waiting: readonly Notice[] = [];
const listeners = new Set<() => void>();
/** How to take back what is shown, by what it is about. */
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

/** Says in passing what happened. Errors stay until they are dismissed or what failed is tried again. */
export const notify = {
  success: (sentence: string, action?: Notice['action']) =>
    setWaiting([...waiting, { kind: 'success', sentence, action }]),
  error: (sentence: string, about?: string, error?: unknown) => {
    if (about) withdraw(about);
    setWaiting([...waiting, { kind: 'error', sentence, about, error }]);
  },
  withdraw,
};

/** Called by whoever shows a notice, with how it can be taken back. */
export function rememberShown({ about }: Notice, dismiss: () => void): void {
  if (about) dismissals.set(about, dismiss);
}

export function useWaitingNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, () => waiting);
}

/** Hands over what waits; whoever takes it shows it. */
export function takeNotices(): readonly Notice[] {
  const taken = waiting;
  if (taken.length > 0) setWaiting([]);
  return taken;
}
