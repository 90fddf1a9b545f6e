import type { Layer } from '../../packages/transcript/src/4-sentiment/layer.ts';
import type { Trained } from './logistic-regression.ts';
import { withoutVectors } from './word-vectors/word-vectors.ts';

/** Steps on either side of 0 that a weight in eight bits can take. */
const steps = 127;
/** Weights beyond this are few; they are cut off rather than make all the others coarser. */
const furthest = 2.5;

/** A trained layer as it is shipped: one byte each for how much a bucket speaks for negative and for positive. */
export function quantised(trained: Trained): Layer {
  const { buckets, measures } = withoutVectors(trained);
  const step = furthest / steps;
  const column = (of: 0 | 1) =>
    Array.from({ length: measures.length / 2 }, (_, at) =>
      Number((measures[2 * at + of] ?? 0).toFixed(4)),
    );
  return {
    table: Int8Array.from(buckets, (weight) =>
      Math.max(-steps, Math.min(steps, Math.round(weight / step))),
    ),
    step,
    negativeMeasures: column(0),
    positiveMeasures: column(1),
  };
}
