import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { scoresOf } from './model.ts';
import { passagesOf } from './passages.ts';

// The values for the shipped weights: a new training gives others.
test.each([
  ['We decided to keep the old crane.', [-4.536, -2.507, -4.379]],
  ["I'll send the list of cranes to the office by Friday.", [5.299, -3.993, -3.653]],
  [
    "I don't know how much the new crane would cost us, that's an open question.",
    [-4.583, -5.534, 0.728],
  ],
])('the scores of an action, a decision and an open question: %s', (said, scores) => {
  const [found] = scoresOf(passagesOf(talkFrom(`Bo: ${said}`).turns), new Set());
  const { actions, decisions, openQuestions } = found ?? {};
  for (const [at, score] of [actions, decisions, openQuestions].entries())
    expect(score).toBeCloseTo(scores[at] ?? Number.NaN, 2);
});
