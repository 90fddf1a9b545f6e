import { bucketCount, featuresOf } from './features.ts';
import type { Passage } from './passages.ts';
import { weights } from './weights.ts';

/** The kinds of outcomes, in the order in which the model keeps them. */
export const outcomeKinds = ['actions', 'decisions', 'openQuestions'] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** Sums of weights are divided by the root of the number of features, so that long passages are no louder. */
export const featureScale = (features: number): number => 1 / Math.sqrt(Math.max(20, features));

/** For each passage and kind how much speaks for it, in logits above the cut: from 0 it is taken for one. */
export function scoresOf(
  passages: readonly Passage[],
  names: ReadonlySet<string>,
): Record<OutcomeKind, number>[] {
  const { steps, biases } = weights;
  const table = tableByBucket();
  return featuresOf(passages, names).map((buckets) => {
    const scale = featureScale(buckets.length);
    let action = 0;
    let decision = 0;
    let question = 0;
    for (const bucket of buckets) {
      const at = 3 * bucket;
      action += table[at] ?? 0;
      decision += table[at + 1] ?? 0;
      question += table[at + 2] ?? 0;
    }
    return {
      actions: biases[0] + action * scale * steps[0],
      decisions: biases[1] + decision * scale * steps[1],
      openQuestions: biases[2] + question * scale * steps[2],
    };
  });
}

/** The character that stands for a weight of 0; the code of each other one lies as many steps off. */
export const zeroCharacter = 83;

let loaded: Int8Array | undefined;

/** The weights of a bucket side by side, kind by kind; read at first use, once. */
function tableByBucket(): Int8Array {
  if (loaded) return loaded;
  loaded = new Int8Array(3 * bucketCount);
  for (let at = 0; at < loaded.length; at++)
    loaded[3 * (at % bucketCount) + Math.floor(at / bucketCount)] =
      weights.table.charCodeAt(at) - zeroCharacter;
  return loaded;
}
