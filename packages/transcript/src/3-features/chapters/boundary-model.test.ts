import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { scoreGaps } from './boundary-model.ts';

const talk = talkFrom(`
  Ana: The crane is old and red.
  Bo: The crane needs cables, I think.
  Ana: Okay, thank you. So the next item on the agenda is the menu.
  Bo: The menu is new.`);

test('a chapter most likely begins where the next item is announced', () => {
  const odds = scoreGaps(talk).map(({ logOdds }) => logOdds);
  expect(odds.indexOf(Math.max(...odds))).toBe(1);
  // The values for the shipped weights: a new training gives others.
  const learned = [-2.354, 2.159, -3.456];
  for (const [at, value] of odds.entries()) expect(value).toBeCloseTo(learned[at] ?? Number.NaN, 2);
});

test('the log odds are the sum of the weighted features and of the weights of the cue words on either side', () => {
  const weights = [0.5, ...Array(16).fill(0), 0];
  const cues = new Map([
    ['<think', 2],
    ['>okay', 3],
    ['>okay thank', 4],
  ]);
  expect(scoreGaps(talk, { weights, cues }).map(({ logOdds }) => logOdds)).toEqual([0.5, 9.5, 0.5]);
});
