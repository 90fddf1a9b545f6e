import { areDominated } from './are-dominated.ts';
import { isPairDominated } from './best-pair.ts';
import { type Columns, columnsOf } from './columns.ts';
import { innerProduct } from './distance.ts';
import { errorOf, marginFor, rounds, shortest } from './dominance.ts';
import type { Figure } from './figure.ts';

/**
 * Whether few people dominate what is left of a sum when others are taken away in the best way: times the numbers that
 * make the sum over people of the lengths of their remaining weights small, so that as few people as possible remain.
 * Found by iteratively reweighted least squares (Daubechies et al., 2010).
 */
export function isDominatedWithout(sum: Figure, others: readonly Figure[], k: number): boolean {
  const [other] = others;
  if (other && others.length === 1) return isPairDominated(sum, other, k);
  const figures = [sum, ...others];
  const columns = columnsOf(figures);
  return areLeftDominated(figures, columns, timesOf(figures, columns), k);
}

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
  let times = new Float64Array([1]);
  while (chosen.length <= most) {
    const last = chosen.at(-1) ?? sum;
    products.push(others.map((other) => innerProduct(other, last)));
    let best: Figure | null = null;
    let largest = 1e-6;
    for (const [at, other] of others.entries()) {
      const product = products.reduce(
        (sum, own, row) => sum + (times[row] ?? 0) * (own[at] ?? 0),
        0,
      );
      const gain = product ** 2 / (squares[at] ?? 1);
      if (gain <= largest || chosen.includes(other)) continue;
      [best, largest] = [other, gain];
    }
    if (!best) return false;
    chosen.push(best);
    const columns = columnsOf(chosen);
    times = timesOf(chosen, columns);
    if (areLeftDominated(chosen, columns, times, k)) return true;
  }
  return false;
}

function timesOf(figures: readonly Figure[], columns: Columns): Float64Array<ArrayBuffer> {
  const size = figures.length;
  const times = new Float64Array(size);
  times[0] = 1;
  const products = productsOf(columns, size);
  const people = columns.starts.length - 1;
  for (let round = 0; round < rounds; round++) {
    const form = new Float64Array(size * size);
    for (const [i, figure] of figures.entries())
      form[i * size + i] = (2 * errorOf(figure)) ** 2 + 1e-9;
    for (let person = 0; person < people; person++) {
      const first = person * form.length;
      const weight = round === 0 ? 1 : 1 / Math.max(shortest, lengthOf(products, first, times));
      for (let at = 0; at < form.length; at++)
        form[at] = (form[at] ?? 0) + weight * (products[first + at] ?? 0);
    }
    for (let i = 0; i < size; i++)
      for (let j = 0; j < i; j++) form[j * size + i] = form[i * size + j] ?? 0;
    makeLeast(times, form);
  }
  return times;
}

function areLeftDominated(
  figures: readonly Figure[],
  { starts, turns, densities }: Columns,
  times: Float64Array,
  k: number,
): boolean {
  const size = figures.length;
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
  const error = figures.reduce(
    (sum, figure, at) => sum + Math.abs(times[at] ?? 0) * errorOf(figure),
    0,
  );
  return areDominated(weights, k, { error, margin: marginFor(weights) });
}

/** By person, the products of every two figures: the lower half of a square form for each. */
function productsOf({ starts, squares, densities }: Columns, size: number): Float64Array {
  const products = new Float64Array((starts.length - 1) * size * size);
  for (let person = 0; person + 1 < starts.length; person++) {
    const first = person * size * size;
    for (let column = starts[person] ?? 0; column < (starts[person + 1] ?? 0); column++)
      for (let i = 0; i < size; i++) {
        const weight = (squares[column] ?? 0) * (densities[column * size + i] ?? 0);
        if (weight === 0) continue;
        for (let j = 0; j <= i; j++) {
          const at = first + i * size + j;
          products[at] = (products[at] ?? 0) + weight * (densities[column * size + j] ?? 0);
        }
      }
  }
  return products;
}

function lengthOf(products: Float64Array, first: number, times: Float64Array): number {
  const size = times.length;
  let squares = 0;
  for (let i = 0; i < size; i++) {
    const row = first + i * size;
    let half = 0;
    for (let j = 0; j < i; j++) half += (times[j] ?? 0) * (products[row + j] ?? 0);
    squares += (times[i] ?? 0) * (2 * half + (times[i] ?? 0) * (products[row + i] ?? 0));
  }
  return Math.sqrt(Math.max(0, squares));
}

/**
 * Sets the numbers that make the quadratic form least where the first one is 1 (Gaussian elimination; the form is
 * positive definite, so that no rows need to change places).
 */
function makeLeast(times: Float64Array, form: Float64Array): void {
  const size = times.length;
  for (let i = size - 1; i > 0; i--)
    for (let above = i - 1; above > 0; above--) {
      const factor = (form[above * size + i] ?? 0) / (form[i * size + i] ?? 1);
      for (let j = 0; j <= i; j++)
        form[above * size + j] = (form[above * size + j] ?? 0) - factor * (form[i * size + j] ?? 0);
    }
  for (let i = 1; i < size; i++) {
    let value = 0;
    for (let j = 0; j < i; j++) value -= (form[i * size + j] ?? 0) * (times[j] ?? 0);
    times[i] = value / (form[i * size + i] ?? 1);
  }
}
