import type { Figure } from './figure.ts';
import type { Weeks } from './neighbours.ts';
import type { Track } from './track.ts';

/**
 * How far two moods of one person are apart: the sum of the differences between the shares of each fact, 0 to 2. With
 * A and B turns of which C are the same, a common turn differs by |1/A - 1/B|.
 */
export function distance(a: Track, inA: Weeks, b: Track, inB: Weeks): number {
  const all = a.turnsIn(inA);
  const other = b.turnsIn(inB);
  const common = inCommon(a, inA, b, inB).turns;
  return (all - common) / all + (other - common) / other + common * Math.abs(1 / all - 1 / other);
}

/**
 * A lower bound of the distance for facts that have changed. Their moods may be nearly the same, so only the shares of
 * weeks differ. A third of the distance is a judgement: with it, enough changed people hide each other.
 */
export function leastDistance(a: Track, inA: Weeks, b: Track, inB: Weeks): number {
  const full = distance(a, inA, b, inB);
  if (!a.isRecorded && !b.isRecorded) return full;
  const [first, second] = [a.factsIn(inA), b.factsIn(inB)];
  const { table } = a;
  if (![first, second].some((facts) => facts.some((fact) => table.isOfRecord(fact)))) return full;
  const weeks = new Map<number, number>();
  for (const [facts, sign] of [[first, 1] as const, [second, -1] as const]) {
    const turns = facts.reduce((sum, fact) => sum + (table.turns[fact] ?? 0), 0);
    for (const fact of facts) {
      const week = table.weeks[fact] ?? 0;
      weeks.set(week, (weeks.get(week) ?? 0) + (sign * (table.turns[fact] ?? 0)) / turns);
    }
  }
  const byWeek = weeks.values().reduce((sum, difference) => sum + Math.abs(difference), 0);
  return Math.max(full / 3, byWeek);
}

/** The sum over facts of the products of their shares in two figures. */
export function innerProduct(a: Figure, b: Figure): number {
  let sum = 0;
  for (let i = 0, j = 0; i < a.people.length && j < b.people.length; ) {
    const order = (a.people[i] ?? 0) - (b.people[j] ?? 0);
    const [first, second] = [a.tracks[i], b.tracks[j]];
    if (order === 0 && first && second) {
      const all = first.turnsIn(a.period);
      const other = second.turnsIn(b.period);
      sum += inCommon(first, a.period, second, b.period).squares / (all * other);
    }
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
  return sum;
}

/** Facts that are in both: number of turns, and the sum of squared turns. */
export function inCommon(
  a: Track,
  inA: Weeks,
  b: Track,
  inB: Weeks,
): { turns: number; squares: number } {
  if (a === b) {
    const [from, to] = [Math.max(a.from(inA), a.from(inB)), Math.min(a.to(inA), a.to(inB))];
    if (from >= to) return { turns: 0, squares: 0 };
    return { turns: a.turnsBetween(from, to), squares: a.squaresBetween(from, to) };
  }
  const [first, second] = [a.factsIn(inA), b.factsIn(inB)];
  let [turns, squares] = [0, 0];
  for (let i = 0, j = 0; i < first.length && j < second.length; ) {
    const order = (first[i] ?? 0) - (second[j] ?? 0);
    if (order === 0) {
      const own = a.table.turns[first[i] ?? -1] ?? 0;
      turns += own;
      squares += own * own;
    }
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
  return { turns, squares };
}
