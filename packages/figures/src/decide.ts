import { BestDifference } from './best-difference.ts';
import { isDifferenceDominated } from './dominance.ts';
import { isSame, Ledger } from './ledger.ts';
import { isExtreme } from './mood.ts';
import { periodsThatFill } from './neighbours.ts';
import type { HiddenBy, Period } from './types.ts';
import type { Figure, Views } from './views.ts';

/** A figure that is asked for, in the order of decision. */
export type Candidate = {
  key: string;
  name: string;
  period: Period;
  figure: Figure;
  isSimulation: boolean;
};
/** The rule that hides each figure, by its key; null if it is shown. */
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

type Past = { period: Period; figure: Figure }[];

/** A sum over fewer than `pursuedBelow` times k people is compared with several figures at once, at most `mostPursued`. */
const pursuedBelow = 4;
const mostPursued = 5;
/** A small sum is also compared with figures of this many weeks before and after its period. */
const reach = 3;

/** The lowest setting of the smallest group. */
export const leastSmallestGroup = 5;

/**
 * Decides which candidates are shown, for each setting from the lowest to `smallestGroup`. A higher one shows a part of
 * what a lower one shows, so that the answers under two settings tell no more than those under the lower.
 */
export function decide(
  views: Views,
  candidates: readonly Candidate[],
  past: Past,
  smallestGroup: number,
  rules: ReadonlySet<RuleName>,
): Decisions[] {
  const settings: Decisions[] = [];
  for (let k = leastSmallestGroup; k <= smallestGroup; k++) {
    const lower = settings.at(-1);
    const judge = new Judge(views, k, rules.has('change') ? past : [], rules);
    settings.push(
      new Map(
        candidates.map((candidate) => [
          candidate.key,
          lower?.get(candidate.key) ?? judge.judge(candidate),
        ]),
      ),
    );
  }
  return settings;
}

class Judge {
  /** What is shown now. */
  private readonly now: Ledger;
  /**
   * What was ever shown; none where that is the same. One person's change in a large group is hidden by rounding: else a
   * correction would hide the organization's mood for a year.
   */
  private readonly ever: Ledger | null;
  private readonly past: Ledger;
  private readonly views: Views;
  private readonly k: number;
  private readonly rules: ReadonlySet<RuleName>;
  /** Else figures of the same period are not compared either, since that finds much of the same. */
  private readonly areBlocksChecked: boolean;

  constructor(views: Views, k: number, past: Past, rules: ReadonlySet<RuleName>) {
    this.views = views;
    this.k = k;
    this.rules = rules;
    this.areBlocksChecked = rules.has('remainder') && rules.has('overlap');
    this.now = new Ledger(false);
    this.past = new Ledger(true);
    this.ever = past.length > 0 ? new Ledger(true) : null;
    for (const { period, figure } of past) {
      this.past.add(period, figure);
      this.ever?.add(period, figure);
    }
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
    const isCut = isExtreme(this.views, figure);
    if (this.rules.has('bounds') && !isCut)
      if (ledger.remaindersBy(period, figure).some((sum) => isExtreme(this.views, sum)))
        return 'bounds';
    if (!this.rules.has('weeks')) return null;
    const sums = ledger.sumsAddedBy(period, figure).filter(({ set }) => set.size >= this.k);
    return sums.every((sum) => this.isSafe(ledger, period, sum)) ? null : 'weeks';
  }

  /** Whether the sum differs enough from what other figures tell of about the same people. */
  private isSafe(ledger: Ledger, period: Period, sum: Figure): boolean {
    const periods = ledger
      .periodsNear(period)
      .filter((near) => this.areBlocksChecked || keyOf(near) !== keyOf(period));
    const near = new Map(
      periods.map((other) => [keyOf(other), ledger.nearest(other, sum, 2 * this.k)]),
    );
    const others = [...near.values()].flat();
    if (others.some((other) => isDifferenceDominated(this.views, sum, other, this.k))) return false;
    const isSmall = sum.set.size < pursuedBelow * this.k;
    const fills = periodsThatFill(period)
      .map((some) => some.flatMap((other) => ledger.nearest(other, sum, 0).slice(0, 1)))
      .filter((some) => some.length > 1);
    // An attacker subtracts a similar figure of other weeks, and then figures of those weeks until little is left.
    const wider = { end: period.end + reach, weeks: period.weeks + 2 * reach };
    const around = isSmall
      ? ledger.periodsNear(wider).flatMap((other) => ledger.nearest(other, sum, 0))
      : [];
    const compared = differing(
      sum,
      isSmall ? [...others, ...around, ...fills.flat()] : fills.flat(),
    );
    const difference = new BestDifference(this.views, sum, compared, this.k);
    const isFilled = fills.some((some) =>
      difference.isDominatedWithout(
        some
          .map((other) => 1 + compared.findIndex((known) => isSame(known, other)))
          .filter(Boolean),
      ),
    );
    if (isFilled) return false;
    if (!isSmall) return true;
    const isNear = compared.some((_, at) => difference.isDominatedWithout([1 + at]));
    return !isNear && !difference.isDominatedWithoutAny(mostPursued);
  }
}

const keyOf = ({ end, weeks }: Period) => `${end} ${weeks}`;

/** The figures without repetitions, and without those equal to the sum. */
function differing(sum: Figure, figures: readonly Figure[]): Figure[] {
  const byViews = new Map(figures.map((figure) => [figure.views.join(' '), figure]));
  byViews.delete(sum.views.join(' '));
  return [...byViews.values()];
}
