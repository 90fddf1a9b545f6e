import type { Weeks } from './neighbours.ts';
import { PeopleSet } from './people-set.ts';
import type { Track } from './track.ts';

/**
 * The sum of people's moods in a period. As a vector over facts, one person's mood is the share of turns of each fact.
 * The shares may be known to a reader; the moods of the facts must not be revealed.
 */
export type Figure = {
  period: Weeks;
  /** Indices of people, ascending. */
  people: Int32Array;
  /** By person: the facts that count, limited to the period. */
  tracks: readonly Track[];
  /** By person: a fingerprint of their facts in the period. */
  prints: Float64Array;
  set: PeopleSet;
  /** A fingerprint of the figure. */
  print: number;
};

/** From the tracks that have facts in the period, one for each person. */
export function figureOf(period: Weeks, tracks: readonly Track[]): Figure {
  const sorted = tracks.toSorted((a, b) => a.person - b.person);
  return assembled(
    period,
    sorted,
    Float64Array.from(sorted, (track) => track.printOf(period)),
  );
}

export function isSame(a: Figure, b: Figure): boolean {
  if (a.print !== b.print || a.prints.length !== b.prints.length) return false;
  for (let at = 0; at < a.prints.length; at++) if (a.prints[at] !== b.prints[at]) return false;
  return true;
}

/** Whether all people of `part` are in `whole` with the same facts. */
export function isPartOf(part: Figure, whole: Figure): boolean {
  if (part.set.inCommonWith(whole.set) < part.set.size) return false;
  for (let at = 0, own = 0; own < part.people.length; own++) {
    while ((whole.people[at] ?? Number.POSITIVE_INFINITY) < (part.people[own] ?? -1)) at++;
    if (whole.prints[at] !== part.prints[own]) return false;
  }
  return true;
}

/** The figure without the people of other figures. */
export function without(whole: Figure, parts: readonly Figure[]): Figure {
  const isGone = new Uint8Array((whole.people.at(-1) ?? 0) + 1);
  for (const { people } of parts)
    for (let at = 0; at < people.length; at++) isGone[people[at] ?? -1] = 1;
  const left: number[] = [];
  for (let at = 0; at < whole.people.length; at++)
    if (isGone[whole.people[at] ?? -1] === 0) left.push(at);
  return assembled(
    whole.period,
    left.map((at) => whole.tracks[at]).filter((track) => track !== undefined),
    Float64Array.from(left, (at) => whole.prints[at] ?? 0),
  );
}

/** The union of figures of the same period that have no people in common. */
export function together(figures: readonly Figure[]): Figure {
  return figureOf(
    figures[0]?.period ?? { end: 0, weeks: 0 },
    figures.flatMap(({ tracks }) => tracks),
  );
}

function assembled(period: Weeks, tracks: readonly Track[], prints: Float64Array): Figure {
  const people = Int32Array.from(tracks, ({ person }) => person);
  let print = people.length;
  for (const own of prints) print = (print * 31 + own) % 2 ** 47;
  return { period, people, tracks, prints, set: new PeopleSet(people), print };
}
