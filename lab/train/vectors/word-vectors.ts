import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordBucket } from '../../../packages/transcript/src/4-sentiment/features.ts';
import type { Token } from '../../../packages/transcript/src/4-sentiment/tokens.ts';
import type { Trained } from '../sentiment/logistic-regression.ts';

/** Weight of the vectors relative to the words. */
const strength = 0.3;
/** Factor for the vector of a negated word. */
const negated = -0.3;
/** Smaller values are noise and disturb words in the same bucket. */
const leastAdded = 0.2;
const dimensions = 32;
/** As printed by `reduce.ts`. */
const step = 0.0299;

const words = readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
  .trim()
  .split('\n');
const bytes = new Int8Array(readFileSync(join(import.meta.dirname, 'vectors.bin')));
const positions = new Map(words.map((word, at) => [word, at] as const));

/** Used only in training, so that similar words are learned together. */
export function vectorOf(tokens: readonly Token[]): number[] {
  const sum = Array.from({ length: dimensions }, () => 0);
  for (const { text, isNegated } of tokens) {
    const at = positions.get(text);
    if (at === undefined) continue;
    for (let of = 0; of < dimensions; of++)
      sum[of] = (sum[of] ?? 0) + component(at, of) * (isNegated ? negated : 1);
  }
  return sum;
}

/**
 * Adds the weights of the vectors to the buckets of all words that have a vector, including those unseen in training,
 * so that the shipped model needs no vectors. In the measures the vectors come last, before the bias.
 */
export function withoutVectors({ buckets, measures }: Trained): Trained {
  const added = Float32Array.from(buckets);
  const first = measures.length - 2 * (dimensions + 1);
  for (const [at, word] of words.entries())
    for (const side of [0, 1] as const) {
      let learned = 0;
      for (let dimension = 0; dimension < dimensions; dimension++)
        learned += component(at, dimension) * (measures[first + 2 * dimension + side] ?? 0);
      for (const isNegated of [false, true]) {
        const more = learned * (isNegated ? negated : 1);
        if (Math.abs(more) < leastAdded) continue;
        const bucket = 2 * wordBucket(word, isNegated) + side;
        added[bucket] = (added[bucket] ?? 0) + more;
      }
    }
  const kept = [...measures.subarray(0, first), ...measures.subarray(measures.length - 2)];
  return { buckets: added, measures: Float32Array.from(kept) };
}

const component = (at: number, dimension: number): number =>
  (bytes[at * dimensions + dimension] ?? 0) * step * strength;
