import { expect, test } from 'vitest';
import { sentencesOf } from '../sentences.ts';
import type { OutcomeKind } from './model.ts';
import { readsAlone, saysOf } from './telling-sentence.ts';

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
