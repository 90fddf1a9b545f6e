import { expect, test } from 'vitest';
import { sentencesOf } from '../sentences.ts';
import type { OutcomeKind } from './model.ts';
import { readsAlone, saysOf } from './sentence-clarity.ts';

const sentence = (text: string) => {
  const [only] = sentencesOf(text);
  if (!only) throw new Error('No sentence.');
  return only;
};

test.each<[OutcomeKind, plain: string, faint: string]>([
  [
    'decisions',
    'So we will include it in the first release.',
    'I guess we could have called it that.',
  ],
  [
    'decisions',
    "Let's defer the vote until we have the tests.",
    "Let's move on to the next topic.",
  ],
  [
    'decisions',
    'We decided to drop the old version.',
    'We must first decide which version we want.',
  ],
  ['actions', "I'll send the list to all of you.", "I've met him a few times at events."],
  ['actions', 'Bo, can you update the page?', 'Can you see my screen with the page?'],
  ['openQuestions', 'How many of them do we need in the end?', 'We can still create what we want.'],
  ['openQuestions', 'We do not know whether it will hold.', 'Are there any other questions?'],
])('scores higher for %s: %s', (kind, plain, faint) => {
  expect(saysOf(sentence(plain), kind)).toBeGreaterThan(saysOf(sentence(faint), kind));
});

test.each([
  ['We keep the old scanners for a year.', 'That we keep for a year or so.'],
  ['We keep the old scanners for a year.', 'We keep the old scanners for the'],
  ['We keep the old scanners for a year.', 'We keep it.'],
  ['We keep the old scanners for a year.', 'We keep we keep the old scanners for a year.'],
])('this is easier to read alone: %s', (plain, other) => {
  expect(readsAlone(sentence(plain))).toBeGreaterThan(readsAlone(sentence(other)));
});

const says = (text: string, kind: OutcomeKind) => saysOf(sentence(text), kind);

test.each<[what: string, kind: OutcomeKind, more: string, less: string]>([
  ['a condition', 'decisions', 'Then we keep the old crane.', 'If we keep the old crane.'],
  ['doubt', 'decisions', 'We decided to keep the crane.', 'Not sure we decided to keep the crane.'],
  ['what only could be', 'decisions', 'We keep the crane.', 'We keep the crane we could have had.'],
  ['a question', 'decisions', 'We keep the old crane.', 'We keep the old crane?'],
  ['a step of the meeting', 'decisions', 'We keep the next shop.', 'We keep the next topic.'],
  [
    'a step of the meeting',
    'actions',
    'I will go to the next shop.',
    'I will go to the next slide.',
  ],
  ['presence', 'actions', 'I will be the painter there.', 'I will be on the train there.'],
  ['reported words', 'actions', 'Now I will send the list.', 'He said I will send the list.'],
  ['what is shown now', 'actions', 'I will send the list.', 'I will send the list right now.'],
  ['a text without end', 'actions', 'I will send it.', `I will send it ${'x'.repeat(600)}.`],
  [
    'sense asked for',
    'openQuestions',
    'Does that make money for you?',
    'Does that make sense to you?',
  ],
  ['no decision', 'decisions', 'We decided to keep the crane.', 'The crane is old and red.'],
  ['few words', 'openQuestions', 'Is it the old crane?', 'Is it the crane?'],
  ['no question', 'openQuestions', 'Is it the old crane?', 'It is the old crane.'],
  [
    'a question aside',
    'openQuestions',
    'Can you all paint me there?',
    'Can you all hear me there?',
  ],
])('%s lowers the score for %s: %s', (_, kind, more, less) => {
  expect(says(more, kind)).toBeGreaterThan(says(less, kind));
});

test.each<[OutcomeKind, one: string, same: string]>([
  ['decisions', 'We decided on the crane.', 'We decided that we will keep the crane.'],
  ['decisions', 'Do they paint the old crane?', 'Do they paint it?'],
  ['decisions', 'We decided on a screen.', 'We decided on a screen right now.'],
  ['decisions', 'Now I say we decided on it.', 'He said we decided on it.'],
  ['decisions', 'We decided to make money.', 'We decided to make sense.'],
  ['actions', 'I will send the crane list.', 'I will send the crane list?'],
  ['openQuestions', 'Is that the old crane right now?', 'Is that the old crane there?'],
])('sentences with the same score for %s: %s / %s', (kind, one, same) => {
  expect(says(same, kind)).toBe(says(one, kind));
});

test.each([
  'We keep the old scanners one year.',
  'We keep the old scanners for one year.',
  `We ${Array.from({ length: 39 }, (_, at) => `word${at}`).join(' ')}.`,
])('can be read alone: %s', (text) => {
  expect(readsAlone(sentence(text))).toBe(0);
});

test.each([
  'We keep the old scanners there.',
  `We ${Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ')}.`,
  Array.from({ length: 70 }, (_, at) => `Word${at}`).join(' '),
  'And it is kept for a year or two.',
  'We keep the old scanners for all the',
  'We keep the old scanners for one year…',
  'we keep the old scanners for one year.',
  'We keep the the old scanners for one year.',
])('it is harder to read alone: %s', (text) => {
  const [first] = sentencesOf(text);
  expect(first && readsAlone(first)).toBeLessThan(0);
});
