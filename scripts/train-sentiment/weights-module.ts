import type { Trained } from './logistic-regression.ts';

/** Steps on either side of 0 that a weight in eight bits can take. */
const steps = 127;
/** Weights beyond this are few; they are cut off rather than make all the others coarser. */
const furthest = 2.5;

/**
 * The module of weights: one byte each for how much a bucket speaks for negative and for positive, against neutral.
 * Classes come as negative, neutral, positive.
 */
export function weightsModule({ buckets, measures }: Trained): string {
  const step = furthest / steps;
  const table = new Int8Array((buckets.length / 3) * 2);
  for (let bucket = 0; bucket < buckets.length / 3; bucket++) {
    const [negative, positive] = againstNeutral(buckets, bucket);
    table[2 * bucket] = inSteps(negative, step);
    table[2 * bucket + 1] = inSteps(positive, step);
  }
  const byMeasure = Array.from({ length: measures.length / 3 }, (_, at) =>
    againstNeutral(measures, at).map((weight) => Number(weight.toFixed(4))),
  );
  return `// Written by \`npm run train:sentiment\`; docs/analysis.md says from what.
export const weights: {
  step: number;
  negativeMeasures: readonly number[];
  positiveMeasures: readonly number[];
  table: string;
} = {
  step: ${step},
  negativeMeasures: [
    ${byMeasure.map(([negative]) => negative).join(', ')},
  ],
  positiveMeasures: [
    ${byMeasure.map(([, positive]) => positive).join(', ')},
  ],
  table:
    '${Buffer.from(table.buffer).toString('base64')}',
};
`;
}

function againstNeutral(weights: Float32Array, at: number): [negative: number, positive: number] {
  const [negative = 0, neutral = 0, positive = 0] = weights.subarray(3 * at, 3 * at + 3);
  return [negative - neutral, positive - neutral];
}

const inSteps = (weight: number, step: number): number =>
  Math.max(-steps, Math.min(steps, Math.round(weight / step)));
