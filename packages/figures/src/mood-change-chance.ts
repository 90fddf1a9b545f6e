import type { ShownMood } from './types.ts';

/** The band holds the middle 90 % of a normal curve, 1.645 standard errors to each side. */
const errorsInHalf = 1.645;

/**
 * How likely chance alone makes two answered moods differ as much: exp(-z² / 2), which is never less than the
 * probability of a normal curve beyond ±z (Chernoff 1952). It is made of the answered numbers alone, so that it tells
 * nothing that they do not tell. Null where a mood was cut off.
 */
export function moodChangeChance(before: AnsweredMood, now: AnsweredMood): number | null {
  if (before.cut || now.cut) return null;
  const variance = errorOf(before) ** 2 + errorOf(now) ** 2;
  const difference = now.mood - before.mood;
  if (variance === 0) return difference === 0 ? 1 : null;
  return Math.exp(-(difference ** 2) / variance / 2);
}

type AnsweredMood = Pick<ShownMood, 'mood' | 'cut' | 'band'>;

/** By the wider side, since the other may end at the end of the scale. */
const errorOf = ({ mood, band: { low, high } }: AnsweredMood) =>
  Math.max(mood - low, high - mood) / errorsInHalf;
