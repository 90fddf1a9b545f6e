import type { DepartmentOf, Meeting } from './types.ts';

/** Two departments, or one with itself (`first` equals `second`). Sorted by code unit. */
export type DepartmentPair = {
  first: string;
  second: string;
  now: DepartmentTalk;
  before: DepartmentTalk;
  /** Hours now / before - 1; null if there were none before. */
  change: number | null;
};

export type DepartmentTalk = {
  /** Hours of meetings in which people of both spoke (within a department: two of its people). */
  hours: number;
  meetings: number;
  exchanges: number;
  /** Exchanges / those expected by chance from the departments' sizes; null if none are expected. */
  toChance: number | null;
};

type MatrixMeeting = Pick<Meeting, 'hours' | 'speakers' | 'exchanges'>;

/**
 * Who talks to whom, by department: every pair of departments with a speaker in either period.
 *
 * By chance, any two people heard would exchange equally often: a pair of departments is expected to have all
 * exchanges times its pairs of people (m n, within a department n (n - 1) / 2) / all pairs of people. The ratio is
 * thus the density of the block over the density of the whole (as in the α-density criterion; Wasserman and Faust
 * 1994, chapter 10). Sizes are people heard in the period, so that a department whose meetings are not recorded does
 * not seem silent. People without a department, and exchanges with them, are left out.
 */
export function departmentMatrix(
  periods: { now: readonly MatrixMeeting[]; before: readonly MatrixMeeting[] },
  departmentOf: DepartmentOf,
): DepartmentPair[] {
  const now = talkOf(periods.now, departmentOf);
  const before = talkOf(periods.before, departmentOf);
  const departments = [...new Set([...now.heard.keys(), ...before.heard.keys()])].sort();
  return departments.flatMap((second, at) =>
    departments.slice(0, at + 1).map((first) => {
      const [talkNow, talkBefore] = [now.between(first, second), before.between(first, second)];
      const change = talkBefore.hours > 0 ? talkNow.hours / talkBefore.hours - 1 : null;
      return { first, second, now: talkNow, before: talkBefore, change };
    }),
  );
}

type Sum = { hours: number; meetings: number; exchanges: number };

function talkOf(meetings: readonly MatrixMeeting[], departmentOf: DepartmentOf) {
  const sums = new Map<string, Sum>();
  const heard = new Map<string, Set<string>>();
  const sumOf = (first: string, second: string) => {
    const key = keyOf(first, second);
    const sum = sums.get(key) ?? { hours: 0, meetings: 0, exchanges: 0 };
    sums.set(key, sum);
    return sum;
  };
  let allExchanges = 0;

  for (const { hours, speakers, exchanges } of meetings) {
    const present = new Map<string, number>();
    for (const { person } of speakers) {
      const department = departmentOf.get(person);
      if (department === undefined) continue;
      present.set(department, (present.get(department) ?? 0) + 1);
      heard.set(department, (heard.get(department) ?? new Set()).add(person));
    }
    for (const first of present.keys())
      for (const [second, people] of present) {
        if (first > second || (first === second && people < 2)) continue;
        const sum = sumOf(first, second);
        sum.meetings++;
        sum.hours += hours ?? 0;
      }
    for (const { a, b, count } of exchanges) {
      const [first, second] = [departmentOf.get(a), departmentOf.get(b)];
      if (first === undefined || second === undefined) continue;
      sumOf(first, second).exchanges += count;
      allExchanges += count;
    }
  }

  const sizeOf = (department: string) => heard.get(department)?.size ?? 0;
  const people = [...heard.keys()].reduce((sum, department) => sum + sizeOf(department), 0);
  const between = (first: string, second: string): DepartmentTalk => {
    const sum = sums.get(keyOf(first, second)) ?? { hours: 0, meetings: 0, exchanges: 0 };
    const pairs = first === second ? pairsOf(sizeOf(first)) : sizeOf(first) * sizeOf(second);
    const all = { exchanges: allExchanges, pairs: pairsOf(people) };
    return { ...sum, toChance: ratioToChance({ exchanges: sum.exchanges, pairs }, all) };
  };
  return { heard, between };
}

type Block = { exchanges: number; pairs: number };

/**
 * Exchanges of some pairs of people / those expected if all pairs exchanged equally often; null if none are expected.
 */
export function ratioToChance(block: Block, all: Block): number | null {
  const expected = block.pairs === 0 ? 0 : (all.exchanges * block.pairs) / all.pairs;
  return expected > 0 ? block.exchanges / expected : null;
}

/** The number of pairs among this many people. */
export const pairsOf = (people: number): number => (people * (people - 1)) / 2;
const keyOf = (first: string, second: string) =>
  JSON.stringify(first < second ? [first, second] : [second, first]);
