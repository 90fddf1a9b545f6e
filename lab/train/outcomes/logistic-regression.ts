import { randomFrom } from '../../../scripts/random.ts';

/** A training example: buckets of its features, its class, and its weight. */
export type Example = { buckets: readonly number[]; isOne: boolean; weight: number };

export type LogisticModel = { weights: Float32Array; bias: number };

type Settings = {
  /** Number of buckets. */
  size: number;
  /** Factor for a sum over this number of features. */
  scale: (features: number) => number;
  epochs: number;
  rate: number;
  shrinkage: number;
  /** Seed for the order of the examples. */
  seed: number;
};

/** Initial value of the sum by which steps shrink (AdaGrad, Duchi 2011). */
const movedAtOutset = 0.1;
/** Most passages contain no outcome. */
const firstBias = -3;
const biasRate = 0.02;

/** Binary logistic regression. Deterministic. */
export function trainLogistic(examples: readonly Example[], settings: Settings): LogisticModel {
  const { size, scale, epochs, rate, shrinkage, seed } = settings;
  const weights = new Float32Array(size);
  const moved = new Float32Array(size).fill(movedAtOutset);
  const order = [...examples];
  const random = randomFrom(seed);
  let bias = firstBias;
  for (let epoch = 0; epoch < epochs; epoch++) {
    random.shuffle(order);
    const pace = rate * (1 - (0.8 * epoch) / epochs);
    for (const { buckets, isOne, weight } of order) {
      const scaled = scale(buckets.length);
      const likely = 1 / (1 + Math.exp(-(bias + sumOf(weights, buckets) * scaled)));
      const error = (likely - (isOne ? 1 : 0)) * weight;
      bias -= biasRate * pace * error;
      for (const bucket of buckets) {
        const before = weights[bucket] ?? 0;
        const down = error * scaled + shrinkage * before;
        const far = (moved[bucket] ?? 0) + down * down;
        moved[bucket] = far;
        weights[bucket] = before - (pace * down) / Math.sqrt(far);
      }
    }
  }
  return { weights, bias };
}

export function logit(
  { weights, bias }: LogisticModel,
  buckets: readonly number[],
  scale: Settings['scale'],
): number {
  return bias + sumOf(weights, buckets) * scale(buckets.length);
}

/** The mean of several models has a smaller error than each of them. */
export function meanOf(models: readonly LogisticModel[]): LogisticModel {
  const weights = new Float32Array(models[0]?.weights.length ?? 0);
  let bias = 0;
  for (const model of models) {
    bias += model.bias / models.length;
    for (const [at, weight] of model.weights.entries())
      weights[at] = (weights[at] ?? 0) + weight / models.length;
  }
  return { weights, bias };
}

function sumOf(weights: Float32Array, buckets: readonly number[]): number {
  let sum = 0;
  for (const bucket of buckets) sum += weights[bucket] ?? 0;
  return sum;
}
