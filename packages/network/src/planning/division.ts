import { randomFrom } from '../seeded-random.ts';
import type { Exchanged } from './regrouping.ts';

/** Exchanges between the two parts of a group that is split. */
export type Division = {
  cut: number;
  /** All exchanges within the group. */
  of: number;
  /** The middle 90 % of random splits into parts of the same sizes. */
  byChance: { from: number; to: number };
};

const divisions = 1000;
const seed = 20_260_101;

/** `leaving` are the members who go to the new part. Deterministic for the same people and exchanges. */
export function division(
  members: readonly string[],
  leaving: ReadonlySet<string>,
  pairs: readonly Exchanged[],
): Division {
  const places = new Map([...members].sort().map((member, at) => [member, at]));
  const within = pairs.flatMap(({ a, b, exchanges }) => {
    const [one, other] = [places.get(a), places.get(b)];
    return one === undefined || other === undefined ? [] : [{ one, other, exchanges }];
  });
  const cutOf = (isLeaving: Uint8Array) =>
    within.reduce(
      (sum, { one, other, exchanges }) =>
        isLeaving[one] === isLeaving[other] ? sum : sum + exchanges,
      0,
    );
  const chosen = Uint8Array.from(places.keys(), (member) => Number(leaving.has(member)));
  const random = randomFrom(seed);
  const drawn = Uint8Array.from(chosen).sort();
  const cuts = Array.from({ length: divisions }, () => {
    shuffle(drawn, random);
    return cutOf(drawn);
  }).sort((first, second) => first - second);
  return {
    cut: cutOf(chosen),
    of: within.reduce((sum, { exchanges }) => sum + exchanges, 0),
    byChance: { from: cuts[divisions * 0.05] ?? 0, to: cuts[divisions * 0.95 - 1] ?? 0 },
  };
}

/** Fisher-Yates shuffle, as given by Durstenfeld (1964). */
function shuffle(items: Uint8Array, random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const item = items[at] ?? 0;
    items[at] = items[other] ?? 0;
    items[other] = item;
  }
}

/**
 * The pairs of people from two different groups with the most exchanges, at most `atMost`. The groups share no
 * people.
 */
export function strongestBetween(
  groups: readonly (readonly string[])[],
  pairs: readonly Exchanged[],
  atMost: number,
): Exchanged[] {
  const groupOf = new Map(
    groups.flatMap((members, at) => members.map((member): [string, number] => [member, at])),
  );
  return pairs
    .filter(({ a, b }) => {
      const [one, other] = [groupOf.get(a), groupOf.get(b)];
      return one !== undefined && other !== undefined && one !== other;
    })
    .sort(
      (first, second) =>
        second.exchanges - first.exchanges ||
        (`${first.a}${first.b}` < `${second.a}${second.b}` ? -1 : 1),
    )
    .slice(0, atMost)
    .map(({ a, b, exchanges }) => ({ a, b, exchanges }));
}
