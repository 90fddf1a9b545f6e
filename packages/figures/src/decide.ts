import { isDominatedWithout, isDominatedWithoutAny } from './best-difference.ts';
import type { Candidate } from './candidates.ts';
import { isDifferenceDominated } from './dominance.ts';
import { type Figure, isSame } from './figure.ts';
import { type KnownFigures, Ledger } from './ledger.ts';
import { isExtreme } from './mood.ts';
import { periodsThatFill } from './neighbours.ts';
import type { HiddenBy, Period } from './types.ts';

/** `hiddenBy` by key; null if the figure is shown. */
export type Decisions = ReadonlyMap<string, HiddenBy | null>;

export const ruleNames = [
  'remainder',
  'overlap',
  'weeks',
  'simulation',
  'change',
  'bounds',
] as const;
export type RuleName = (typeof ruleNames)[number];

/** Sums over fewer than this multiple of k people are compared with any set of figures, built step by step. */
const pursuedBelow = 4;
const mostPursued = 7;
/** Distance in weeks from the period within which those figures are chosen. */
const reach = 3;

/** The lowest setting of the smallest group. */
export const leastSmallestGroup = 5;
/** The highest one. */
export const mostSmallestGroup = 20;

export type DecideInput = {
  /** In the order of decision. */
  candidates: readonly Candidate[];
  /** By setting: figures that are known to be shown before anything is decided. */
  shown: (smallestGroup: number) => readonly KnownFigures[];
  /** The decision for a candidate at lower settings; undefined if there is none. */
  outcome: (key: string, smallestGroup: number) => HiddenBy | null | undefined;
  /** Figures that were answered at any time before. */
  past: readonly KnownFigures[];
  smallestGroup: number;
  rules: ReadonlySet<RuleName>;
};

/**
 * Decides which candidates are shown, for each setting from the lowest to `smallestGroup`. A higher setting shows a
 * subset of what a lower one shows, so answers under two settings reveal no more than those under the lower one.
 */
export function decide({
  candidates,
  shown,
  outcome,
  past,
  smallestGroup,
  rules,
}: DecideInput): Decisions[] {
  const settings: Decisions[] = [];
  for (let k = leastSmallestGroup; k <= smallestGroup; k++) {
    const lower = settings.at(-1);
    const judge = new Judge(k, shown(k), rules.has('change') ? past : [], rules);
    settings.push(
      new Map(
        candidates.map((candidate) => {
          const { key } = candidate;
          const known = outcome(key, k);
          return [key, known === undefined ? (lower?.get(key) ?? judge.judge(candidate)) : known];
        }),
      ),
    );
  }
  return settings;
}

class Judge {
  /** Figures that are shown now. */
  private readonly now: Ledger;
  /**
   * Figures that were shown at any time; null if those are the same. Here rounding may hide one person's change in a
   * large group: otherwise one correction would hide the organization's mood for a year.
   */
  private readonly ever: Ledger | null;
  private readonly past: Ledger;
  private readonly k: number;
  private readonly rules: ReadonlySet<RuleName>;
  /** If false, figures of the same period are not compared either, because both checks find mostly the same. */
  private readonly areBlocksChecked: boolean;

  constructor(
    k: number,
    shown: readonly KnownFigures[],
    past: readonly KnownFigures[],
    rules: ReadonlySet<RuleName>,
  ) {
    this.k = k;
    this.rules = rules;
    this.areBlocksChecked = rules.has('remainder') && rules.has('overlap');
    this.now = new Ledger(false, shown);
    this.past = new Ledger(true, past);
    this.ever = past.length > 0 ? new Ledger(true, [...past, ...shown]) : null;
  }

  judge(candidate: Candidate): HiddenBy | null {
    const { period, figure, isSimulation } = candidate;
    if (figure.people.length < this.k) return 'few';
    if (!isSimulation || this.rules.has('simulation')) {
      const reason = this.reasonAgainst(this.now, candidate);
      if (reason) return reason;
      const isNew = this.ever && !this.past.has(period, figure);
      if (isNew && this.reasonAgainst(this.ever, candidate)) return 'change';
    }
    this.now.add(period, figure);
    this.ever?.add(period, figure);
    return null;
  }

  private reasonAgainst(ledger: Ledger | null, { period, figure }: Candidate): HiddenBy | null {
    if (!ledger || ledger.has(period, figure)) return null;
    const rule = ledger.isInOneBlock(period, figure) ? 'remainder' : 'overlap';
    if (this.rules.has(rule) && !ledger.canAdd(period, figure, this.k)) return rule;
    const isCut = isExtreme(figure);
    if (this.rules.has('bounds') && !isCut)
      if (ledger.remaindersBy(period, figure).some((sum) => isExtreme(sum))) return 'bounds';
    if (!this.rules.has('weeks')) return null;
    const sums = ledger.sumsAddedBy(period, figure).filter(({ set }) => set.size >= this.k);
    return sums.every((sum) => this.isSafe(ledger, period, sum)) ? null : 'weeks';
  }

  /** Whether the sum differs enough from what other figures reveal about the same people. */
  private isSafe(ledger: Ledger, period: Period, sum: Figure): boolean {
    const isCompared = (other: Period) => this.areBlocksChecked || keyOf(other) !== keyOf(period);
    const near = ledger.periodsNear(period).filter(isCompared);
    const mostLike = new Map<string, Figure | null>();
    for (const other of near) {
      const close = ledger.closeTo(other, sum, 2 * this.k);
      if (close.near.some((figure) => isDifferenceDominated(sum, figure, this.k))) return false;
      mostLike.set(keyOf(other), close.mostLike);
    }
    const fills = periodsThatFill(period)
      .map((some) =>
        some
          .map((other) => mostLike.get(keyOf(other)) ?? ledger.closeTo(other, sum, 0).mostLike)
          .filter((found) => found !== null),
      )
      .filter((some) => some.length > 1);
    if (fills.some((some) => isDominatedWithout(sum, differing(sum, some), this.k))) return false;
    if (sum.set.size >= pursuedBelow * this.k) return true;
    // The remainder of a similar figure of other weeks can be subtracted only by figures of those weeks.
    const around = ledger
      .periodsNear({ end: period.end + reach, weeks: period.weeks + 2 * reach })
      .filter((other) => isCompared(other) && !mostLike.has(keyOf(other)));
    const pursued = differing(sum, [
      ...near.flatMap((other) => ledger.nearest(other, sum, 2 * this.k)),
      ...around.flatMap((other) => ledger.nearest(other, sum, 0)),
      ...fills.flat(),
    ]);
    const isNear = pursued.some((other) => isDominatedWithout(sum, [other], this.k));
    return !isNear && !isDominatedWithoutAny(sum, pursued, this.k, mostPursued);
  }
}

const keyOf = ({ end, weeks }: Period) => `${end} ${weeks}`;

/** Each figure once, without those that equal the sum. */
function differing(sum: Figure, figures: readonly Figure[]): Figure[] {
  const found: Figure[] = [];
  const prints = new Map<number, Figure[]>([[sum.print, [sum]]]);
  for (const figure of figures) {
    const known = prints.get(figure.print) ?? [];
    if (known.some((other) => isSame(other, figure))) continue;
    prints.set(figure.print, [...known, figure]);
    found.push(figure);
  }
  return found;
}
