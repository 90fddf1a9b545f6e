import type { Quotable } from './quotable.ts';
import type { TermWeights } from './term-weights.ts';

/** Exponent of a sentence's length: long sentences cost more. */
const lengthPower = 0.9;
/** Exponent of how well a sentence can be read alone. */
const qualityPower = 0.5;
/** In sentences; a nearby chosen sentence reduces the value of another. */
const nearSentences = 30;
const nearCost = 0.5;

export type Budget = {
  words: number;
  mostSentences?: number;
  /** In words. */
  extraWords?: (sentence: Quotable) => number;
};

/**
 * Picks sentences greedily by new term weight relative to their length and distance, within the budget. The result is
 * in order of speech. Concept coverage after Gillick and Favre (2009).
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
