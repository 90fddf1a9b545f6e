import type { Correction } from '@rapport/contract';

/** Null for nobody. */
export type GivenName = { name: string; userId?: string | undefined } | null;
/** By cue. */
export type GivenNames = ReadonlyMap<number, GivenName>;

type Named = { cue: number; name: GivenName };

/** The nearest named turn before this one; undefined if there is none, or this one has a name. */
export function namedBefore(rows: readonly Named[], cue: number): Named | undefined {
  const at = rows.findIndex((row) => row.cue === cue);
  return rows[at]?.name ? undefined : rows.slice(0, at).findLast(({ name }) => name !== null);
}

/** The turns without a name from the last named one to this one, with its name. */
export function filledTo(rows: readonly Named[], cue: number): [number, GivenName][] {
  const before = namedBefore(rows, cue);
  if (!before) return [];
  const from = rows.indexOf(before) + 1;
  const to = rows.findIndex((row) => row.cue === cue);
  return rows.slice(from, to + 1).map((row) => [row.cue, before.name]);
}

/** One correction for all names, and for where turns are split. */
export function correctionOf(given: GivenNames, splits: ReadonlySet<number>): Correction {
  const byName = Map.groupBy(given, ([, name]) => name?.userId ?? name?.name ?? null);
  return {
    kind: 'set-speaker',
    speakers: [...byName.values()].map((turns) => {
      const name = turns[0]?.[1] ?? null;
      return {
        name: name?.name ?? null,
        ...(name?.userId !== undefined && { userId: name.userId }),
        passages: turns.map(([cue]) => cue),
      };
    }),
    ...(splits.size > 0 && { splits: [...splits] }),
  };
}
