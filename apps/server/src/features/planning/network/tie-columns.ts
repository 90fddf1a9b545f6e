import { type PairSum, strongFrom, type Tie, tiesOf } from '@rapport/network';
import { networkCloseness } from '@rapport/network/planning';

/** Rows of `listPairs`, as JSON. */
export type PairText = string;
type PairRow = [a: string, b: string, meetings: number, exchanges: number, weight: number];

/**
 * The ties of an organization in columns, in the order of `tiesOf`: 30,000 ties as objects would block the event loop
 * each time they are sent to a thread. `a` and `b` are indexes in `ids`.
 */
export type TieColumns = {
  /** Everybody with a tie, sorted by code unit. */
  ids: readonly string[];
  a: Uint32Array;
  b: Uint32Array;
  meetings: Uint32Array;
  exchanges: Uint32Array;
  weight: Float64Array;
  strength: Uint8Array;
  /** Closeness of the whole network, with which each departure is compared. */
  closeness: number;
};

export function pairsIn(text: PairText): PairSum[] {
  const rows: PairRow[] = JSON.parse(text);
  return rows.map(([a, b, meetings, exchanges, weight]) => ({ a, b, meetings, exchanges, weight }));
}

export function tieColumns(text: PairText): TieColumns {
  const ties = tiesOf(pairsIn(text));
  const ids = [...new Set(ties.flatMap(({ a, b }) => [a, b]))].sort();
  const place = new Map(ids.map((id, at) => [id, at]));
  return {
    ids,
    a: Uint32Array.from(ties, ({ a }) => place.get(a) ?? 0),
    b: Uint32Array.from(ties, ({ b }) => place.get(b) ?? 0),
    meetings: Uint32Array.from(ties, ({ meetings }) => meetings),
    exchanges: Uint32Array.from(ties, ({ exchanges }) => exchanges),
    weight: Float64Array.from(ties, ({ weight }) => weight),
    strength: Uint8Array.from(ties, ({ strength }) => strength),
    closeness: networkCloseness({ people: ids, ties }),
  };
}

export function tieAt(ties: TieColumns, at: number): Tie {
  const strength = ties.strength[at] ?? 0;
  return {
    a: ties.ids[ties.a[at] ?? 0] ?? '',
    b: ties.ids[ties.b[at] ?? 0] ?? '',
    meetings: ties.meetings[at] ?? 0,
    exchanges: ties.exchanges[at] ?? 0,
    weight: ties.weight[at] ?? 0,
    strength,
    isStrong: strength >= strongFrom,
  };
}

/** For each of these people, the indexes of their ties. */
export function tiesOfPeople(ties: TieColumns, ids: readonly string[]): Map<string, number[]> {
  const found = new Map(ids.map((id): [string, number[]] => [id, []]));
  const byPlace = ties.ids.map((id) => found.get(id));
  for (let at = 0; at < ties.a.length; at++) {
    byPlace[ties.a[at] ?? 0]?.push(at);
    byPlace[ties.b[at] ?? 0]?.push(at);
  }
  return found;
}
