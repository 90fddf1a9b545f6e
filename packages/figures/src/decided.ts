import { keyOf } from './candidates.ts';
import type { Decision, HiddenBy, Period } from './types.ts';

/** Earlier decisions, by figure. */
export class Decided {
  private readonly byKey: ReadonlyMap<string, Decision>;

  constructor(decisions: readonly Decision[]) {
    this.byKey = new Map(
      decisions.map((decision) => [keyOf(decision.group, decision.period), decision]),
    );
  }

  /** The reason why the figure is hidden for a setting; null if it is shown, undefined if it is not decided. */
  outcome(key: string, smallestGroup: number): HiddenBy | null | undefined {
    const decision = this.byKey.get(key);
    if (!decision) return undefined;
    if (smallestGroup <= (decision.shownUpTo ?? 0)) return null;
    return decision.hiddenBy ?? undefined;
  }

  /** Groups that are shown for a setting, by period in the order of decision. */
  shown(smallestGroup: number): { period: Period; groups: string[] }[] {
    const periods = new Map<string, { period: Period; groups: string[] }>();
    for (const [key, { group, period }] of this.byKey) {
      if (this.outcome(key, smallestGroup) !== null) continue;
      const place = `${period.end} ${period.weeks}`;
      const own = periods.get(place) ?? { period, groups: [] };
      periods.set(place, own);
      own.groups.push(group);
    }
    return [...periods.values()];
  }
}
