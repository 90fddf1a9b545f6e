import { areDominated } from './are-dominated.ts';
import type { Block } from './blocks.ts';

const nothing = 1e-9;

/**
 * Whether every combination of the figures of one period is about `k` people or more. A combination has the same
 * value for all people of a block, so one about fewer than `k` people is 0 on every block of `k` or more. The
 * combinations that are 0 there are found by elimination, and each of them must be about enough people in the small
 * blocks. If several of them overlap, they could be combined further, so the answer is no. `errors` is what the
 * rounding of each figure hides, in weights of one person. (Audit of sum queries: Chin and Ozsoyoglu 1982;
 * complementary suppression: Fischetti and Salazar 2001.)
 */
export function spansOnlyMany(
  blocks: readonly Block[],
  errors: readonly number[],
  k: number,
): boolean {
  const figures = errors.length;
  const large = placesOf(blocks.filter(({ people }) => people >= k));
  // The columns after the first `places` hold the multiples of the figures.
  const left = eliminate(rowsOf(large, figures), large.length);
  if (left.length === 0) return true;
  const small = placesOf(blocks.filter(({ people }) => people < k));
  const rows = left.map((row) => rowOf(small, row.subarray(large.length)));
  const taken = new Set<Block>();
  return reduce(rows, small.length).every((row) => {
    const weights = new Map<Block, number>();
    for (const [at, { block }] of small.entries()) {
      const value = Math.abs(row[at] ?? 0);
      if (value > nothing) weights.set(block, (weights.get(block) ?? 0) + value);
    }
    const isApart = weights.keys().every((block) => !taken.has(block));
    for (const block of weights.keys()) taken.add(block);
    const each = [...weights].flatMap(([{ people }, weight]) => new Array(people).fill(weight));
    const times = row.subarray(small.length);
    const error = errors.reduce((sum, own, at) => sum + own * Math.abs(times[at] ?? 0), 0);
    return isApart && !areDominated(each, k, { error });
  });
}

type Place = { block: Block; label: number };

/** One place for each view of a block. */
function placesOf(blocks: readonly Block[]): Place[] {
  return blocks.flatMap((block) =>
    [...new Set(block.labels)].filter((label) => label > 0).map((label) => ({ block, label })),
  );
}

/** One row for each figure. */
function rowsOf(places: readonly Place[], figures: number): Float64Array[] {
  return Array.from({ length: figures }, (_, figure) => {
    const row = new Float64Array(places.length + figures);
    for (const [at, { block, label }] of places.entries())
      if (block.labels[figure] === label) row[at] = 1;
    row[places.length + figure] = 1;
    return row;
  });
}

/** The combination of the figures with these multiples. */
function rowOf(places: readonly Place[], times: Float64Array): Float64Array {
  const row = new Float64Array(places.length + times.length);
  row.set(times, places.length);
  for (const [figure, factor] of times.entries())
    if (factor !== 0)
      for (const [at, { block, label }] of places.entries())
        if (block.labels[figure] === label) row[at] = (row[at] ?? 0) + factor;
  return row;
}

/** Combinations of the rows that are 0 in the first `columns` columns. */
function eliminate(rows: Float64Array[], columns: number): Float64Array[] {
  let left = rows;
  for (let column = 0; column < columns && left.length > 0; column++) {
    const pivot = left.find((row) => Math.abs(row[column] ?? 0) > nothing);
    if (!pivot) continue;
    left = left.filter((row) => row !== pivot);
    for (const row of left) subtract(row, pivot, column);
  }
  return left;
}

/** The rows in reduced echelon form in the first `columns` columns, without those that are 0 there. */
function reduce(rows: Float64Array[], columns: number): Float64Array[] {
  const pivots: Float64Array[] = [];
  let left = rows;
  for (let column = 0; column < columns && left.length > 0; column++) {
    const pivot = left.find((row) => Math.abs(row[column] ?? 0) > nothing);
    if (!pivot) continue;
    left = left.filter((row) => row !== pivot);
    for (const row of [...left, ...pivots]) subtract(row, pivot, column);
    pivots.push(pivot);
  }
  return pivots;
}

function subtract(row: Float64Array, pivot: Float64Array, column: number): void {
  const times = (row[column] ?? 0) / (pivot[column] ?? 1);
  if (times === 0) return;
  for (let at = column; at < row.length; at++) row[at] = (row[at] ?? 0) - times * (pivot[at] ?? 0);
}
