import { expect, test } from 'vitest';
import { shownSentences } from './sentence.ts';

const told = ['Leads the group.', { mood: 'Feels at home.' }, 'Knows the vendors.'];

test('a mood sentence is shown, or left out where moods are off', () => {
  expect(shownSentences(told, true)).toEqual([
    'Leads the group.',
    'Feels at home.',
    'Knows the vendors.',
  ]);
  expect(shownSentences(told, false)).toEqual(['Leads the group.', 'Knows the vendors.']);
});
