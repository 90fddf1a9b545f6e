import {
  type FeatureName,
  type Features,
  featureNames,
  featuresOf,
  type Sought,
} from './features.ts';
import type { MeetingIndex } from './meeting-index.ts';
import learnedWeights from './weights.json' with { type: 'json' };

/**
 * Log odds for one unit of each feature. Written by `npm run -w lab train -- ask` from the training split of QMSum
 * (Zhong and others 2021, MIT licence).
 */
const weights: Readonly<Record<FeatureName, number>> = learnedWeights;

/** A passage of `index`, by its place in the meeting. */
export type Ranked = { at: number; score: number };

/** The weighted sum of the features: the log odds against other passages of the meeting. */
export function scoresOf(features: Features): number[] {
  return features.start.map((_, at) =>
    featureNames.reduce((sum, name) => sum + weights[name] * (features[name][at] ?? 0), 0),
  );
}

/** All passages of a meeting, the best first. */
export function rankPassages(index: MeetingIndex, sought: Sought): Ranked[] {
  const scores = scoresOf(featuresOf(index, sought));
  return spreadOrder(scores).map((at) => ({ at, score: scores[at] ?? 0 }));
}

/**
 * Spreads the first places over different parts of the meeting: if the first passage is wrong, so are its neighbours.
 * Chosen on the training split.
 */
const spread = { places: 5, penalty: 3, width: 6 };

export function spreadOrder(scores: readonly number[]): number[] {
  const chosen: number[] = [];
  const penalties = scores.map(() => 0);
  const left = new Set(scores.keys());
  const value = (at: number) => (scores[at] ?? 0) - (penalties[at] ?? 0);
  while (chosen.length < spread.places && left.size > 0) {
    const best = [...left].reduce((one, other) => (value(other) > value(one) ? other : one));
    chosen.push(best);
    left.delete(best);
    for (const at of left) {
      const near = spread.penalty * Math.exp(-Math.abs(at - best) / spread.width);
      penalties[at] = Math.max(penalties[at] ?? 0, near);
    }
  }
  const rest = [...left].toSorted(
    (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other,
  );
  return [...chosen, ...rest];
}
