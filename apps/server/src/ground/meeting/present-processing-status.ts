import type { ProcessingProgress, ProcessingStatus } from '@rapport/contract';
import type { Meeting } from '../../database/types.ts';

type ProcessingColumns = Pick<
  Meeting,
  | 'id'
  | 'title'
  | 'status'
  | 'step'
  | 'percentage'
  | 'secondsRemaining'
  | 'recordedMinutes'
  | 'writtenMinutes'
  | 'error'
  | 'startedAt'
  | 'completedAt'
>;

/** Null unless the meeting is waiting or being processed. */
export function presentProgress(
  meeting: Pick<
    Meeting,
    'status' | 'step' | 'percentage' | 'secondsRemaining' | 'recordedMinutes' | 'writtenMinutes'
  >,
): ProcessingProgress | null {
  if (meeting.status !== 'pending' && meeting.status !== 'processing') return null;
  const { step, recordedMinutes: of, writtenMinutes: written } = meeting;
  return {
    percentage: meeting.percentage,
    currentStep: meeting.step,
    estimatedTimeRemaining: meeting.secondsRemaining,
    ...(step === 'transcribing' && of !== null && written !== null && { minutes: { written, of } }),
  };
}

export function presentProcessingStatus(meeting: ProcessingColumns): ProcessingStatus {
  return {
    eventId: meeting.id,
    title: meeting.title,
    processingStatus: meeting.status,
    processingProgress: presentProgress(meeting),
    processingError: meeting.error,
    processingStartedAt: meeting.startedAt?.toISOString() ?? null,
    processingCompletedAt: meeting.completedAt?.toISOString() ?? null,
  };
}
