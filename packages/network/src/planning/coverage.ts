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

/**
 * The share of the role's cells that a candidate already has, 0 to 1: the weighted mean of the shares of ties, topics
 * and series. Kinds without cells are left out. Null if no kind is left, or all that are left have weight 0.
 */
export function shareCovered(cells: CellsCovered, weights: Weights): number | null {
  const counts = cellKinds.map((kind) => ({ ...countCells(cells[kind]), weight: weights[kind] }));
  const shown = counts.filter(({ of, weight }) => of > 0 && weight > 0);
  const sum = shown.reduce((total, { weight }) => total + weight, 0);
  if (sum === 0) return null;
  return shown.reduce((total, { covered, of, weight }) => total + (weight * covered) / of, 0) / sum;
}

/** What two candidates cover together. A tie to one of them counts if the other has it. */
export function countTogether(one: CellsCovered, other: CellsCovered): Count {
  const cells = cellKinds.flatMap((kind) =>
    one[kind].map((cell, at) => joined(cell, other[kind][at] ?? cell)),
  );
  return countCells(cells);
}

function joined(one: Cell, other: Cell): Cell {
  if (one.state === 'has') return one;
  if (other.state === 'has') return other;
  return one.state === 'self' ? one : other;
}

export type BestPair<T> = Count & {
  partner: T;
  /** True if no other partner covers as much together with the candidate. */
  isOnlyOne: boolean;
};

/**
 * The partner with whom a candidate covers the most cells; the first of several. Undefined without other candidates.
 */
export function bestPair<T extends { cells: CellsCovered }>(
  candidate: CellsCovered,
  others: readonly T[],
): BestPair<T> | undefined {
  const pairs = others.map((partner) => ({ partner, ...countTogether(candidate, partner.cells) }));
  const most = Math.max(...pairs.map(({ covered }) => covered));
  const best = pairs.filter(({ covered }) => covered === most);
  return best[0] && { ...best[0], isOnlyOne: best.length === 1 };
}
