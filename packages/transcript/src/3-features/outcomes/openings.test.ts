import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { openingOf, withOpening } from './openings.ts';

test.each([
  ['Yeah. I like it. More later.', 'yeah, i like it.'],
  ['Okay. Fine.', 'okay, fine.'],
  ['I like it. Yes.', 'i like it.'],
])('a turn opens with its first sentence that says more than yes: %s', (said, opening) => {
  const [turn] = talkFrom(`Bo: ${said}`).turns;
  expect(turn && openingOf(turn)).toBe(opening);
});

test.each([
  ['Fine. We cut it.', 'fine, we cut it.'],
  ['The crane is old. We cut it.', 'we cut it.'],
])('a sentence has the word that opens it: %s', (said, plain) => {
  const [turn] = talkFrom(`Bo: ${said}`).turns;
  const sentence = turn?.sentences.at(-1);
  expect(turn && sentence && withOpening(sentence, turn)).toBe(plain);
});
