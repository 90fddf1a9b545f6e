import { expect, test } from 'vitest';
import { coverageTone, riskTone } from './figure-bands.ts';

test.each([
  [10, 'poor'],
  [8, 'poor'],
  [7.9, 'middling'],
  [6, 'middling'],
  [5.9, 'good'],
  [0, 'good'],
])('a risk score of %s is %s', (score, tone) => {
  expect(riskTone(score)).toBe(tone);
});

test.each([
  [100, 'good'],
  [80, 'good'],
  [79, 'middling'],
  [60, 'middling'],
  [59, 'poor'],
])('a coverage of %s %% is %s', (percent, tone) => {
  expect(coverageTone(percent)).toBe(tone);
});
