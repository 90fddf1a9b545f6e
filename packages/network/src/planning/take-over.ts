import { compareText } from '../order.ts';
import type { Tie } from '../types.ts';
import { adjacencyOf, groupNumbers } from './adjacency.ts';
import type { Departure } from './departure.ts';

/** How often two people spoke in the same meetings, and how often they answered each other. */
export type Together = { meetings: number; exchanges: number };
/** By person, then by the other person. */
export type MeetingsWith = ReadonlyMap<string, ReadonlyMap<string, Together>>;

export type TakeOverInput = {
  departure: Departure;
  ties: readonly Tie[];
  leavers: readonly string[];
  /** Of people who keep no tie, for whom nobody with a tie can be suggested. */
  meetingsWith: MeetingsWith;
};

/**
 * Why a successor is suggested. `tie`: a tie with the person who stays; `meetings`: both spoke in the same meetings,
 * without a tie; `leaver`: a tie with the leaver only. The number `meetings` counts those shared with that person.
 */
export type TakeOverReason = { kind: 'tie' | 'meetings' | 'leaver' } & Together;

export type TakeOver = {
  leaver: string;
  stays: string;
  tie: Tie;
  /** Null if nobody else meets either side. */
  successor: (TakeOverReason & { person: string; meetsBoth: boolean }) | null;
};

/**
 * The lost ties that leave a person with fewer than two. First those of people who are then cut off from the largest
 * group, then the strongest. The successor of each already meets one side. In order of preference: a tie with the person
 * who stays (first those who also have a tie with the leaver, then the strongest); most meetings with the person who
 * stays; the strongest tie with the leaver.
 */
export function takeOver(input: TakeOverInput): TakeOver[] {
  const { departure, leavers, ties } = input;
  const gone = new Set(leavers);
  const few = new Set(departure.fewTies.map(({ person }) => person));
  const isCutOff = cutOff(ties, gone);
  const tiesOf = tiesByPerson(ties);
  return departure.ties.lost
    .flatMap((tie): TakeOver[] => {
      const { a, b } = tie;
      if (gone.has(a) && gone.has(b)) return [];
      const [leaver, stays] = gone.has(a) ? [a, b] : [b, a];
      if (!few.has(stays)) return [];
      return [
        { leaver, stays, tie, successor: successorOf(input, { leaver, stays, gone, tiesOf }) },
      ];
    })
    .sort(
      (one, other) =>
        Number(isCutOff(other.stays)) - Number(isCutOff(one.stays)) ||
        other.tie.weight - one.tie.weight ||
        compareText(one.stays, other.stays),
    );
}

/** Whether somebody who stays is outside the largest group that ties then connect. */
function cutOff(ties: readonly Tie[], gone: ReadonlySet<string>): (person: string) => boolean {
  const kept = ties.filter(({ a, b }) => !gone.has(a) && !gone.has(b));
  const network = adjacencyOf(
    kept.flatMap(({ a, b }) => [a, b]),
    kept,
  );
  const groups = groupNumbers(network);
  const groupOf = new Map(network.names.map((person, at) => [person, groups[at]]));
  const [largest] = [...Map.groupBy(groups, (group) => group)].sort(
    ([, one], [, other]) => other.length - one.length,
  )[0] ?? [null];
  return (person) => groupOf.get(person) !== largest;
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
  if (tied !== undefined) return reason('tie', tied, ofStays.get(tied), ofLeaver.has(tied));
  const together = meetingsWith.get(stays) ?? new Map<string, Together>();
  const met = best(Array.from(together, ([person, { meetings }]) => [person, meetings]));
  if (met !== undefined) return reason('meetings', met, together.get(met), ofLeaver.has(met));
  const known = best(weights(ofLeaver));
  return known === undefined ? null : reason('leaver', known, ofLeaver.get(known), false);
}

const reason = (
  kind: TakeOverReason['kind'],
  person: string,
  { meetings, exchanges }: Together = { meetings: 0, exchanges: 0 },
  meetsBoth: boolean,
) => ({ kind, person, meetings, exchanges, meetsBoth });

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
