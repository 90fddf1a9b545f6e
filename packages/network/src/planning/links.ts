import { compareText } from '../order.ts';
import type { DepartmentOf, Tie } from '../types.ts';
import { tiedDepartments } from './departure.ts';
import type { MeetingsWith, Together } from './take-over.ts';

/** A colleague of the leaver, and a person of the other department. */
type Meeting = Together & { person: string; with: string };

/** Two departments that have no tie once the leaver has gone. */
export type Link = {
  leaver: string;
  /** The department of the leaver. */
  own: string;
  other: string;
  /** The colleague who already meets the other department; null if nobody does. */
  keeper: Meeting | null;
  /** If nobody does: who comes closest; null if nobody was in a meeting with anybody of the other department. */
  nearest: Meeting | null;
};

/** Who spoke in this many meetings of one person meets them. Two people who answered each other in two have a tie. */
export const meetingsToMeet = 3;

export type LinksInput = {
  ties: readonly Tie[];
  departmentOf: DepartmentOf;
  leavers: readonly string[];
  /** Of colleagues of the leavers, with people of the departments that part from theirs. */
  meetingsWith: MeetingsWith;
};

/**
 * The links between departments that part, the strongest first. A link is kept from the side of the leaver: by a
 * colleague of their department, who by the meaning of parting has no tie to the other one, but may sit with it.
 */
export function links({ ties, departmentOf, leavers, meetingsWith }: LinksInput): Link[] {
  const colleagues = Map.groupBy(
    [...departmentOf.keys()].filter((person) => !leavers.includes(person)),
    (person) => departmentOf.get(person),
  );
  return lostLinks(ties, departmentOf, leavers).map(({ leaver, own, other }) => {
    const [most] = (colleagues.get(own) ?? [])
      .flatMap((person) =>
        Array.from(meetingsWith.get(person) ?? [], ([met, together]) => ({
          person,
          with: met,
          ...together,
        })),
      )
      .filter((met) => departmentOf.get(met.with) === other && !leavers.includes(met.with))
      .sort(
        (one, another) =>
          another.meetings - one.meetings ||
          another.exchanges - one.exchanges ||
          compareText(one.person, another.person) ||
          compareText(one.with, another.with),
      );
    const meets = most !== undefined && most.meetings >= meetingsToMeet;
    return {
      leaver,
      own,
      other,
      keeper: meets ? most : null,
      nearest: meets ? null : (most ?? null),
    };
  });
}

/** The same without who keeps them, so that the meetings can be counted first. */
export function lostLinks(
  ties: readonly Tie[],
  departmentOf: DepartmentOf,
  leavers: readonly string[],
): Pick<Link, 'leaver' | 'own' | 'other'>[] {
  const gone = new Set(leavers);
  const isLost = ({ a, b }: Tie) => gone.has(a) || gone.has(b);
  const kept = tiedDepartments(
    ties.filter((tie) => !isLost(tie)),
    departmentOf,
  ).byKey;
  const lost = new Map<string, Pick<Link, 'leaver' | 'own' | 'other'> & { weight: number }>();
  for (const { a, b, weight } of ties.filter(isLost)) {
    for (const [leaver, partner] of [
      [a, b],
      [b, a],
    ] as const) {
      const [own, other] = [departmentOf.get(leaver), departmentOf.get(partner)];
      if (!gone.has(leaver) || own === undefined || other === undefined || own === other) continue;
      if (kept.has(JSON.stringify([own, other].sort()))) continue;
      const key = JSON.stringify([leaver, own, other]);
      lost.set(key, { leaver, own, other, weight: weight + (lost.get(key)?.weight ?? 0) });
    }
  }
  return [...lost.values()]
    .sort(
      (one, another) =>
        another.weight - one.weight ||
        compareText(one.other, another.other) ||
        compareText(one.leaver, another.leaver),
    )
    .map(({ leaver, own, other }) => ({ leaver, own, other }));
}
