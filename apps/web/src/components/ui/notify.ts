import { ApiRequestError } from '@/lib/api-request-error.ts';
import { isSessionExpired } from '@/lib/session-expiry.ts';
import { sharedValue } from '@/lib/shared-value.ts';

export type Notice = {
  kind: 'success' | 'error';
  sentence: string;
  action?: { label: string; run: () => void } | undefined;
  error?: unknown;
  /** Topic of the notice; a new attempt withdraws the last error on it. */
  about?: string | undefined;
};

/** Notices waiting for the toaster to load. */
const waiting = sharedValue<readonly Notice[]>([]);
/** Functions that dismiss a shown notice, by topic. */
const dismissals = new Map<string, () => void>();

const show = (notice: Notice) => waiting.write([...waiting.read(), notice]);

function withdraw(about: string): void {
  const notices = waiting.read();
  if (notices.some((notice) => notice.about === about)) {
    waiting.write(notices.filter((notice) => notice.about !== about));
  }
  dismissals.get(about)?.();
  dismissals.delete(about);
}

/** Shows notices. Errors stay until dismissed or until the action is tried again. */
export const notify = {
  success: (sentence: string, action?: Notice['action']) =>
    show({ kind: 'success', sentence, action }),
  error: (sentence: string, about?: string, error?: unknown) => {
    if (about) withdraw(about);
    // The dialog to sign in again says it, and what to do.
    const isToSignIn = error instanceof ApiRequestError && error.status === 401;
    if (isToSignIn && isSessionExpired()) return;
    show({ kind: 'error', sentence, about, error });
  },
  withdraw,
};

export function rememberShown({ about }: Notice, dismiss: () => void): void {
  if (about) dismissals.set(about, dismiss);
}

export const useWaitingNotices = waiting.use;

/** Returns the waiting notices; the caller must show them. */
export function takeNotices(): readonly Notice[] {
  const taken = waiting.read();
  if (taken.length > 0) waiting.write([]);
  return taken;
}
