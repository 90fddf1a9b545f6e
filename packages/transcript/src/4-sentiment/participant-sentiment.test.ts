import { expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import {
  fewestTurnsForMood,
  fewestWordsForMood,
  moodOf,
  moodsOf,
  negativeMoodTo,
  positiveMoodFrom,
} from './participant-sentiment.ts';

const hair = 0.0001;

const talk = (score: number, words = 400, turns = fewestTurnsForMood) =>
  Array.from({ length: turns }, () => ({ score, words: words / turns }));

test.each([
  ['at the positive cut', talk(positiveMoodFrom), 'positive'],
  ['just below it', talk(positiveMoodFrom - hair), 'neutral'],
  ['at nought', talk(0), 'neutral'],
  ['just above the negative cut', talk(negativeMoodTo + hair), 'neutral'],
  ['at the negative cut', talk(negativeMoodTo), 'negative'],
] as const)('a mood %s', (_, turns, sentiment) => {
  expect(moodOf(turns)).toMatchObject({ sentiment, judged: true });
});

test.each([
  ['one word too few', talk(0.9, fewestWordsForMood - 1)],
  ['one turn too few', talk(0.9, 500, fewestTurnsForMood - 1)],
  ['no turns', []],
])('with %s nobody is judged', (_, turns) => {
  expect(moodOf(turns)).toEqual({ sentiment: 'neutral', score: 0, judged: false });
});

test('with just enough words a mood is judged', () => {
  expect(moodOf(talk(0.9, fewestWordsForMood)).sentiment).toBe('positive');
});

test('a long turn counts for more than a short one', () => {
  const mood = moodOf([
    { score: -0.5, words: 180 },
    { score: 0.8, words: 16 },
    { score: 0.8, words: 4 },
  ]);
  expect(mood.score).toBeCloseTo(-0.37, 10);
  expect(mood.sentiment).toBe('negative');
});

const said = `${'word '.repeat(50)}end.`;
const script = `Ana: ${said}\nBen: ok\nAna: ${said}\nBen: ok\nAna: ${said}`;
const warm = Array.from({ length: 5 }, () => ({ score: 0.5 }));

test('each participant is judged on their own turns', () => {
  expect(moodsOf(talkFrom(script), warm, 'en').map(({ judged }) => judged)).toEqual([true, false]);
});

test('a label that several people share is not judged', () => {
  const judged = (name: string) =>
    moodsOf(talkFrom(script.replaceAll('Ana', name)), warm, 'en')[0]?.judged;
  expect(['Anna', 'QUESTION', 'Unknown Speaker'].map(judged)).toEqual([true, false, false]);
});

test('nobody is judged in a language without a model or in an unnamed transcript', () => {
  const judgedIn = (talk: Parameters<typeof moodsOf>[0], language: string) =>
    moodsOf(talk, warm, language).some(({ judged }) => judged);
  expect(judgedIn(talkFrom(script), 'de')).toBe(false);
  expect(judgedIn({ ...talkFrom(script), nobodyNamed: true }, 'en')).toBe(false);
});
