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
  const { steps } = weights;
  return featuresOf(passages, names).map((buckets) => {
    const scale = featureScale(buckets.length);
    let action = 0;
    let decision = 0;
    let question = 0;
    for (const bucket of buckets) {
      action += weightAt(bucket);
      decision += weightAt(bucketCount + bucket);
      question += weightAt(2 * bucketCount + bucket);
    }
    return {
      actions: weights.biases[0] + action * scale * steps[0],
      decisions: weights.biases[1] + decision * scale * steps[1],
      openQuestions: weights.biases[2] + question * scale * steps[2],
    };
  });
}

/** The character that stands for a weight of 0; the code of each other one lies as many steps off. */
export const zeroCharacter = 83;

const weightAt = (position: number): number => weights.table.charCodeAt(position) - zeroCharacter;
