import type { Figure } from './figure.ts';

/** People with the same numbers in all figures: how many there are, and for each figure which of their views is in it. */
export type Block = {
  people: number;
  /** By figure: 0 for none, 1 for the first of their views that is in any figure, 2 for the second, and so on. */
  labels: readonly number[];
};

/** The people of the figures of a period in blocks. */
export class Blocks {
  readonly all: readonly Block[];
  private readonly figures: number;
  /** By person, in the order in which they came: the prints of their views, and the number of their block. */
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

  /** Whether all people of the figure are in the same figures so far. */
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
      // There are fewer views of a person than figures.
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
