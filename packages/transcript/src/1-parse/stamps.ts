import type { Cue } from '../types.ts';
import { elapsed } from './elapsed.ts';
import type { Reading } from './layout.ts';

/** A time before or after a name: `0:24`, `61:27`, `01:02:03.5`, `00:00:03:12` (frames), `09:00 AM`. */
export const stampPattern = String.raw`\d{1,3}:\d{2}(?::\d{2}(?:[:;]\d{2})?)?(?:[.,]\d{1,9})?(?:\s?[AaPp]\.?[Mm]\.?)?`;

/** Frames are left out, since their rate is not known. */
const stamp =
  /^(\d{1,3}):(\d{2})(?::(\d{2})(?:[:;]\d{2})?)?(?:[.,](\d{1,9}))?(?:\s?([AaPp])\.?[Mm]\.?)?$/;
/** `3.00`, `0.0s`: seconds, which stand in brackets. */
const seconds = /^(\d{1,6}(?:\.\d{1,9})?)\s?s?$/;
const fastestWordsPerSecond = 6;

export function stampClock(): {
  read(text: string): number | null;
  settle(cues: Cue[]): Pick<Reading, 'cues' | 'startTime'>;
} {
  let timeOfDay = false;
  let twoFieldsOnly = true;
  return {
    read(text) {
      const plain = seconds.exec(text.trim());
      if (plain?.[1]) {
        twoFieldsOnly = false;
        return Number(plain[1]);
      }
      const match = stamp.exec(text.trim());
      if (!match) return null;
      const [, first, second, third, fraction = '0', half] = match;
      if (half) {
        timeOfDay = true;
        const hour = (Number(first) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
        return hour * 3600 + Number(second) * 60 + Number(third ?? 0);
      }
      if (third === undefined) return Number(first) * 60 + Number(second);
      twoFieldsOnly = false;
      const whole = Number(first) * 3600 + Number(second) * 60 + Number(third);
      return whole + Number(`0.${fraction}`);
    },
    settle(cues) {
      if (timeOfDay) return elapsed(cues, 'time of day');
      if (twoFieldsOnly && areHoursAndMinutes(cues)) {
        return elapsed(
          cues.map((cue) => ({ ...cue, start: cue.start === null ? null : cue.start * 60 })),
          'time of day',
        );
      }
      return elapsed(cues);
    },
  };
}

function areHoursAndMinutes(cues: readonly Cue[]): boolean {
  const starts = cues.map((cue) => cue.start).filter((start) => start !== null);
  const [first] = starts;
  const last = starts.at(-1);
  if (first === undefined || last === undefined) return false;
  if (starts.some((start) => start >= 24 * 60)) return false;
  const wordsBeforeLast = cues
    .slice(0, -1)
    .reduce((sum, { text }) => sum + text.split(' ').length, 0);
  return wordsBeforeLast > (last - first) * fastestWordsPerSecond;
}
