import type { Cue } from '../types.ts';
import type { WordCount } from './word-count.ts';

export type TextDocument = {
  text: string;
  lines: readonly string[];
  pageHeaders: readonly string[];
  pageWords: number;
  fileName: string;
};

export type Reading = {
  cues: Cue[];
  words: WordCount;
  /** Lines before the first words: title, date, attendees. */
  preamble?: readonly string[];
  /** Comments and metadata; searched for a date after title and file name. */
  notes?: readonly string[];
  durationSeconds?: number | null;
  date?: string;
  startTime?: string;
  zone?: string;
  /** All lines were typed into a chat. */
  typed?: true;
};

export type Layout = {
  name: string;
  /**
   * Names and times stand in places of their own: no name is told by initials or a list, and a time inside the words
   * is said ('see [12:30]').
   */
  isExact?: true;
  /** Its words are no Markdown: stars and underscores in them were written. */
  keepsMarks?: true;
  recognises(document: TextDocument): boolean;
  read(document: TextDocument): Reading;
};
