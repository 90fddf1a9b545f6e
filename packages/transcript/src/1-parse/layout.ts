import type { Cue } from '../types.ts';
import type { WordCount } from './word-count.ts';

/** A file as text, made ready for the layouts. */
export type TextDocument = {
  /** Without byte order mark, NULs, carriage returns and page furniture; ends without blanks. */
  text: string;
  lines: readonly string[];
  /** Running headers that stood on the pages of a PDF. */
  pageHeaders: readonly string[];
  /** Words of the file that stood on the paper and not in the text. */
  pageWords: number;
  fileName: string;
};

/** What a layout yields; whatever the file does not say is left out. */
export type Reading = {
  cues: Cue[];
  /** Where each word of the text went. */
  words: WordCount;
  /** Lines before the first words: title, date, attendees. */
  preamble?: readonly string[];
  /** Comments and metadata, searched for a date after the title and the file name. */
  notes?: readonly string[];
  durationSeconds?: number | null;
  /** Set where the layout itself says when the meeting was, as a log with full time stamps does. */
  date?: string;
  startTime?: string;
  zone?: string;
};

/** One family of files: how to tell it and how to read it. */
export type Layout = {
  name: string;
  recognises(document: TextDocument): boolean;
  read(document: TextDocument): Reading;
};
