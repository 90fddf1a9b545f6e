import type { Meeting } from '../types.ts';
import { termsOf } from '../words/terms.ts';
import type { Place } from './best-quote.ts';
import { sentencesIn } from './sentences.ts';

export type SaidSentence = Place & { text: string; terms: readonly string[]; isAsked: boolean };

const questionMark = /\?["'”’)\]]*$/;

/** The sentences of a meeting in order. */
export const saidSentences = ({ turns }: Pick<Meeting, 'turns'>): SaidSentence[] =>
  turns.flatMap(({ text }, turn) =>
    sentencesIn(text).map(({ from, to }): SaidSentence => {
      const sentence = text.slice(from, to);
      return {
        turn,
        from,
        to,
        text: sentence,
        terms: termsOf(sentence),
        isAsked: questionMark.test(sentence),
      };
    }),
  );

/** Positions of the sentences that begin in a part of a turn. */
export function* positionsIn(sentences: readonly SaidSentence[], { turn, from, to }: Place) {
  let at = firstOfTurn(sentences, turn);
  for (; sentences[at]?.turn === turn; at += 1) {
    const begins = sentences[at]?.from ?? 0;
    if (begins >= from && begins < to) yield at;
  }
}

/** By bisection, because sentences are in the order of their turns. */
function firstOfTurn(sentences: readonly SaidSentence[], turn: number): number {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.turn ?? 0) < turn) low = middle + 1;
    else high = middle;
  }
  return low;
}
