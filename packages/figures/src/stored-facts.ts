import { digest } from './digest.ts';
import type { Fact, KeptFact } from './types.ts';

/** `score`: positive turns and half of the neutral ones. */
export type StoredFact = KeptFact & { score: number };

/**
 * Facts in an order that does not depend on the input's. Facts of the same person, week and groups stay apart, so that
 * late turns leave the earlier ones as they were.
 */
export function storedFacts(facts: readonly Fact[]): { fact: Fact; stored: StoredFact }[] {
  for (const fact of facts) checkCounts(fact);
  const seen = new Map<string, number>();
  return facts
    .filter((fact) => turnsOf(fact) > 0)
    .map((fact) => ({ ...fact, groups: [...new Set(fact.groups)].sort() }))
    .map((fact) => ({
      fact,
      key: JSON.stringify([fact.groups, fact.positive, fact.neutral, fact.negative]),
    }))
    .sort(
      (a, b) =>
        compare(a.fact.person, b.fact.person) || a.fact.week - b.fact.week || compare(a.key, b.key),
    )
    .map(({ fact }) => {
      const { person, week, positive, neutral, negative } = fact;
      const content = JSON.stringify([person, week, positive, neutral, negative]);
      const ordinal = seen.get(content) ?? 0;
      seen.set(content, ordinal + 1);
      const print = digest(`${content} ${ordinal}`).toString(36);
      return { fact, stored: { week, turns: turnsOf(fact), print, score: positive + neutral / 2 } };
    });
}

const turnsOf = ({ positive, neutral, negative }: Fact) => positive + neutral + negative;
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function checkCounts({ week, positive, neutral, negative }: Fact): void {
  const counts = [positive, neutral, negative];
  if (!Number.isInteger(week) || !counts.every((count) => Number.isInteger(count) && count >= 0))
    throw new RangeError(
      'Weeks and numbers of turns are whole, and no number of turns is negative.',
    );
}
