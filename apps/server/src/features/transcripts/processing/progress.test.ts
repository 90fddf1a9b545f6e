import { analysisSteps } from '@rapport/contract';
import { expect, test } from 'vitest';
import { progressAt, progressWithin } from './progress.ts';

test('grows from step to step and never reaches 100 before the end', () => {
  const percentages = analysisSteps.map((step) => progressAt(step, 1).percentage);
  expect(percentages).toEqual([...percentages].sort((a, b) => a - b));
  expect(new Set(percentages).size).toBe(percentages.length);
  expect(Math.max(...percentages)).toBeLessThan(100);
});

test('estimates the remaining time from the work so far', () => {
  expect(progressAt('queued', 9).secondsRemaining).toBeNull();
  expect(progressAt('saving_results', 90)).toEqual({
    step: 'saving_results',
    percentage: 90,
    secondsRemaining: 10,
  });
});

test('rises with the parts of a step, and estimates the rest at the same speed', () => {
  expect(progressWithin('summarizing', 0, 0)).toEqual(
    expect.objectContaining({ percentage: 75, secondsRemaining: null }),
  );
  expect(progressWithin('summarizing', 0.5, 20)).toEqual(
    expect.objectContaining({ percentage: 82, secondsRemaining: 20 }),
  );
  expect(progressWithin('saving_results', 1, 3)).toEqual(
    expect.objectContaining({ percentage: 100, secondsRemaining: 0 }),
  );
});
