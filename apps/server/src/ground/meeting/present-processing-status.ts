import type { ProcessingProgress, ProcessingStatus } from '@rapport/contract';
import type { Meeting } from '../../database/types.ts';

type Minutes = Pick<Meeting, 'status' | 'recordedMinutes' | 'writtenMinutes' | 'sentMinutes'>;
type ProgressColumns = Minutes & Pick<Meeting, 'step' | 'percentage' | 'secondsRemaining'>;
type ProcessingColumns = ProgressColumns &
  Pick<Meeting, 'id' | 'title' | 'error' | 'startedAt' | 'completedAt'>;

/** Null unless the meeting is waiting or being processed. */
export function presentProgress(meeting: ProgressColumns): ProcessingProgress | null {
  if (meeting.status !== 'pending' && meeting.status !== 'processing') return null;
  return {
    percentage: meeting.percentage,
    currentStep: meeting.step,
    estimatedTimeRemaining: meeting.secondsRemaining,
    ...(meeting.step === 'transcribing' && minutesOf(meeting)),
  };
}

/** While it waits for the speech service, nothing is sent. */
function minutesOf({ status, recordedMinutes: of, writtenMinutes: written, sentMinutes }: Minutes) {
  if (of === null || written === null) return undefined;
  const sent = status === 'processing' ? Math.max(written, sentMinutes ?? 0) : written;
  return { minutes: { written, sent, of } };
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
