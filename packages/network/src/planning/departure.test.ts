import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tiesOf } from '../ties.ts';
import type { Tie } from '../types.ts';
import { departure, networkCloseness } from './departure.ts';
import { links } from './links.ts';
import { takeOver } from './take-over.ts';

/** Ties as 'a b', followed by the weight if it is not 1. */
const tiesFrom = (pairs: readonly string[]): Tie[] =>
  tiesOf(
    pairs.map((pair) => {
      const [one = '', other = '', weight = '1'] = pair.split(' ');
      const [a = '', b = ''] = [one, other].sort();
      return { a, b, meetings: 2, exchanges: 4, weight: Number(weight) };
    }),
  );
const peopleOf = (ties: readonly Tie[]) => [...new Set(ties.flatMap(({ a, b }) => [a, b]))].sort();
const leave = (pairs: readonly string[], leavers: readonly string[], departments = {}) => {
  const ties = tiesFrom(pairs);
  const departmentOf = new Map<string, string>(Object.entries(departments));
  const input = { people: peopleOf(ties), ties, departmentOf, leavers };
  return { ...input, departure: departure(input) };
};

describe('two triangles joined by one person', () => {
  const pairs = ['a b', 'b c', 'a c', 'c m', 'm d', 'd e', 'e f', 'd f'];
  const departments = { a: 'Sales', b: 'Sales', c: 'Sales', m: 'Legal', d: 'Design', e: 'Design' };

  test('separate when the person leaves', () => {
    const { departure: parted } = leave(pairs, ['m'], departments);
    expect(parted.ties).toMatchObject({ before: 8, after: 6 });
    expect(parted.ties.lost.map(({ a, b }) => `${a} ${b}`)).toEqual(['c m', 'd m']);
    expect(parted.bridges).toEqual({ before: 2, after: 0 });
    expect(parted.departmentPairs).toEqual({
      before: 2,
      after: 0,
      parted: [
        ['Design', 'Legal'],
        ['Legal', 'Sales'],
      ],
    });
    expect(parted.components).toEqual({ before: 1, after: 2 });
    expect(parted.fewTies).toEqual([]);
    // 6 of 15 pairs have ties. Through m, c and d have distance 2, four pairs distance 3 and four pairs distance 4.
    expect(parted.fragmentation.before).toBeCloseTo(1 - (6 + 1 / 2 + 4 / 3 + 4 / 4) / 15, 10);
    expect(parted.fragmentation.after).toBeCloseTo(1 - 6 / 15, 10);
  });

  test('are reported with the people who had more ties and keep few', () => {
    const { departure: parted } = leave([...pairs, 'x m', 'y z'], ['m', 'e']);
    expect(parted.fewTies).toEqual([
      { person: 'x', before: 1, after: 0 },
      { person: 'f', before: 2, after: 1 },
      { person: 'd', before: 3, after: 1 },
    ]);
    expect(parted.components).toEqual({ before: 2, after: 4 });
  });
});

test('gives no comparison if nobody stays', () => {
  const { departure: parted } = leave(['a b'], ['a', 'b']);
  expect(parted).toMatchObject({
    ties: { before: 1, after: 0 },
    fragmentation: { before: null, after: null },
    components: { before: 0, after: 0 },
  });
});

const everybody = Array.from({ length: 8 }, (_, at) => `p${at}`);
const allPairs = everybody.flatMap((a, at) => everybody.slice(at + 1).map((b) => `${a} ${b}`));
const cases = fc.record({
  pairs: fc.subarray(allPairs),
  leavers: fc.subarray(everybody, { minLength: 1, maxLength: 2 }),
  departments: fc.array(fc.constantFrom('Sales', 'Design', 'Legal', null), {
    minLength: 8,
    maxLength: 8,
  }),
});

