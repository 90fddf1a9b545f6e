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
  ["Let's move on to the customer portal with, well, Bob.", 'Customer portal'],
  [
    "Let's move on to funding for the portal of the customer.",
    'Funding for the portal of the customer',
  ],
  ["Let's move on to the customer kitchen, Ana.", 'Customer kitchen'],
  ["Let's move on to the customer portal for the first floor.", 'Customer portal'],
  ["Let's move on to portal. Let's talk about the customer portal.", 'Customer portal'],
])('%s is a title', (sentence, title) => {
  expect(titleOf(sentence, 'customer', 'portal', 'rollout', 'funding')).toBe(title);
});

test.each([
  ['a person', "Let's move on to Bob Lund."],
  ['what is said of it nowhere else', "Let's move on to the canteen kitchen."],
  ['a pointer', "Let's move on to that portal thing."],
  ['a person with something of theirs', "Let's move on to the Lund portal."],
  ['partly said of it nowhere else', "Let's talk about the customer kitchen."],
  ['an agenda item mostly said nowhere else', "Let's move on to the customer kitchen sink."],
  ['somebody with a given name', "Let's move on to the Alex portal."],
  ['a filling adjective', "Let's move on to the final portal."],
  ['no content', "Let's move on to number two."],
  ['one word that does not come again often', "Let's move on to portal."],
  ['one word without an agenda', "Let's talk about portal."],
  ['what somebody will do', 'We are going to portal customer things.'],
  [
    'a sentence',
    'Let us talk about how the customer portal can be reached from the shop and from home.',
  ],
])('%s gives no title', (_, sentence) => {
  expect(titleOf(sentence, 'customer', 'portal', 'thing', 'lund')).toBeNull();
});

test('an agenda item of one word is a title if the word comes again often', () => {
  const said = new Map([['budget', 4]]);
  expect(announcedTitle(["Let's move on to the budget."], said, new Set())).toBe('Budget');
  expect(announcedTitle(['That brings us to the budget.'], said, new Set())).toBe('Budget');
  expect(announcedTitle(["Let's talk about the budget."], said, new Set())).toBeNull();
});

test('a title has at most seven words, each said at least twice', () => {
  const eight = "Let's move on to funding for the portal of the customer rollout.";
  expect(titleOf(eight, 'customer', 'portal', 'rollout', 'funding')).toBeNull();
  const once = new Map([
    ['customer', 2],
    ['portal', 1],
  ]);
  expect(announcedTitle(["Let's talk about the customer portal."], once, new Set())).toBeNull();
});

test('the first of several announcements gives the title', () => {
  const said = new Map(['customer', 'portal', 'quay', 'wall'].map((word) => [word, 2]));
  const sentences = [
    'We begin.',
    "Let's move on to the quay wall.",
    'The next item is the customer portal.',
  ];
  expect(announcedTitle(sentences, said, new Set())).toBe('Quay wall');
});
