import type { UserStatus } from '@rapport/contract';
import type { StatusKind } from '@/components/ui/status-label.tsx';

/** The sign and word of a status beside the name, and the sentence of the account card. */
export const statusWords = {
  ACTIVE: { kind: 'active', sentence: 'Active' },
  INVITED: { kind: 'invited', sentence: 'Invited, not yet accepted' },
  SYNCED_ONLY: { kind: 'synced', sentence: 'Synced, not yet invited' },
} as const satisfies Record<UserStatus, { kind: StatusKind; sentence: string }>;

/** '14 November 2026, 09:32' in the reader's time zone; `timeZone` is for tests. */
export function longDateTime(moment: string, timeZone?: string): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, ...(timeZone ? { timeZone } : {}) }).format(
      new Date(moment),
    );
  const date = write({ day: 'numeric', month: 'long', year: 'numeric' });
  return `${date}, ${write({ hour: '2-digit', minute: '2-digit' })}`;
}
