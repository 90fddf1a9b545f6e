import type { FeatureName } from './features.ts';

// Written by `npm run train:ask` from the training split of QMSum (Zhong and others 2021, MIT licence).

/** Log odds for one unit of each feature. */
export const weights: Readonly<Record<FeatureName, number>> = {
  coverage3: 0.347,
  coverage6: 0.477,
  coverage12: 0.284,
  coverage25: 0.474,
  pairs6: 5.115,
  feedback6: 0.57,
  words: 0.354,
  words6: 0.284,
  words12: 0.689,
  chapter: 1.006,
  rank2: 0.147,
  rank6: 0.263,
  rare2: 2.376,
  spoken: 0.826,
  spoken1: 1.603,
  spoken4: 1.507,
  outcomes3: 4.259,
  content3: -2.293,
  longTurns: -0.814,
  start: -1.089,
  end: -0.65,
};
