import { areDominated, largest } from './are-dominated.ts';
import { isPairDominated } from './best-pair.ts';
import { type Columns, columnsOf } from './columns.ts';
import { innerProduct } from './distance.ts';
import { errorOf, marginFor } from './dominance.ts';
import type { Figure } from './figure.ts';
import { productsOf, type Times, timesOf } from './least-squares.ts';

/**
 * Whether few people dominate what is left of a sum when others are taken away in the best way: times the numbers that
 * make the sum over people of the lengths of their remaining weights small, so that as few people as possible remain.
 * Found by iteratively reweighted least squares (Daubechies et al., 2010).
 */
export function isDominatedWithout(sum: Figure, others: readonly Figure[], k: number): boolean {
  const [other] = others;
  if (other && others.length === 1) return isPairDominated(sum, other, k);
  return bestOf([sum, ...others], k).isDominated;
}

/** Of the figures most like what is left, so many are tried at each step. */
const tried = 5;

/**
 * The same for sets of others that are put together one by one, each time the one that is most like what is left
 * (orthogonal matching pursuit, Pati et al., 1993).
 */
export function isDominatedWithoutAny(
  sum: Figure,
  others: readonly Figure[],
  k: number,
  most: number,
): boolean {
  const squares = others.map((other) => innerProduct(other, other));
  const chosen = [sum];
  const products: number[][] = [];
  let times: Times = new Float64Array([1]);
  while (chosen.length <= most) {
    const last = chosen.at(-1) ?? sum;
    products.push(others.map((other) => innerProduct(other, last)));
    const gains = others.map((other, at) => {
      const product = products.reduce(
        (sum, own, row) => sum + (times[row] ?? 0) * (own[at] ?? 0),
        0,
      );
      return chosen.includes(other) ? 0 : product ** 2 / (squares[at] ?? 1);
    });
    const [best, ...alternatives] = largest(gains, tried)
      .filter((at) => (gains[at] ?? 0) > 1e-6)
      .flatMap((at) => others[at] ?? []);
    if (!best) return false;
    // The most like one is not always a part of the best set. Of the others, only the usual numbers are tried.
    if (alternatives.some((other) => bestOf([...chosen, other], k, 1).isDominated)) return true;
    chosen.push(best);
    const found = bestOf(chosen, k);
    if (found.isDominated) return true;
    times = found.times;
  }
  return false;
}

/**
 * Which figure is taken once makes a difference to what is found: the first `tries` are tried. `times` is the numbers where
 * the first one is. The others only find what else a reader could find, and are judged as strictly as a reader's best
 * numbers.
 */
function bestOf(
  figures: readonly Figure[],
  k: number,
  tries = figures.length,
): { isDominated: boolean; times: Times } {
  const columns = columnsOf(figures);
  const products = productsOf(columns, figures.length);
  const times = timesOf(figures, products, 0);
  const weights = weightsLeft(columns, times);
  const isDominated =
    areDominated(weights, k, { error: errorLeft(figures, times), margin: marginFor(weights) }) ||
    figures.slice(1, tries).some((_, at) => {
      const others = timesOf(figures, products, at + 1);
      return areDominated(weightsLeft(columns, others), k, { error: errorLeft(figures, others) });
    });
  return { isDominated, times };
}

function weightsLeft({ starts, turns, densities }: Columns, times: Times): number[] {
  const size = times.length;
  const weights: number[] = [];
  for (let person = 0; person + 1 < starts.length; person++) {
    let weight = 0;
    for (let column = starts[person] ?? 0; column < (starts[person + 1] ?? 0); column++) {
      let left = 0;
      for (let at = 0; at < size; at++)
        left += (times[at] ?? 0) * (densities[column * size + at] ?? 0);
      weight += Math.abs(left) * (turns[column] ?? 0);
    }
    weights.push(weight);
  }
  return weights;
}

const errorLeft = (figures: readonly Figure[], times: Times) =>
  figures.reduce((sum, figure, at) => sum + Math.abs(times[at] ?? 0) * errorOf(figure), 0);
