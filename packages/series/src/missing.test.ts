import { expect, test } from 'vitest';
import { missingIn } from './missing.ts';

/** `of` meetings with Jo; Ann was in the first `meetings` of them. */
const before = (meetings: number, of: number) =>
  Array.from({ length: of }, (_, at) => (at < meetings ? ['jo', 'ann'] : ['jo']));

test.each([
  [8, 10, true],
  [7, 10, false],
  [5, 5, true],
  [9, 9, true],
  [8, 9, false],
  [4, 4, false],
])('a person in %i of %i meetings before is missing: %s', (meetings, of, isMissing) => {
  expect(missingIn(['jo'], before(meetings, of))).toEqual(
    isMissing ? [{ person: 'ann', meetings, of }] : [],
  );
});

test('only the ten meetings before count, and a person once in each', () => {
  const earlier = [['ann'], ['ann'], ...before(0, 3), ...Array(7).fill(['ann', 'ann'])];
  expect(missingIn([], earlier)).toEqual([]);
});

test('those who were there most often come first', () => {
  const people = Array.from({ length: 10 }, (_, at) => (at < 9 ? ['ann', 'jo'] : ['jo']));
  expect(missingIn([], people).map(({ person }) => person)).toEqual(['jo', 'ann']);
});
