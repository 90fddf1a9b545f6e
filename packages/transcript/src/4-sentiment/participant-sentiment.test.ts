import { expect, test } from 'vitest';
import {
  minimumWordsForMood,
  moodOf,
  negativeMoodTo,
  ordinaryScore,
  ordinaryWords,
  positiveMoodFrom,
} from './participant-sentiment.ts';

/** As many words of one's own as are added halve the distance to ordinary talk. */
const words = ordinaryWords;
const seenAs = (proven: number) => 2 * proven - ordinaryScore;
const hair = 0.0001;

test.each([
  ['at the positive cut', [{ score: seenAs(positiveMoodFrom) + hair, words }], 'positive'],
  ['just below it', [{ score: seenAs(positiveMoodFrom) - hair, words }], 'neutral'],
  ['at nought', [{ score: 0, words }], 'neutral'],
  ['just above the negative cut', [{ score: seenAs(negativeMoodTo) + hair, words }], 'neutral'],
  ['at the negative cut', [{ score: seenAs(negativeMoodTo) - hair, words }], 'negative'],
  ['of one word too few', [{ score: 0.9, words: minimumWordsForMood - 1 }], 'neutral'],
  ['of just enough words', [{ score: 0.9, words: minimumWordsForMood }], 'positive'],
  ['of no turns', [], 'neutral'],
] as const)('a mood %s', (_, turns, sentiment) => {
  expect(moodOf(turns).sentiment).toBe(sentiment);
});

test('a faint tone proves little in few words and something in many', () => {
  expect(moodOf([{ score: -0.02, words: 60 }]).sentiment).toBe('neutral');
  expect(moodOf([{ score: -0.02, words: 6000 }]).sentiment).toBe('negative');
});

test('a long turn counts for more than a short one', () => {
  const mood = moodOf([
    { score: -0.5, words: 90 },
    { score: 0.8, words: 10 },
  ]);
  expect(mood.score).toBeCloseTo(-0.37, 10);
  expect(mood.sentiment).toBe('negative');
});
