import type { Quotable } from './quotable.ts';

export type PhraseWeights = ReadonlyMap<string, number>;

const pairWeight = 1.2;

/** By number of sentences and spread over the meeting; phrases said once have none. */
export function phraseWeights(pool: readonly Quotable[], turns: number): PhraseWeights {
  const found = new Map<string, { sentences: number; tenths: Set<number> }>();
  for (const { concepts, turn } of pool) {
    const tenth = Math.floor((turn / Math.max(turns, 1)) * 10);
    for (const concept of concepts) {
      const entry = found.get(concept) ?? { sentences: 0, tenths: new Set<number>() };
      if (entry.sentences === 0) found.set(concept, entry);
      entry.sentences++;
      entry.tenths.add(tenth);
    }
  }
  const weights = new Map<string, number>();
  for (const [concept, { sentences, tenths }] of found) {
    if (sentences < 2) continue;
    const spread = 1 + tenths.size / 10;
    weights.set(concept, Math.log2(sentences) * spread * (concept.includes(' ') ? pairWeight : 1));
  }
  return weights;
}
