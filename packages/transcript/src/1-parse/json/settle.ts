import type { Cue } from '../../types.ts';
import { elapsed, timeOfDay } from '../elapsed.ts';
import type { Reading } from '../layout.ts';
import { withinMainSpan } from '../main-span.ts';
import { foldText } from '../utterances.ts';
import { wordsOf } from '../word-count.ts';
import { momentsFrom } from './times.ts';
import type { Timed } from './words.ts';

/** Units of numbers without one, per second: seconds, milliseconds, samples of Otter, microseconds, ticks. */
const units = [1, 1000, 16_000, 1e6, 1e7];
/** Nobody talks so little; such times are in a smaller unit. */
const slowestWordsPerSecond = 0.1;

/** The unit, per second, of the times that state none: whole numbers that are too large for so few words. */
export function unitOf(pieces: readonly Timed[]): number {
  const times = pieces.flatMap(({ start, end }) => {
    const time = end ?? start;
    return time && !time.isSeconds ? time.value : [];
  });
  const latest = times.reduce((max, time) => Math.max(max, time), 0);
  const words = wordsOf(pieces);
  const fits = units.find((unit) => words >= (latest / unit) * slowestWordsPerSecond);
  return times.every(Number.isInteger) ? (fits ?? 1) : 1;
}

/** Cues with times from the start of the meeting. */
export function cuesOf(
  pieces: readonly (Timed & { speaker: string | null })[],
  unit: number,
): Pick<Reading, 'cues' | 'date' | 'startTime'> {
  const seconds = (time: Timed['start']) =>
    time === null ? null : Math.round((time.value / (time.isSeconds ? 1 : unit)) * 1000) / 1000;
  const cues = pieces.flatMap(({ text, speaker, start, end }, at): Cue[] => {
    const said = foldText(text);
    return said === ''
      ? []
      : [{ id: String(at + 1), start: seconds(start), end: seconds(end), speaker, text: said }];
  });
  const starts = new Set(cues.map(({ start }) => start));
  const [only] = starts;
  const isOneTime = starts.size === 1 && cues.length > 2 && only !== null && only !== undefined;
  if (isOneTime) return { cues: withoutTimes(cues), ...(only > momentsFrom && dayOf(only)) };
  if (cues.some(({ start }) => (start ?? 0) > momentsFrom)) return withinMainSpan(cues);
  return elapsed(inOrder(cues));
}

const withoutTimes = (cues: readonly Cue[]): Cue[] =>
  cues.map((cue) => ({ ...cue, start: null, end: null }));

/** The words of one channel after those of another are put in the order of their times. */
function inOrder(cues: Cue[]): Cue[] {
  const latest = cues.reduce((max, { start }) => Math.max(max, start ?? 0), 0);
  const goesBack = cues.some(
    ({ start }, at) => (cues[at - 1]?.start ?? 0) - (start ?? Infinity) > latest / 2,
  );
  return goesBack ? cues.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0)) : cues;
}

/** Of a moment, in seconds since 1970. */
export const dayOf = (moment: number): { date: string; startTime: string } => ({
  date: new Date(moment * 1000).toISOString().slice(0, 10),
  startTime: timeOfDay(moment % 86_400),
});
