import type { Quotable } from './quotable.ts';

/** Weight of each concept of a meeting. */
export type ConceptWeights = ReadonlyMap<string, number>;

/** A longer sentence costs more than it says: its gain is divided by its words to this power. */
const lengthPower = 0.6;
/** What was said once only fills the room that is left. */
const seldomWeight = 0.1;
const pairWeight = 1.2;

/** Concepts weigh by how many sentences hold them, over how much of the meeting; what was said once is left to `seldomWeight`. */
export function conceptWeights(pool: readonly Quotable[], turns: number): ConceptWeights {
  const found = new Map<string, { sentences: number; tenths: number }>();
  for (const { concepts, turn } of pool) {
    const tenth = 1 << Math.floor((turn / Math.max(turns, 1)) * 10);
    for (const concept of concepts) {
      const entry = found.get(concept);
      if (entry) {
        entry.sentences++;
        entry.tenths |= tenth;
      } else found.set(concept, { sentences: 1, tenths: tenth });
    }
  }
  const weights = new Map<string, number>();
  for (const [concept, { sentences, tenths }] of found) {
    if (sentences < 2) continue;
    const spread = 1 + bitsIn(tenths) / 10;
    weights.set(concept, Math.log2(sentences) * spread * (concept.includes(' ') ? pairWeight : 1));
  }
  return weights;
}

/** How much a choice of sentences may hold. */
export type Budget = {
  words: number;
  mostSentences?: number;
  /** Words a sentence costs beside its own. */
  extraWords?: (sentence: Quotable) => number;
};

/**
 * Picks sentences that together speak of as much as possible of what weighs most: greedily, by new weight
 * for their length, while they fit the budget. The result is in the order of speech.
 * Concept coverage after Gillick and Favre (2009).
 */
export function cover(
  pool: readonly Quotable[],
  weights: ConceptWeights,
  budget: Budget,
): Quotable[] {
  const { mostSentences = pool.length, extraWords = () => 0 } = budget;
  const covered = new Set<string>();
  const chosen: Quotable[] = [];
  let left = budget.words;
  while (chosen.length < mostSentences) {
    let best: Quotable | null = null;
    let bestGain = 0;
    for (const candidate of pool) {
      if (candidate.words + extraWords(candidate) > left) continue;
      const gain =
        (candidate.quality * newWeight(candidate, weights, covered)) /
        candidate.words ** lengthPower;
      if (gain > bestGain) {
        best = candidate;
        bestGain = gain;
      }
    }
    if (!best) break;
    chosen.push(best);
    left -= best.words + extraWords(best);
    for (const concept of best.concepts) covered.add(concept);
  }
  return chosen.sort((a, b) => a.position - b.position);
}

function newWeight(
  { concepts }: Quotable,
  weights: ConceptWeights,
  covered: ReadonlySet<string>,
): number {
  let weight = 0;
  for (const concept of concepts)
    if (!covered.has(concept)) weight += weights.get(concept) ?? seldomWeight;
  return weight;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
