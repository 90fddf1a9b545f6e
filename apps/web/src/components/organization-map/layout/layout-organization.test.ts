import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutOrganization, type Placeable } from './layout-organization.ts';
import type { Talk } from './talk.ts';

const departments = ['Design', 'Finance', 'Product', 'Sales', null] as const;

const directory = fc
  .uniqueArray(fc.uuid(), { minLength: 1, maxLength: 60 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({ id: fc.constant(id), department: fc.constantFrom(...departments) }),
      ),
    ),
  );

const talk = fc.uniqueArray(
  fc.record({
    a: fc.constantFrom('Design', 'Finance'),
    b: fc.constantFrom('Product', 'Sales'),
    weight: fc.integer({ min: 1, max: 500 }),
  }),
  { selector: ({ a, b }) => `${a} ${b}` },
);

const group = (department: string, size: number): Placeable[] =>
  Array.from({ length: size }, (_, at) => ({ id: `${department}-${at}`, department }));

test('the same people and talk have the same places, in whatever order they come', () => {
  fc.assert(
    fc.property(directory, talk, (people, between) => {
      const { seats } = layoutOrganization(people, between);
      const again = layoutOrganization(people.toReversed(), between).seats;
      expect([...again].sort()).toEqual([...seats].sort());
      expect(seats.size).toBe(people.length);
    }),
    { numRuns: 40 },
  );
});

test('everyone is inside the outline of their department, and regions do not touch', () => {
  fc.assert(
    fc.property(directory, talk, (people, between) => {
      const { regions, seats } = layoutOrganization(people, between);
      for (const { id, department } of people) {
        const seat = seats.get(id);
        const region = regions[seat?.region ?? -1];
        expect(region?.department).toBe(department);
        expect(contains(region?.outline ?? new Float32Array(), seat?.place)).toBe(true);
      }
      regions.forEach((one, at) => {
        for (const other of regions.slice(at + 1)) {
          const distance = Math.hypot(one.centre.x - other.centre.x, one.centre.y - other.centre.y);
          expect(distance).toBeGreaterThan(reachOf(one) + reachOf(other));
        }
      });
    }),
    { numRuns: 40 },
  );
});

test('no two people share a place', () => {
  const { seats } = layoutOrganization(group('Engineering', 400), []);
  const places = [...seats.values()].map(({ place }) => place);
  for (const [at, one] of places.entries()) {
    for (const other of places.slice(at + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(3);
    }
  }
});

test('departments that talk much lie nearer each other than those that do not', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  const people = names.flatMap((name) => group(name, 20));
  const between: Talk[] = [
    { a: 'A', b: 'D', weight: 900 },
    { a: 'B', b: 'F', weight: 900 },
    { a: 'C', b: 'E', weight: 900 },
  ];
  const { regions } = layoutOrganization(people, between);
  const distance = (a: string, b: string) => {
    const [one, other] = [a, b].map((name) =>
      regions.find(({ department }) => department === name),
    );
    return Math.hypot(
      (one?.centre.x ?? 0) - (other?.centre.x ?? 0),
      (one?.centre.y ?? 0) - (other?.centre.y ?? 0),
    );
  };
  const talking = between.map(({ a, b }) => distance(a, b));
  const silent = names.flatMap((a, at) =>
    names
      .slice(at + 1)
      .filter((b) => !between.some((pair) => pair.a === a && pair.b === b))
      .map((b) => distance(a, b)),
  );
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean(talking)).toBeLessThan(0.75 * mean(silent));
});

test('the largest department comes first, people without one last among equals', () => {
  const people = [
    ...group('Sales', 2),
    ...group('Design', 3),
    { id: 'x', department: null },
    { id: 'y', department: 'HR' },
  ];
  const { regions } = layoutOrganization(people, []);
  expect(regions.map(({ department }) => department)).toEqual(['Design', 'Sales', 'HR', null]);
});

test('without people there are no regions', () => {
  expect(layoutOrganization([], []).regions).toEqual([]);
});

const reachOf = ({
  outline,
  centre,
}: {
  outline: Float32Array;
  centre: { x: number; y: number };
}) =>
  outline.reduce(
    (max, x, at) =>
      at % 2 === 0
        ? Math.max(max, Math.hypot(x - centre.x, (outline[at + 1] ?? 0) - centre.y))
        : max,
    0,
  );

/** Counts the outline's edges that a line to the right crosses. */
function contains(outline: Float32Array, place = { x: Infinity, y: Infinity }): boolean {
  let isInside = false;
  for (let at = 0; at < outline.length; at += 2) {
    const next = (at + 2) % outline.length;
    const [ax = 0, ay = 0] = outline.subarray(at, at + 2);
    const [bx = 0, by = 0] = outline.subarray(next, next + 2);
    if (ay > place.y === by > place.y) continue;
    if (place.x < ax + ((place.y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
  }
  return isInside;
}
