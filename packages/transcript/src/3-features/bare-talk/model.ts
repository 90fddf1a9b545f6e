import { endFeatures, questionFeatures } from './features.ts';
import { weights } from './weights.ts';

/** The character that stands for a weight of 0; the code of each other one lies as many steps off. */
const zeroCharacter = 83;

/** Sums of weights are divided by the root of the number of features. */
export const bareScale = (features: number): number => 1 / Math.sqrt(features);

/** Whether a sentence ends behind the word at a position, in talk that is written without marks. */
export const endsBehind = (words: readonly string[], at: number, sinceLast: number): boolean =>
  logitOf('ends', endFeatures(words, at, sinceLast)) >= 0;

/** Whether words without marks ask something. */
export const asksBare = (words: readonly string[]): boolean =>
  logitOf('questions', questionFeatures(words)) >= 0;

function logitOf(kind: 'ends' | 'questions', buckets: readonly number[]): number {
  const { bias, step, table } = weights[kind];
  let sum = 0;
  for (const bucket of buckets) sum += table.charCodeAt(bucket) - zeroCharacter;
  return bias + sum * step * bareScale(buckets.length);
}
