import { rounding } from './dominance.ts';
import { haveCommonWeeks, type Weeks } from './neighbours.ts';
import { type Block, spansOnlyMany } from './span.ts';
import type { Period } from './types.ts';
import { type Figure, figureOf } from './views.ts';

/** What is known of one period. */
type Page = {
  period: Period;
  figures: Figure[];
  /** The figures, and of each what remains when the figures inside of it are taken away. */
  sums: Figure[];
  /** By person: the views that are in figures, in the order in which they came. */
  viewsOf: Map<number, number[]>;
  /** By person: the number of their block. */
  blockOf: Map<number, number>;
  blocks: Block[];
};

/** The figures that are known, by period. */
export class Ledger {
  private readonly pages = new Map<string, Page>();
  private readonly countsRounding: boolean;

  /** `countsRounding`: whether few people may be told of where the rounding of the answers hides them. */
  constructor(countsRounding: boolean) {
    this.countsRounding = countsRounding;
  }

  has(period: Period, figure: Figure): boolean {
    return this.pages.get(keyOf(period))?.figures.some((known) => isSame(known, figure)) ?? false;
  }

  add(period: Period, figure: Figure): void {
    const key = keyOf(period);
    const page = this.pages.get(key) ?? newPage(period);
    this.pages.set(key, page);
    if (page.figures.some((known) => isSame(known, figure))) return;
    Object.assign(page, splitBlocks(page, figure));
    page.figures.push(figure);
    page.sums = sumsOf(page.figures);
  }

  /** Whether with `figure` every combination of the period's figures is still about `k` people or more. */
  canAdd(period: Period, figure: Figure, k: number): boolean {
    const page = this.pages.get(keyOf(period)) ?? newPage(period);
    const errors = [...page.figures, figure].map(({ set }) =>
      this.countsRounding ? set.size * rounding : 0,
    );
    return spansOnlyMany(splitBlocks(page, figure).blocks, errors, k);
  }

  /** Whether all people of the figure are in the same figures so far. */
  isInOneBlock(period: Period, { people }: Figure): boolean {
    const blockOf = this.pages.get(keyOf(period))?.blockOf;
    return new Set(people.map((person) => blockOf?.get(person))).size <= 1;
  }

  /** The sums that `figure` adds to what is known of its period: itself, and what then remains of others. */
  sumsAddedBy(period: Period, figure: Figure): Figure[] {
    const page = this.pages.get(keyOf(period)) ?? newPage(period);
    return sumsOf([...page.figures, figure]).filter(
      (sum) => !page.sums.some((known) => isSame(known, sum)),
    );
  }

  /** Periods with figures that can stand on the same facts as those of `period`. */
  periodsNear(period: Weeks): Period[] {
    return Array.from(this.pages.values(), (page) => page.period).filter((other) =>
      haveCommonWeeks(period, other),
    );
  }

  /** What then remains of figures, also where it is known otherwise. */
  remaindersBy(period: Period, figure: Figure): Figure[] {
    const page = this.pages.get(keyOf(period)) ?? newPage(period);
    return remaindersOf([...page.figures, figure])
      .filter(({ of }) => of.includes(figure))
      .map(({ sum }) => sum);
  }

  /**
   * The sums of a period that are nearest to `part`: first the nearest one, then others from which it differs by fewer
   * than `within` people, then all those together that are mostly inside.
   */
  nearest(period: Period, part: Figure, within: number): Figure[] {
    const page = this.pages.get(keyOf(period));
    if (!page) return [];
    let best: { sum: Figure; likeness: number } | undefined;
    const near: Figure[] = [];
    const inside: Figure[] = [];
    for (const sum of page.sums) {
      const common = sum.set.inCommonWith(part.set);
      if (2 * common <= sum.set.size) continue;
      const apart = sum.set.size + part.set.size - 2 * common;
      const likeness = common / (common + apart);
      if (!best || likeness > best.likeness) best = { sum, likeness };
      if (apart < within) near.push(sum);
      if (inside.every((other) => other.set.inCommonWith(sum.set) === 0)) inside.push(sum);
    }
    if (!best) return [];
    const { sum: nearest } = best;
    const others = near.filter((sum) => sum !== nearest);
    return [nearest, ...others, ...(inside.length > 1 ? [together(inside)] : [])];
  }
}

