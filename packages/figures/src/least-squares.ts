import type { Columns } from './columns.ts';
import { errorOf } from './dominance.ts';
import type { Figure } from './figure.ts';

/** Rounds of reweighting. Further rounds change the multiples too little to matter. */
export const rounds = 4;
/** Shorter lengths get the weight of this one, so that no weight is infinite. */
export const shortest = 0.02;

/** The multiple of each figure. */
export type Times = Float64Array;

/**
 * The multiples of the figures, 1 for the one at `once`, that minimize the sum over people of the length of what
 * remains (iteratively reweighted least squares, Daubechies et al., 2010). `products` come from `productsOf`.
 */
export function timesOf(figures: readonly Figure[], products: Float64Array, once: number): Times {
  const size = figures.length;
  const square = size * size;
  // The figure with multiple 1 comes first.
  const order = Int32Array.from(figures.keys());
  order[0] = once;
  order[once] = 0;
  const times = new Float64Array(size);
  times[0] = 1;
  const form = new Float64Array(square);
  const own = new Float64Array(square);
  for (let round = 0; round < rounds; round++) {
    form.fill(0);
    for (let i = 0; i < size; i++) {
      const figure = figures[order[i] ?? 0];
      form[i * size + i] = figure ? (2 * errorOf(figure)) ** 2 + 1e-9 : 1;
    }
    for (let first = 0; first < products.length; first += square) {
      let length = 0;
      for (let i = 0; i < size; i++) {
        const row = first + (order[i] ?? 0) * size;
        let half = 0;
        for (let j = 0; j <= i; j++) {
          const product = products[row + (order[j] ?? 0)] ?? 0;
          own[i * size + j] = product;
          half += (j < i ? 2 : 1) * (times[j] ?? 0) * product;
        }
        length += (times[i] ?? 0) * half;
      }
      const weight = round === 0 ? 1 : 1 / Math.max(shortest, Math.sqrt(Math.max(0, length)));
      for (let at = 0; at < square; at++) form[at] = (form[at] ?? 0) + weight * (own[at] ?? 0);
    }
    makeLeast(times, form, size);
  }
  const first = times[0] ?? 1;
  times[0] = times[once] ?? 1;
  times[once] = first;
  return times;
}

/** By person, the products of every two figures: one quadratic form for each person. */
export function productsOf({ starts, squares, densities }: Columns, size: number): Float64Array {
  const products = new Float64Array((starts.length - 1) * size * size);
  for (let person = 0; person + 1 < starts.length; person++) {
    const first = person * size * size;
    for (let column = starts[person] ?? 0; column < (starts[person + 1] ?? 0); column++)
      for (let i = 0; i < size; i++) {
        const weight = (squares[column] ?? 0) * (densities[column * size + i] ?? 0);
        if (weight === 0) continue;
        for (let j = 0; j < size; j++) {
          const at = first + i * size + j;
          products[at] = (products[at] ?? 0) + weight * (densities[column * size + j] ?? 0);
        }
      }
  }
  return products;
}

/**
 * Computes the multiples that minimize the quadratic form with the first one fixed at 1, from the lower half of the
 * form (Gaussian elimination; the form is positive definite, so no pivoting is needed).
 */
function makeLeast(times: Float64Array, form: Float64Array, size: number): void {
  for (let i = size - 1; i > 0; i--) {
    const pivot = form[i * size + i] ?? 1;
    for (let above = i - 1; above > 0; above--) {
      const factor = (form[i * size + above] ?? 0) / pivot;
      for (let j = 0; j <= above; j++)
        form[above * size + j] = (form[above * size + j] ?? 0) - factor * (form[i * size + j] ?? 0);
    }
  }
  for (let i = 1; i < size; i++) {
    let value = 0;
    for (let j = 0; j < i; j++) value -= (form[i * size + j] ?? 0) * (times[j] ?? 0);
    times[i] = value / (form[i * size + i] ?? 1);
  }
}
