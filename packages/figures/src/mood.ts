import { digest } from './digest.ts';
import type { Change, ShownMood } from './types.ts';
import type { Figure, Views } from './views.ts';

const resamples = 400;

/**
 * The least and the most that is answered for `people`: 5 / n and 10 - 5 / n. A reader of the answer
 * then knows one person's mood to half the scale at best: with a mean of M, a person's is at least n M - 10 (n - 1).
 */
export function boundsOf(people: number): { low: number; high: number } {
  const tenths = Math.ceil(50 / people - 1e-9);
  return { low: tenths / 10, high: (100 - tenths) / 10 };
}

/** Mean over people, times 10. */
export function meanMood(views: Views, { views: numbers }: Figure): number {
  return (10 * numbers.reduce((sum, number) => sum + views.view(number).mood, 0)) / numbers.length;
}

/** Whether the mean is outside of the bounds, or may be: moods of facts that are no longer known can be anything. */
export function isExtreme(views: Views, figure: Figure): boolean {
  const { low, high } = boundsOf(figure.people.length);
  const moods = figure.views.map((number) => views.view(number).mood);
  const meanWith = (unknown: number) =>
    (10 * moods.reduce((sum, mood) => sum + (Number.isNaN(mood) ? unknown : mood), 0)) /
    moods.length;
  return meanWith(0) < low || meanWith(1) > high;
}

/**
 * The answer. The band is the bootstrap's over people (Efron and Tibshirani, 1993), 5 % to 95 %, widened to steps of
 * half of what one person can move the mean: the band of a small group would else tell how its people differ.
 */
export function shownMood(views: Views, figure: Figure, areCut: boolean): ShownMood {
  const people = figure.people.length;
  const { low, high } = areCut ? boundsOf(people) : { low: 0, high: 10 };
  const exact = Math.round(meanMood(views, figure) * 10) / 10;
  const moods = figure.views.map((number) => views.view(number).mood);
  const next = randomOf(figure.views.map((number) => views.key(number)).join(' '));
  const means = Array.from({ length: resamples }, () => {
    let total = 0;
    for (let drawn = 0; drawn < people; drawn++) total += moods[Math.floor(next() * people)] ?? 0;
    return (10 * total) / people;
  }).sort((a, b) => a - b);
  const step = Math.ceil(50 / people - 1e-9) / 10;
  const mood = clamp(exact, low, high);
  return {
    isShown: true,
    mood,
    cut:
      exact > high || (areCut && exact === high)
        ? 'orMore'
        : exact < low || (areCut && exact === low)
          ? 'orLess'
          : null,
    band: {
      low: Math.min(mood, clamp(toTenth(Math.floor(at(means, 0.05) / step) * step), low, high)),
      high: Math.max(mood, clamp(toTenth(Math.ceil(at(means, 0.95) / step) * step), low, high)),
    },
  };
}

/** The change between two moods that are both shown. It rises or falls if its band by bootstrap does not contain 0. */
export function changeBetween(
  views: Views,
  before: { mood: ShownMood; figure: Figure },
  now: { mood: ShownMood; figure: Figure },
): Change {
  if (before.mood.cut || now.mood.cut) return null;
  const people = new Map<number, { before?: number; now?: number }>();
  for (const [at, person] of before.figure.people.entries())
    people.set(person, { before: views.view(before.figure.views[at] ?? -1).mood });
  for (const [at, person] of now.figure.people.entries())
    people.set(person, { ...people.get(person), now: views.view(now.figure.views[at] ?? -1).mood });
  const pairs = [...people.values()];
  const next = randomOf(
    [...before.figure.views, ...now.figure.views].map((number) => views.key(number)).join(' '),
  );
  const changes = Array.from({ length: resamples }, () => changeOfSample(pairs, next))
    .filter((change) => !Number.isNaN(change))
    .sort((a, b) => a - b);
  const direction = at(changes, 0.05) > 0 ? 'rising' : at(changes, 0.95) < 0 ? 'falling' : 'steady';
  return { by: toTenth(now.mood.mood - before.mood.mood), direction };
}

function changeOfSample(pairs: readonly { before?: number; now?: number }[], next: () => number) {
  const totals = { before: 0, now: 0 };
  const counts = { before: 0, now: 0 };
  for (let drawn = 0; drawn < pairs.length; drawn++) {
    const pair = pairs[Math.floor(next() * pairs.length)];
    for (const side of ['before', 'now'] as const) {
      const mood = pair?.[side];
      if (mood === undefined) continue;
      totals[side] += mood;
      counts[side]++;
    }
  }
  return totals.now / counts.now - totals.before / counts.before;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const toTenth = (value: number) => Math.round(value * 10) / 10;

/** The same numbers from 0 up to 1 for the same text (Mulberry32). */
function randomOf(text: string): () => number {
  let state = digest(text) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
