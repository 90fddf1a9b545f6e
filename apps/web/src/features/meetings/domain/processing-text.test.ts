import { expect, it } from 'vitest';
import { shownPercentage, stepText, timeLeftText } from './processing-text.ts';

it.each([
  ['queued', 'Step 1 of 8 · Queued'],
  ['extracting_text', 'Step 2 of 8 · Extracting text'],
  ['analyzing_sentiment', 'Step 5 of 8 · Analyzing sentiment'],
  ['saving_results', 'Step 8 of 8 · Saving results'],
  ['transcribing', 'Writing down'],
  ['warming_the_engine', 'Warming the engine'],
])('names the step %s', (step, text) => {
  expect(stepText(step)).toBe(text);
});

it.each([
  [null, null],
  [0, null],
  [1, '~1 minute remaining'],
  [60, '~1 minute remaining'],
  [61, '~2 minutes remaining'],
  [600, '~10 minutes remaining'],
])('writes %s seconds in words', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text);
});

it.each([
  [-3, 0],
  [61.6, 62],
  [140, 100],
])('shows %s per cent as %s', (percentage, shown) => {
  expect(shownPercentage(percentage)).toBe(shown);
});
