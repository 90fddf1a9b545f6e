import type { Cue } from '../types.ts';

/** The line that begins an utterance: who, when and the first words. */
export type Head = {
  speaker: string | null;
  start: number | null;
  end?: number | null;
  text: string;
};

/**
 * What a line is: the head of an utterance, its continuation, a line to pass over, or one that ends the
 * utterance without beginning another (a heading, an agenda).
 */
export type LineMeaning = Head | 'continues' | 'skip' | 'ends';

/**
 * Reads lines into cues, one for each head; lines that continue are joined to it by a blank.
 * The lines before the first head come back as the preamble.
 */
export function readUtterances(
  lines: readonly string[],
  meaningOf: (line: string, index: number) => LineMeaning,
): { cues: Cue[]; preamble: string[] } {
  const cues: Cue[] = [];
  const preamble: string[] = [];
  let open: { head: Head; texts: string[] } | null = null;
  const close = () => {
    if (open) cues.push(toCue(open.head, open.texts, cues.length));
    open = null;
  };
  for (const [index, line] of lines.entries()) {
    const meaning = meaningOf(line, index);
    if (meaning === 'skip') continue;
    if (meaning === 'ends') close();
    else if (meaning !== 'continues') {
      close();
      open = { head: meaning, texts: [meaning.text] };
      continue;
    }
    if (open) open.texts.push(line);
    else if (cues.length === 0) preamble.push(line);
  }
  close();
  return { cues: cues.filter((cue) => cue.text !== ''), preamble };
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
