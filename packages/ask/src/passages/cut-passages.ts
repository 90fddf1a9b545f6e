import type { Turn } from '../types.ts';

/** The part of a turn that belongs to a passage: characters from `from`, `to` excluded. */
export type Part = { turn: number; from: number; to: number; words: number };

/** A stretch of a meeting, in order. The passages of a meeting do not overlap and together contain all words. */
export type Passage = { parts: readonly Part[]; words: number };

/**
 * Words in a passage: it ends with the first sentence or turn that reaches `least`, and at `most` at the latest.
 * Judgement: about 25 seconds of talk, half of a passage of the search, since an answer is a few sentences.
 */
const passageWords = { least: 50, most: 75 };

const written = /\S+/gu;
const sentenceEnd = /[.?!…。？！]["'”’)\]]*$/u;

/** Cuts turns into passages of about 60 words. */
export function cutPassages(turns: readonly Pick<Turn, 'text'>[]): Passage[] {
  const passages: Passage[] = [];
  let parts: Part[] = [];
  let count = 0;
  const close = () => {
    if (count > 0) passages.push({ parts, words: count });
    parts = [];
    count = 0;
  };
  for (const [turn, { text }] of turns.entries()) {
    let part: Part = { turn, from: 0, to: 0, words: 0 };
    for (const { 0: word, index } of text.matchAll(written)) {
      if (part.words === 0) part.from = index;
      part.to = index + word.length;
      part.words += 1;
      count += 1;
      const isFull = count >= passageWords.least && sentenceEnd.test(word);
      if (!isFull && count < passageWords.most) continue;
      parts.push(part);
      part = { turn, from: part.to, to: part.to, words: 0 };
      close();
    }
    if (part.words > 0) parts.push(part);
    if (count >= passageWords.least) close();
  }
  close();
  return passages;
}
