import type { Cue } from '../types.ts';
import type { WordCount } from './word-count.ts';

export type TextDocument = {
  /** Without byte order mark, NULs, carriage returns, page headers and trailing blanks. */
  text: string;
  lines: readonly string[];
  /** Running headers of a PDF's pages. */
  pageHeaders: readonly string[];
  /** Number of words in page headers and footers. */
  pageWords: number;
  fileName: string;
};

/** Fields that the file does not state are missing. */
export type Reading = {
  cues: Cue[];
  words: WordCount;
  /** Lines before the first words: title, date, attendees. */
  preamble?: readonly string[];
  /** Comments and metadata; searched for a date after title and file name. */
  notes?: readonly string[];
  durationSeconds?: number | null;
  /** Set by logs with full time stamps. */
  date?: string;
  startTime?: string;
  zone?: string;
};

export type Layout = {
  name: string;
  recognises(document: TextDocument): boolean;
  read(document: TextDocument): Reading;
};
