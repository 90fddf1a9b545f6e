import { areDominated } from './are-dominated.ts';
import { isPairDominated } from './best-pair.ts';
import { type Columns, columnsOf } from './columns.ts';
import { innerProduct } from './distance.ts';
import { errorOf, marginFor, rounds, shortest } from './dominance.ts';
import type { Figure } from './figure.ts';

/** By figure, the number that it is taken by. */
type Times = Float64Array;

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
    const tried = bestOf(chosen, k);
    if (tried.isDominated) return true;
    times = tried.times;
  }
  return false;
}

/**
 * Which figure is taken once makes a difference to what is found: each is tried. `times` is the numbers where the first
 * one is. The others only find what else a reader could find, and are judged as strictly as a reader's best numbers.
 */
function bestOf(figures: readonly Figure[], k: number): { isDominated: boolean; times: Times } {
  const columns = columnsOf(figures);
  const products = productsOf(columns, figures.length);
  const times = timesOf(figures, products, 0);
  const weights = weightsLeft(columns, times);
  const isDominated =
    areDominated(weights, k, { error: errorLeft(figures, times), margin: marginFor(weights) }) ||
    figures.slice(1).some((_, at) => {
      const others = timesOf(figures, products, at + 1);
      return areDominated(weightsLeft(columns, others), k, { error: errorLeft(figures, others) });
    });
  return { isDominated, times };
}

/** With 1 for the figure at `once`. */
function timesOf(figures: readonly Figure[], products: Float64Array, once: number): Times {
  const size = figures.length;
  const times = new Float64Array(size);
  times[once] = 1;
  for (let round = 0; round < rounds; round++) {
    const form = new Float64Array(size * size);
    for (const [i, figure] of figures.entries())
      form[i * size + i] = (2 * errorOf(figure)) ** 2 + 1e-9;
    for (let first = 0; first < products.length; first += form.length) {
      const weight = round === 0 ? 1 : 1 / Math.max(shortest, lengthOf(products, first, times));
      for (let at = 0; at < form.length; at++)
        form[at] = (form[at] ?? 0) + weight * (products[first + at] ?? 0);
    }
    for (let i = 0; i < size; i++)
      for (let j = 0; j < i; j++) form[j * size + i] = form[i * size + j] ?? 0;
    makeLeast(times, form, once);
  }
  return times;
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
 * Sets the numbers that make the quadratic form least where the one at `once` is 1 (Gaussian elimination; the form is
 * positive definite, so that no rows need to change places).
 */
function makeLeast(times: Float64Array, form: Float64Array, once: number): void {
  const size = times.length;
  const order = [once, ...times.keys().filter((at) => at !== once)];
  const place = (i: number, j: number) => (order[i] ?? 0) * size + (order[j] ?? 0);
  for (let i = size - 1; i > 0; i--)
    for (let above = i - 1; above > 0; above--) {
      const factor = (form[place(above, i)] ?? 0) / (form[place(i, i)] ?? 1);
      for (let j = 0; j <= i; j++)
        form[place(above, j)] = (form[place(above, j)] ?? 0) - factor * (form[place(i, j)] ?? 0);
    }
  for (let i = 1; i < size; i++) {
    let value = 0;
    for (let j = 0; j < i; j++) value -= (form[place(i, j)] ?? 0) * (times[order[j] ?? 0] ?? 0);
    times[order[i] ?? 0] = value / (form[place(i, i)] ?? 1);
  }
}
