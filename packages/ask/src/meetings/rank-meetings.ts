import { idf, weightedBm25 } from '../passages/bm25.ts';
import type { Sought } from '../passages/features.ts';
import { type Corpus, closeness, pairOf, rarities } from './corpus.ts';

/** Weights by judgement, tried on the queries of QMSum's training split among 242 meetings. */
const weightOf = { pairs: 0.7, close: 4, named: 0.3 };
/** How well each meeting fits; 0 if nothing of the subject is said. */
export function scoreMeetings(
  corpus: Corpus,
  { terms, pairs }: Pick<Sought, 'terms' | 'pairs'>,
): number[] {
  const weights = terms.map((term) => [term, idf(corpus.said, term)] as const);
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  const ofPairs = pairs.map(([one, other]) => {
    const pair = pairOf(one, other);
    return [pair, weightOf.pairs * idf(corpus.said, pair)] as const;
  });
  const said = weightedBm25(corpus.said, [...weights, ...ofPairs]);
  const named = weightedBm25(corpus.named, weights);
  const rarity = rarities(corpus, terms);
  return corpus.meetings.map((index, at) => {
    const plain = (said[at] ?? 0) + weightOf.named * (named[at] ?? 0);
    if (plain === 0) return 0;
    const closest = closeness(index, rarity).reduce((most, share) => Math.max(most, share), 0);
    return plain / whole + weightOf.close * closest;
  });
}
