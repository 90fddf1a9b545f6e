import type { FactTable } from './fact-table.ts';
import type { Weeks } from './neighbours.ts';
import type { StoredFact } from './types.ts';

/** Fingerprints are added modulo this number, so that sums stay exact whole numbers. */
const modulus = 2 ** 52;

/**
 * The facts of one person in one group, with running sums by week: the content of a period is a difference of two sums.
 * A recorded track contains the facts of a record, and is never cut to a period.
 */
export class Track {
  readonly table: FactTable;
  readonly person: number;
  /** Indices of facts, ascending, and therefore in order of weeks unless they are recorded. */
  readonly facts: Int32Array;
  readonly isRecorded: boolean;
  /** A fingerprint of all facts. */
  readonly print: number;
  private readonly firstWeek: number;
  /** By week: the number of facts before it, and the sums over them. */
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

  /** The index of a period's first week in the running sums. */
  from({ end, weeks }: Weeks): number {
    return this.isRecorded ? 0 : this.placeOf(end - weeks + 1);
  }

  /** The index after a period's last week. */
  to({ end }: Weeks): number {
    return this.isRecorded ? 1 : this.placeOf(end + 1);
  }

  /** The index of a week in the running sums, or the nearest one. */
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

  /** Mood of the person, 0 to 1; NaN if only the record of an earlier figure is known. */
  mood(period: Weeks): number {
    const [from, to] = [this.from(period), this.to(period)];
    return ((this.scores[to] ?? 0) - (this.scores[from] ?? 0)) / this.turnsBetween(from, to);
  }

  /** A fingerprint of the facts in the period; 0 for none. */
  printOf(period: Weeks): number {
    const difference = (this.prints[this.to(period)] ?? 0) - (this.prints[this.from(period)] ?? 0);
    return difference < 0 ? difference + modulus : difference;
  }

  isIn(period: Weeks): boolean {
    return this.startOf(this.from(period)) < this.startOf(this.to(period));
  }

  /** Whether the period contains exactly the facts of a record, judged by number and fingerprint. */
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

/** The fingerprint that a track with these facts has. */
export function printOfStored(facts: readonly StoredFact[]): number {
  let sum = 0;
  for (const { print } of facts) sum = (sum + (print % modulus)) % modulus;
  return sum;
}
