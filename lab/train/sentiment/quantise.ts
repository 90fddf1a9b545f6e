import type { Layer } from '../../../packages/transcript/src/4-sentiment/layer.ts';
import { withoutVectors } from '../vectors/word-vectors.ts';
import type { Trained } from './logistic-regression.ts';

/** Steps on either side of 0, in eight bits. */
const steps = 127;
/** The few larger weights are clipped, to keep the others precise. */
const furthest = 2.5;

/** One byte for negative and one for positive per bucket. */
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

export const encoded = ({ table, step, negativeMeasures, positiveMeasures }: Layer) => ({
  step,
  negativeMeasures,
  positiveMeasures,
  table: Buffer.from(table.buffer).toString('base64'),
});
