import fc from 'fast-check';
import { expect, test } from 'vitest';
import { departmentMatrix } from './department-matrix.ts';
import {
  inventedDepartments,
  inventedMeetings,
  otherName,
  renamed,
} from './testing/invented-meetings.ts';

const departments = new Map([
  ['d1', 'Design'],
  ['d2', 'Design'],
  ['s1', 'Sales'],
  ['s2', 'Sales'],
]);
const meeting = (hours: number | null, people: string, exchanges: Record<string, number> = {}) => ({
  hours,
  speakers: people.split(' ').map((person) => ({ person, hours: 0.1 })),
  exchanges: Object.entries(exchanges).map(([pair, count]) => {
    const [a = '', b = ''] = pair.split(' ');
    return { a, b, count };
  }),
});
const cell = (matrix: ReturnType<typeof departmentMatrix>, first: string, second: string) =>
  matrix.find((pair) => pair.first === first && pair.second === second);

test('a meeting counts for every two departments that had speakers in it', () => {
  const now = [meeting(2, 'd1 s1 guest'), meeting(1, 'd1 d2'), meeting(4, 's1')];
  const matrix = departmentMatrix({ now, before: [meeting(0.5, 'd1 s2')] }, departments);
  expect(cell(matrix, 'Design', 'Sales')).toMatchObject({
    now: { hours: 2, meetings: 1 },
    before: { hours: 0.5, meetings: 1 },
    change: 3,
  });
  expect(cell(matrix, 'Design', 'Design')).toMatchObject({ now: { hours: 1 }, change: null });
  expect(cell(matrix, 'Sales', 'Sales')).toMatchObject({ now: { hours: 0, meetings: 0 } });
});

test('a meeting of unknown duration counts as a meeting without hours', () => {
  const matrix = departmentMatrix({ now: [meeting(null, 'd1 s1')], before: [] }, departments);
  expect(cell(matrix, 'Design', 'Sales')?.now).toMatchObject({ hours: 0, meetings: 1 });
});

test('exchanges are compared with those expected by chance from the sizes of departments', () => {
  // Six pairs of people: four between the departments, one within each. 12 exchanges: by chance 2 per pair.
  const now = [meeting(1, 'd1 d2 s1 s2', { 'd1 d2': 6, 'd1 s1': 3, 'd2 s2': 1, 's1 s2': 2 })];
  const matrix = departmentMatrix({ now, before: [] }, departments);
  expect(matrix.map(({ first, second, now: { toChance } }) => [first, second, toChance])).toEqual([
    ['Design', 'Design', 3],
    ['Design', 'Sales', 0.5],
    ['Sales', 'Sales', 1],
  ]);
});

test('a department of one person has no expected exchanges within', () => {
  const matrix = departmentMatrix(
    { now: [meeting(1, 'd1 s1', { 'd1 s1': 3 })], before: [] },
    departments,
  );
  expect(cell(matrix, 'Design', 'Design')?.now.toChance).toBeNull();
  expect(cell(matrix, 'Design', 'Sales')?.now.toChance).toBe(1);
});

test('every cell is the sum of its weeks, and the expected exchanges add up to all exchanges', () => {
  fc.assert(
    fc.property(inventedMeetings, (meetings) => {
      const whole = departmentMatrix({ now: meetings, before: [] }, inventedDepartments);
      const weeks = [...Map.groupBy(meetings, ({ week }) => week).values()].map((now) =>
        departmentMatrix({ now, before: [] }, inventedDepartments),
      );
      for (const { first, second, now } of whole)
        for (const figure of ['hours', 'meetings', 'exchanges'] as const) {
          const parts = weeks.map((week) => cell(week, first, second)?.now[figure] ?? 0);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(now[figure]);
        }
      const all = whole.reduce((sum, { now }) => sum + now.exchanges, 0);
      const expected = whole.reduce(
        (sum, { now }) => (now.toChance ? sum + now.exchanges / now.toChance : sum),
        0,
      );
      if (whole.every(({ now }) => now.toChance !== 0)) expect(expected).toBeCloseTo(all);
      else expect(expected).toBeLessThanOrEqual(all + 1e-9);
    }),
  );
});

test('renaming people changes no cell', () => {
  fc.assert(
    fc.property(inventedMeetings, inventedMeetings, (now, before) => {
      const others = new Map(
        Array.from(inventedDepartments, ([person, department]) => [otherName(person), department]),
      );
      expect(departmentMatrix({ now: renamed(now), before: renamed(before) }, others)).toEqual(
        departmentMatrix({ now, before }, inventedDepartments),
      );
    }),
  );
});
