import type { PointModel } from '../../../packages/transcript/src/5-summaries/point-model.ts';
import type { Lesson } from './lessons.ts';

type Source = Lesson['source'];

/** The workplace meetings are most like those that are uploaded. */
const weightOf: Readonly<Record<Source, number>> = { business: 1, qmsum: 0.3, calls: 0.5 };
const pointWeight = 2;
/** In meetings; rarer words are left out, and those of one kind of meeting. */
const fewestWorkplace = 10;
const fewestOthers = 4;
/** Words are many and their weights uncertain. */
const shrinkage = 3;
const wordShrinkage = 30;
const rounds = 200;
const pace = 0.08;
const momentum = 0.9;

const isWord = (feature: string): boolean => /^[=^>]/.test(feature);

/** Deterministic. How often people note something differs by source and is not part of the model. */
export function fitPoints(lessons: readonly Lesson[]): PointModel {
  const names = featuresToLearn(lessons);
  const ids = new Map(names.map((name, id) => [name, id]));
  const sources: Source[] = ['business', 'qmsum', 'calls'];
  const examples = lessons.flatMap(({ source, examples }) =>
    examples.map(({ features, isPoint }) => ({
      ids: [
        names.length + sources.indexOf(source),
        ...features.flatMap((feature) => ids.get(feature) ?? []),
      ],
      wanted: isPoint ? 1 : 0,
      weight: weightOf[source] * (isPoint ? pointWeight : 1),
    })),
  );
  const size = names.length + sources.length;
  const shrink = Float64Array.from({ length: size }, (_, id) => {
    const name = names[id];
    if (name === undefined) return 0;
    return isWord(name) ? wordShrinkage : shrinkage;
  });
  // A quarter is the largest curvature of the logistic loss.
  const curvature = Float64Array.from(shrink);
  for (const { ids, weight } of examples)
    for (const id of ids) curvature[id] = (curvature[id] ?? 0) + weight / 4;
  const weights = new Float64Array(size);
  const moves = new Float64Array(size);
  for (let round = 0; round < rounds; round++) {
    const slopes = Float64Array.from(weights, (weight, id) => weight * (shrink[id] ?? 0));
    for (const { ids, wanted, weight } of examples) {
      const sum = ids.reduce((total, id) => total + (weights[id] ?? 0), 0);
      const error = (1 / (1 + Math.exp(-sum)) - wanted) * weight;
      for (const id of ids) slopes[id] = (slopes[id] ?? 0) + error;
    }
    for (const [id, slope] of slopes.entries()) {
      const move = momentum * (moves[id] ?? 0) + (pace * slope) / Math.max(1, curvature[id] ?? 1);
      moves[id] = move;
      weights[id] = (weights[id] ?? 0) - move;
    }
  }
  return {
    always: weights[names.length + sources.indexOf('business')] ?? 0,
    weights: new Map(names.map((name, id) => [name, weights[id] ?? 0])),
  };
}

function featuresToLearn(lessons: readonly Lesson[]): string[] {
  const counts = new Map<string, { workplace: number; others: number }>();
  for (const { source, examples } of lessons) {
    for (const feature of new Set(examples.flatMap(({ features }) => features))) {
      const count = counts.get(feature) ?? { workplace: 0, others: 0 };
      if (source === 'business') count.workplace++;
      else count.others++;
      counts.set(feature, count);
    }
  }
  return [...counts]
    .filter(
      ([feature, { workplace, others }]) =>
        !isWord(feature) || (workplace >= fewestWorkplace && others >= fewestOthers),
    )
    .map(([feature]) => feature)
    .sort();
}
