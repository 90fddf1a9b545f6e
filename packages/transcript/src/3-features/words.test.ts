import { expect, test } from 'vitest';
import { isContentWord, singular, tokensOf } from './words.ts';

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

test.each([
  ['budget', true],
  ['migration', true],
  ['yeah', false],
  ['um', false],
  ['really', false],
  ["don't", false],
  ['2024', false],
  ['ok', false],
])('%s names a topic: %s', (word, content) => {
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
])('%s counts as %s', (word, key) => {
  expect(singular(word)).toBe(key);
});
