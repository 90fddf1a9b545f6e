import { bucketCount, featuresOf } from './features.ts';
import type { Passage } from './passages.ts';
import weights from './weights.json' with { type: 'json' };

// `npm run -w lab train -- outcomes` writes the weights; docs/analysis.md says from what.

export const outcomeKinds = ['actions', 'decisions', 'openQuestions'] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** Without this factor, long passages would score higher. */
export const featureScale = (features: number): number => 1 / Math.sqrt(Math.max(20, features));

/** In logits above the threshold: a passage with 0 or more is of that kind. */
export function scoresOf(
  passages: readonly Passage[],
  names: ReadonlySet<string>,
): Record<OutcomeKind, number>[] {
  const table = tableByBucket();
  return Array.from(featuresOf(passages, names), (buckets) => {
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
      actions: weights.actions.bias + action * scale * weights.actions.step,
      decisions: weights.decisions.bias + decision * scale * weights.decisions.step,
      openQuestions: weights.openQuestions.bias + question * scale * weights.openQuestions.step,
    };
  });
}

/** Code for weight 0; other codes differ from it by the weight in steps. */
export const zeroCharacter = 83;

let loaded: Int8Array | undefined;

function tableByBucket(): Int8Array {
  if (loaded) return loaded;
  loaded = new Int8Array(3 * bucketCount);
  for (const [place, kind] of outcomeKinds.entries()) {
    const { table } = weights[kind];
    for (let bucket = 0; bucket < bucketCount; bucket++)
      loaded[3 * bucket + place] = table.charCodeAt(bucket) - zeroCharacter;
  }
  return loaded;
}
