import type { Figure } from './figure.ts';

/**
 * People who have the same values in all figures: their number and, for each figure, which view of them it contains.
 */
export type Block = {
  people: number;
  /** By figure: 0 if the person is not in it, else the number of the view, in the order of first use. */
  labels: readonly number[];
};

/** Groups the people of a period's figures into blocks. */
export class Blocks {
  readonly all: readonly Block[];
  private readonly figures: number;
  /** By person, in the order of first use: the fingerprints of their views, and the index of their block. */
  private readonly prints: ReadonlyMap<number, readonly number[]>;
  private readonly numbers: ReadonlyMap<number, number>;

  private constructor(
    figures: number,
    all: readonly Block[],
    prints: ReadonlyMap<number, readonly number[]>,
    numbers: ReadonlyMap<number, number>,
  ) {
    this.figures = figures;
    this.all = all;
    this.prints = prints;
    this.numbers = numbers;
  }

  static readonly none = new Blocks(0, [], new Map(), new Map());

  /** Whether all people of the figure belong to the same block. */
  hasInOne({ people }: Figure): boolean {
    const first = this.numbers.get(people[0] ?? -1);
    return people.every((person) => this.numbers.get(person) === first);
  }

  /** The blocks with one more figure. */
  splitBy(figure: Figure): Blocks {
    const prints = new Map(this.prints);
    const labels = new Map<number, number>();
    for (const [at, person] of figure.people.entries()) {
      const print = figure.prints[at] ?? 0;
      const known = prints.get(person) ?? [];
      const place = known.indexOf(print);
      if (place < 0) prints.set(person, [...known, print]);
      labels.set(person, place < 0 ? known.length + 1 : place + 1);
    }
    const byLabels = new Map<number, number>();
    const numbers = new Map<number, number>();
    const all: { people: number; labels: number[] }[] = [];
    for (const person of prints.keys()) {
      const before = this.numbers.get(person) ?? -1;
      const label = labels.get(person) ?? 0;
      // A unique key: a person has fewer views than there are figures.
      const key = (before + 1) * (this.figures + 2) + label;
      let number = byLabels.get(key);
      if (number === undefined) {
        number = all.length;
        byLabels.set(key, number);
        const old = this.all[before]?.labels ?? new Array<number>(this.figures).fill(0);
        all.push({ people: 0, labels: [...old, label] });
      }
      numbers.set(person, number);
      const block = all[number];
      if (block) block.people++;
    }
    return new Blocks(this.figures + 1, all, prints, numbers);
  }
}
