import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bestPair,
  type CellsCovered,
  cellKinds,
  cellsOf,
  countCells,
  countTogether,
  peopleWithCells,
  type RoleCell,
  type RoleCells,
  shareCovered,
} from './coverage.ts';

const cell = (id: string, ...people: string[]): RoleCell => ({
  id,
  people: new Map(people.map((person) => [person, 2])),
});
const equal = { ties: 50, topics: 50, series: 50 };

/** A role with ties to ana, bo and cleo, two topics and a series. */
const role: RoleCells = {
  ties: [cell('ana', 'bo'), cell('bo', 'ana'), cell('cleo', 'ana', 'dan')],
  topics: [cell('billing', 'ana'), cell('pilot', 'bo', 'dan')],
  series: [cell('weekly', 'dan')],
};

test("a candidate's own tie is not counted", () => {
  const { ties, topics, series } = cellsOf(role, 'ana');
  expect(ties.map(({ state }) => state)).toEqual(['self', 'has', 'has']);
  expect(topics.map(({ state }) => state)).toEqual(['has', 'missing']);
  expect([ties, topics, series].map(countCells)).toEqual([
    { covered: 2, of: 2 },
    { covered: 1, of: 2 },
    { covered: 0, of: 1 },
  ]);
  expect([...peopleWithCells(role)].sort()).toEqual(['ana', 'bo', 'dan']);
});

test('the share is the weighted mean over the kinds', () => {
  const ana = cellsOf(role, 'ana');
  expect(shareCovered(ana, { ties: 45, topics: 35, series: 20 })).toBeCloseTo(0.625);
  expect(shareCovered(ana, { ties: 0, topics: 10, series: 0 })).toBe(0.5);
  expect(shareCovered(ana, { ties: 0, topics: 0, series: 0 })).toBeNull();
});

test('a kind without anything to cover is left out, also if its only tie is with the candidate', () => {
  const only = { ties: [cell('ana')], topics: [cell('billing', 'ana')], series: [] };
  expect(shareCovered(cellsOf(only, 'ana'), equal)).toBe(1);
  expect(shareCovered(cellsOf({ ties: [], topics: [], series: [] }, 'ana'), equal)).toBeNull();
});

test('two people together cover what either covers, and a tie to one of them if the other has it', () => {
  const [ana, bo, dan] = ['ana', 'bo', 'dan'].map((one) => ({
    name: one,
    cells: cellsOf(role, one),
  }));
  if (!ana || !bo || !dan) throw new Error('No candidates');
  expect(countTogether(ana.cells, bo.cells)).toEqual({ covered: 5, of: 6 });
  expect(countTogether(ana.cells, dan.cells)).toEqual({ covered: 5, of: 5 });
  expect(bestPair(ana.cells, [bo, dan])).toMatchObject({ partner: bo, isOnlyOne: false });
  expect(bestPair(bo.cells, [ana, dan])).toMatchObject({ partner: ana, isOnlyOne: true });
  expect(bestPair(bo.cells, [])).toBeUndefined();
});

const names = ['a', 'b', 'c', 'd', 'e'];
const people = fc.subarray(names);
const cellsAre = (ids: readonly string[]) =>
  fc.tuple(...ids.map((id) => people.map((some) => cell(id, ...some))));
const roles = fc.record({
  ties: cellsAre(['a', 'b', 'x']),
  topics: cellsAre(['t1', 't2', 't3']),
  series: fc.oneof(fc.constant([]), cellsAre(['s1', 's2'])),
});
const weight = fc.nat({ max: 20 }).map((steps) => steps * 5);
const weights = fc.record({ ties: weight, topics: weight, series: weight });
const person = fc.constantFrom(...names);
const all = (cells: CellsCovered) => cellKinds.flatMap((kind) => cells[kind]);

test('the share is between 0 and 1, and depends only on the ratio of the weights', () => {
  fc.assert(
    fc.property(roles, person, weights, fc.integer({ min: 2, max: 9 }), (given, one, by, times) => {
      const cells = cellsOf(given, one);
      const share = shareCovered(cells, by);
      const larger = {
        ties: by.ties * times,
        topics: by.topics * times,
        series: by.series * times,
      };
      if (share === null) return expect(shareCovered(cells, larger)).toBeNull();
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(shareCovered(cells, larger)).toBeCloseTo(share, 10);
    }),
  );
});

test('a candidate with one more cell does not cover a smaller share', () => {
  fc.assert(
    fc.property(roles, person, weights, fc.constantFrom(...cellKinds), (given, one, by, kind) => {
      const [first, ...rest] = given[kind];
      if (!first || first.id === one) return;
      const more = { id: first.id, people: new Map([...first.people, [one, 1]]) };
      const before = shareCovered(cellsOf(given, one), by);
      const after = shareCovered(cellsOf({ ...given, [kind]: [more, ...rest] }, one), by);
      expect(after ?? 0).toBeGreaterThanOrEqual((before ?? 0) - 1e-12);
    }),
  );
});

test('a pair has the same count in both orders, and at least that of each person', () => {
  fc.assert(
    fc.property(roles, person, person, (given, one, other) => {
      const [first, second] = [cellsOf(given, one), cellsOf(given, other)];
      const pair = countTogether(first, second);
      expect(countTogether(second, first)).toEqual(pair);
      for (const cells of [first, second])
        expect(pair.covered).toBeGreaterThanOrEqual(countCells(all(cells)).covered);
      expect(pair.covered).toBeLessThanOrEqual(pair.of);
    }),
  );
});

test('no partner covers more together with the candidate than the best one', () => {
  fc.assert(
    fc.property(roles, fc.shuffledSubarray(names, { minLength: 2 }), (given, order) => {
      const [one, ...others] = order.map((name) => ({ name, cells: cellsOf(given, name) }));
      if (!one) return;
      const counts = others.map(({ cells }) => countTogether(one.cells, cells).covered);
      const best = bestPair(one.cells, others);
      expect(best?.covered).toBe(Math.max(...counts));
      expect(best?.isOnlyOne).toBe(counts.filter((count) => count === best?.covered).length === 1);
    }),
  );
});
