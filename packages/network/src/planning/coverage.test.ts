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
  weighedFrom,
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

const five = (kind: string, ...people: string[]) =>
  Array.from({ length: weighedFrom }, (_, at) => cell(`${kind} ${at}`, ...people));

test('the share is the weighted mean over the kinds', () => {
  const large: RoleCells = {
    ties: [cell('ana'), cell('bo', 'ana'), ...five('tie')],
    topics: five('topic', 'ana'),
    series: five('series'),
  };
  const ana = cellsOf(large, 'ana');
  expect(shareCovered(ana, { ties: 45, topics: 35, series: 20 })).toBeCloseTo(0.45 / 6 + 0.35);
  expect(shareCovered(ana, { ties: 0, topics: 10, series: 0 })).toBe(1);
  expect(shareCovered(ana, { ties: 0, topics: 0, series: 0 })).toBeNull();
});

test('a kind of fewer than five does not change the order', () => {
  const some = { ties: five('tie', 'ana'), topics: five('topic', 'bo').slice(1), series: [] };
  expect(shareCovered(cellsOf(some, 'ana'), equal)).toBe(1);
  expect(shareCovered(cellsOf(some, 'bo'), { ...equal, topics: 100 })).toBe(0);
  expect(shareCovered(cellsOf(role, 'ana'), equal)).toBeNull();
});

test('two people together cover what either covers, and a tie to one of them if the other has it', () => {
  const [ana, bo, dan] = ['ana', 'bo', 'dan'].map((one) => ({
    name: one,
    cells: cellsOf(role, one),
  }));
  if (!ana || !bo || !dan) throw new Error('No candidates');
  const nothing = { covered: 0, of: 1 };
  expect(countTogether(ana.cells, bo.cells)).toEqual({
    ties: { covered: 3, of: 3 },
    topics: { covered: 2, of: 2 },
    series: nothing,
  });
  expect(bestPair([bo, ana, dan])).toMatchObject({ people: [bo, ana], isOnlyOne: false });
  expect(bestPair([bo, dan])).toMatchObject({ people: [bo, dan], isOnlyOne: true });
  expect(bestPair([bo])).toBeUndefined();
});

test('a pair is the best by the kinds that are weighed', () => {
  const some = { ties: five('tie', 'ana', 'bo'), topics: [cell('billing', 'dan')], series: [] };
  const [ana, bo, dan] = ['ana', 'bo', 'dan'].map((one) => ({ cells: cellsOf(some, one) }));
  if (!ana || !bo || !dan) throw new Error('No candidates');
  expect(bestPair([dan, ana, bo])).toMatchObject({ people: [dan, ana], isOnlyOne: false });
});

const names = ['a', 'b', 'c', 'd', 'e'];
const people = fc.subarray(names);
const cellsAre = (ids: readonly string[]) =>
  fc.tuple(...ids.map((id) => people.map((some) => cell(id, ...some))));
const roles = fc.record({
  ties: cellsAre(['a', 'b', 'x', 'y', 'z']),
  topics: cellsAre(['t1', 't2', 't3', 't4', 't5']),
  series: fc.oneof(fc.constant([]), cellsAre(['s1', 's2', 's3', 's4', 's5'])),
});
const weight = fc.nat({ max: 20 }).map((steps) => steps * 5);
const weights = fc.record({ ties: weight, topics: weight, series: weight });
const person = fc.constantFrom(...names);

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
      if (share === null) {
        expect(shareCovered(cells, larger)).toBeNull();
        return;
      }
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
      for (const kind of cellKinds) {
        for (const cells of [first, second])
          expect(pair[kind].covered).toBeGreaterThanOrEqual(countCells(cells[kind]).covered);
        expect(pair[kind].covered).toBeLessThanOrEqual(pair[kind].of);
      }
    }),
  );
});

test('no pair covers more together than the best one', () => {
  fc.assert(
    fc.property(roles, fc.shuffledSubarray(names, { minLength: 2 }), (given, order) => {
      const people = order.map((name) => ({ name, cells: cellsOf(given, name) }));
      const whole = (one: CellsCovered, other: CellsCovered) =>
        Object.values(countTogether(one, other)).reduce((sum, { covered }) => sum + covered, 0);
      const counts = people.flatMap(({ cells }, at) =>
        people.slice(at + 1).map((other) => whole(cells, other.cells)),
      );
      const best = bestPair(people);
      const most = Math.max(...counts);
      expect(best && whole(best.people[0].cells, best.people[1].cells)).toBe(most);
      expect(best?.isOnlyOne).toBe(counts.filter((count) => count === most).length === 1);
    }),
  );
});
