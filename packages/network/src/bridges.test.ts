import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bridges } from './bridges.ts';
import { pairSumsOf } from './pair-sums.ts';
import { inventedDepartments, inventedMeetings } from './testing/invented-meetings.ts';
import { tiesOf } from './ties.ts';

const departments = new Map([
  ['d1', 'Design'],
  ['d2', 'Design'],
  ['d3', 'Design'],
  ['s1', 'Sales'],
  ['s2', 'Sales'],
  ['h1', 'HR'],
  ['h2', 'HR'],
]);
const tie = (names: string) => {
  const [a = '', b = ''] = names.split(' ');
  return { a, b };
};
const found = (...names: string[]) => bridges(names.map(tie), departments);

test('a person in most of the ties between two departments is a bridge', () => {
  expect(found('d1 s1', 'd1 s2', 'd2 s2')).toEqual([
    { person: 'd1', between: [{ departments: ['Design', 'Sales'], held: 2, all: 3 }] },
    { person: 's2', between: [{ departments: ['Design', 'Sales'], held: 2, all: 3 }] },
  ]);
});

test('a person in exactly half of the ties is not a bridge', () => {
  expect(found('d1 s1', 'd2 s2')).toEqual([]);
});

test('the only tie of two departments makes no bridge', () => {
  expect(found('d1 s1')).toEqual([]);
});

test('a bridge between several departments names them all, most ties first', () => {
  expect(found('d1 s1', 'd1 s2', 'd1 h1', 'd2 h1')[0]).toEqual({
    person: 'd1',
    between: [{ departments: ['Design', 'Sales'], held: 2, all: 2 }],
  });
  expect(found('d1 s1', 'd1 s2', 'd2 s2', 'd1 h1', 'd1 h2')[0]?.between).toEqual([
    { departments: ['Design', 'HR'], held: 2, all: 2 },
    { departments: ['Design', 'Sales'], held: 2, all: 3 },
  ]);
});

test('ties within a department and people without a department make no bridge', () => {
  expect(found('d1 d2', 'd2 d3', 'd1 x')).toEqual([]);
});

test('the same bridges are found by removing each person and counting the remaining ties', () => {
  fc.assert(
    fc.property(inventedMeetings, (meetings) => {
      const ties = tiesOf(pairSumsOf(meetings));
      const counts = (of: typeof ties) => {
        const all = new Map<string, number>();
        for (const { a, b } of of) {
          const pair = [inventedDepartments.get(a), inventedDepartments.get(b)].sort();
          if (pair[0] && pair[1] && pair[0] !== pair[1])
            all.set(pair.join(), (all.get(pair.join()) ?? 0) + 1);
        }
        return all;
      };
      const whole = counts(ties);
      const parting = [...inventedDepartments.keys(), 'p8'].flatMap((person) => {
        const left = counts(ties.filter(({ a, b }) => a !== person && b !== person));
        return [...whole].flatMap(([pair, all]) =>
          all > 1 && (left.get(pair) ?? 0) < all / 2 ? [`${person} ${pair}`] : [],
        );
      });
      const answered = bridges(ties, inventedDepartments).flatMap(({ person, between }) =>
        between.map(({ departments: pair }) => `${person} ${pair}`),
      );
      expect(answered.sort()).toEqual(parting.sort());
    }),
  );
});
