import type { Recording } from '@rapport/contract';
import { dayOfMoment } from '@/lib/format-day.ts';
import { counted, plural } from '@/lib/number-words.ts';

/** '31 of 48 minutes'; null until the length is known. */
export const writtenDownText = ({ minutes, minutesTranscribed }: Recording): string | null =>
  minutes === null ? null : minutesText({ written: minutesTranscribed, of: minutes });

/** '31 of 48 minutes' */
export function minutesText(minutes: { written: number; of: number }): string {
  const whole = Math.max(1, Math.round(minutes.of));
  const written = Math.min(whole, Math.floor(minutes.written));
  return `${written} of ${whole} ${plural(whole, 'minute')}`;
}

/** 'sound deleted', 'sound kept until 20 Dec 2026' */
export const soundText = ({ soundUntil }: Recording): string =>
  soundUntil === null ? 'sound deleted' : `sound kept until ${dayOfMoment(soundUntil)}`;

/**
 * '6 speakers told apart, sound deleted'. A speaker without a name is another one in each part that was sent on.
 */
export function recordingText(recording: Recording, speakers: number): string {
  const parts = recording.parts ?? 1;
  const told =
    recording.speakersTold === true
      ? `${counted(speakers, 'speaker')} told apart${parts > 1 ? ` in ${parts} parts` : ''}`
      : 'speakers not told apart';
  return `${told}, ${soundText(recording)}`;
}

export const namelessSentence =
  'Words without a name count in searches, topics and decisions, and in no tie, talk time or mood. The transcript of your meeting tool has names.';
