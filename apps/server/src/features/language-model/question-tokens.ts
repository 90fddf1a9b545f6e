import type { ModelWindow } from '@rapport/contract';

/** Models read longer questions worse, even if they fit. */
const longestQuestion = 10_000;
/** Of what a model reads at once; the rest is for the answer. */
const shareOfWindow = 0.735;
const roundedTo = 100;

/** Tokens of one question at most, where the model reads `window` at once or has read only `cutRead`. */
export function questionTokensOf(window: ModelWindow | null, cutRead: number | null): number {
  const known = Math.min(
    window?.tokens ?? Number.POSITIVE_INFINITY,
    cutRead ?? longestQuestion * 2,
  );
  const room = Math.floor((known * shareOfWindow) / roundedTo) * roundedTo;
  return Math.min(longestQuestion, room);
}
