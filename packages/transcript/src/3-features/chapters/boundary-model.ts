import type { Talk } from '../talk.ts';
import { cuesAt } from './cues.ts';
import { type Gap, gapsOf } from './gap-features.ts';
import { learnedBoundaries } from './learned-boundaries.ts';

/** Logistic regression on boundaries that people set. */
export type BoundaryModel = {
  weights: readonly number[];
  cues: ReadonlyMap<string, number>;
};

export type ScoredGap = Pick<Gap, 'turn' | 'wordsBefore'> & {
  logOdds: number;
};

export function scoreGaps(talk: Talk, { weights, cues }: BoundaryModel = shipped()): ScoredGap[] {
  return gapsOf(talk).map(({ turn, wordsBefore, features }) => {
    let logOdds = 0;
    for (const [at, weight] of weights.entries()) logOdds += weight * (features[at] ?? 0);
    const [before, after] = [talk.turns[turn - 1], talk.turns[turn]];
    if (before && after) for (const cue of cuesAt(before, after)) logOdds += cues.get(cue) ?? 0;
    return { turn, wordsBefore, logOdds };
  });
}

let remembered: BoundaryModel | undefined;

function shipped(): BoundaryModel {
  remembered ??= {
    weights: learnedBoundaries.weights.split(' ').map((weight) => Number(weight) / 1000),
    cues: new Map(
      learnedBoundaries.cues.split('\n').map((line) => {
        const [cue = '', weight] = line.split('\t');
        return [cue, Number(weight) / 100];
      }),
    ),
  };
  return remembered;
}
