import type { Quotable } from './quotable.ts';
import type { TermWeights } from './term-weights.ts';

/** A longer sentence costs more than it says: its gain is divided by its words to this power. */
const lengthPower = 0.9;
/** How much it counts that a sentence reads well by itself. */
const qualityPower = 0.5;
/** Each sentence already chosen within this distance, before or after, lowers the worth of a sentence. */
const nearSentences = 30;
const nearCost = 0.5;

/** How much a choice of sentences may hold. */
export type Budget = {
  words: number;
  mostSentences?: number;
  /** Words a sentence costs beside its own. */
  extraWords?: (sentence: Quotable) => number;
};

/**
 * Picks sentences that together cover as much weight of terms as possible: greedily, by new weight
 * for their length and distance, while they fit the budget. The result is in the order of speech.
 * Concept coverage after Gillick and Favre (2009).
 */
export function cover(pool: readonly Quotable[], weights: TermWeights, budget: Budget): Quotable[] {
  const { mostSentences = pool.length, extraWords = () => 0 } = budget;
  const covered = new Set<string>();
  const chosen: Quotable[] = [];
  let left = budget.words;
  while (chosen.length < mostSentences) {
    let best: Quotable | null = null;
    let bestGain = 0;
    for (const candidate of pool) {
      const cost = candidate.words + extraWords(candidate);
      if (cost > left) continue;
      const worth = candidate.quality ** qualityPower * newWeight(candidate, weights, covered);
      const near = chosen.filter((other) => isNear(other, candidate)).length;
      const gain = worth / (cost ** lengthPower * (1 + nearCost * near));
      if (gain > bestGain) {
        best = candidate;
        bestGain = gain;
      }
    }
    if (!best) break;
    chosen.push(best);
    left -= best.words + extraWords(best);
    for (const term of best.terms) covered.add(term);
  }
  return chosen.sort((a, b) => a.position - b.position);
}

const isNear = (one: Quotable, other: Quotable): boolean =>
  Math.abs(one.position - other.position) < nearSentences;

function newWeight(
  { terms }: Quotable,
  weights: TermWeights,
  covered: ReadonlySet<string>,
): number {
  let weight = 0;
  for (const term of terms) if (!covered.has(term)) weight += weights.get(term) ?? 0;
  return weight;
}
