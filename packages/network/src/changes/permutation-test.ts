/**
 * The cells of a statistic, in the order of their blocks. A cell is what a series added in one week. A meeting outside
 * of series is a block of one cell.
 */
export type Labelled = {
  /**
   * For each block: its number of cells, the number of places that they are shuffled over, and how many of these
   * places are in the current period.
   */
  blocks: readonly { cells: number; places: number; nowPlaces: number }[];
  /** For each cell, 1 for the current period and 0 for the one before. */
  labels: Uint8Array;
  /** The tested difference for the given labels: the further from 0, the greater the change. */
  difference: (labels: Uint8Array) => number;
};

/** After this many shuffles that reach the observed difference, the change counts as chance. */
const exceedancesEnough = 30;

/**
 * The p-value: the share of shuffles whose difference is at least as far from 0 as the observed one, (1 + such
 * shuffles) / (1 + shuffles). Stops early if the share is clearly large (Besag and Clifford 1991). The cells of a
 * block are put in random places of the block, some of which are in the current period. A place without a cell is a
 * week without a meeting.
 */
export function permutationTest(
  { blocks, labels, difference }: Labelled,
  shuffles: number,
  random: () => number,
): number {
  // Sums in another order differ in the last digits, so the comparison allows for rounding errors.
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

/**
 * The smallest p-value that any labels of these cells can have: the probability that as many cells as possible are on
 * the smaller side.
 */
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
