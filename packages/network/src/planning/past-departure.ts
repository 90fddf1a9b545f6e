import type { DepartmentOf, Tie } from '../types.ts';
import { departure, tiedDepartments } from './departure.ts';

export type PastDepartureInput = {
  leaver: string;
  departmentOf: DepartmentOf;
  /**
   * Ties of spans of equal length: those that end with the departure, those since, and one span after the other
   * before, the latest first. Each has all ties of the people around the leaver and of the leaver's department.
   */
  before: readonly Tie[];
  since: readonly Tie[];
  earlier: readonly (readonly Tie[])[];
};

/** `came`: how many of those that were told came to be. */
export type ToldAndCame = { told: number; came: number };

/** The people around the leaver are those who had a tie with the leaver. */
export type PastDeparture = {
  /** Ties of the leaver, told as lost, and those of them that are gone. */
  lost: ToldAndCame;
  /** Pairs of departments told to part, and those of them without a tie. */
  parted: ToldAndCame;
  /** People told to keep fewer than two ties, and those of them who have fewer than two. */
  fewTies: ToldAndCame;
  /** Other ties of the people around the leaver: how many were predicted to stay, and how many did. */
  stay: ToldAndCame;
  /** The share of such ties that were there again from one earlier span to the next; null without any. */
  usual: { low: number; high: number; comparisons: number } | null;
  /** The people around the leaver, by whether they have fewer ties than told, as many, or more. */
  around: { fewer: number; same: number; more: number };
};

/** Compares what a departure was told to take away with what the span since shows. */
export function pastDeparture(input: PastDepartureInput): PastDeparture {
  const { leaver, departmentOf, before, since, earlier } = input;
  const told = departure({
    people: [...new Set(before.flatMap(({ a, b }) => [a, b]))],
    ties: before,
    departmentOf,
    leavers: [leaver],
  });
  const around = new Set(told.ties.lost.map(({ a, b }) => (a === leaver ? b : a)));
  const isOfOthers = ({ a, b }: Tie) =>
    a !== leaver && b !== leaver && (around.has(a) || around.has(b));
  const keysOfOthers = (ties: readonly Tie[]) => new Set(ties.filter(isOfOthers).map(keyOf));
  const existing = new Set(since.map(keyOf));
  const pairs = tiedDepartments(since, departmentOf).byKey;
  const degrees = degreesWithout(leaver, since);
  const degreesTold = degreesWithout(leaver, before);
  const spans = [since, before, ...earlier].map(keysOfOthers);
  const stay = againIn(spans, 0);
  return {
    lost: count(told.ties.lost, (tie) => !existing.has(keyOf(tie))),
    parted: count(told.departmentPairs.parted, (pair) => !pairs.has(JSON.stringify(pair))),
    fewTies: count(told.fewTies, ({ person }) => (degrees.get(person) ?? 0) < 2),
    stay,
    usual: usualOf(spans),
    around: placedOf(around, degreesTold, degrees),
  };
}

const keyOf = ({ a, b }: Pick<Tie, 'a' | 'b'>) => JSON.stringify([a, b]);

const count = <T>(told: readonly T[], came: (one: T) => boolean): ToldAndCame => ({
  told: told.length,
  came: told.filter(came).length,
});

/** @param spans Ties of each span, the latest first; those of the span before `at` are looked for in `at` */
function againIn(spans: readonly ReadonlySet<string>[], at: number): ToldAndCame {
  return count([...(spans[at + 1] ?? [])], (tie) => spans[at]?.has(tie) ?? false);
}

/** Of all spans but the latest. */
function usualOf(spans: readonly ReadonlySet<string>[]): PastDeparture['usual'] {
  const shares = spans.slice(2).flatMap((_, place) => {
    const { told, came } = againIn(spans, place + 1);
    return told === 0 ? [] : [came / told];
  });
  if (shares.length === 0) return null;
  return { low: Math.min(...shares), high: Math.max(...shares), comparisons: shares.length };
}

/** The number of ties of each person with anyone but the leaver. */
function degreesWithout(leaver: string, ties: readonly Tie[]): Map<string, number> {
  const degrees = new Map<string, number>();
  for (const { a, b } of ties) {
    if (a === leaver || b === leaver) continue;
    for (const person of [a, b]) degrees.set(person, (degrees.get(person) ?? 0) + 1);
  }
  return degrees;
}

function placedOf(
  people: ReadonlySet<string>,
  told: ReadonlyMap<string, number>,
  came: ReadonlyMap<string, number>,
): PastDeparture['around'] {
  const placed = { fewer: 0, same: 0, more: 0 };
  for (const person of people) {
    const change = (came.get(person) ?? 0) - (told.get(person) ?? 0);
    placed[change < 0 ? 'fewer' : change > 0 ? 'more' : 'same']++;
  }
  return placed;
}
