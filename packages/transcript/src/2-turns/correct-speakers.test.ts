import { expect, test } from 'vitest';
import { correctSpeakers } from './correct-speakers.ts';

const cues = ['Speaker 1', 'Speaker 2', 'speaker  3', null].map((speaker, at) => ({
  id: `${at}`,
  start: null,
  end: null,
  speaker,
  text: 'Well.',
}));

const corrected = (given: { merged?: object; names?: object }) => {
  const { cues: result, labelOf } = correctSpeakers(cues, {
    merged: new Map(Object.entries(given.merged ?? {})),
    names: new Map(Object.entries(given.names ?? {})),
    ties: new Map(),
  });
  return result.map(({ speaker }) => speaker && `${speaker} was ${labelOf(speaker)}`);
};

test('without corrections everybody keeps their label', () => {
  expect(corrected({})).toEqual([
    'Speaker 1 was Speaker 1',
    'Speaker 2 was Speaker 2',
    'speaker 3 was speaker 3',
    null,
  ]);
});

test('a name stands for its label', () => {
  expect(corrected({ names: { 'Speaker 2': 'Noah Whitfield' } })[1]).toBe(
    'Noah Whitfield was Speaker 2',
  );
});

test('merged labels are one person, over several steps, whatever their names', () => {
  const one = corrected({
    merged: { 'Speaker 1': 'Speaker 2', 'Speaker 2': 'speaker 3' },
    names: { 'speaker 3': 'Ada', 'Speaker 1': 'Nobody any more' },
  });
  expect(new Set(one)).toEqual(new Set(['Ada was speaker 3', null]));
});

test('merges that lead round in a circle end', () => {
  const round = corrected({ merged: { 'Speaker 1': 'Speaker 2', 'Speaker 2': 'Speaker 1' } });
  expect(round[0]).toBe('Speaker 2 was Speaker 2');
  expect(round[1]).toBe('Speaker 1 was Speaker 1');
});
