import type { SaidSentence } from './said-sentences.ts';

/** A quote is extended by the following sentences of the turn until it has this many words. */
const leastWords = 24;
/** With fewer words before it in its turn, a quote begins with the turn. */
const fewWords = 10;

/** A few words at the beginning of the turn belong to the quote: 'That's on me, sorry.' */
export function beginOf(sentences: readonly SaidSentence[], at: number): number {
  const turn = sentences[at]?.turn;
  let words = 0;
  let from = at;
  while (sentences[from - 1]?.turn === turn) {
    from -= 1;
    words += sentences[from]?.text.split(/\s+/u).length ?? 0;
    if (words > fewWords) return at;
  }
  return from;
}

/** The last sentence of the quote that begins at a sentence. */
export function endOf(sentences: readonly SaidSentence[], at: number): number {
  const turn = sentences[at]?.turn;
  let words = 0;
  let end = at;
  for (; sentences[end]?.turn === turn; end += 1) {
    words += sentences[end]?.text.split(/\s+/u).length ?? 0;
    if (words >= leastWords || sentences[end + 1]?.turn !== turn) break;
  }
  return end;
}
