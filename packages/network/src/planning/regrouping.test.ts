import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PairSum } from '../types.ts';
import { division, strongestBetween } from './division.ts';
import { divided, type GroupsOf, merged } from './groups.ts';
import { regrouping } from './regrouping.ts';

const pair = (a: string, b: string, exchanges: number): PairSum => ({
  a,
  b,
  exchanges,
  meetings: 1,
  weight: exchanges,
});
const groupsFrom = (groups: Record<string, string>): GroupsOf =>
  new Map(
    Object.entries(groups).flatMap(([group, people]) =>
      people.split(' ').map((person): [string, Set<string>] => [person, new Set([group])]),
    ),
  );

/** Two chains with one tie between them, and somebody without a group. */
const groups = groupsFrom({ Sales: 'a b c', Product: 'd e', Finance: 'f' });
const pairs = [
  pair('a', 'b', 10),
  pair('b', 'c', 10),
  pair('c', 'd', 5),
  pair('d', 'e', 20),
  // Too few for a tie.
  pair('a', 'f', 4),
  pair('f', 'guest', 30),
];

test('a merge removes the exchanges between its groups from those across groups', () => {
  const { before, after } = regrouping(pairs, {
    before: groups,
    after: merged(groups, ['Sales', 'Product'], 'Market'),
  });
  expect(before.across).toEqual({ part: 9, of: 49 });
  expect(after.across).toEqual({ part: 4, of: 49 });
  expect(before.tiedGroups).toEqual({ part: 1, of: 3 });
  expect(after.tiedGroups).toEqual({ part: 0, of: 1 });
  expect(before.changed.map(({ group, components }) => [group, components])).toEqual([
    ['Product', 1],
    ['Sales', 1],
  ]);
  // A chain of five: the mean distance is 2, and 1 - fragmentation is the mean of 1 / distance.
  expect(after.changed).toEqual([
    {
      group: 'Market',
      people: 5,
      ties: 4,
      components: 1,
      meanDistance: 2,
      fragmentation: expect.closeTo(1 - (4 / 1 + 3 / 2 + 2 / 3 + 1 / 4) / 10, 10),
    },
  ]);
});

test('a part without its connecting person falls into pieces after a split', () => {
  const after = divided(groups, 'Sales', new Set(['b', 'd']), 'New');
  expect(after.get('d')).toEqual(new Set(['Product']));
  const { before, after: now } = regrouping(pairs, { before: groups, after });
  expect(now.across).toEqual({ part: before.across.part + 20, of: 49 });
  expect(now.changed).toEqual([
    {
      group: 'New',
      people: 1,
      ties: 0,
      components: 1,
      meanDistance: null,
      fragmentation: null,
    },
    { group: 'Sales', people: 2, ties: 0, components: 2, meanDistance: null, fragmentation: 1 },
  ]);
});

test('exchanges of people with a group in common are not across groups', () => {
  const both: GroupsOf = new Map([
    ['a', new Set(['Sales', 'Bid'])],
    ['d', new Set(['Product', 'Bid'])],
    ['e', new Set(['Product'])],
  ]);
  const talk = [pair('a', 'd', 7), pair('a', 'e', 3)];
  expect(regrouping(talk, { before: both, after: both }).before.across).toEqual({
    part: 3,
    of: 10,
  });
  const after = divided(both, 'Bid', new Set(['a']), 'New');
  expect(regrouping(talk, { before: both, after }).after.across.part).toBe(10);
});

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const allPairs = names.flatMap((a, at) => names.slice(at + 1).map((b) => [a, b] as const));
const anyPairs = fc
  .array(fc.nat(20), { minLength: allPairs.length, maxLength: allPairs.length })
  .map((counts) => allPairs.map(([a, b], at) => pair(a, b, counts[at] ?? 0)));
const anyGroups = fc
  .array(fc.constantFrom('x', 'y', 'z'), { minLength: 7, maxLength: 7 })
  .map((of): GroupsOf => new Map(names.map((name, at) => [name, new Set([of[at] ?? 'x'])])));

test('a split that is merged again changes nothing', () => {
  fc.assert(
    fc.property(anyPairs, anyGroups, fc.subarray(names), (some, before, people) => {
      const after = merged(divided(before, 'x', new Set(people), 'new'), ['new'], 'x');
      const figures = regrouping(some, { before, after });
      expect(figures.after).toEqual(figures.before);
      expect(figures.after.changed).toEqual([]);
    }),
  );
});

test('a split cuts as many exchanges as it adds across groups', () => {
  fc.assert(
    fc.property(anyPairs, fc.subarray(names), (some, people) => {
      const before: GroupsOf = new Map(names.map((name) => [name, new Set(['x'])]));
      const leaving = new Set(people);
      const figures = regrouping(some, { before, after: divided(before, 'x', leaving, 'new') });
      const { cut, of } = division(names, leaving, some);
      expect({ part: cut, of }).toEqual(figures.after.across);
      const stay = names.filter((name) => !leaving.has(name));
      const between = strongestBetween([people, stay], some, 100);
      expect(between.reduce((sum, { exchanges }) => sum + exchanges, 0)).toBe(cut);
    }),
    { numRuns: 30 },
  );
});

test('a split along two cliques cuts less than chance does, and a split through them more', () => {
  const cliques = [...'abcdef', ...'ghijkl'].flatMap((a, at, all) =>
    all
      .slice(at + 1)
      .map((b) => pair(a, b, 'abcdef'.includes(a) === 'abcdef'.includes(b) ? 10 : 0)),
  );
  const members = [...'abcdefghijkl'];
  const along = division(members, new Set('abcdef'), cliques);
  expect(along.cut).toBe(0);
  expect(along.byChance.from).toBeGreaterThan(0);
  const through = division(members, new Set('abcghi'), cliques);
  expect(through.cut).toBeGreaterThanOrEqual(along.byChance.to);
  expect(division(members.toReversed(), new Set('abcghi'), cliques)).toEqual(through);
});
