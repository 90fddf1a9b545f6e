import type { Cue } from '../types.ts';
import { countWords, noWords, type WordCount } from './word-count.ts';

/** The line that begins an utterance: who, when and the first words. */
export type Head = {
  speaker: string | null;
  start: number | null;
  end?: number | null;
  text: string;
  /** Words of the line that are neither who, when nor what, as in other columns of a table. */
  otherWords?: number;
};

/**
 * What a line is: the head of an utterance, a name or a time on a line of its own, the continuation of what is said,
 * a line to pass over, or one that ends the utterance without beginning another (a heading, an agenda).
 */
export type LineMeaning = Head | 'frame' | 'continues' | 'skip' | 'ends';

/** So many words may name somebody and tell the time; where there are more, something was cut off. */
const mostFrameWords = 60;

/**
 * Reads lines into cues, one for each head; lines that continue are joined to it by a blank.
 * The lines before the first head come back as the preamble.
 */
export function readUtterances(
  lines: readonly string[],
  meaningOf: (line: string, index: number) => LineMeaning,
): { cues: Cue[]; preamble: string[]; words: WordCount } {
  const cues: Cue[] = [];
  const words = noWords();
  const preamble: string[] = [];
  let open: { head: Head; texts: string[] } | null = null;
  const close = () => {
    if (open) cues.push(toCue(open.head, open.texts, cues.length));
    open = null;
  };
  for (const [index, line] of lines.entries()) {
    const meaning = meaningOf(line, index);
    if (typeof meaning === 'object') {
      close();
      open = { head: meaning, texts: [meaning.text] };
      countHead(line, meaning, words);
      continue;
    }
    if (meaning === 'ends') close();
    words[placeOf(meaning, open !== null, cues.length > 0)] += countWords(line);
    if (meaning === 'skip' || meaning === 'frame') continue;
    if (open) open.texts.push(line);
    else if (cues.length === 0) preamble.push(line);
  }
  close();
  return { cues: cues.filter((cue) => cue.text !== ''), preamble, words };
}

function placeOf(
  meaning: Exclude<LineMeaning, Head>,
  isOpen: boolean,
  hasBegun: boolean,
): keyof WordCount {
  if (meaning === 'frame') return 'frame';
  if (meaning === 'skip') return 'notes';
  if (isOpen) return 'said';
  return hasBegun ? 'apart' : 'header';
}

function countHead(line: string, { text, otherWords = 0 }: Head, words: WordCount) {
  const said = countWords(text);
  const frame = countWords(line) - said - otherWords;
  words.said += said;
  words.columns += otherWords;
  words[frame < 0 || frame > mostFrameWords ? 'unread' : 'frame'] += frame;
}

function toCue(head: Head, texts: readonly string[], index: number): Cue {
  return {
    id: String(index + 1),
    start: head.start,
    end: head.end ?? null,
    speaker: head.speaker,
    text: foldText(texts.join(' ')),
  };
}

/** One blank between words, Markdown's escapes undone. */
export function foldText(text: string): string {
  return text
    .replace(/\\([[\]*_\\()#.!-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** How many lines a reader takes for heads; lines are looked at once. */
export function countHeads(
  lines: readonly string[],
  headOf: (line: string, index: number) => unknown,
): number {
  let heads = 0;
  for (const [index, line] of lines.entries()) if (headOf(line, index)) heads++;
  return heads;
}
