import type { ProcessingStatusName } from '@rapport/contract';

export type ProcessingAction = 'start' | 'complete' | 'fail' | 'cancel' | 'retry';

/** What each action makes of each state. Where nothing stands, the action is refused. */
const transitions: Record<
  ProcessingAction,
  Partial<Record<ProcessingStatusName, ProcessingStatusName>>
> = {
  // A meeting whose worker was killed is still 'processing' when another one starts on it.
  start: { pending: 'processing', processing: 'processing' },
  complete: { processing: 'completed' },
  fail: { processing: 'failed' },
  cancel: { pending: 'cancelled', processing: 'cancelled' },
  retry: { failed: 'pending' },
};

/** The state after an action, or null where the action is not possible. */
export function nextStatus(
  status: ProcessingStatusName,
  action: ProcessingAction,
): ProcessingStatusName | null {
  return transitions[action][status] ?? null;
}

/** The states in which an action is possible. */
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
