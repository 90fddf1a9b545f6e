import { weightedBm25 } from './bm25.ts';
import type { MeetingIndex } from './meeting-index.ts';

/**
 * Number of passages assumed to be relevant, and of terms taken from them. Judgement, tried on the training split.
 */
const passagesTaken = 5;
const termsTaken = 20;
/** A passage with fewer terms is treated as this long, since its terms would weigh too much. */
const leastTerms = 10;

/**
 * How many words a passage shares with the best passages (relevance feedback, Lavrenko and Croft 2001): an answer
 * often avoids the words of its question.
 *
 * @param scores how well each passage fits
 */
export function feedback(index: MeetingIndex, scores: readonly number[]): number[] {
  const best = [...scores.keys()]
    .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other)
    .slice(0, passagesTaken);
  const shares = new Map<string, number>();
  for (const at of best) {
    const terms = index.content[at] ?? [];
    const share = (scores[at] ?? 0) / Math.max(leastTerms, terms.length);
    for (const term of terms) shares.set(term, (shares.get(term) ?? 0) + share);
  }
  const telling = [...shares]
    .map(([term, share]) => [term, share * rarity(index, term)] as const)
    .toSorted(([term, one], [other, two]) => two - one || (term < other ? -1 : 1))
    .slice(0, termsTaken);
  return weightedBm25(index.terms, telling);
}

const rarity = ({ terms, passages }: MeetingIndex, term: string): number =>
  Math.log(passages.length / (terms.postings.get(term)?.size ?? 1));
