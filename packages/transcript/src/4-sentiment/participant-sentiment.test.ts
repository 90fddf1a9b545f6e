import { expect, test } from 'vitest';
import {
  minimumTurnsForMood,
  minimumWordsForMood,
  moodOf,
  negativeMoodTo,
  ordinaryScore,
  ordinaryWords,
  positiveMoodFrom,
} from './participant-sentiment.ts';

/** As many words of one's own as are added halve the distance to ordinary talk. */
const seenAs = (proven: number) => 2 * proven - ordinaryScore;
const hair = 0.0001;

/** Talk of one score throughout, in so many turns of the same length. */
const talk = (score: number, words: number, turns = minimumTurnsForMood) =>
  Array.from({ length: turns }, () => ({ score, words: words / turns }));

test.each([
  ['at the positive cut', talk(seenAs(positiveMoodFrom) + hair, ordinaryWords), 'positive'],
  ['just below it', talk(seenAs(positiveMoodFrom) - hair, ordinaryWords), 'neutral'],
  ['at nought', talk(0, ordinaryWords), 'neutral'],
  ['just above the negative cut', talk(seenAs(negativeMoodTo) + hair, ordinaryWords), 'neutral'],
  ['at the negative cut', talk(seenAs(negativeMoodTo) - hair, ordinaryWords), 'negative'],
  ['of one word too few', talk(0.9, minimumWordsForMood - 1), 'neutral'],
  ['of just enough words', talk(0.9, minimumWordsForMood), 'positive'],
  ['of one turn too few', talk(0.9, 500, minimumTurnsForMood - 1), 'neutral'],
  ['of no turns', [], 'neutral'],
] as const)('a mood %s', (_, turns, sentiment) => {
  expect(moodOf(turns).sentiment).toBe(sentiment);
});

test('a faint tone proves little in few words and something in many', () => {
  expect(moodOf(talk(-0.035, 60)).sentiment).toBe('neutral');
  expect(moodOf(talk(-0.035, 6000)).sentiment).toBe('negative');
});

test('a long turn counts for more than a short one', () => {
  const mood = moodOf([
    { score: -0.5, words: 90 },
    { score: 0.8, words: 8 },
    { score: 0.8, words: 2 },
  ]);
  expect(mood.score).toBeCloseTo(-0.37, 10);
  expect(mood.sentiment).toBe('negative');
});
