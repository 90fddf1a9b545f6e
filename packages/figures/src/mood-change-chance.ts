import type { ShownMood } from './types.ts';

/** The band holds the middle 90 % of a normal curve, 1.645 standard errors to each side. */
const errorsInHalf = 1.645;

/**
 * An upper bound of the probability that two answered moods differ this much by chance: exp(-z² / 2), which is never
 * less than the probability of a normal curve beyond ±z (Chernoff 1952). It is computed only from the answered
 * numbers, so it reveals nothing that they do not. Null if a mood was cut off.
 */
export function moodChangeChance(before: AnsweredMood, now: AnsweredMood): number | null {
  if (before.cut || now.cut) return null;
  const variance = errorOf(before) ** 2 + errorOf(now) ** 2;
  const difference = now.mood - before.mood;
  if (variance === 0) return difference === 0 ? 1 : null;
  return Math.exp(-(difference ** 2) / variance / 2);
}

type AnsweredMood = Pick<ShownMood, 'mood' | 'cut' | 'band'>;

/** Uses the wider side, since the other one may be cut off at the end of the scale. */
const errorOf = ({ mood, band: { low, high } }: AnsweredMood) =>
  Math.max(mood - low, high - mood) / errorsInHalf;
