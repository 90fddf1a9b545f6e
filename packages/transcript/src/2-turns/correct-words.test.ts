import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';
import type { WordCorrection } from '../types.ts';
import { textAsRead } from './correct-words.ts';

const lines = [
  'Anna Berg: Good morning. Yes. We open Larkfeld in March.',
  'Tom Leiva: Yes. Larkfeld waits for the power.',
  'Anna Berg: Yes. The power of Larkfeld comes on Friday.',
];
const correction = (given: Partial<WordCorrection>): WordCorrection => ({
  id: 'c1',
  turn: 0,
  at: 19,
  before: 'Good morning. Yes.',
  read: 'We open Larkfeld in March.',
  words: 'We open Larkfield in March.',
  ...given,
});
const analyse = (words: WordCorrection[], text = lines.join('\n')) =>
  analyseTranscript({ text, fileName: 'weekly.txt', directory: [], words });
const textsOf = (...args: Parameters<typeof analyse>) =>
  analyse(...args).turns.map(({ text }) => text);

test('corrected words replace those that were read, which stay known', () => {
  const { turns } = analyse([correction({})]);
  const [first, second] = turns;
  expect(first?.text).toBe('Good morning. Yes. We open Larkfield in March.');
  expect(first?.corrected).toEqual([
    { correction: 'c1', from: 19, to: 46, read: 'We open Larkfeld in March.' },
  ]);
  expect(first && textAsRead(first)).toBe('Good morning. Yes. We open Larkfeld in March.');
  expect(second).not.toHaveProperty('corrected');
});

test('of two corrections of the same words the later one applies', () => {
  const later = correction({
    id: 'c2',
    at: 14,
    before: 'Good morning.',
    read: 'Yes. We open',
    words: 'No. We close',
  });
  expect(textsOf([correction({}), later])[0]).toBe('Good morning. No. We close Larkfeld in March.');
  expect(textsOf([later, correction({})])[0]).toBe(
    'Good morning. Yes. We open Larkfield in March.',
  );
});

test('words that are said often are corrected where the words before are the same', () => {
  const yes = correction({
    turn: 2,
    at: 0,
    before: 'Yes. Larkfeld waits for the power.',
    read: 'Yes.',
    words: 'No.',
  });
  expect(textsOf([yes])[2]).toBe('No. The power of Larkfeld comes on Friday.');
  const more = [lines[0], 'Tom Leiva: And so?', 'Anna Berg: So.', lines[1], lines[2]].join('\n');
  expect(textsOf([yes], more)[4]).toBe('No. The power of Larkfeld comes on Friday.');
  const joined = lines.map((line) => line.replace('Tom Leiva', 'Anna Berg')).join('\n');
  expect(textsOf([yes], joined)).toEqual([
    'Good morning. Yes. We open Larkfeld in March. Yes. Larkfeld waits for the power. No. The power of Larkfeld comes on Friday.',
  ]);
});

test('words that nobody says any more are left alone', () => {
  const gone = correction({ read: 'We close Larkfeld.' });
  expect(textsOf([gone])).toEqual(textsOf([]));
});

test('numbers of words follow the corrected text', () => {
  const { turns, participants } = analyse([correction({ words: 'Open it.' })]);
  expect(turns[0]?.words).toBe(5);
  expect(participants.find(({ name }) => name === 'Anna Berg')?.words).toBe(13);
});
