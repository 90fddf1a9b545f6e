import { idf, weightedBm25 } from '../passages/bm25.ts';
import type { Sought } from '../passages/features.ts';
import type { Corpus } from './corpus.ts';
import { pairOf } from './corpus.ts';

/** Judgement, tried on the queries of QMSum's training split among 242 meetings. */
const weightOf = { pairs: 0.7, window: 2, named: 0.3 };
/** Within so many passages, some two minutes, the words of a question are said together. */
const windowPassages = 5;

/** How well each meeting fits. 0 where nothing of the subject is said. */
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
  return corpus.meetings.map((_, at) => {
    const plain = (said[at] ?? 0) + weightOf.named * (named[at] ?? 0);
    return plain === 0
      ? 0
      : plain / whole + weightOf.window * bestWindow(corpus, at, weights, whole);
  });
}

/** The largest share of the subject that is said within a window. */
function bestWindow(
  { meetings }: Corpus,
  at: number,
  weights: readonly (readonly [string, number])[],
  whole: number,
): number {
  const index = meetings[at];
  if (!index) return 0;
  const sums = index.passages.map(() => 0);
  for (const [term, weight] of weights) {
    let next = 0;
    for (const place of index.terms.postings.get(term)?.keys() ?? []) {
      const last = Math.min(sums.length - 1, place + windowPassages - 1);
      for (next = Math.max(next, place); next <= last; next++)
        sums[next] = (sums[next] ?? 0) + weight;
    }
  }
  return sums.reduce((most, sum) => Math.max(most, sum), 0) / whole;
}
