import type { DepartmentOf, Meeting } from '../types.ts';
import type { Balance } from './balance-statistic.ts';
import type { Item } from './count-statistic.ts';
import type { Subject } from './types.ts';

/** What one meeting adds to each subject of a kind. */
type Contributions<T> = Iterable<readonly [Subject, T]>;

/** `part`: share of the speakers who belong to the department. */
export type Spoken = { hours: number; part: number };

export const departmentHours = (
  meeting: Meeting,
  departmentOf: DepartmentOf,
): Contributions<number> =>
  Array.from(spokenByDepartment(meeting, departmentOf), ([department, { hours }]) => [
    { kind: 'departmentHours', department },
    hours,
  ]);

export const departmentTalk = (
  meeting: Meeting,
  departmentOf: DepartmentOf,
): Contributions<Spoken> =>
  Array.from(spokenByDepartment(meeting, departmentOf), ([department, spoken]) => [
    { kind: 'departmentTalk', department },
    spoken,
  ]);

/** The people of each department who spoke. */
export function departmentPeople(
  { speakers }: Meeting,
  departmentOf: DepartmentOf,
): Contributions<readonly Item[]> {
  const spoke = Map.groupBy(speakers, ({ person }) => departmentOf.get(person));
  return [...spoke].flatMap(([department, people]): [Subject, Item[]][] =>
    department === undefined
      ? []
      : [
          [
            { kind: 'departmentPeople', department },
            people.map(({ person }) => ({ key: person, times: 1 })),
          ],
        ],
  );
}

function spokenByDepartment({ speakers }: Meeting, departmentOf: DepartmentOf) {
  const spoken = new Map<string, Spoken>();
  for (const { person, hours } of speakers) {
    const department = departmentOf.get(person);
    if (department === undefined) continue;
    const sum = spoken.get(department) ?? { hours: 0, part: 0 };
    spoken.set(department, sum);
    sum.hours += hours;
    sum.part += 1 / speakers.length;
  }
  return spoken;
}

export function sharedHours(
  { speakers, hours }: Meeting,
  departmentOf: DepartmentOf,
): Contributions<number> {
  if (hours === null) return [];
  const present = new Set(speakers.flatMap(({ person }) => departmentOf.get(person) ?? []));
  const departments = [...present].sort();
  return departments.flatMap((second, at) =>
    departments
      .slice(0, at)
      .map((first) => [{ kind: 'talkBetween', between: [first, second] }, hours] as const),
  );
}

/** Pairs of people who may have a tie. */
export function exchangesBetween(
  { exchanges }: Meeting,
  departmentOf: DepartmentOf,
): Contributions<readonly Item[]> {
  const between = new Map<string, readonly [Subject, Item[]]>();
  for (const { a, b, count } of exchanges) {
    const [one, other] = [departmentOf.get(a), departmentOf.get(b)];
    if (one === undefined || other === undefined || one === other || count === 0) continue;
    const pair: readonly [string, string] = one < other ? [one, other] : [other, one];
    const item = { key: JSON.stringify([a, b]), times: count };
    const key = JSON.stringify(pair);
    const known = between.get(key);
    if (known) known[1].push(item);
    else between.set(key, [{ kind: 'tiesBetween', between: pair }, [item]]);
  }
  return between.values();
}

export const initiativeMentions = ({ initiatives }: Meeting): Contributions<number> =>
  initiatives.map(({ id, mentions }) => [{ kind: 'initiativeMentions', initiative: id }, mentions]);

export const initiativePeople = ({ initiatives }: Meeting): Contributions<readonly Item[]> =>
  initiatives.map(({ id, people }) => [
    { kind: 'initiativePeople', initiative: id },
    people.map((person) => ({ key: person, times: 1 })),
  ]);

export const overdueActions = ({ overdueActions: count }: Meeting): Contributions<number> =>
  count > 0 ? [[{ kind: 'overdueActions' }, count]] : [];

export const seriesBalance = ({ series, talkBalance, hours }: Meeting): Contributions<Balance> =>
  series === null || talkBalance === null || !hours
    ? []
    : [
        [
          { kind: 'seriesBalance', series },
          { talkBalance, hours },
        ],
      ];
