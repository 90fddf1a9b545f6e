import {
  logitOfTrees,
  splitsOfTree,
  type Trees,
} from '../../../packages/transcript/src/3-features/outcomes/judge/trees.ts';
import { type Random, randomFrom } from '../../../scripts/random.ts';

/** What is learned from: the values of the signs, the class, and its weight. */
export type Lesson = { values: Float64Array; isOne: boolean; weight: number };

type Settings = {
  trees: number;
  /** Share of each tree that is added. */
  rate: number;
  /** Shares of the lessons and of the signs that a tree and a split may use. */
  lessonShare: number;
  signShare: number;
  seed: number;
};

/** In lessons: smaller leaves are chance. */
const leastOfLeaf = 8;
/** Thresholds tried for a sign. */
const mostThresholds = 24;
const shrinkage = 1;

type Split = { sign: number; threshold: number; gain: number };

/**
 * Gradient boosting of trees of depth three for two classes (Friedman 2001), with Newton steps in the leaves.
 * Deterministic.
 */
export function boostTrees(lessons: readonly Lesson[], settings: Settings): Trees {
  const random = randomFrom(settings.seed);
  const signs = lessons[0]?.values.length ?? 0;
  const thresholds = Array.from({ length: signs }, (_, sign) => thresholdsOf(lessons, sign));
  const bias = firstLogit(lessons);
  const logits = new Float64Array(lessons.length).fill(bias);
  const splits: [sign: number, threshold: number][] = [];
  const leaves: number[] = [];
  for (let round = 0; round < settings.trees; round++) {
    const slope = new Float64Array(lessons.length);
    const curve = new Float64Array(lessons.length);
    for (const [at, { isOne, weight }] of lessons.entries()) {
      const likely = 1 / (1 + Math.exp(-(logits[at] ?? 0)));
      slope[at] = weight * ((isOne ? 1 : 0) - likely);
      curve[at] = weight * likely * (1 - likely);
    }
    const drawn = lessons.flatMap((_, at) => (random.next() < settings.lessonShare ? [at] : []));
    const tree = growTree(drawn, { lessons, thresholds, slope, curve, random, ...settings });
    splits.push(...tree.splits);
    leaves.push(...tree.leaves);
    for (const [at, { values }] of lessons.entries())
      logits[at] = (logits[at] ?? 0) + logitOfTrees({ bias: 0, ...tree }, values);
  }
  return { bias, splits, leaves };
}

type Growing = Pick<Settings, 'rate' | 'signShare'> & {
  lessons: readonly Lesson[];
  thresholds: readonly (readonly number[])[];
  slope: Float64Array;
  curve: Float64Array;
  random: Random;
};

function growTree(drawn: readonly number[], growing: Growing) {
  const { lessons, slope, curve, rate } = growing;
  const splits: [sign: number, threshold: number][] = [];
  let parts: (readonly number[])[] = [drawn];
  while (splits.length < splitsOfTree) {
    parts = parts.flatMap((part) => {
      const { sign, threshold } = bestSplit(part, growing);
      splits.push([sign, threshold]);
      const isAbove = (at: number) => (lessons[at]?.values[sign] ?? 0) > threshold;
      return [part.filter((at) => !isAbove(at)), part.filter(isAbove)];
    });
  }
  const leaves = parts.map((part) => {
    const down = sumOf(part, slope);
    return Number(((rate * down) / (sumOf(part, curve) + shrinkage)).toFixed(3));
  });
  return { splits, leaves };
}

/** The split that lowers the error most; one that leaves all on one side if none does. */
function bestSplit(part: readonly number[], growing: Growing): Split {
  const { lessons, thresholds, slope, curve, random, signShare } = growing;
  const slopes = sumOf(part, slope);
  const curves = sumOf(part, curve);
  const worth = (down: number, up: number) => (down * down) / (up + shrinkage);
  let best: Split = { sign: 0, threshold: Number.MAX_SAFE_INTEGER, gain: 1e-9 };
  for (const [sign, tried] of thresholds.entries()) {
    if (random.next() >= signShare) continue;
    for (const threshold of tried) {
      let down = 0;
      let up = 0;
      let count = 0;
      for (const at of part) {
        if ((lessons[at]?.values[sign] ?? 0) > threshold) continue;
        down += slope[at] ?? 0;
        up += curve[at] ?? 0;
        count++;
      }
      if (count < leastOfLeaf || part.length - count < leastOfLeaf) continue;
      const gain = worth(down, up) + worth(slopes - down, curves - up) - worth(slopes, curves);
      if (gain > best.gain) best = { sign, threshold, gain };
    }
  }
  return best;
}

const sumOf = (part: readonly number[], of: Float64Array): number =>
  part.reduce((sum, at) => sum + (of[at] ?? 0), 0);

function thresholdsOf(lessons: readonly Lesson[], sign: number): number[] {
  const values = [...new Set(lessons.map(({ values }) => values[sign] ?? 0))].sort((a, b) => a - b);
  const between = values.slice(1).map((value, at) => (value + (values[at] ?? 0)) / 2);
  const step = Math.max(1, between.length / mostThresholds);
  const chosen = Array.from({ length: Math.min(mostThresholds, between.length) }, (_, at) =>
    Number((between[Math.floor(at * step)] ?? 0).toFixed(3)),
  );
  return [...new Set(chosen)];
}

function firstLogit(lessons: readonly Lesson[]): number {
  const all = lessons.reduce((sum, { weight }) => sum + weight, 0);
  const ones = lessons.reduce((sum, { isOne, weight }) => sum + (isOne ? weight : 0), 0);
  return Number(Math.log(ones / (all - ones)).toFixed(3));
}
