import type { Outcome } from '../../../packages/figures/src/testing/try-organization.ts';

/** Counts of hidden figures by kind of group, length of period and rule. */
export class Suppression {
  private readonly counts = new Map<string, Map<string, number>>();

  add(outcomes: readonly Outcome[]): void {
    for (const { kind, weeks, outcome } of outcomes)
      for (const row of [`${kind}, ${weeks} weeks`, kind, 'all']) {
        const own = this.counts.get(row) ?? new Map<string, number>();
        this.counts.set(row, own.set(outcome, (own.get(outcome) ?? 0) + 1));
      }
  }

  /** 'few' in percent of all figures, the other rules in percent of those with enough people. */
  print(): void {
    for (const [row, own] of [...this.counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const total = own.values().reduce((sum, count) => sum + count, 0);
      const few = own.get('few') ?? 0;
      const share = (count: number, of: number) =>
        `${((100 * count) / Math.max(1, of)).toFixed(1)} %`;
      const others = Array.from(own)
        .filter(([outcome]) => outcome !== 'few')
        .sort(([, a], [, b]) => b - a)
        .map(([outcome, count]) => `${outcome} ${share(count, total - few)}`);
      console.log(
        `  ${row.padEnd(24)}${String(total).padStart(9)}   too few people ${share(few, total)}; of the others ${others.join(', ')}`,
      );
    }
  }
}
