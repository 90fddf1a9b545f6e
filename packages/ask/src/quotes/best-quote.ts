import type { Part } from '../passages/cut-passages.ts';
import type { Meeting } from '../types.ts';
import { termsOf } from '../words/terms.ts';
import { type Stretch, sentencesIn } from './sentences.ts';

/** A stretch of the text of one turn. */
export type Place = { turn: number } & Stretch;

/** A quote is extended by the following sentences of the turn until it has this many words. */
const leastWords = 18;
/** Sentences with fewer words rarely make sense alone. */
const wordsToMakeSense = 5;

/**
 * The sentence in a passage that has most words of the subject, with the sentences of the turn that follow it.
 *
 * @param weightOf how distinctive a term is
 */
export function bestQuote(
  { turns }: Pick<Meeting, 'turns'>,
  parts: readonly Part[],
  weightOf: (term: string) => number,
): Place | null {
  let best: { place: Place; score: number } | null = null;
  for (const { turn, from, to } of parts) {
    const text = turns[turn]?.text ?? '';
    const sentences = sentencesIn(text);
    for (const [at, sentence] of sentences.entries()) {
      if (sentence.to <= from || sentence.from >= to) continue;
      const score = scoreOf(text.slice(sentence.from, sentence.to), weightOf);
      if (best && score <= best.score) continue;
      best = { place: { turn, ...extended(text, sentences, at) }, score };
    }
  }
  return best?.place ?? null;
}

function scoreOf(sentence: string, weightOf: (term: string) => number): number {
  const terms = termsOf(sentence);
  const said = [...new Set(terms)].reduce((sum, term) => sum + weightOf(term), 0);
  return (said + 0.01) * Math.min(1, terms.length / wordsToMakeSense) ** 2;
}

function extended(text: string, sentences: readonly Stretch[], at: number): Stretch {
  const from = sentences[at]?.from ?? 0;
  let to = sentences[at]?.to ?? 0;
  for (const next of sentences.slice(at + 1)) {
    if (text.slice(from, to).split(/\s+/u).length >= leastWords) break;
    to = next.to;
  }
  return { from, to };
}

/** Two quotes of one turn that are nearer than this many characters (about two minutes of talk) say nothing new. */
const sameMatter = 1500;

/** Share of the words of the longer quote that makes two quotes say the same: 'Two pallets' and 'five pallets'. */
const sameWords = 0.7;
/** Fewer distinct words say the same by chance. */
const fewestWords = 8;

/**
 * Whether two quotes say the same: nearby places of one turn, the same words, or nearly the same words in two meetings.
 */
export function isSameQuote(
  one: { file: string; place: Place; text: string },
  other: { file: string; place: Place; text: string },
): boolean {
  if (one.file === other.file && one.place.turn === other.place.turn)
    return (
      one.place.from < other.place.to + sameMatter && other.place.from < one.place.to + sameMatter
    );
  const [words, others] = [new Set(termsOf(one.text)), new Set(termsOf(other.text))];
  const both = words.intersection(others).size;
  const most = Math.max(words.size, others.size);
  const isNear = one.file !== other.file && most >= fewestWords;
  return both >= (isNear ? sameWords : 1) * most;
}
