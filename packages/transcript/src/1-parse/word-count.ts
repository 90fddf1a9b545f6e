import { type Cue, type LeftOut, UnreadableTranscriptError } from '../types.ts';

/**
 * Where the words of a file went: `said` are in the cues; `frame` is who and when (names, times, numbers); the rest is
 * left out, by kind; `unread` has no place, which must not be.
 */
export type WordCount = Record<'said' | 'frame' | 'unread' | LeftOut, number>;

export const noWords = (): WordCount => ({
  said: 0,
  frame: 0,
  unread: 0,
  header: 0,
  notes: 0,
  apart: 0,
  columns: 0,
  repeated: 0,
  quoted: 0,
  pages: 0,
});

/** What stands between blanks is a word. */
export function countWords(text: string): number {
  let words = 0;
  let isInWord = false;
  // Character by character: a list of all words of a long file would take more room than the file.
  for (let at = 0; at < text.length; at++) {
    const isBlank = isWhiteSpace(text.charCodeAt(at));
    if (!isBlank && !isInWord) words++;
    isInWord = !isBlank;
  }
  return words;
}

/** As `\s` has it. */
function isWhiteSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code > 8 && code < 14);
  if (code < 0x1680) return code === 0xa0;
  return code <= 0x3000 ? /\s/.test(String.fromCharCode(code)) : code === 0xfeff;
}

export const wordsOf = (pieces: readonly { text: string }[]): number =>
  pieces.reduce((sum, { text }) => sum + countWords(text), 0);

/**
 * Makes sure that every word of a text is in a cue or was left out by a kind that has a name.
 * @throws UnreadableTranscriptError rather than let a part go unread.
 */
export function checkAllRead(text: string, cues: readonly Cue[], count: WordCount): void {
  const { pages, unread, ...placed } = count;
  const words = Object.values(placed).reduce((sum, part) => sum + part, 0);
  refuseMissing(unread || countWords(text) - words || count.said - wordsOf(cues));
}

/** Makes sure that what was said in cues is in the turns, no word less. */
export function checkAllKept(
  cues: readonly { text: string }[],
  turns: readonly { text: string }[],
): void {
  refuseMissing(wordsOf(cues) - wordsOf(turns));
}

function refuseMissing(words: number) {
  if (words === 0) return;
  const lost = Math.abs(words);
  throw new UnreadableTranscriptError(
    `Not all of this file could be read: ${lost.toLocaleString('en')} of its words ${lost === 1 ? 'has' : 'have'} no place in the result. Rather than a part of the meeting, nothing is shown. Export the transcript in another format and upload that.`,
  );
}

/** The kinds that took any words. */
export function leftOutOf(count: WordCount): Partial<Record<LeftOut, number>> {
  const { said, frame, unread, ...leftOut } = count;
  return Object.fromEntries(Object.entries(leftOut).filter(([, words]) => words > 0));
}
