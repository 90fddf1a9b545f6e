import {
  bucketCount,
  type Features,
  pieceScale,
  wordScale,
} from '../../packages/transcript/src/4-sentiment/features.ts';
import { randomFrom } from './random.ts';

/** What is learned from: features, the number of the class, and how much it counts. */
export type Example = { features: Features; label: 0 | 1 | 2; weight: number };

/** Weights by bucket and class, and by measure and class; the last of the measures always counts. */
export type Trained = { buckets: Float32Array; measures: Float32Array };

const classes = [0, 1, 2] as const;
const epochs = 4;
const rate = 0.1;
/** The step of a weight shrinks with what it has moved (AdaGrad); this much is taken as moved at the outset. */
const movedAtOutset = 0.2;
const shrinkage = 1e-5;

/** Multinomial logistic regression; the same examples always give the same weights. */
export function train(examples: readonly Example[]): Trained {
  const measureCount = (examples[0]?.features.measures.length ?? 0) + 1;
  const buckets = learner(bucketCount * 3, movedAtOutset);
  const measures = learner(measureCount * 3, 1);
  const order = [...examples];
  const random = randomFrom(7);

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    const pace = rate * (1 - (0.7 * epoch) / epochs);
    for (const { features, label, weight } of order) {
      const scales = [wordScale(features), pieceScale(features)] as const;
      const present = [...features.measures, 1];
      const likely = softmax(
        classes.map(
          (of) =>
            dot(buckets.weights, features.words, of) * scales[0] +
            dot(buckets.weights, features.pieces, of) * scales[1] +
            present.reduce(
              (sum, value, at) => sum + value * (measures.weights[3 * at + of] ?? 0),
              0,
            ),
        ),
      );
      for (const of of classes) {
        const error = ((likely[of] ?? 0) - (of === label ? 1 : 0)) * weight;
        for (const bucket of features.words)
          move(buckets, 3 * bucket + of, error * scales[0], pace);
        for (const bucket of features.pieces)
          move(buckets, 3 * bucket + of, error * scales[1], pace);
        for (const [at, value] of present.entries())
          if (value !== 0) move(measures, 3 * at + of, error * value, pace);
      }
    }
  }
  return { buckets: buckets.weights, measures: measures.weights };
}

type Learner = { weights: Float32Array; moved: Float32Array };

const learner = (size: number, moved: number): Learner => ({
  weights: new Float32Array(size),
  moved: new Float32Array(size).fill(moved),
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
  for (const bucket of buckets) sum += weights[3 * bucket + of] ?? 0;
  return sum;
}

function softmax(values: readonly number[]): number[] {
  const highest = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [list[last], list[other]];
    if (a !== undefined && b !== undefined) [list[last], list[other]] = [b, a];
  }
}
