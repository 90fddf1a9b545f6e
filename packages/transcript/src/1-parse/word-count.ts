import { type Cue, type LeftOut, UnreadableTranscriptError } from '../types.ts';

/**
 * Where the words of a file went. `said`: in cues; `frame`: names, times, numbers; `unread`: lost, must be 0; other
 * keys: left out, by kind.
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

export function countWords(text: string): number {
  let words = 0;
  let isInWord = false;
  // Reads characters one by one: a list of all words of a long file takes too much memory.
  for (let at = 0; at < text.length; at++) {
    const isBlank = isWhiteSpace(text.charCodeAt(at));
    if (!isBlank && !isInWord) words++;
    isInWord = !isBlank;
  }
  return words;
}

function isWhiteSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code > 8 && code < 14);
  if (code < 0x1680) return code === 0xa0;
  return code <= 0x3000 ? /\s/.test(String.fromCharCode(code)) : code === 0xfeff;
}

export const wordsOf = (pieces: readonly { text: string }[]): number =>
  pieces.reduce((sum, { text }) => sum + countWords(text), 0);

/** @throws UnreadableTranscriptError if a word of the text is neither in a cue nor left out */
export function checkAllRead(text: string, cues: readonly Cue[], count: WordCount): void {
  const { pages, unread, ...placed } = count;
  const words = Object.values(placed).reduce((sum, part) => sum + part, 0);
  refuseMissing(unread || countWords(text) - words || count.said - wordsOf(cues));
}

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

export function leftOutOf(count: WordCount): Partial<Record<LeftOut, number>> {
  const { said, frame, unread, ...leftOut } = count;
  return Object.fromEntries(Object.entries(leftOut).filter(([, words]) => words > 0));
}
