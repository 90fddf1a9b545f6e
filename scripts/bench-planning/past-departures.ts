import { pairSumsOf, type Tie, tiesOf } from '@rapport/network';
import { departure } from '@rapport/network/planning';
import type { Call } from './calls.ts';

const week = 7;
/** Weeks before and after the last appearance that are compared. */
const weeks = 13;
const meetingsMin = 5;
const silentWeeks = 8;

export type Departures = {
  leavers: number;
  /** Ties predicted to be lost, and those of them that did not exist afterwards. */
  lost: number;
  absent: number;
  /** Ties among those who stayed, and those of them that existed afterwards. */
  stayed: number;
  kept: number;
  /** The same for all ties, starting every fourth week: the usual change without a departure. */
  usual: { stayed: number; kept: number };
  /** People predicted to have fewer than two ties, and those of them who had fewer than two afterwards. */
  few: number;
  fewAfter: number;
};

/** `last`: the day of the last call in which they spoke. */
type Leaver = { person: string; last: number };

/** People who spoke in at least five calls and then in none for eight weeks before the end of the calls. */
export function peopleWhoLeft(calls: readonly Call[]): Leaver[] {
  const end = calls.at(-1)?.day ?? 0;
  const heard = new Map<string, number[]>();
  for (const { people, day } of calls)
    for (const person of people) heard.set(person, [...(heard.get(person) ?? []), day]);
  return [...heard].flatMap(([person, days]) => {
    const last = days.at(-1) ?? end;
    return days.length >= meetingsMin && last <= end - silentWeeks * week ? [{ person, last }] : [];
  });
}

/** Compares predictions from the weeks before each person's last call with the weeks after it. */
export function pastDepartures(calls: readonly Call[], left: readonly Leaver[]): Departures {
  const end = calls.at(-1)?.day ?? 0;
  const sum: Departures = {
    ...{ leavers: left.length, lost: 0, absent: 0, stayed: 0, kept: 0, few: 0, fewAfter: 0 },
    usual: { stayed: 0, kept: 0 },
  };
  for (const { person, last } of left) {
    const before = tiesBetween(calls, last - weeks * week + 1, last);
    const after = tiesBetween(calls, last + 1, last + weeks * week);
    const people = [...new Set(before.flatMap(({ a, b }) => [a, b]))];
    const told = departure({ people, ties: before, departmentOf: new Map(), leavers: [person] });
    const existing = new Set(after.map(keyOf));
    const lost = new Set(told.ties.lost.map(keyOf));
    const staying = before.filter((tie) => !lost.has(keyOf(tie)));
    sum.lost += lost.size;
    sum.absent += [...lost].filter((key) => !existing.has(key)).length;
    sum.stayed += staying.length;
    sum.kept += staying.filter((tie) => existing.has(keyOf(tie))).length;
    sum.few += told.fewTies.length;
    sum.fewAfter += told.fewTies.filter((few) => degreeOf(after, few.person) < 2).length;
  }
  for (let day = (calls[0]?.day ?? 0) + weeks * week; day <= end - weeks * week; day += 4 * week) {
    const before = tiesBetween(calls, day - weeks * week + 1, day);
    const existing = new Set(tiesBetween(calls, day + 1, day + weeks * week).map(keyOf));
    sum.usual.stayed += before.length;
    sum.usual.kept += before.filter((tie) => existing.has(keyOf(tie))).length;
  }
  return sum;
}

const tiesBetween = (calls: readonly Call[], from: number, to: number): Tie[] =>
  tiesOf(pairSumsOf(calls.filter(({ day }) => day >= from && day <= to)));

const keyOf = ({ a, b }: Tie) => JSON.stringify([a, b]);
const degreeOf = (ties: readonly Tie[], person: string) =>
  ties.filter(({ a, b }) => a === person || b === person).length;
