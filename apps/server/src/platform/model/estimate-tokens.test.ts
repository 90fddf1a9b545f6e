import { expect, test } from 'vitest';
import { createTokenScale, estimateTokens } from './estimate-tokens.ts';

const english = 'The carriers do not accept the new tariff, because diesel costs more. '.repeat(
  200,
);
const usual = english.length / 4;

test('an estimate is rather too high, also of other scripts', () => {
  expect(estimateTokens(english)).toBeGreaterThan(usual);
  expect(estimateTokens('会議は来週の月曜日に行います')).toBe(14);
});

test.each([
  ['most of it', english, usual, false],
  ['half of it', english, usual / 2, true],
  ['a model with a large vocabulary', english, english.length / 5, false],
  ['Japanese read well', '会議は来週'.repeat(300), 900, false],
])('a first question, %s: %#', (_, text, read, isCut) => {
  expect(createTokenScale().isCut(text, read)).toBe(isCut);
});

test('after answers, estimates fit and smaller cuts are noticed', () => {
  const scale = createTokenScale();
  scale.learn(english, english.length / 3.2);
  expect(scale.estimate(english)).toBeCloseTo(english.length / 3.2, -1);
  expect(scale.isCut(english, english.length / 4.8)).toBe(true);
});

test('what is read of a cut question tells the next cut one, however little it lost', () => {
  const scale = createTokenScale();
  expect(scale.isCut(english + english, 2000)).toBe(true);
  expect(scale.isCut(english.slice(0, 8800), 2000)).toBe(true);
  expect(scale.isCut(english.slice(0, 6000), 1500)).toBe(false);
});
