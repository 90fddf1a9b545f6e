import type { FeelingKey } from './individual-order.ts';

/** Best first. */
export const scoreBands = [
  { from: 8, words: '8 and up', fill: 'bg-pos-mark' },
  { from: 6, words: '6 and up', fill: 'bg-ink-3' },
  { from: 4, words: '4 and up', fill: 'bg-neu-mark' },
  { from: 0, words: 'below 4', fill: 'bg-neg-mark' },
] as const;

type ScoreBand = (typeof scoreBands)[number];

/** Stress is inverted (10 minus its value), because lower is better. */
export function bandOf(feeling: FeelingKey, value: number): ScoreBand | undefined {
  const score = feeling === 'stressed' ? 10 - value : value;
  return scoreBands.find(({ from }) => score >= from);
}
