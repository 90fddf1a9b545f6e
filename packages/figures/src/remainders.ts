import { type Figure, isPartOf, isSame, without } from './figure.ts';

/** What remains of a figure without some figures inside it; `of` lists all figures involved. */
export type Remainder = { sum: Figure; of: readonly Figure[] };

/** Remainders after subtracting one figure count if they have fewer people than this. */
const fewRemaining = 20;

/** The figures of a period, and the remainders of each without those inside it. */
export class Remainders {
  readonly figures: Figure[] = [];
  /** By figure: the figures inside it, largest first, and its remainders. */
  private readonly inside: (readonly Figure[])[] = [];
  private readonly remainders: (readonly Remainder[])[] = [];
  private known: Figure[] | null = null;
  private tried: Tried | null = null;

  has(figure: Figure): boolean {
    return this.figures.some((known) => isSame(known, figure));
  }

  add(figure: Figure): void {
    const { changed } = this.with(figure);
    this.figures.push(figure);
    for (const [whole, inside, remainders] of changed) {
      this.inside[whole] = inside;
      this.remainders[whole] = remainders;
    }
    this.known = null;
    this.tried = null;
  }

  /**
   * The figures, then the remainders of each: without all inside figures that have no people in common, and without
   * each single one.
   */
  get sums(): readonly Figure[] {
    this.known ??= [
      ...this.figures,
      ...this.remainders.flatMap((some) => some.map(({ sum }) => sum)),
    ];
    return this.known;
  }

  /** The new remainders, including those that are known otherwise. */
  by(figure: Figure): Figure[] {
    const remainders = this.with(figure).changed.flatMap(([, , some]) => some);
    return remainders.filter(({ of }) => of.includes(figure)).map(({ sum }) => sum);
  }

  /** The sums that `figure` adds: itself, and the new remainders of other figures. */
  addedBy(figure: Figure): Figure[] {
    const remainders = this.with(figure).changed.flatMap(([, , some]) => some);
    return [figure, ...remainders.map(({ sum }) => sum)].filter(
      (sum) => !this.sums.some((known) => isSame(known, sum)),
    );
  }

  /** Only the figure itself and the figures that contain it can get new remainders. */
  private with(figure: Figure): Tried {
    if (this.tried?.figure === figure) return this.tried;
    const changed: Tried['changed'] = [];
    for (const [at, whole] of this.figures.entries()) {
      if (!isInside(figure, whole)) continue;
      const inside = (this.inside[at] ?? []).slice();
      const place = inside.findIndex(({ set }) => set.size < figure.set.size);
      inside.splice(place < 0 ? inside.length : place, 0, figure);
      changed.push([at, inside, remaindersOf(whole, inside)]);
    }
    const inside = this.figures
      .filter((part) => isInside(part, figure))
      .sort((a, b) => b.set.size - a.set.size);
    changed.push([this.figures.length, inside, remaindersOf(figure, inside)]);
    this.tried = { figure, changed };
    return this.tried;
  }
}

type Tried = {
  figure: Figure;
  changed: [whole: number, inside: readonly Figure[], remainders: readonly Remainder[]][];
};

const isInside = (part: Figure, whole: Figure) =>
  part.set.size < whole.set.size && isPartOf(part, whole);

function remaindersOf(whole: Figure, inside: readonly Figure[]): Remainder[] {
  const apart: Figure[] = [];
  for (const part of inside)
    if (apart.every((other) => other.set.sharesNoneWith(part.set))) apart.push(part);
  const single = inside.filter((part) => whole.set.size - part.set.size < fewRemaining);
  return [...(apart.length > 0 ? [apart] : []), ...single.map((part) => [part])]
    .map((parts) => ({ sum: without(whole, parts), of: [whole, ...parts] }))
    .filter(({ sum }) => sum.set.size > 0);
}
