import type { FeatureName } from './features.ts';

// Written by `npm run -w lab train -- ask` from the training split of QMSum (Zhong and others 2021, MIT licence).

/** Log odds for one unit of each feature. */
export const weights: Readonly<Record<FeatureName, number>> = {
  coverage3: 0.348,
  coverage6: 0.482,
  coverage12: 0.296,
  coverage25: 0.503,
  pairs6: 5.199,
  feedback6: 0.564,
  words: 0.359,
  words6: 0.274,
  words12: 0.659,
  chapter: 1.003,
  rank2: 0.147,
  rank6: 0.279,
  rare2: 2.346,
  spoken: 0.838,
  spoken1: 1.592,
  spoken4: 1.506,
  outcomes3: 4.246,
  content3: -2.271,
  longTurns: -0.83,
  start: -1.091,
  end: -0.65,
};