/** An independent implementation: a table of all distances (Floyd and Warshall), and sums over it. */
function naively(pairs: readonly string[], leavers: readonly string[], departmentOf: Departments) {
  const among = everybody.filter((person) => !leavers.includes(person));
  const measure = (people: readonly string[]) => {
    const ties = pairs.filter((pair) => pair.split(' ').every((one) => people.includes(one)));
    const far = new Map<string, number>();
    for (const a of people) for (const b of people) far.set(`${a} ${b}`, a === b ? 0 : Infinity);
    for (const pair of ties) {
      far.set(pair, 1);
      far.set(pair.split(' ').reverse().join(' '), 1);
    }
    const of = (a: string, b: string) => far.get(`${a} ${b}`) ?? Infinity;
    for (const by of people)
      for (const a of people)
        for (const b of people) far.set(`${a} ${b}`, Math.min(of(a, b), of(a, by) + of(by, b)));
    const between = among.flatMap((a) => among.filter((b) => b !== a).map((b) => 1 / of(a, b)));
    const across = ties.flatMap((pair) => {
      const [one, other] = pair.split(' ').map((person) => departmentOf.get(person));
      return one && other && one !== other ? [[one, other].sort().join(' ')] : [];
    });
    return {
      ties: ties.length,
      bridges: across.length,
      pairs: new Set(across),
      fragmentation: 1 - between.reduce((sum, one) => sum + one, 0) / between.length,
      components: new Set(among.map((a) => among.find((b) => of(a, b) < Infinity))).size,
      degree: (person: string) => ties.filter((pair) => pair.split(' ').includes(person)).length,
    };
  };
  return { before: measure(everybody), after: measure(among), among };
}
type Departments = ReadonlyMap<string, string>;

test('a departure gives the same as a table of distances', () => {
  fc.assert(
    fc.property(cases, ({ pairs, leavers, departments }) => {
      const departmentOf = new Map(
        departments.flatMap((name, at): [string, string][] => (name ? [[`p${at}`, name]] : [])),
      );
      const input = { people: everybody, ties: tiesFrom(pairs), departmentOf, leavers };
      const found = departure(input);
      const known = departure({ ...input, closeness: networkCloseness(input) });
      expect(known).toEqual(found);
      const { before, after, among } = naively(pairs, leavers, departmentOf);
      expect(found.ties).toMatchObject({ before: before.ties, after: after.ties });
      expect(found.ties.lost).toHaveLength(before.ties - after.ties);
      expect(found.bridges).toEqual({ before: before.bridges, after: after.bridges });
      const parted = [...before.pairs.difference(after.pairs)].sort();
      expect(found.departmentPairs.parted.map((pair) => pair.join(' '))).toEqual(parted);
      expect(found.fragmentation.before).toBeCloseTo(before.fragmentation, 10);
      expect(found.fragmentation.after).toBeCloseTo(after.fragmentation, 10);
      expect(found.components).toEqual({ before: before.components, after: after.components });
      const few = among.filter(
        (person) => after.degree(person) < 2 && after.degree(person) < before.degree(person),
      );
      expect(found.fewTies.map(({ person }) => person).sort()).toEqual(few);
    }),
  );
});

const together = (meetings: number, exchanges = 0) => ({ meetings, exchanges });

describe('the suggested successor', () => {
  const meetingsWith = new Map([
    [
      'x',
      new Map([
        ['y', together(3, 1)],
        ['z', together(4)],
      ]),
    ],
  ]);
  const of = (
    pairs: readonly string[],
    meetings: typeof meetingsWith = new Map(),
    leavers = ['m'],
  ) => takeOver({ ...leave(pairs, leavers), meetingsWith: meetings });

  test('has a tie with the person who stays, and if possible knows both', () => {
    expect(of(['m x', 'x y 9', 'x z', 'm z'])).toMatchObject([
      { leaver: 'm', stays: 'z', successor: { person: 'x', meetsBoth: true } },
    ]);
    const [row] = of(['m x', 'x z 3', 'm q', 'q r', 'q s']);
    expect(row).toMatchObject({
      stays: 'x',
      successor: { kind: 'tie', person: 'z', meetsBoth: false },
    });
  });

  test('is otherwise somebody in the same meetings, or somebody who knows the leaver', () => {
    expect(of(['m x', 'm y 2', 'y z', 'y q'], meetingsWith)).toMatchObject([
      {
        stays: 'x',
        successor: { kind: 'meetings', person: 'y', ...together(3, 1), meetsBoth: true },
      },
    ]);
    expect(of(['m x', 'm y 2', 'y z', 'y q'])).toMatchObject([
      { stays: 'x', successor: { kind: 'leaver', person: 'y', meetings: 2 } },
    ]);
    expect(of(['m x'])).toMatchObject([{ stays: 'x', successor: null }]);
  });

  test('comes first where people are cut off, then for the strongest tie', () => {
    const rest = ['q r', 'q s', 'q a', 'a r', 'b s', 'c s'];
    const rows = of(['m x 1', 'm z 2', 'm a 9', 'm b 3', 'm c 4', 'm q', ...rest]);
    expect(rows.map(({ stays }) => stays)).toEqual(['z', 'x', 'c', 'b']);
  });

  test('is never a leaver, nor the person who stays', () => {
    fc.assert(
      fc.property(cases, ({ pairs, leavers }) => {
        const ties = tiesFrom(pairs);
        const input = { people: everybody, ties, departmentOf: new Map(), leavers };
        const rows = takeOver({
          ...input,
          departure: departure(input),
          meetingsWith: new Map(
            everybody.map((one) => [one, new Map(everybody.map((p) => [p, together(1)]))]),
          ),
        });
        for (const { stays, leaver, successor } of rows) {
          expect(leavers).toContain(leaver);
          expect([...leavers, stays]).not.toContain(successor?.person);
          if (successor?.kind === 'tie')
            expect(pairs).toContain([stays, successor.person].sort().join(' '));
        }
      }),
    );
  });
});

