import fc from 'fast-check';
import { expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import { talkOf, unknownSpeaker } from './talk.ts';
import { talkTimes } from './talk-time.ts';

const turn = (speaker: string | null, words: number, start: number | null, end: number | null) => ({
  index: 0,
  speaker,
  start,
  end,
  text: 'word '.repeat(words).trim(),
  words,
});

test.each([
  ['times as the file has them', turn('Ana', 20, 10, 17), 7],
  ['5 seconds a word, the slowest speech', turn('Ana', 4, 10, 30), 20],
  ['more than 5 seconds a word', turn('Ana', 4, 10, 30.1), 1.6],
  ['no start', turn('Ana', 75, null, 3), 30],
  ['no times: 150 words a minute', turn('Ana', 75, null, null), 30],
  ['no end', turn('Ana', 75, 3, null), 30],
  ['a pause in disguise', turn('Ana', 5, 0, 600), 2],
  ['an end before its start', turn('Ana', 5, 10, 4), 2],
])('speaking seconds with %s', (_, spoken, seconds) => {
  expect(talkTimes(talkOf([spoken]))[0]?.speakingSeconds).toBeCloseTo(seconds, 10);
});

test('turns, words and shares are counted for each speaker, in the order of their first turns', () => {
  const times = talkTimes(talkFrom('Bo: One two three.\nAna: Four.\nBo: Five six seven eight.'));
  expect(times).toMatchObject([
    { turns: 2, words: 7, talkShare: 0.875 },
    { turns: 1, words: 1, talkShare: 0.125 },
  ]);
});

test('in a transcript without names all words belong to one unknown speaker', () => {
  const talk = talkOf([turn(null, 3, null, null), turn(null, 4, null, null)]);
  expect(talk.names).toEqual([unknownSpeaker]);
  expect(talkTimes(talk)).toMatchObject([{ turns: 2, words: 7, talkShare: 1 }]);
});

test('words without a speaker are credited to nobody if other words have speakers', () => {
  const talk = talkOf([turn(null, 50, null, null), turn('Ana', 4, null, null)]);
  expect(talk.names).toEqual(['Ana']);
  expect(talkTimes(talk)).toMatchObject([{ turns: 1, words: 4, talkShare: 1 }]);
});

test('shares are 0 if no word was said', () => {
  expect(talkTimes(talkOf([turn('Ana', 0, null, null)]))).toMatchObject([
    { words: 0, talkShare: 0 },
  ]);
});

test('shares sum to 1', () => {
  const someone = fc.constantFrom('Ana', 'Bo', 'Cleo', null);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(someone, fc.integer({ min: 1, max: 400 })), { minLength: 1 }),
      (spoken) => {
        const talk = talkOf(spoken.map(([speaker, words]) => turn(speaker, words, null, null)));
        const sum = talkTimes(talk).reduce((total, { talkShare }) => total + talkShare, 0);
        expect(sum).toBeCloseTo(1, 10);
      },
    ),
  );
});
