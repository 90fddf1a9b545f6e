import { expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { fewestWordsForMood, moodsOf } from './participant-sentiment.ts';

const said = (words: number) => `My ${'word '.repeat(words - 2)}end.`;
const script = `Ana: ${said(50)}\nBen: ${said(10)}\nAna: ${said(50)}\nBen: ${said(10)}`;
const scores = (...each: number[]) => each.map((score) => ({ score }));
const warm = scores(0.9, 0.9, 0.9, 0.9);

const feelingsOf = (text: string, feelings = warm) =>
  moodsOf(talkFrom(text), feelings, 'en').map(({ feeling }) => feeling);

test('each participant is judged on their own turns', () => {
  expect(feelingsOf(script)).toEqual(['positive', 'too-little']);
  expect(feelingsOf(script, scores(0, 0.9, 0, 0.9))).toEqual(['calm', 'too-little']);
});

test('with just enough words a mood is judged', () => {
  const half = fewestWordsForMood / 2;
  const of = (words: number) => `Ana: ${said(half)}\nBen: Yes.\nAna: ${said(words)}`;
  const feelings = scores(0.9, 0, 0.9);
  expect(feelingsOf(of(half), feelings)[0]).toBe('positive');
  expect(feelingsOf(of(half - 1), feelings)[0]).toBe('too-little');
});

test('who shows feeling has the mean of all turns as a score, and the two turns', () => {
  const text = `Ana: ${said(60)}\nBen: Yes.\nAna: ${said(30)}\nBen: Yes.\nAna: ${said(10)}`;
  const [ana, ben] = moodsOf(talkFrom(text), scores(-0.5, 0, 0.9, 0, 0.9), 'en');
  expect(ana).toMatchObject({ sentiment: 'positive', judged: true });
  expect(ana?.score).toBeCloseTo(0.06, 10);
  expect(ana?.evidence).toEqual([
    { turn: 2, quote: said(30) },
    { turn: 4, quote: said(10) },
  ]);
  expect(ben).toMatchObject({ sentiment: 'neutral', score: 0, judged: false, evidence: [] });
});

test('a label that several people share is not read', () => {
  const named = (name: string) => feelingsOf(script.replaceAll('Ana', name))[0];
  expect(['Anna', 'QUESTION', 'Unknown Speaker'].map(named)).toEqual(['positive', null, null]);
});

test('nobody is read in a language without a model or in an unnamed transcript', () => {
  const readIn = (talk: Parameters<typeof moodsOf>[0], language: string) =>
    moodsOf(talk, warm, language).some(({ feeling }) => feeling !== null);
  expect(readIn(talkFrom(script), 'de')).toBe(false);
  expect(readIn({ ...talkFrom(script), nobodyNamed: true }, 'en')).toBe(false);
});
