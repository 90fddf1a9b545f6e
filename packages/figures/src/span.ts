import { areDominated } from './are-dominated.ts';

/** People with the same numbers in all figures: how many there are, and for each figure which of their views is in it. */
export type Block = {
  people: number;
  /** By figure: 0 for none, 1 for the first of their views that is in any figure, 2 for the second, and so on. */
  labels: readonly number[];
};

const nothing = 1e-9;

/**
 * Whether every combination of the figures of one period is about `k` people or more. A combination gives all
 * people of a block the same number; one about fewer than `k` is 0 on every block of `k` or more. So
 * the combinations that are 0 there are found by elimination, and each of them must be about enough people in the
 * small blocks. Where several of them overlap, they could be combined further, and the answer is no.
 * `errors` is what the rounding of each figure hides, in weights of one person.
 * (Audit of sum queries: Chin and Ozsoyoglu 1982; complementary suppression: Fischetti and Salazar 2001.)
 */
export function spansOnlyMany(
  blocks: readonly Block[],
  errors: readonly number[],
  k: number,
): boolean {
  const places = placesOf(blocks, k);
  const width = places.all.length;
  // Behind the places of a row stand the numbers by which the figures are taken in it.
  const rows = errors.map((_, figure) => [
    ...places.all.map(({ block, label }) => (block.labels[figure] === label ? 1 : 0)),
    ...errors.map((_, other) => (other === figure ? 1 : 0)),
  ]);
  const left = eliminate(rows, places.large);
  const remaining = reduce(left, places.large, width);
  const taken = new Set<Block>();
  return remaining.every((row) => {
    const weights = new Map<Block, number>();
    for (const [at, { block }] of places.all.entries()) {
      const value = Math.abs(row[at] ?? 0);
      if (value > nothing) weights.set(block, (weights.get(block) ?? 0) + value);
    }
    const isApart = weights.keys().every((block) => !taken.has(block));
    for (const block of weights.keys()) taken.add(block);
    const each = [...weights].flatMap(([{ people }, weight]) => new Array(people).fill(weight));
    const error = errors.reduce((sum, own, at) => sum + own * Math.abs(row[width + at] ?? 0), 0);
    return isApart && !areDominated(each, k, { error });
  });
}

type Place = { block: Block; label: number };

/** One place for each view of a block, those of large blocks first. */
function placesOf(blocks: readonly Block[], k: number): { all: Place[]; large: number } {
  const placesIn = (some: readonly Block[]) =>
    some.flatMap((block) =>
      [...new Set(block.labels)].filter((label) => label > 0).map((label) => ({ block, label })),
    );
  const large = placesIn(blocks.filter(({ people }) => people >= k));
  return {
    all: [...large, ...placesIn(blocks.filter(({ people }) => people < k))],
    large: large.length,
  };
}

/** The combinations of the rows that are 0 in the first `columns` places. */
function eliminate(rows: number[][], columns: number): number[][] {
  let left = rows;
  for (let column = 0; column < columns && left.length > 0; column++) {
    const pivot = left.find((row) => Math.abs(row[column] ?? 0) > nothing);
    if (!pivot) continue;
    left = left.filter((row) => row !== pivot);
    for (const row of left) subtract(row, pivot, column);
  }
  return left;
}

/** The rows in reduced echelon form between two places, without those that are 0 there. */
function reduce(rows: number[][], first: number, width: number): number[][] {
  const pivots: number[][] = [];
  let left = rows;
  for (let column = first; column < width && left.length > 0; column++) {
    const pivot = left.find((row) => Math.abs(row[column] ?? 0) > nothing);
    if (!pivot) continue;
    left = left.filter((row) => row !== pivot);
    for (const row of [...left, ...pivots]) subtract(row, pivot, column);
    pivots.push(pivot);
  }
  return pivots;
}

function subtract(row: number[], pivot: readonly number[], column: number): void {
  const times = (row[column] ?? 0) / (pivot[column] ?? 1);
  if (times === 0) return;
  for (let at = column; at < row.length; at++) row[at] = (row[at] ?? 0) - times * (pivot[at] ?? 0);
}
