import type { Sentiment } from '@rapport/transcript';
import {
  bucketCount,
  pieceScale,
  wordScale,
} from '../../packages/transcript/src/4-sentiment/features.ts';
import type { Leaning } from '../../packages/transcript/src/4-sentiment/layer.ts';
import type { Features } from './features.ts';
import { type Random, randomFrom } from './random.ts';

/** What is learned from: features, the class, and how much it counts. */
export type Example = { features: Features; label: Sentiment; weight: number };

/** Weights against neutral, for negative and for positive in turn, by bucket and by measure; the last measure always counts. */
export type Trained = { buckets: Float32Array; measures: Float32Array };

const rate = 0.1;
/** The step of a weight shrinks with what it has moved (AdaGrad); this much is taken as moved at the outset. */
const movedAtOutset = 0.2;
const shrinkage = 1e-5;

/** Multinomial logistic regression; the same examples always give the same weights. */
export function train(examples: readonly Example[], epochs: number): Trained {
  const measureCount = (examples[0]?.features.measures.length ?? 0) + 1;
  const buckets = learner(bucketCount * 2);
  const measures = learner(measureCount * 2);
  const trained = { buckets: buckets.weights, measures: measures.weights };
  const order = [...examples];
  const random = randomFrom(7);

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    const pace = rate * (1 - (0.7 * epoch) / epochs);
    for (const { features, label, weight } of order) {
      const present = [...features.measures, 1];
      const leaning = leaningIn(trained, features);
      const [negative, positive] = [Math.exp(leaning.negative), Math.exp(leaning.positive)];
      const sum = 1 + negative + positive;
      const errors = [
        (negative / sum - (label === 'negative' ? 1 : 0)) * weight,
        (positive / sum - (label === 'positive' ? 1 : 0)) * weight,
      ];
      const byWord = wordScale(features.words.length);
      const byPiece = pieceScale(features.pieces.length);
      for (const [of, error] of errors.entries()) {
        for (const bucket of features.words) move(buckets, 2 * bucket + of, error * byWord, pace);
        for (const bucket of features.pieces) move(buckets, 2 * bucket + of, error * byPiece, pace);
        for (const [at, value] of present.entries())
          if (value !== 0) move(measures, 2 * at + of, error * value, pace);
      }
    }
  }
  return trained;
}

/** How much a text speaks for negative and for positive, each against neutral at 0 (logits). */
export function leaningIn({ buckets, measures }: Trained, features: Features): Leaning {
  const byWord = wordScale(features.words.length);
  const byPiece = pieceScale(features.pieces.length);
  const present = [...features.measures, 1];
  const leaning = (of: 0 | 1): number =>
    dot(buckets, features.words, of) * byWord +
    dot(buckets, features.pieces, of) * byPiece +
    present.reduce((sum, value, at) => sum + value * (measures[2 * at + of] ?? 0), 0);
  return { negative: leaning(0), positive: leaning(1) };
}

type Learner = { weights: Float32Array; moved: Float32Array };

const learner = (size: number): Learner => ({
  weights: new Float32Array(size),
  moved: new Float32Array(size).fill(movedAtOutset),
});

function move({ weights, moved }: Learner, at: number, slope: number, pace: number): void {
  const weight = weights[at] ?? 0;
  const down = slope + shrinkage * weight;
  const far = (moved[at] ?? 0) + down * down;
  moved[at] = far;
  weights[at] = weight - (pace * down) / Math.sqrt(far);
}

function dot(weights: Float32Array, buckets: readonly number[], of: number): number {
  let sum = 0;
  for (const bucket of buckets) sum += weights[2 * bucket + of] ?? 0;
  return sum;
}

function shuffle<T>(list: T[], random: Random): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [list[last], list[other]];
    if (a !== undefined && b !== undefined) [list[last], list[other]] = [b, a];
  }
}
