import { digest } from './digest.ts';
import type { Figure } from './figure.ts';
import type { Change, MoodNumber, ShownMood } from './types.ts';

const resamples = 400;

/**
 * The lowest and highest answer for `people`: 5 / n and 10 - 5 / n. With these bounds a reader knows one person's mood
 * to half the scale at best: with a mean of M, one person's mood is at least n M - 10 (n - 1).
 */
export function boundsOf(people: number): { low: number; high: number } {
  const tenths = Math.ceil(50 / people - 1e-9);
  return { low: tenths / 10, high: (100 - tenths) / 10 };
}

/** Mean over people, times 10. */
export function meanMood(figure: Figure): number {
  return (10 * moodsOf(figure).reduce((sum, mood) => sum + mood, 0)) / figure.people.length;
}

/** Whether the mean is, or could be, outside of the bounds. Moods of facts that are no longer known can be anything. */
export function isExtreme(figure: Figure): boolean {
  const people = figure.people.length;
  const { low, high } = boundsOf(people);
  let [known, unknown] = [0, 0];
  for (const mood of moodsOf(figure)) {
    if (Number.isNaN(mood)) unknown++;
    else known += mood;
  }
  return (10 * known) / people < low || (10 * (known + unknown)) / people > high;
}

const moodsOf = ({ tracks, period }: Figure): Float64Array =>
  Float64Array.from(tracks, (track) => track.mood(period));

/** The answered number. */
export function moodNumber(figure: Figure, areCut: boolean): MoodNumber {
  const { low, high } = areCut ? boundsOf(figure.people.length) : { low: 0, high: 10 };
  const exact = Math.round(meanMood(figure) * 10) / 10;
  const isMost = exact > high || (areCut && exact === high);
  const isLeast = exact < low || (areCut && exact === low);
  return {
    mood: clamp(exact, low, high),
    cut: isMost ? 'orMore' : isLeast ? 'orLess' : null,
  };
}

/**
 * The answer with its band: a bootstrap over people (Efron and Tibshirani, 1993), 5 % to 95 %, widened to steps of half
 * of what one person can change the mean. Without the widening the band of a small group would reveal how its people
 * differ.
 */
export function shownMood(figure: Figure, areCut: boolean): ShownMood {
  const people = figure.people.length;
  const { low, high } = areCut ? boundsOf(people) : { low: 0, high: 10 };
  const number = moodNumber(figure, areCut);
  const moods = moodsOf(figure);
  const next = randomOf(figure.prints.join(' '));
  const means = Float64Array.from({ length: resamples }, () => {
    let total = 0;
    for (let drawn = 0; drawn < people; drawn++) total += moods[next(people)] ?? 0;
    return (10 * total) / people;
  }).sort();
  const step = Math.ceil(50 / people - 1e-9) / 10;
  const inSteps = (mean: number, round: (steps: number) => number) =>
    clamp(toTenth(round(mean / step) * step), low, high);
  return {
    isShown: true,
    ...number,
    band: {
      low: Math.min(number.mood, inSteps(at(means, 0.05), Math.floor)),
      high: Math.max(number.mood, inSteps(at(means, 0.95), Math.ceil)),
    },
  };
}

type Shown = { number: MoodNumber; figure: Figure };

/** The change between two shown answers. It is rising or falling if the bootstrap band of the change excludes 0. */
export function changeBetween(before: Shown, now: Shown): Change {
  if (before.number.cut || now.number.cut) return null;
  const people = new Map<number, { before?: number; now?: number }>();
  for (const side of [before, now])
    for (const track of side.figure.tracks)
      people.set(track.person, {
        ...people.get(track.person),
        [side === before ? 'before' : 'now']: track.mood(side.figure.period),
      });
  const pairs = [...people.values()];
  const next = randomOf([...before.figure.prints, ...now.figure.prints].join(' '));
  const changes = Array.from({ length: resamples }, () => changeOfSample(pairs, next))
    .filter((change) => !Number.isNaN(change))
    .sort((a, b) => a - b);
  const direction = at(changes, 0.05) > 0 ? 'rising' : at(changes, 0.95) < 0 ? 'falling' : 'steady';
  return { by: toTenth(now.number.mood - before.number.mood), direction };
}

function changeOfSample(
  pairs: readonly { before?: number; now?: number }[],
  next: (end: number) => number,
) {
  const totals = { before: 0, now: 0 };
  const counts = { before: 0, now: 0 };
  for (let drawn = 0; drawn < pairs.length; drawn++) {
    const pair = pairs[next(pairs.length)];
    for (const side of ['before', 'now'] as const) {
      const mood = pair?.[side];
      if (mood === undefined) continue;
      totals[side] += mood;
      counts[side]++;
    }
  }
  return totals.now / counts.now - totals.before / counts.before;
}

const at = (sorted: ArrayLike<number>, share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const toTenth = (value: number) => Math.round(value * 10) / 10;

/** Random whole numbers below `end`, the same for the same text (Mulberry32). */
function randomOf(text: string): (end: number) => number {
  let state = digest(text) | 0;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((((mixed ^ (mixed >>> 14)) >>> 0) * end) / 2 ** 32) >>> 0;
  };
}
