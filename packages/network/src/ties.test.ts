import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairSumsOf, sumPairs } from './pair-sums.ts';
import { inventedMeetings, renamed } from './testing/invented-meetings.ts';
import { compareTies, tiesOf } from './ties.ts';
import type { PairSum } from './types.ts';

const pair = (a: string, b: string, weight: number, meetings = 2, exchanges = 4): PairSum => ({
  a,
  b,
  meetings,
  exchanges,
  weight,
});
const namesOf = (ties: readonly { a: string; b: string }[]) => ties.map(({ a, b }) => a + b);

test.each([
  { meetings: 1, exchanges: 4, ties: 0 },
  { meetings: 1, exchanges: 5, ties: 1 },
  { meetings: 2, exchanges: 2, ties: 1 },
])(
  '$exchanges exchanges in $meetings meetings make $ties ties',
  ({ meetings, exchanges, ties }) => {
    expect(tiesOf([pair('a', 'b', 1, meetings, exchanges)])).toHaveLength(ties);
  },
);

test.each([
  { weight: 3, strength: 5, isStrong: false },
  { weight: 6, strength: 7, isStrong: true },
  { weight: 5, strength: 6, isStrong: false },
  { weight: 1.5, strength: 3, isStrong: false },
  { weight: 300, strength: 10, isStrong: true },
  { weight: 0.01, strength: 1, isStrong: false },
])('a tie of weight $weight has strength $strength where the median is 3', (expected) => {
  const others = [pair('c', 'd', 3), pair('e', 'f', 2.9), pair('g', 'h', 3.1)];
  const balance = expected.weight < 3 ? [pair('i', 'j', 5)] : [pair('i', 'j', 1)];
  expect(tiesOf([...others, ...balance, pair('a', 'b', expected.weight)])[0]).toMatchObject(
    expected,
  );
});

test.each([1, 2])('how strong a tie of much talk is, of meetings: %d', (meetings) => {
  const others = [pair('c', 'd', 1), pair('e', 'f', 1), pair('g', 'h', 1)];
  const [tie] = tiesOf([...others, pair('a', 'b', 300, meetings, 300)]);
  expect(tie).toMatchObject(
    meetings === 1 ? { strength: 6, isStrong: false } : { strength: 10, isStrong: true },
  );
});

test('an exchange in a large meeting weighs less than one between two people', () => {
  const exchanges = [{ a: 'a', b: 'b', count: 6 }];
  expect(
    pairSumsOf([
      { namedSpeakers: 2, exchanges },
      { namedSpeakers: 4, exchanges },
    ]),
  ).toEqual([{ a: 'a', b: 'b', meetings: 2, exchanges: 12, weight: 8 }]);
});

test('ties of two periods are kept, new or lost', () => {
  const before = tiesOf([pair('a', 'b', 1), pair('b', 'c', 1)]);
  const now = tiesOf([pair('c', 'd', 2), pair('b', 'c', 2)]);
  expect(
    compareTies(now, before).map((change) => [
      change.change,
      namesOf([change.change === 'lost' ? change.before : change.now])[0],
    ]),
  ).toEqual([
    ['lost', 'ab'],
    ['kept', 'bc'],
    ['new', 'cd'],
  ]);
});

test('kept and new ties are the current ones, kept and lost ties the earlier ones', () => {
  fc.assert(
    fc.property(inventedMeetings, inventedMeetings, (first, second) => {
      const [now, before] = [tiesOf(pairSumsOf(first)), tiesOf(pairSumsOf(second))];
      const changes = compareTies(now, before);
      expect(changes.flatMap((change) => (change.change === 'lost' ? [] : [change.now]))).toEqual(
        now,
      );
      expect(changes.flatMap((change) => (change.change === 'new' ? [] : [change.before]))).toEqual(
        before,
      );
    }),
  );
});

test('sums of weeks add up to the sums of the period', () => {
  fc.assert(
    fc.property(inventedMeetings, (meetings) => {
      const weeks = [...Map.groupBy(meetings, ({ week }) => week).values()].map(pairSumsOf);
      const [sums, whole] = [sumPairs(weeks), pairSumsOf(meetings)];
      expect(sums.map(({ weight: _, ...counts }) => counts)).toEqual(
        whole.map(({ weight: _, ...counts }) => counts),
      );
      for (const [at, { weight }] of sums.entries())
        expect(weight).toBeCloseTo(whole[at]?.weight ?? -1);
    }),
  );
});

test('strengths stay the same if every weight is multiplied', () => {
  fc.assert(
    fc.property(inventedMeetings, fc.constantFrom(0.25, 2, 64), (meetings, factor) => {
      const pairs = pairSumsOf(meetings);
      const more = pairs.map((sum) => ({ ...sum, weight: sum.weight * factor }));
      expect(tiesOf(more).map(({ strength }) => strength)).toEqual(
        tiesOf(pairs).map(({ strength }) => strength),
      );
    }),
  );
});

test('renaming people changes no strength', () => {
  fc.assert(
    fc.property(inventedMeetings, (meetings) => {
      const strengths = (of: typeof meetings) =>
        tiesOf(pairSumsOf(of))
          .map(({ strength, exchanges }) => `${exchanges} ${strength}`)
          .sort();
      expect(strengths(renamed(meetings))).toEqual(strengths(meetings));
    }),
  );
});
