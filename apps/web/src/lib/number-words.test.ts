import { expect, test } from 'vitest';
import { counted, plural } from './number-words.ts';

test.each([
  [0, '0 teams', 'are'],
  [1, '1 team', 'is'],
  [2, '2 teams', 'are'],
])('words agree with a count of %i', (count, words, verb) => {
  expect(counted(count, 'team')).toBe(words);
  expect(plural(count, 'is', 'are')).toBe(verb);
});

test('a word can have an irregular plural', () => {
  expect(counted(2, 'person', 'people')).toBe('2 people');
});
