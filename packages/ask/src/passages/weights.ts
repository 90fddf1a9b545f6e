import type { FeatureName } from './features.ts';

// Written by `npm run train:ask` from the training split of QMSum (Zhong and others 2021, MIT licence).

/** Log odds for one unit of each feature. */
export const weights: Readonly<Record<FeatureName, number>> = {
  coverage3: 0.336,
  coverage6: 0.471,
  coverage12: 0.319,
  coverage25: 0.535,
  pairs6: 4.982,
  feedback6: 0.55,
  words: 0.351,
  words6: 0.289,
  words12: 0.654,
  chapter: 0.988,
  rank2: 0.152,
  rank6: 0.278,
  rare2: 2.405,
  spoken: 0.828,
  spoken1: 1.596,
  spoken4: 1.494,
  outcomes3: 4.289,
  content3: -2.328,
  longTurns: -0.818,
  start: -1.065,
  end: -0.634,
};