const keyOf = ({ end, weeks }: Period) => `${end} ${weeks}`;
const newPage = (period: Period): Page => ({
  period,
  figures: [],
  sums: [],
  viewsOf: new Map(),
  blockOf: new Map(),
  blocks: [],
});

export function isSame(a: Figure, b: Figure): boolean {
  return a.views.length === b.views.length && a.views.every((view, at) => view === b.views[at]);
}

/** Blocks with one more figure. */
function splitBlocks(page: Page, figure: Figure): Pick<Page, 'viewsOf' | 'blockOf' | 'blocks'> {
  const viewsOf = new Map(page.viewsOf);
  const labels = new Map<number, number>();
  for (const [at, person] of figure.people.entries()) {
    const view = figure.views[at] ?? -1;
    const known = viewsOf.get(person) ?? [];
    if (!known.includes(view)) viewsOf.set(person, [...known, view]);
    labels.set(person, known.includes(view) ? known.indexOf(view) + 1 : known.length + 1);
  }
  const numbers = new Map<string, number>();
  const blockOf = new Map<number, number>();
  const blocks: { people: number; labels: number[] }[] = [];
  for (const person of viewsOf.keys()) {
    const before = page.blockOf.get(person) ?? -1;
    const label = labels.get(person) ?? 0;
    const key = `${before} ${label}`;
    const number = numbers.get(key) ?? blocks.length;
    if (number === blocks.length) {
      numbers.set(key, number);
      const old = page.blocks[before]?.labels ?? page.figures.map(() => 0);
      blocks.push({ people: 0, labels: [...old, label] });
    }
    blockOf.set(person, number);
    const block = blocks[number];
    if (block) block.people++;
  }
  return { viewsOf, blockOf, blocks };
}

/** Fewer people than this may remain when one figure alone is taken away from another. */
const fewRemaining = 20;

/** Each figure, and what remains of it without those inside of it. */
const sumsOf = (figures: readonly Figure[]): Figure[] => [
  ...figures,
  ...remaindersOf(figures).map(({ sum }) => sum),
];

/** What remains of figures: without all those inside that share no people, and without one. `of` is what it is made of. */
function remaindersOf(figures: readonly Figure[]): { sum: Figure; of: Figure[] }[] {
  const largestFirst = figures.toSorted((a, b) => b.set.size - a.set.size);
  return figures.flatMap((whole) => {
    const inside = largestFirst.filter(
      (part) =>
        part.set.size < whole.set.size &&
        part.set.inCommonWith(whole.set) === part.set.size &&
        isPartOf(part, whole),
    );
    const apart: Figure[] = [];
    for (const part of inside)
      if (apart.every((other) => other.set.inCommonWith(part.set) === 0)) apart.push(part);
    const single = inside.filter((part) => whole.set.size - part.set.size < fewRemaining);
    return [...(apart.length > 0 ? [apart] : []), ...single.map((part) => [part])]
      .map((parts) => ({ sum: withoutParts(whole, parts), of: [whole, ...parts] }))
      .filter(({ sum }) => sum.set.size > 0);
  });
}

function withoutParts(whole: Figure, parts: readonly Figure[]): Figure {
  const taken = new Set(parts.flatMap(({ people }) => people));
  return figureOf(
    whole.people.flatMap((person, at): [number, number][] =>
      taken.has(person) ? [] : [[person, whole.views[at] ?? -1]],
    ),
  );
}

/** Whether the people of `part` have the same views in `whole`. */
function isPartOf(part: Figure, whole: Figure): boolean {
  let at = 0;
  return part.people.every((person, index) => {
    while ((whole.people[at] ?? Number.POSITIVE_INFINITY) < person) at++;
    return whole.views[at] === part.views[index];
  });
}

const together = (sums: readonly Figure[]): Figure =>
  figureOf(
    sums.flatMap(({ people, views }) =>
      people.map((person, at): [number, number] => [person, views[at] ?? -1]),
    ),
  );
