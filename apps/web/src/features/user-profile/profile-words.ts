import type { UserStatus } from '@rapport/contract';
import type { StatusKind } from '@/components/ui/status-label.tsx';

/** The label next to the name, and the sentence of the account card. */
export const statusWords = {
  ACTIVE: { kind: 'active', sentence: 'Active' },
  INVITED: { kind: 'invited', sentence: 'Invited, not yet accepted' },
  SYNCED_ONLY: { kind: 'synced', sentence: 'Synced, not yet invited' },
} as const satisfies Record<UserStatus, { kind: StatusKind; sentence: string }>;
