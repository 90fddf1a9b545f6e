import learnedPoints from './learned-points.json' with { type: 'json' };

/** Logistic regression on sentences that people took into minutes and summaries. */
export type PointModel = { always: number; weights: ReadonlyMap<string, number> };

/** 0 to 1: how likely a person notes a sentence with these features. */
export function pointProbability(
  features: readonly string[],
  { always, weights }: PointModel = shipped(),
): number {
  const sum = features.reduce((total, feature) => total + (weights.get(feature) ?? 0), always);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Written by `npm run -w lab train -- points` in hundredths; docs/analysis.md says from what. '=' precedes a word,
 * '^' first words, '>' the reply.
 */
let remembered: PointModel | undefined;

function shipped(): PointModel {
  remembered ??= {
    always: learnedPoints.always / 100,
    weights: new Map(
      Object.entries(learnedPoints.weights).map(([feature, weight]) => [feature, weight / 100]),
    ),
  };
  return remembered;
}
