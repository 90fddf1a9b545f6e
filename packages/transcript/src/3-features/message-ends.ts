import type { JoinedTurn } from '../types.ts';

type Said = Pick<JoinedTurn, 'text' | 'end' | 'typed'> & { cueEnds?: readonly number[] };

/** A subtitle may end anywhere; a paragraph that begins with a small letter may go on from the one before. */
const begins = /^["“'‘([]?(?:\p{Lu}|\p{N})/u;
const goesOn = /[,;–—-]$/;

/**
 * The pieces of a turn that were written as messages or paragraphs of their own, so that no sentence reaches over two of
 * them. Joined by spaces they equal the text with white space folded.
 */
export function messagesIn({ text, end, typed, cueEnds = [] }: Said): string[] {
  if (end !== null || cueEnds.length === 0) return [text];
  const words = text.split(/\s+/).filter((word) => word !== '');
  const ends = cueEnds.filter(
    (at) => typed || (begins.test(words[at] ?? '') && !goesOn.test(words[at - 1] ?? '')),
  );
  return [...ends, words.length].map((at, place) =>
    words.slice(ends[place - 1] ?? 0, at).join(' '),
  );
}
