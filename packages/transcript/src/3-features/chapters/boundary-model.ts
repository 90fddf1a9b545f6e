import type { Talk } from '../talk.ts';
import { cuesAt } from './cues.ts';
import { type Gap, gapsOf } from './gap-features.ts';
import learnedBoundaries from './learned-boundaries.json' with { type: 'json' };

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

/**
 * Written by `npm run -w lab train -- chapters` from the training split of QMSum (Zhong and others 2021, MIT licence):
 * weights in thousandths in the order of a gap's features; cues with '<' before or '>' after and their words, in
 * hundredths.
 */
let remembered: BoundaryModel | undefined;

function shipped(): BoundaryModel {
  remembered ??= {
    weights: learnedBoundaries.weights.map((weight) => weight / 1000),
    cues: new Map(
      Object.entries(learnedBoundaries.cues).map(([cue, weight]) => [cue, weight / 100]),
    ),
  };
  return remembered;
}
