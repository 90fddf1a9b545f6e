import { bareScale, questionFeatures } from './features.ts';
import type { EndModel } from './sentence-ends.ts';
import weights from './weights.json' with { type: 'json' };

// `npm run -w lab train -- outcomes` writes the weights; docs/analysis.md says from what.

/** Code for weight 0; other codes differ from it by the weight in steps. */
const zeroCharacter = 83;

const weightIn =
  ({ step, table }: { step: number; table: string }) =>
  (bucket: number): number =>
    (table.charCodeAt(bucket) - zeroCharacter) * step;

export const endModel: EndModel = { ...weights.ends, weightOf: weightIn(weights.ends) };

const weightOfQuestion = weightIn(weights.questions);

export function asksBare(tokens: readonly string[]): boolean {
  const { bias, cut } = weights.questions;
  const buckets = questionFeatures(tokens);
  const sum = buckets.reduce((sum, bucket) => sum + weightOfQuestion(bucket), 0);
  return bias + sum * bareScale(buckets.length) >= cut;
}
