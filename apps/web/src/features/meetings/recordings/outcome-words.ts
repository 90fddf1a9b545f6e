import type { ProcessingProgress, Recording } from '@rapport/contract';
import { dayOfMoment } from '@/lib/format-day.ts';
import { counted, plural } from '@/lib/number-words.ts';

export type WrittenMinutes = NonNullable<ProcessingProgress['minutes']>;

const wholeMinutes = ({ of }: WrittenMinutes) => Math.max(1, Math.round(of));

/** '31 of 48 minutes' */
export function minutesText(minutes: WrittenMinutes): string {
  const whole = wholeMinutes(minutes);
  const written = Math.min(whole, Math.floor(minutes.written));
  return `${written} of ${whole} ${plural(whole, 'minute')}`;
}

/** 'Writing down minutes 21 to 40'; 'Writing down' while nothing is sent. */
export function writingText(minutes: WrittenMinutes): string {
  if (minutes.sent <= minutes.written) return 'Writing down';
  const whole = wholeMinutes(minutes);
  const first = Math.min(whole, Math.floor(minutes.written) + 1);
  const last = Math.max(first, Math.min(whole, Math.ceil(minutes.sent)));
  return first === last
    ? `Writing down minute ${first}`
    : `Writing down minutes ${first} to ${last}`;
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
