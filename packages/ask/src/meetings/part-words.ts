import type { Subject } from '../question/subject.ts';
import { stem } from '../words/stem.ts';
import { type Corpus, pairOf } from './corpus.ts';

/** Shorter parts are rarely words: 'a part', 'e mail'. */
const leastLetters = 2;

/** Splits words of a subject that nobody says into words that are said: 'txpool' if the meetings have 'tx pool'. */
export function partWords(corpus: Corpus, { terms, pairs }: Subject): Subject {
  const parted = terms.map((term) => partsOf(corpus, term));
  return {
    terms: [...new Set(parted.flat())],
    pairs: [
      ...pairs,
      ...parted.flatMap(([one, other]): [string, string][] =>
        one !== undefined && other !== undefined ? [[one, other]] : [],
      ),
    ],
  };
}

function partsOf({ said }: Corpus, term: string): string[] {
  if (said.postings.get(term)) return [term];
  let best = [term];
  let most = 0;
  for (let at = leastLetters; at <= term.length - leastLetters; at++) {
    const parts = [stem(term.slice(0, at)), stem(term.slice(at))] as const;
    const meetings = said.postings.get(pairOf(...parts))?.size ?? 0;
    if (meetings <= most) continue;
    best = [...parts];
    most = meetings;
  }
  return best;
}
