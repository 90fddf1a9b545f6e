import type { ProcessingStatusName } from '@rapport/contract';

export type ProcessingAction = 'start' | 'complete' | 'fail' | 'cancel' | 'retry' | 'wait';

/** Transitions that are missing are refused. */
const transitions: Record<
  ProcessingAction,
  Partial<Record<ProcessingStatusName, ProcessingStatusName>>
> = {
  // After a crash, the meeting is still 'processing' when another worker starts.
  start: { pending: 'processing', processing: 'processing' },
  complete: { processing: 'completed' },
  fail: { processing: 'failed' },
  cancel: { pending: 'cancelled', processing: 'cancelled' },
  retry: { failed: 'pending' },
  // For a speech service that does not answer.
  wait: { processing: 'pending' },
};

/** The next status; null if the action is not allowed. */
export function nextStatus(
  status: ProcessingStatusName,
  action: ProcessingAction,
): ProcessingStatusName | null {
  return transitions[action][status] ?? null;
}

export function statusesFor(action: ProcessingAction): ProcessingStatusName[] {
  return processingStatusNames.filter((status) => nextStatus(status, action) !== null);
}

const processingStatusNames: ProcessingStatusName[] = [
  'pending',
  'processing',
  'completed',
  'failed',
  'cancelled',
];
