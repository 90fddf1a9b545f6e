import type { Talk } from '../3-features/talk.ts';
import { isContentWord } from '../3-features/words.ts';
import type { Quotable } from './quotable.ts';
import { isPair, termKey, termKeys } from './term-key.ts';

/** A word or pair of words in a meeting. */
export type Term = {
  /** Whether all its words are content words. */
  isContent: boolean;
  sentences: number;
  /** Number of sentences that can be quoted, and the best quality among them. */
  quotable: number;
  quality: number;
  /** One bit for each tenth of the meeting, set if the term was said there. */
  tenths: number;
  speakers: Set<number>;
  first: number;
  last: number;
};

export type MeetingTerms = {
  terms: ReadonlyMap<string, Term>;
  sentences: number;
  people: number;
};

/** Pairs that were said only once are left out. */
export function meetingTerms(talk: Talk, pool: readonly Quotable[]): MeetingTerms {
  const quality = new Map(pool.map((quotable) => [quotable.position, quotable.quality]));
  const contentKeys = new Set<string>();
  const terms = new Map<string, Term>();
  let position = 0;
  for (const { index, speaker, sentences } of talk.turns) {
    const tenth = 1 << Math.floor((index / talk.turns.length) * 10);
    for (const { tokens } of sentences) {
      position++;
      for (const token of tokens) {
        if (isContentWord(token)) contentKeys.add(termKey(token) ?? '');
      }
      for (const key of termKeys(tokens)) {
        const term = terms.get(key) ?? newTerm(position);
        if (term.sentences === 0) terms.set(key, term);
        term.sentences++;
        term.tenths |= tenth;
        term.last = position;
        if (speaker !== null) term.speakers.add(speaker);
        const quotable = quality.get(position);
        if (quotable === undefined) continue;
        term.quotable++;
        term.quality = Math.max(term.quality, quotable);
      }
    }
  }
  for (const [key, term] of terms) {
    if (isPair(key) && term.sentences < 2) terms.delete(key);
    else term.isContent = key.split(' ').every((word) => contentKeys.has(word));
  }
  return { terms, sentences: position, people: talk.names.length };
}

const newTerm = (position: number): Term => ({
  isContent: false,
  sentences: 0,
  quotable: 0,
  quality: 0,
  tenths: 0,
  speakers: new Set(),
  first: position,
  last: position,
});
