import { expect, it } from 'vitest';
import { correctionOf, filledTo, namedBefore } from './given-names.ts';

const anna = { name: 'Anna Berg', userId: 'anna' };
const tom = { name: 'Tom' };
const rows = [
  { cue: 0, name: null },
  { cue: 2, name: anna },
  { cue: 5, name: null },
  { cue: 6, name: null },
  { cue: 9, name: tom },
];

it('names a range from the last named turn', () => {
  expect(filledTo(rows, 6)).toEqual([
    [5, anna],
    [6, anna],
  ]);
  expect(filledTo(rows, 0)).toEqual([]);
});

it('offers no range at a named turn', () => {
  expect(namedBefore(rows, 6)?.name).toEqual(anna);
  expect(namedBefore(rows, 9)).toBeUndefined();
});

it('sends each name once, with its turns', () => {
  const given = new Map([
    [2, anna],
    [5, tom],
    [6, anna],
    [9, null],
  ]);
  expect(correctionOf(given, new Set())).toEqual({
    kind: 'set-speaker',
    speakers: [
      { name: 'Anna Berg', userId: 'anna', passages: [2, 6] },
      { name: 'Tom', passages: [5] },
      { name: null, passages: [9] },
    ],
  });
});