describe('a link between two departments', () => {
  const departments = { m: 'Sales', s: 'Sales', t: 'Sales', h: 'HR', i: 'HR', l: 'Legal' };
  const of = (
    pairs: readonly string[],
    meetings: Record<string, Record<string, ReturnType<typeof together>>> = {},
    leavers = ['m'],
  ) =>
    links({
      ...leave(pairs, leavers, departments),
      meetingsWith: new Map(
        Object.entries(meetings).map(([one, met]) => [one, new Map(Object.entries(met))]),
      ),
    });

  test('is kept from the side of the leaver, by whoever sits most with the other', () => {
    // i has a tie with h, and is not of Sales.
    expect(
      of(['m h', 'h i 9', 's t'], {
        i: { h: together(9, 9), s: together(9) },
        s: { h: together(3), i: together(2) },
        t: { h: together(4, 1), l: together(9) },
      }),
    ).toEqual([
      {
        leaver: 'm',
        own: 'Sales',
        other: 'HR',
        keeper: { person: 't', with: 'h', ...together(4, 1) },
        nearest: null,
      },
    ]);
  });

  test('is kept by nobody of two meetings or fewer, who is named as the nearest', () => {
    expect(of(['m h', 's t'], { s: { h: together(1), i: together(2) } })).toMatchObject([
      { keeper: null, nearest: { person: 's', with: 'i', meetings: 2 } },
    ]);
    expect(of(['m h', 's t'])).toMatchObject([{ keeper: null, nearest: null }]);
  });

  test('does not part while a colleague has a tie, and the strongest comes first', () => {
    expect(of(['m h', 's i'])).toEqual([]);
    const parted = of(['m h 2', 'm i 2', 'm l 3', 's t']);
    expect(parted.map(({ other }) => other)).toEqual(['HR', 'Legal']);
  });

  test('parts just where the counts of departments say so, and nobody who leaves keeps it', () => {
    fc.assert(
      fc.property(cases, ({ pairs, leavers, departments: names }) => {
        const departmentOf = new Map(
          names.flatMap((name, at): [string, string][] => (name ? [[`p${at}`, name]] : [])),
        );
        const input = { people: everybody, ties: tiesFrom(pairs), departmentOf, leavers };
        const all = new Map(
          everybody.map((one) => [one, new Map(everybody.map((p) => [p, together(3)]))]),
        );
        const found = links({ ...input, meetingsWith: all });
        const parted = departure(input).departmentPairs.parted.map((pair) => pair.join());
        expect(
          [...new Set(found.map(({ own, other }) => [own, other].sort().join()))].sort(),
        ).toEqual(parted.sort());
        for (const { own, other, keeper } of found) {
          if (!keeper) continue;
          expect(leavers).not.toContain(keeper.person);
          expect(leavers).not.toContain(keeper.with);
          expect(departmentOf.get(keeper.person)).toBe(own);
          expect(departmentOf.get(keeper.with)).toBe(other);
        }
      }),
    );
  });
});
