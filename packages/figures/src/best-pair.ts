import { areDominated } from './are-dominated.ts';
import { inCommon } from './distance.ts';
import { errorOf, marginFor } from './dominance.ts';
import type { Figure } from './figure.ts';
import { rounds, shortest } from './least-squares.ts';

/** Sums kept for each person: turns in the sum only, in the other only and in both, and products of shares. */
const width = 7;

/** `isDominatedWithout` for a single other figure, in closed form, since this case is by far the most frequent. */
export function isPairDominated(sum: Figure, other: Figure, k: number): boolean {
  const people = peopleOf(sum, other);
  const time = timeOf(other, people);
  const weights: number[] = [];
  for (let at = 0; at < people.length; at += width) {
    const common = (people[at + 2] ?? 0) + time * (people[at + 3] ?? 0);
    weights.push((people[at] ?? 0) + Math.abs(time) * (people[at + 1] ?? 0) + Math.abs(common));
  }
  const error = errorOf(sum) + Math.abs(time) * errorOf(other);
  return areDominated(weights, k, { error, margin: marginFor(weights) });
}

/** The multiple of the other figure, from rounds of reweighted least squares. */
function timeOf(other: Figure, people: Float64Array): number {
  let time = 0;
  for (let round = 0; round < rounds; round++) {
    let product = 0;
    let square = (2 * errorOf(other)) ** 2 + 1e-9;
    for (let at = 0; at < people.length; at += width) {
      const [own, both, others] = [people[at + 4] ?? 0, people[at + 5] ?? 0, people[at + 6] ?? 0];
      const length = Math.sqrt(Math.max(0, own + 2 * time * both + time * time * others));
      const weight = round === 0 ? 1 : 1 / Math.max(shortest, length);
      product += weight * both;
      square += weight * others;
    }
    time = -product / square;
  }
  return time;
}

function peopleOf(a: Figure, b: Figure): Float64Array {
  const common = a.set.inCommonWith(b.set);
  const numbers = new Float64Array((a.people.length + b.people.length - common) * width);
  for (let i = 0, j = 0, at = 0; i < a.people.length || j < b.people.length; at += width) {
    const order =
      (a.people[i] ?? Number.POSITIVE_INFINITY) - (b.people[j] ?? Number.POSITIVE_INFINITY);
    const first = order <= 0 ? a.tracks[i++] : undefined;
    const second = order >= 0 ? b.tracks[j++] : undefined;
    const own = first ? first.turnsIn(a.period) : 1;
    const others = second ? second.turnsIn(b.period) : 1;
    const both = first && second ? inCommon(first, a.period, second, b.period) : none;
    numbers[at] = first ? (own - both.turns) / own : 0;
    numbers[at + 1] = second ? (others - both.turns) / others : 0;
    numbers[at + 2] = both.turns / own;
    numbers[at + 3] = both.turns / others;
    numbers[at + 4] = first ? first.squaresIn(a.period) / (own * own) : 0;
    numbers[at + 5] = both.squares / (own * others);
    numbers[at + 6] = second ? second.squaresIn(b.period) / (others * others) : 0;
  }
  return numbers;
}

const none = { turns: 0, squares: 0 };
