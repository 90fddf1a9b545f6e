import { expect, test } from 'vitest';
import { announcedTitle } from './announced-title.ts';

const titleOf = (sentence: string, ...again: string[]) =>
  announcedTitle([sentence], new Map(again.map((word) => [word, 2])), new Set(['bob', 'lund']));

test.each([
  ["Okay, let's move on to the customer portal, and Bob can start.", 'Customer portal'],
  ['So the next item on the agenda is customer portal rollout.', 'Customer portal rollout'],
  [
    'We have some questions now on funding for the portal, and then we stop.',
    'Funding for the portal',
  ],
  ['Today I would like to talk about our customer portal because it is late.', 'Customer portal'],
  ['Next up is Portal 2, Bob.', 'Portal 2'],
])('%s is a title', (sentence, title) => {
  expect(titleOf(sentence, 'customer', 'portal', 'rollout', 'funding')).toBe(title);
});

test.each([
  ['a person', "Let's move on to Bob Lund."],
  ['what is said of it nowhere else', "Let's move on to the canteen kitchen."],
  ['a pointer', "Let's move on to that portal thing."],
  ['one word', "Let's move on to portal."],
  ['what somebody will do', 'We are going to portal customer things.'],
  [
    'a sentence',
    'Let us talk about how the customer portal can be reached from the shop and from home.',
  ],
])('%s is none', (_, sentence) => {
  expect(titleOf(sentence, 'customer', 'portal', 'thing')).toBeNull();
});
