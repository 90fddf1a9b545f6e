import { expect, test } from 'vitest';
import { correctSpeakers, heldJoins, withJoins } from './correct-speakers.ts';

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
    splitsNames: false,
    passages: [],
    apart: new Set(),
  });
  return result.map(({ speaker }) => speaker && `${speaker} was ${labelOf(speaker)}`);
};

test('without corrections all speakers keep their labels', () => {
  expect(corrected({})).toEqual([
    'Speaker 1 was Speaker 1',
    'Speaker 2 was Speaker 2',
    'speaker 3 was speaker 3',
    null,
  ]);
});

test('a name replaces its label', () => {
  expect(corrected({ names: { 'Speaker 2': 'Noah Whitfield' } })[1]).toBe(
    'Noah Whitfield was Speaker 2',
  );
});

test('labels merged in several steps are one person, whatever their names', () => {
  const one = corrected({
    merged: { 'Speaker 1': 'Speaker 2', 'Speaker 2': 'speaker 3' },
    names: { 'speaker 3': 'Ada', 'Speaker 1': 'Nobody any more' },
  });
  expect(new Set(one)).toEqual(new Set(['Ada was speaker 3', null]));
});

test('merges in a circle do not loop forever', () => {
  const round = corrected({ merged: { 'Speaker 1': 'Speaker 2', 'Speaker 2': 'Speaker 1' } });
  expect(round[0]).toBe('Speaker 2 was Speaker 2');
  expect(round[1]).toBe('Speaker 1 was Speaker 1');
});

type Given = {
  merged?: Record<string, string>;
  names?: Record<string, string>;
  ties?: Record<string, string>;
  apart?: string[];
};

test.each<[string, Given, number]>([
  ['nobody said anything of them', {}, 1],
  ['the label that stays was named', { names: { 'Anna Berg': 'Anna' } }, 1],
  ['the label that stays was merged', { merged: { 'Anna Berg': 'Bo' } }, 1],
  ['the other was split off', { apart: ['Anna Berg (Guest)'] }, 0],
  ['the other was named', { names: { 'Anna Berg (Guest)': 'Anne' } }, 0],
  ['the other was tied', { ties: { 'Anna Berg (Guest)': 'u1' } }, 0],
  ['the other was merged', { merged: { 'Anna Berg (Guest)': 'Bo' } }, 0],
  ['they were merged the other way round', { merged: { 'Anna Berg': 'Anna Berg (Guest)' } }, 0],
])(
  'a join is kept or undone if %s',
  (_, { merged = {}, names = {}, ties = {}, apart = [] }, count) => {
    const corrections = {
      merged: new Map(Object.entries(merged)),
      names: new Map(Object.entries(names)),
      ties: new Map(Object.entries(ties)),
      apart: new Set(apart),
      splitsNames: false,
      passages: [],
    };
    const joins = [{ label: 'Anna Berg (Guest)', into: 'Anna Berg', why: 'name' as const }];
    const held = heldJoins(joins, corrections);
    expect(held).toHaveLength(count);
    expect(withJoins(corrections, held).merged.size).toBe(corrections.merged.size + count);
  },
);
