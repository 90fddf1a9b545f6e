import { learnedPoints } from './learned-points.ts';

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

let remembered: PointModel | undefined;

function shipped(): PointModel {
  remembered ??= {
    always: learnedPoints.always / 100,
    weights: new Map(
      learnedPoints.weights
        .trim()
        .split('\n')
        .map((line) => {
          const [feature = '', weight] = line.split('\t');
          return [feature, Number(weight) / 100];
        }),
    ),
  };
  return remembered;
}
