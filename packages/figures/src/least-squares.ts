import type { Columns } from './columns.ts';
import { errorOf } from './dominance.ts';
import type { Figure } from './figure.ts';

/** Rounds of reweighting; later ones change the numbers by less than matters. */
export const rounds = 4;
/** Lengths below it weigh as much as it, so that no weight is infinite. */
export const shortest = 0.02;

/** By figure, the number that it is taken by. */
export type Times = Float64Array;

/**
 * The numbers by which figures are taken, 1 for the one at `once`, so that the sum over people of the lengths of what is
 * left is small (iteratively reweighted least squares, Daubechies et al., 2010). `products` are those of `productsOf`.
 */
export function timesOf(figures: readonly Figure[], products: Float64Array, once: number): Times {
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

/** By person, the products of every two figures: the lower half of a square form for each. */
export function productsOf({ starts, squares, densities }: Columns, size: number): Float64Array {
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
