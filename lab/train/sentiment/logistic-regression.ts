import type { Sentiment } from '@rapport/transcript';
import {
  bucketCount,
  pieceScale,
  wordScale,
} from '../../../packages/transcript/src/4-sentiment/features.ts';
import type { Leaning } from '../../../packages/transcript/src/4-sentiment/layer.ts';
import { randomFrom } from '../../../scripts/random.ts';
import type { Features } from './features.ts';

export type Example = { features: Features; label: Sentiment; weight: number };

/**
 * For negative and positive in turn, each against neutral, by bucket and by measure; the last measure is the bias.
 */
export type Trained = { buckets: Float32Array; measures: Float32Array };

const rate = 0.1;
/** Initial value of the sum by which steps shrink (AdaGrad). */
const movedAtOutset = 0.2;
const shrinkage = 1e-5;

/** Multinomial logistic regression. Deterministic. */
export function train(examples: readonly Example[], epochs: number): Trained {
  const measureCount = (examples[0]?.features.measures.length ?? 0) + 1;
  const buckets = learner(bucketCount * 2);
  const measures = learner(measureCount * 2);
  const trained = { buckets: buckets.weights, measures: measures.weights };
  const order = [...examples];
  const random = randomFrom(7);

  for (let epoch = 0; epoch < epochs; epoch++) {
    random.shuffle(order);
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

/** Logits, with neutral at 0. */
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
