import { compareText } from '../order.ts';
import type { DepartmentOf, Tie } from '../types.ts';
import type { Departure } from './departure.ts';

export type TakeOverInput = {
  departure: Departure;
  ties: readonly Tie[];
  departmentOf: DepartmentOf;
  leavers: readonly string[];
  /**
   * For each person whose tie may need a successor: the number of meetings that they spoke in with each other person.
   */
  meetingsWith: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

/**
 * Why a successor is suggested. `tie`: a tie with the person who stays; `meetings`: both spoke in the same meetings,
 * without a tie; `leaver`: a tie with the leaver only. The number `meetings` counts those shared with that person.
 */
export type TakeOverReason = { kind: 'tie' | 'meetings' | 'leaver'; meetings: number };

export type TakeOver = {
  leaver: string;
  stays: string;
  tie: Tie;
  /** Whether the person who stays has fewer than two ties afterwards. */
  leavesFewTies: boolean;
  /** The departments that have no tie afterwards. */
  parts: [string, string] | null;
  /** Null if nobody else meets either side. */
  successor: (TakeOverReason & { person: string; meetsBoth: boolean }) | null;
};

/**
 * The lost ties that leave a person with fewer than two ties or separate two departments, weakest first. The
 * successor of each already meets one side. In order of preference: a tie with the person who stays (first those who
 * also have a tie with the leaver, then the strongest); most meetings with the person who stays; the strongest tie
 * with the leaver.
 */
export function takeOver(input: TakeOverInput): TakeOver[] {
  const { departure, departmentOf, leavers, ties } = input;
  const gone = new Set(leavers);
  const few = new Set(departure.fewTies.map(({ person }) => person));
  const parted = new Map(departure.departmentPairs.parted.map((pair) => [`${pair}`, pair]));
  const tiesOf = tiesByPerson(ties);
  return departure.ties.lost
    .flatMap((tie): TakeOver[] => {
      const { a, b } = tie;
      if (gone.has(a) && gone.has(b)) return [];
      const [leaver, stays] = gone.has(a) ? [a, b] : [b, a];
      const departments = [departmentOf.get(leaver), departmentOf.get(stays)].sort();
      const parts = parted.get(`${departments}`) ?? null;
      if (!few.has(stays) && !parts) return [];
      const successor = successorOf(input, { leaver, stays, gone, tiesOf });
      return [{ leaver, stays, tie, leavesFewTies: few.has(stays), parts, successor }];
    })
    .sort((one, other) => one.tie.weight - other.tie.weight || compareText(one.stays, other.stays));
}

type Place = {
  leaver: string;
  stays: string;
  gone: ReadonlySet<string>;
  tiesOf: ReadonlyMap<string, ReadonlyMap<string, Tie>>;
};

function successorOf(
  { meetingsWith }: Pick<TakeOverInput, 'meetingsWith'>,
  { leaver, stays, gone, tiesOf }: Place,
): TakeOver['successor'] {
  const ofStays = tiesOf.get(stays) ?? new Map<string, Tie>();
  const ofLeaver = tiesOf.get(leaver) ?? new Map<string, Tie>();
  const best = (candidates: Iterable<[string, number]>) =>
    [...candidates]
      .filter(([person]) => person !== stays && !gone.has(person))
      .sort(
        ([one, first], [other, second]) =>
          Number(ofLeaver.has(other)) - Number(ofLeaver.has(one)) ||
          second - first ||
          compareText(one, other),
      )[0]?.[0];
  const weights = (some: ReadonlyMap<string, Tie>) =>
    Array.from(some, ([person, { weight }]): [string, number] => [person, weight]);

  const tied = best(weights(ofStays));
  if (tied !== undefined)
    return reason('tie', tied, ofStays.get(tied)?.meetings ?? 0, ofLeaver.has(tied));
  const together = meetingsWith.get(stays) ?? new Map<string, number>();
  const met = best(together);
  if (met !== undefined) return reason('meetings', met, together.get(met) ?? 0, ofLeaver.has(met));
  const known = best(weights(ofLeaver));
  return known === undefined
    ? null
    : reason('leaver', known, ofLeaver.get(known)?.meetings ?? 0, false);
}

const reason = (
  kind: TakeOverReason['kind'],
  person: string,
  meetings: number,
  meetsBoth: boolean,
) => ({ kind, person, meetings, meetsBoth });

function tiesByPerson(ties: readonly Tie[]): Map<string, Map<string, Tie>> {
  const found = new Map<string, Map<string, Tie>>();
  const add = (person: string, other: string, tie: Tie) => {
    const own = found.get(person) ?? new Map<string, Tie>();
    found.set(person, own.set(other, tie));
  };
  for (const tie of ties) {
    add(tie.a, tie.b, tie);
    add(tie.b, tie.a, tie);
  }
  return found;
}
