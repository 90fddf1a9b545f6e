import { expect, test } from 'vitest';
import {
  isContentWord,
  placesOfTokens,
  rememberedContentKey,
  singular,
  tokensOf,
} from './words.ts';

test('words are found in any script, with straight apostrophes and without punctuation', () => {
  expect(tokensOf('Don’t panic — Zoë’s follow-up is on v2.5, OK?')).toEqual([
    "don't",
    'panic',
    "zoë's",
    'follow-up',
    'is',
    'on',
    'v2.5',
    'ok',
  ]);
  expect(tokensOf('… !? ')).toEqual([]);
});

test('each word has its place in the text', () => {
  const text = 'Don’t panic — Zoë’s follow-up, OK?';
  const words = placesOfTokens(text).map(({ start, end }) => text.slice(start, end));
  expect(words).toEqual(['Don’t', 'panic', 'Zoë’s', 'follow-up', 'OK']);
});

test('function words of another language are not content words', () => {
  const keyOf = rememberedContentKey(new Set(['ohne']));
  expect(['ohne', 'budgets', 'ohne', 'budgets', 'yeah'].map(keyOf)).toEqual([
    null,
    'budget',
    null,
    'budget',
    null,
  ]);
});

test.each([
  ['budget', true],
  ['migration', true],
  ['yeah', false],
  ['um', false],
  ['really', false],
  ["don't", false],
  ['2024', false],
  ['ok', false],
  ['qa', false],
  ['web3', true],
])('%s can name a topic: %s', (word, content) => {
  expect(isContentWord(word)).toBe(content);
});

test.each([
  ['buttons', 'button'],
  ['studies', 'study'],
  ['boxes', 'box'],
  ["portal's", 'portal'],
  ['process', 'process'],
  ['status', 'status'],
  ['bus', 'bus'],
  ['gas', 'gas'],
  ['keys', 'key'],
  ['users', 'user'],
  ['churches', 'church'],
  ['orchestras', 'orchestra'],
])('the singular of %s is %s', (word, key) => {
  expect(singular(word)).toBe(key);
});
