import type { Candidate } from './candidate-signs.ts';
import learned from './learned-trees.json' with { type: 'json' };
import { logitOfTrees, type Trees } from './trees.ts';

// `npm run -w lab train -- judge` writes the trees; docs/analysis.md says from what.

/** From 0 to 1, for the signs of a candidate by name. */
export type Worth = (candidate: Candidate, signs: Readonly<Record<string, number>>) => number;

const trees: Readonly<Record<Candidate['kind'], Trees>> = {
  actions: treesOf(learned.actions),
  decisions: treesOf(learned.decisions),
};

/** 1 for what is right and clear alone, half of it for what is right and not clear alone. */
export const learnedWorth: Worth = ({ kind }, signs) => {
  const values = Float64Array.from(learned.signs, (name) => signs[name] ?? 0);
  return 1 / (1 + Math.exp(-logitOfTrees(trees[kind], values)));
};

function treesOf({ bias, signs, thresholds, leaves }: typeof learned.actions): Trees {
  return { bias, splits: signs.map((sign, at) => [sign, thresholds[at] ?? 0]), leaves };
}
