export const cellKinds = ['ties', 'topics', 'series'] as const;
export type CellKind = (typeof cellKinds)[number];

/** Something that the holder of a role has: a tie (by the other person's id), a topic or a series. */
export type RoleCell = {
  id: string;
  /** The other people who have it, each with the number of times. */
  people: ReadonlyMap<string, number>;
};
export type RoleCells = Record<CellKind, readonly RoleCell[]>;

/** `self`: the tie is with the candidate, so it is not counted. */
export type CellState = 'has' | 'missing' | 'self';
export type Cell = { state: CellState; times: number };
/** In the order of the role's cells. */
export type CellsCovered = Record<CellKind, readonly Cell[]>;

/** Not negative; all may be 0. */
export type Weights = Record<CellKind, number>;

export const peopleWithCells = (role: RoleCells): Set<string> =>
  new Set(cellKinds.flatMap((kind) => role[kind].flatMap(({ people }) => [...people.keys()])));

export function cellsOf(role: RoleCells, candidate: string): CellsCovered {
  const cells = (kind: CellKind) =>
    role[kind].map(({ id, people }): Cell => {
      const times = people.get(candidate) ?? 0;
      if (kind === 'ties' && id === candidate) return { state: 'self', times: 0 };
      return { state: times > 0 ? 'has' : 'missing', times };
    });
  return { ties: cells('ties'), topics: cells('topics'), series: cells('series') };
}

export type Count = { covered: number; of: number };

export function countCells(cells: readonly Cell[]): Count {
  const counted = cells.filter(({ state }) => state !== 'self');
  const covered = counted.filter(({ state }) => state === 'has').length;
  return { covered, of: counted.length };
}

/** A kind with fewer cells is shown and not weighed: one cell more or less would turn the order around. */
export const weighedFrom = 5;

export const isWeighed = (cells: readonly unknown[]): boolean => cells.length >= weighedFrom;

/**
 * The share of the role's cells that a candidate already has, 0 to 1, for the order of candidates: the weighted mean of
 * the shares of the kinds that are weighed. Null if none is, or all of them have weight 0.
 */
export function shareCovered(cells: CellsCovered, weights: Weights): number | null {
  const counts = cellKinds.map((kind) => ({
    ...countCells(cells[kind]),
    weight: isWeighed(cells[kind]) ? weights[kind] : 0,
  }));
  const shown = counts.filter(({ of, weight }) => of > 0 && weight > 0);
  const sum = shown.reduce((total, { weight }) => total + weight, 0);
  if (sum === 0) return null;
  return shown.reduce((total, { covered, of, weight }) => total + (weight * covered) / of, 0) / sum;
}

/** What two candidates cover together. A tie to one of them counts if the other has it. */
export function countTogether(one: CellsCovered, other: CellsCovered): Record<CellKind, Count> {
  const of = (kind: CellKind) =>
    countCells(one[kind].map((cell, at) => joined(cell, other[kind][at] ?? cell)));
  return { ties: of('ties'), topics: of('topics'), series: of('series') };
}

function joined(one: Cell, other: Cell): Cell {
  if (one.state === 'has') return one;
  if (other.state === 'has') return other;
  return one.state === 'self' ? one : other;
}

export type BestPair<T> = {
  people: [T, T];
  counts: Record<CellKind, Count>;
  /** True if no other pair covers as much. */
  isOnlyOne: boolean;
};

/**
 * The two candidates who together cover the most cells of the kinds that are weighed, or of all kinds if none is; the
 * first of several. Undefined for fewer than two candidates.
 */
export function bestPair<T extends { cells: CellsCovered }>(
  candidates: readonly T[],
): BestPair<T> | undefined {
  const pairs = candidates.flatMap((one, at) =>
    candidates.slice(at + 1).map((other) => pairOf(one, other)),
  );
  const most = pairs.reduce((max, { covered }) => Math.max(max, covered), 0);
  const [best, ...others] = pairs.filter(({ covered }) => covered === most);
  return best && { people: best.people, counts: best.counts, isOnlyOne: others.length === 0 };
}

function pairOf<T extends { cells: CellsCovered }>(one: T, other: T) {
  const people: [T, T] = [one, other];
  const counts = countTogether(one.cells, other.cells);
  const weighed = cellKinds.filter((kind) => isWeighed(one.cells[kind]));
  const kinds: readonly CellKind[] = weighed.length > 0 ? weighed : cellKinds;
  const covered = kinds.reduce((sum, kind) => sum + counts[kind].covered, 0);
  return { people, counts, covered };
}
