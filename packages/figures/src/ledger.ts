import { errorOf } from './dominance.ts';
import { type Figure, together } from './figure.ts';
import { haveCommonWeeks, type Weeks } from './neighbours.ts';
import { Page } from './page.ts';
import { spansOnlyMany } from './span.ts';
import type { Period } from './types.ts';

/** Figures of a period that are known from the start, created on first use. */
export type KnownFigures = { period: Period; figures: () => readonly Figure[] };

/** The known figures, by period. */
export class Ledger {
  private readonly known: ReadonlyMap<string, readonly KnownFigures[]>;
  private readonly pages = new Map<string, Page>();
  private readonly periods = new Map<string, Period>();
  private readonly countsRounding: boolean;

  /** `countsRounding`: whether a remainder of few people is allowed where the rounding of the answers hides them. */
  constructor(countsRounding: boolean, known: readonly KnownFigures[]) {
    this.countsRounding = countsRounding;
    this.known = Map.groupBy(known, ({ period }) => keyOf(period));
    for (const { period } of known) this.periods.set(keyOf(period), period);
  }

  has(period: Period, figure: Figure): boolean {
    return this.page(period).remainders.has(figure);
  }

  add(period: Period, figure: Figure): void {
    this.page(period).add(figure);
    this.periods.set(keyOf(period), period);
  }

  /** Whether every combination of the period's figures with `figure` is still about at least `k` people. */
  canAdd(period: Period, figure: Figure, k: number): boolean {
    const page = this.page(period);
    const errors = [...page.remainders.figures, figure].map((each) =>
      this.countsRounding ? errorOf(each) : 0,
    );
    return spansOnlyMany(page.blocksWith(figure).all, errors, k);
  }

  /** Whether all people of the figure belong to the same block. */
  isInOneBlock(period: Period, figure: Figure): boolean {
    return this.page(period).blocks().hasInOne(figure);
  }

  /** The sums that `figure` adds to its period: itself, and the new remainders of other figures. */
  sumsAddedBy(period: Period, figure: Figure): Figure[] {
    return this.page(period).remainders.addedBy(figure);
  }

  /** The new remainders, including those that are known otherwise. */
  remaindersBy(period: Period, figure: Figure): Figure[] {
    return this.page(period).remainders.by(figure);
  }

  /** Periods whose figures can contain the same facts as those of `period`. */
  periodsNear(period: Weeks): Period[] {
    return [...this.periods.values()].filter((other) => haveCommonWeeks(period, other));
  }

  /**
   * The sums of a period that are most similar to `part`: the most similar one, others that differ by fewer than
   * `within` people, and then the union of all that are mostly inside `part`.
   */
  nearest(period: Period, part: Figure, within: number): Figure[] {
    const { best, near, inside } = this.compare(period, part, within);
    if (!best) return [];
    const others = near.filter((sum) => sum !== best);
    return [best, ...others, ...(inside.length > 1 ? [together(inside)] : [])];
  }

  /** The most similar sum, and those that differ from `part` by fewer than `within` people. */
  closeTo(
    period: Period,
    part: Figure,
    within: number,
  ): { mostLike: Figure | null; near: Figure[] } {
    const { best, near, inside, apart } = this.compare(period, part, within);
    if (inside.length > 1 && apart < within) near.push(together(inside));
    return { mostLike: best, near };
  }

  private compare(period: Period, part: Figure, within: number) {
    let best: Figure | null = null;
    let most = 0;
    const near: Figure[] = [];
    const inside: Figure[] = [];
    let apart = part.set.size;
    for (const sum of this.page(period).remainders.sums) {
      // Only sums that are mostly inside `part` count.
      if (2 * part.set.size <= sum.set.size) continue;
      const common = sum.set.inCommonWith(part.set);
      if (2 * common <= sum.set.size) continue;
      const different = sum.set.size + part.set.size - 2 * common;
      const likeness = common / (common + different);
      if (likeness > most) [best, most] = [sum, likeness];
      if (different < within) near.push(sum);
      if (!inside.every((other) => other.set.sharesNoneWith(sum.set))) continue;
      inside.push(sum);
      apart += sum.set.size - 2 * common;
    }
    return { best, near, inside, apart };
  }

  private page(period: Period): Page {
    const key = keyOf(period);
    const page = this.pages.get(key) ?? new Page();
    if (this.pages.has(key)) return page;
    this.pages.set(key, page);
    for (const { figures } of this.known.get(key) ?? [])
      for (const figure of figures()) page.add(figure);
    return page;
  }
}

const keyOf = ({ end, weeks }: Period) => `${end} ${weeks}`;
