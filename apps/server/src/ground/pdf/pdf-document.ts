/** What a PDF shows, from top to bottom. `goesTo` is a web address. */
export type PdfBlock =
  | { kind: 'section'; title: string }
  | { kind: 'heading'; text: string; note?: string }
  | { kind: 'paragraph'; text: string; goesTo?: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] };

/** Plain data, so that a thread can be given it. */
export type PdfDocument = {
  title: string;
  /** The organization that it is of. */
  author: string;
  /** At the foot of each page, before its number. */
  foot: string;
  blocks: readonly PdfBlock[];
};
