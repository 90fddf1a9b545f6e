import { compareText } from './order.ts';
import type { DepartmentOf, Tie } from './types.ts';

/** A person without whom pairs of departments would lose all of their two ties or more, or more than half of them. */
export type Bridge = { person: string; between: BridgedPair[] };

/** `held`: ties between the two departments that the person is in, of `all`. More than half. */
export type BridgedPair = { departments: readonly [string, string]; held: number; all: number };

/** Ties of two departments from which on a person in most of them is a bridge. */
const leastTies = 2;

/**
 * Found by removing each person in turn and counting the ties that remain between two departments. Largest loss
 * first. The only tie of two departments makes no bridge: one conversation is too little to tell who connects them.
 */
export function bridges(
  ties: readonly Pick<Tie, 'a' | 'b'>[],
  departmentOf: DepartmentOf,
): Bridge[] {
  const pairs = new Map<string, TiedDepartments>();
  for (const { a, b } of ties) {
    const [first, second] = [departmentOf.get(a), departmentOf.get(b)];
    if (first === undefined || second === undefined || first === second) continue;
    const departments: [string, string] = first < second ? [first, second] : [second, first];
    const key = JSON.stringify(departments);
    const pair = pairs.get(key) ?? { departments, all: 0, held: new Map<string, number>() };
    pairs.set(key, pair);
    pair.all++;
    for (const person of [a, b]) pair.held.set(person, (pair.held.get(person) ?? 0) + 1);
  }

  const found = new Map<string, BridgedPair[]>();
  for (const { departments, all, held: holders } of pairs.values()) {
    if (all < leastTies) continue;
    for (const [person, held] of holders) {
      if (2 * (all - held) >= all) continue;
      found.set(person, [...(found.get(person) ?? []), { departments, held, all }]);
    }
  }
  return Array.from(found, ([person, between]) => ({
    person,
    between: between.sort(
      (x, y) => y.held - x.held || compareText(`${x.departments}`, `${y.departments}`),
    ),
  })).sort((x, y) => lossOf(y) - lossOf(x) || compareText(x.person, y.person));
}

type TiedDepartments = {
  departments: [string, string];
  all: number;
  held: Map<string, number>;
};

const lossOf = ({ between }: Bridge) => between.reduce((sum, { held }) => sum + held, 0);
