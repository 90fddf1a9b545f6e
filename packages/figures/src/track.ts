import type { FactTable } from './fact-table.ts';
import type { Weeks } from './neighbours.ts';
import type { KeptFact } from './types.ts';

/** Prints are added up by this modulus, so that their sums are whole numbers. */
const modulus = 2 ** 52;

/**
 * The facts of one person in one group, with running sums by week: what a period holds is a difference of two of
 * them. A recorded track holds what a record names, and stays whole in every period.
 */
export class Track {
  readonly table: FactTable;
  readonly person: number;
  /** Numbers of facts, ascending, and by that also by week, but for recorded ones. */
  readonly facts: Int32Array;
  readonly isRecorded: boolean;
  /** Of all facts: equal for the same facts. */
  readonly print: number;
  private readonly firstWeek: number;
  /** By week: how many facts came before, and the sums over them. */
  private readonly starts: Int32Array;
  private readonly turns: Float64Array;
  private readonly squares: Float64Array;
  private readonly scores: Float64Array;
  private readonly prints: Float64Array;

  constructor(table: FactTable, person: number, facts: readonly number[], isRecorded = false) {
    this.table = table;
    this.person = person;
    this.facts = Int32Array.from(facts);
    this.isRecorded = isRecorded;
    const weekOf = (fact: number | undefined) => (isRecorded ? 0 : (table.weeks[fact ?? -1] ?? 0));
    this.firstWeek = weekOf(facts[0]);
    const weeks = weekOf(facts.at(-1)) - this.firstWeek + 1;
    this.starts = new Int32Array(weeks + 1);
    this.turns = new Float64Array(weeks + 1);
    this.squares = new Float64Array(weeks + 1);
    this.scores = new Float64Array(weeks + 1);
    this.prints = new Float64Array(weeks + 1);
    let at = 0;
    const sums = { turns: 0, squares: 0, score: 0, print: 0 };
    for (let week = 0; week < weeks; week++) {
      for (; at < facts.length; at++) {
        const fact = facts[at] ?? -1;
        if (weekOf(fact) - this.firstWeek > week) break;
        const turns = table.turns[fact] ?? 0;
        sums.turns += turns;
        sums.squares += turns * turns;
        sums.score += table.scores[fact] ?? 0;
        sums.print = (sums.print + ((table.prints[fact] ?? 0) % modulus)) % modulus;
      }
      this.starts[week + 1] = at;
      this.turns[week + 1] = sums.turns;
      this.squares[week + 1] = sums.squares;
      this.scores[week + 1] = sums.score;
      this.prints[week + 1] = sums.print;
    }
    this.print = sums.print;
  }

  /** The place of the first week of a period in the running sums. */
  from({ end, weeks }: Weeks): number {
    return this.isRecorded ? 0 : this.placeOf(end - weeks + 1);
  }

  /** The place behind its last week. */
  to({ end }: Weeks): number {
    return this.isRecorded ? 1 : this.placeOf(end + 1);
  }

  /** The place of a week in the running sums, or the nearest one. */
  placeOf(week: number): number {
    return Math.max(0, Math.min(this.starts.length - 1, week - this.firstWeek));
  }

  startOf(place: number): number {
    return this.starts[place] ?? 0;
  }

  turnsBetween(from: number, to: number): number {
    return (this.turns[to] ?? 0) - (this.turns[from] ?? 0);
  }

  squaresBetween(from: number, to: number): number {
    return (this.squares[to] ?? 0) - (this.squares[from] ?? 0);
  }

  turnsIn(period: Weeks): number {
    return this.turnsBetween(this.from(period), this.to(period));
  }

  squaresIn(period: Weeks): number {
    return this.squaresBetween(this.from(period), this.to(period));
  }

  /** 0 to 1; not a number where only the record of an older figure is known. */
  mood(period: Weeks): number {
    const [from, to] = [this.from(period), this.to(period)];
    return ((this.scores[to] ?? 0) - (this.scores[from] ?? 0)) / this.turnsBetween(from, to);
  }

  /** Of the facts in the period: equal for the same facts; 0 for none. */
  printOf(period: Weeks): number {
    const difference = (this.prints[this.to(period)] ?? 0) - (this.prints[this.from(period)] ?? 0);
    return difference < 0 ? difference + modulus : difference;
  }

  isIn(period: Weeks): boolean {
    return this.startOf(this.from(period)) < this.startOf(this.to(period));
  }

  /** Whether those are all facts that a record names, by their number and print. */
  holds(period: Weeks, facts: number, print: number): boolean {
    const count = this.startOf(this.to(period)) - this.startOf(this.from(period));
    return count === facts && this.printOf(period) === print;
  }

  hasAll(facts: readonly number[]): boolean {
    return this.facts.length === facts.length && this.facts.every((fact, at) => fact === facts[at]);
  }

  factsIn(period: Weeks): Int32Array {
    return this.facts.subarray(this.startOf(this.from(period)), this.startOf(this.to(period)));
  }
}

/** The print that a track of the same facts has. */
export function printOfKept(facts: readonly KeptFact[]): number {
  let sum = 0;
  for (const { print } of facts) sum = (sum + (print % modulus)) % modulus;
  return sum;
}
