import { expect, test } from 'vitest';
import type { Cue } from '../types.ts';
import { joinCues, mergeCues } from './merge-cues.ts';
import { markPassages, namePassages } from './passages.ts';

const cue = (text: string, start: number | null = null, end: number | null = null): Cue => ({
  id: '',
  speaker: null,
  text,
  start,
  end,
});
const textsOf = (cues: Cue[]) => mergeCues(cues, true).map(({ text }) => text);

test('a passage ends at a pause after a sentence, and not within one', () => {
  expect(
    textsOf([
      cue('We ship', 0, 2),
      cue('it on Tuesday.', 4, 6),
      cue('Good.', 6.5, 7),
      cue('And who writes?', 8, 9),
    ]),
  ).toEqual(['We ship it on Tuesday. Good.', 'And who writes?']);
});

test('a passage of half a minute ends with its sentence, and one without a sentence after two minutes', () => {
  const said = (text: string) => Array.from({ length: 20 }, (_, i) => cue(text, i * 8, i * 8 + 8));
  const lengths = (text: string) =>
    mergeCues(said(text), true).map(({ start, end }) => (end ?? 0) - (start ?? 0));
  expect(lengths('We ship it.')).toEqual([32, 32, 32, 32, 32]);
  expect(lengths('and so on')).toEqual([120, 40]);
});

test('words that were not written down from sound are cut by their number only', () => {
  const said = Array.from({ length: 20 }, (_, i) => cue('We ship it.', i * 8, i * 8 + 6));
  expect(mergeCues(said)).toHaveLength(1);
});

const talk = [cue('Good morning.', 0, 1), cue('Hello.', 3, 4), cue('We ship it.', 6, 7)];
const named = (...names: (string | null)[]) => {
  const cues = markPassages(talk, true);
  const passages = cues.flatMap(({ passage }) => passage ?? []);
  const given = passages.flatMap((passage, at) => {
    const name = names[at];
    return name === undefined ? [] : [{ ...passage, name }];
  });
  return { cues, given };
};

test('passages of one name are one turn that knows where each begins', () => {
  const { cues, given } = named('Anna', 'Anna', 'Tom');
  const turns = joinCues(namePassages(cues, given));
  expect(turns.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['Anna', 'Good morning. Hello.'],
    ['Tom', 'We ship it.'],
  ]);
  expect(turns[0]?.passages?.map(({ cue, from, start }) => [cue, from, start])).toEqual([
    [0, 0, 0],
    [1, 14, 3],
  ]);
});

test('the last name applies, also if it takes the name back', () => {
  const { cues, given } = named('Anna', 'Anna', 'Tom');
  const [first] = given;
  if (!first) throw new Error('There is no passage.');
  const again = namePassages(cues, [...given, { ...first, name: null }]);
  expect(again.map(({ speaker }) => speaker)).toEqual([null, 'Anna', 'Tom']);
});

test.each([
  ['at another time', { start: 1 }],
  ['of other words', { words: 3 }],
  ['after the end', { cue: 2, cues: 2 }],
])('no name is given to a passage %s', (_, change) => {
  const { cues, given } = named('Anna');
  const moved = given.map((passage) => ({ ...passage, ...change }));
  expect(namePassages(cues, moved).map(({ speaker }) => speaker)).toEqual([null, null, null]);
});

const twoVoices = [cue('Fine.', 0, 1), cue('Who writes?', 1, 2), cue('I do.', 2, 3)];

test('a passage of a recording tells where it can be split, and other text does not', () => {
  const [turn] = mergeCues(twoVoices, true);
  expect(turn?.passages).toEqual([
    {
      cue: 0,
      cues: 3,
      start: 0,
      words: 5,
      from: 0,
      splits: [
        { cue: 1, words: 1, start: 1, from: 6 },
        { cue: 2, words: 3, start: 2, from: 18 },
      ],
    },
  ]);
  expect(mergeCues(twoVoices)[0]?.passages?.[0]).not.toHaveProperty('splits');
});

test('the named part of a passage is a passage of its own, as are the parts around it', () => {
  const tom = { cue: 1, cues: 1, start: 1, words: 2, name: 'Tom' };
  const turns = joinCues(namePassages(markPassages(twoVoices, true, [tom]), [tom]));
  expect(turns.map(({ speaker, text }) => [speaker, text])).toEqual([
    [null, 'Fine.'],
    ['Tom', 'Who writes?'],
    [null, 'I do.'],
  ]);
  expect(turns.map(({ passages }) => passages?.map(({ cue, cues }) => [cue, cues]))).toEqual([
    [[0, 1]],
    [[1, 1]],
    [[2, 1]],
  ]);
  const elsewhere = { ...tom, words: 3 };
  expect(joinCues(markPassages(twoVoices, true, [elsewhere]))).toHaveLength(1);
});
