import type { ProcessingStatusName } from '@rapport/contract';

export type MeetingStatus = ProcessingStatusName | 'unknown';

/** Whether processing is pending or running. It is then polled and can be cancelled. */
export function isUnderWay(status: MeetingStatus): boolean {
  return status === 'pending' || status === 'processing';
}

/** Whether the card links to the meeting: only completed and failed meetings can be opened. */
export function canOpen(status: MeetingStatus): boolean {
  return status === 'completed' || status === 'failed';
}
