import type { MapDrawing } from './map-drawing.ts';
import type { ModelMark } from './model-mark.ts';

/** A sentence, and the place where it was said. */
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

/** Plain data, so that it can be sent to a thread. */
export type PrintedDocument = {
  title: string;
  /** Name of the organization. */
  author: string;
  /** Shown at the foot of each page, before its number. */
  foot: string;
  /** Set if a language model wrote any of it. */
  byModel?: ModelMark;
  /** A sentence that names the file with the characters that a PDF lacks. */
  completeFile?: string;
  blocks: readonly Block[];
};
