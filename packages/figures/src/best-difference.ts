import { areDominated } from './are-dominated.ts';
import { marginFor, rounding } from './dominance.ts';
import type { Figure } from './figure.ts';
import { type PersonRows, personRows } from './person-rows.ts';

/** Rounds of reweighting; later ones change the numbers by less than matters. */
const rounds = 4;
/** Lengths below it weigh as much as it, so that no weight is infinite. */
const shortest = 0.02;

/**
 * What is left of a sum when other figures are taken away in the best way: times the numbers that make the sum over
 * people of the lengths of their remaining weights small, so that as few people as possible remain.
 * Found by iteratively reweighted least squares (Daubechies et al., 2010).
 */
export class BestDifference {
  private readonly figures: readonly Figure[];
  private readonly people: readonly PersonRows[];
  private readonly k: number;

  constructor(sum: Figure, others: readonly Figure[], k: number) {
    this.figures = [sum, ...others];
    this.people = personRows(this.figures);
    this.k = k;
  }

  /** Whether few people dominate what is left without the others at these places, counted from 1. */
  isDominatedWithout(places: readonly number[]): boolean {
    return this.areDominatedBy([0, ...places], this.timesOf([0, ...places]));
  }

  /**
   * The same for sets of others that are put together one by one, each time the one that is most like what is left
   * (orthogonal matching pursuit, Pati et al., 1993).
   */
  isDominatedWithoutAny(most: number): boolean {
    let chosen = [0];
    let times = new Float64Array([1]);
    while (chosen.length <= most) {
      const next = this.mostLike(chosen, times);
      if (next === null) return false;
      chosen = [...chosen, next];
      times = this.timesOf(chosen);
      if (this.areDominatedBy(chosen, times)) return true;
    }
    return false;
  }

  private timesOf(chosen: readonly number[]): Float64Array<ArrayBuffer> {
    const size = chosen.length;
    const times = new Float64Array(size);
    times[0] = 1;
    const products = this.people.map((rows) => productsOf(rows, chosen));
    for (let round = 0; round < rounds; round++) {
      const form = new Float64Array(size * size);
      for (const [i, figure] of chosen.entries())
        form[i * size + i] = (2 * this.errorOf(figure)) ** 2 + 1e-9;
      for (const product of products) {
        const weight = round === 0 ? 1 : 1 / Math.max(shortest, lengthOf(product, times));
        for (let at = 0; at < form.length; at++)
          form[at] = (form[at] ?? 0) + weight * (product[at] ?? 0);
      }
      makeLeast(times, form);
    }
    return times;
  }

  private areDominatedBy(chosen: readonly number[], times: Float64Array): boolean {
    const weights = this.people.map((rows) => {
      const left = leftOf(rows, chosen, times);
      let weight = 0;
      for (let at = 0; at < rows.width; at++)
        weight += Math.abs(left[at] ?? 0) * (rows.turns[at] ?? 0);
      return weight;
    });
    const error = chosen.reduce(
      (sum, figure, at) => sum + Math.abs(times[at] ?? 0) * this.errorOf(figure),
      0,
    );
    return areDominated(weights, this.k, { error, margin: marginFor(weights) });
  }

  private mostLike(chosen: readonly number[], times: Float64Array): number | null {
    const size = this.figures.length;
    const products = new Float64Array(size);
    const squares = new Float64Array(size);
    for (const rows of this.people) {
      const left = leftOf(rows, chosen, times);
      for (let figure = 1; figure < size; figure++)
        for (let at = 0; at < rows.width; at++) {
          const density = rows.densities[figure * rows.width + at] ?? 0;
          if (density === 0) continue;
          const weighted = density * (rows.squares[at] ?? 0);
          products[figure] = (products[figure] ?? 0) + weighted * (left[at] ?? 0);
          squares[figure] = (squares[figure] ?? 0) + weighted * density;
        }
    }
    let best: number | null = null;
    let most = 1e-6;
    for (let figure = 1; figure < size; figure++) {
      const gain = (products[figure] ?? 0) ** 2 / (squares[figure] ?? 1);
      if (gain <= most || chosen.includes(figure)) continue;
      [best, most] = [figure, gain];
    }
    return best;
  }

  private errorOf(figure: number): number {
    return (this.figures[figure]?.people.length ?? 0) * rounding;
  }
}

/** The products of every two of the chosen rows. */
function productsOf(
  { width, squares, densities }: PersonRows,
  chosen: readonly number[],
): Float64Array {
  const size = chosen.length;
  const products = new Float64Array(size * size);
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      const [first, second] = [(chosen[i] ?? 0) * width, (chosen[j] ?? 0) * width];
      let product = 0;
      for (let at = 0; at < width; at++)
        product +=
          (densities[first + at] ?? 0) * (densities[second + at] ?? 0) * (squares[at] ?? 0);
      products[i * size + j] = product;
      products[j * size + i] = product;
    }
  return products;
}

function lengthOf(products: Float64Array, times: Float64Array): number {
  const size = times.length;
  let squares = 0;
  for (let i = 0; i < size; i++)
    for (let j = 0; j < size; j++)
      squares += (times[i] ?? 0) * (times[j] ?? 0) * (products[i * size + j] ?? 0);
  return Math.sqrt(Math.max(0, squares));
}

/** By column, what is left of the share of one turn. */
function leftOf(
  { width, densities }: PersonRows,
  chosen: readonly number[],
  times: Float64Array,
): Float64Array {
  const left = new Float64Array(width);
  for (let row = 0; row < chosen.length; row++) {
    const first = (chosen[row] ?? 0) * width;
    const factor = times[row] ?? 0;
    for (let at = 0; at < width; at++)
      left[at] = (left[at] ?? 0) + factor * (densities[first + at] ?? 0);
  }
  return left;
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
