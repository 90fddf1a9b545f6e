/**
 * The cells of a statistic: what each series brought in a week, in the order of their blocks. A meeting outside of a
 * series is a block of one cell.
 */
export type Labelled = {
  /** For each block, how many cells it has, over how many places they are shuffled, and how many of these are now. */
  blocks: readonly { cells: number; places: number; nowPlaces: number }[];
  /** For each cell, 1 for now and 0 for before. */
  labels: Uint8Array;
  /** What is tested, for any labels: the further from 0, the greater the change. */
  difference: (labels: Uint8Array) => number;
};

/** Enough to tell that a change is one of chance. */
const exceedancesEnough = 30;

/**
 * How often shuffled labels give a difference as far from 0 as the true ones: (1 + such) / (1 + shuffles), or earlier
 * when it is plain that it is often (Besag and Clifford 1991). Cells of a block are put at random places of
 * the block's, of which some are now. Places without a cell are weeks without a meeting.
 */
export function permutationTest(
  { blocks, labels, difference }: Labelled,
  shuffles: number,
  random: () => number,
): number {
  // Sums in another order differ in the last digits.
  const observed = Math.abs(difference(labels)) * (1 - 1e-9);
  const shuffled = new Uint8Array(labels.length);
  let exceedances = 0;
  for (let done = 1; done <= shuffles; done++) {
    let cell = 0;
    for (const { cells, places, nowPlaces } of blocks) {
      let nowLeft = nowPlaces;
      for (let at = 0; at < cells; at++) {
        const isNow = random() * (places - at) < nowLeft ? 1 : 0;
        nowLeft -= isNow;
        shuffled[cell++] = isNow;
      }
    }
    if (Math.abs(difference(shuffled)) >= observed) exceedances++;
    if (exceedances === exceedancesEnough) return exceedances / done;
  }
  return (1 + exceedances) / (1 + shuffles);
}

/** No labels of these cells have a p-value below: the chance that as many as possible are on the smaller side. */
export function leastPossible({ blocks }: Pick<Labelled, 'blocks'>): number {
  let chance = 1;
  let areEven = true;
  for (const { cells, places, nowPlaces } of blocks) {
    const side = Math.min(nowPlaces, places - nowPlaces);
    areEven &&= 2 * side === places;
    for (let at = 0; at < Math.min(cells, side); at++) chance *= (side - at) / (places - at);
  }
  return Math.min(1, areEven ? 2 * chance : chance);
}
