import { areDominated, largest } from './are-dominated.ts';
import { isPairDominated } from './best-pair.ts';
import { type Columns, columnsOf } from './columns.ts';
import { innerProduct } from './distance.ts';
import { errorOf, marginFor } from './dominance.ts';
import type { Figure } from './figure.ts';
import { productsOf, type Times, timesOf } from './least-squares.ts';

/**
 * Whether few people dominate the sum after the best multiples of the other figures are subtracted. The multiples
 * minimize the sum over people of the length of their remaining weights, which leaves as few people as possible.
 * Method: iteratively reweighted least squares (Daubechies et al., 2010).
 */
export function isDominatedWithout(sum: Figure, others: readonly Figure[], k: number): boolean {
  const [other] = others;
  if (other && others.length === 1) return isPairDominated(sum, other, k);
  return bestOf([sum, ...others], k).isDominated;
}

/** Number of figures that are tried at each step: those most similar to the remainder. */
const tried = 5;

/**
 * The same as `isDominatedWithout`, for any set of other figures. The set is built step by step: each step adds the
 * figure that is most similar to the remainder (orthogonal matching pursuit, Pati et al., 1993).
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
    // The most similar figure is not always in the best set. Only one variant of the alternatives is computed.
    if (alternatives.some((other) => bestOf([...chosen, other], k, 1).isDominated)) return true;
    chosen.push(best);
    const found = bestOf(chosen, k);
    if (found.isDominated) return true;
    times = found.times;
  }
  return false;
}

/**
 * The result depends on which figure is fixed at multiple 1, so the first `tries` figures are each fixed once. `times`
 * are the multiples with the first figure fixed. The other variants are judged as strictly as that one.
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
