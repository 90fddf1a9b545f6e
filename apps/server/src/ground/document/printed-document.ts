import type { MapDrawing } from './map-drawing.ts';

/** A sentence with the place where its words were said. */
export type Point = { text: string; place?: string; before?: string };

/** `width` is the share of the row, from 0 to 1. */
export type Column = { title: string; width: number; isNumber?: boolean };

export type SpokenTurn = { time: string; speaker: string; text: string };

/** What a document shows, from top to bottom. `goesTo` is a web address. */
export type Block =
  | { kind: 'section'; title: string; note?: string }
  | { kind: 'heading'; text: string; note?: string }
  | { kind: 'paragraph'; text: string; goesTo?: string; isQuiet?: boolean }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  | { kind: 'points'; points: readonly Point[]; isNumbered?: boolean }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly string[])[] }
  | { kind: 'map'; drawing: MapDrawing; alt: string }
  | { kind: 'turns'; turns: readonly SpokenTurn[] };

/** Plain data, so that a thread can be given it. */
export type PrintedDocument = {
  title: string;
  /** The organization that it is of. */
  author: string;
  /** At the foot of each page, before its number. */
  foot: string;
  /** Which file has the characters that a PDF lacks, as a sentence. */
  completeFile?: string;
  blocks: readonly Block[];
};
