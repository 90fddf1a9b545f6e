import {
  leaversMax,
  peopleOnMapMax,
  type TakeOverRow,
  type WhatIfDeparture,
} from '@rapport/contract';
import type { Tie } from '@rapport/network';
import {
  departure,
  type Link,
  links,
  type MeetingsWith,
  takeOver,
} from '@rapport/network/planning';
import { type TieColumns, tieAt } from '../network/tie-columns.ts';

export type DepartureTask = {
  ties: TieColumns;
  departmentOf: ReadonlyMap<string, string>;
  leavers: readonly string[];
  /** Of people who keep no tie. */
  meetingsWith: MeetingsWith;
  /** Of colleagues of the leavers, with people of the departments that part from theirs. */
  meetingsAcross: MeetingsWith;
};

/** Maximum number of rows in the table; the others are only counted. */
const takeOverMax = 30;

/** As the network tells it, without topics. */
export type ComputedDeparture = Omit<WhatIfDeparture, 'takeOver'> & {
  takeOver: Omit<TakeOverRow, 'topic'>[];
};

/** A departure in the form of the contract. Takes some 100 ms at 5,000 people, so it runs in a thread. */
export function computeDeparture(task: DepartureTask): ComputedDeparture {
  const { departmentOf, leavers, meetingsWith, meetingsAcross } = task;
  const ties = Array.from(task.ties.a, (_, at) => tieAt(task.ties, at));
  const people = [...new Set([...task.ties.ids, ...leavers])];
  const found = departure({ people, ties, departmentOf, leavers, closeness: task.ties.closeness });
  const rows = takeOver({ departure: found, ties, leavers, meetingsWith });
  const { before, after } = found.fragmentation;
  const shown = rows.slice(0, takeOverMax);
  const tiesLeft = degreesAfter(ties, leavers);
  return {
    ties: { before: found.ties.before, after: found.ties.after },
    bridges: found.bridges,
    departmentPairs: found.departmentPairs,
    fragmentation: before === null || after === null ? null : { before, after },
    groups: found.components,
    reconnect: found.fewTies.map(({ person, ...counts }) => ({ personId: person, ...counts })),
    map: mapAround(ties, people, leavers),
    links: links({ ties, departmentOf, leavers, meetingsWith: meetingsAcross }).map(
      ({ leaver, keeper, nearest, ...departments }) => ({
        ...departments,
        leaverId: leaver,
        keeper: keeper && personOf(keeper),
        nearest: nearest && personOf(nearest),
      }),
    ),
    takeOver: shown.map(({ leaver, stays, successor }) => ({
      leaverId: leaver,
      staysId: stays,
      tiesLeft: tiesLeft.get(stays) ?? 0,
      successor: successor && {
        personId: successor.person,
        reason: successor.kind,
        meetings: successor.meetings,
        exchanges: successor.exchanges,
        meetsBoth: successor.meetsBoth,
      },
    })),
    takeOverAll: rows.length,
  };
}

const personOf = ({ person, with: other, ...together }: NonNullable<Link['keeper']>) => ({
  personId: person,
  withId: other,
  ...together,
});

function degreesAfter(ties: readonly Tie[], leavers: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { a, b } of ties) {
    if (leavers.includes(a) || leavers.includes(b)) continue;
    for (const person of [a, b]) counts.set(person, (counts.get(person) ?? 0) + 1);
  }
  return counts;
}

/** All people; in a large network, the leavers and an equal number of each leaver's strongest ties. */
function mapAround(
  ties: readonly Tie[],
  people: readonly string[],
  leavers: readonly string[],
): WhatIfDeparture['map'] {
  const isWhole = people.length <= peopleOnMapMax;
  const shown = isWhole
    ? people
    : [...new Set([...leavers, ...leavers.flatMap((leaver) => partnersOf(ties, leaver))])];
  const place = new Map(shown.map((person, at) => [person, at]));
  const gone = new Set(leavers);
  return {
    people: [...shown],
    isWhole,
    ties: ties.flatMap(({ a, b, strength }) => {
      const [from, to] = [place.get(a), place.get(b)];
      if (from === undefined || to === undefined) return [];
      return [{ a: from, b: to, strength, isLost: gone.has(a) || gone.has(b) }];
    }),
  };
}

const partnersOf = (ties: readonly Tie[], leaver: string): string[] =>
  ties
    .filter(({ a, b }) => a === leaver || b === leaver)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, peopleOnMapMax / leaversMax - 1)
    .map(({ a, b }) => (a === leaver ? b : a));
