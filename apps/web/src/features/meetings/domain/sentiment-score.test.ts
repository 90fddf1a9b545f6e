import { expect, it } from 'vitest';
import { breakdownScore, breakdownSentence, formatScore } from './sentiment-score.ts';

it.each([
  [0, '0.00'],
  [7.5, '7.50'],
  [20 / 3, '6.67'],
  [10, '10.00'],
])('writes a score of %s with two places', (score, text) => {
  expect(formatScore(score)).toBe(text);
});

it.each([
  [
    { positive: 6, neutral: 2, negative: 1 },
    20 / 3,
    '6 of 9 participants spoke positively, which makes 6.67 out of 10.',
  ],
  [
    { positive: 1, neutral: 0, negative: 0 },
    10,
    '1 of 1 participant spoke positively, which makes 10.00 out of 10.',
  ],
  [{ positive: 0, neutral: 0, negative: 0 }, 0, 'No participant has a mood.'],
])('explains the score of %j', (breakdown, score, sentence) => {
  expect(breakdownScore(breakdown)).toBeCloseTo(score);
  expect(breakdownSentence(breakdown)).toBe(sentence);
});
