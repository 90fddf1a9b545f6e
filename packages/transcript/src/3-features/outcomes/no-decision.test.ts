import { expect, test } from 'vitest';
import { isNoDecision, isPossible } from './no-decision.ts';

test.each([
  "And before we buy the crane, let's sit, let's.",
  "Let's skip to the part where.",
  'Make it thirty ships :)',
  'So to start off with we will go with updates from Cy.',
  "Let's jump to the report of Ana.",
  "Now let's move to the report of Ana.",
  "Let's meet again on Monday for the plan.",
  'Okay, then, I think we can end the meeting.',
  "I don't think that we buy it.",
  "Let's give some thought to how we close the depot.",
  'And okay, you know, here it is.',
  "We'll be able to tie it all in.",
  "So you're going to turn ten cranes into twenty.",
])('nothing is settled: %s', (text) => {
  expect(isNoDecision(text)).toBe(true);
});

test.each([
  "We'll go with the second crane.",
  'Then we leave it as it is.',
  'Okay, take nine from the north site.',
  "Let's move the depot in May.",
  "We'll move to weekly reports.",
])('may be settled: %s', (text) => {
  expect(isNoDecision(text)).toBe(false);
});

test('what is possible is settled only by its answer', () => {
  expect(isPossible('We could also close the depot.')).toBe(true);
  expect(isPossible('We close the depot.')).toBe(false);
});
