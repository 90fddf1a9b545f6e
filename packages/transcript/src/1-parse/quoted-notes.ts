import { firstNames } from '../3-features/first-names.ts';
import { areRare } from './believed-labels.ts';
import type { LabelledLine } from './line-labels.ts';

const quoted = /^\s*>(?!>)/;
/** Of at most four words: a longer one is a sentence of the quotation. */
const note = /^\s*>(?!>)\s?(\**\p{L}[^:\s]*(?: [^:\s]+){0,3}:\**\s+\S.*)$/u;

/** Without labels of quoted lines that nobody has elsewhere: '> Open matter: who pays' is a note of the one who writes. */
export function withoutQuotedNotes(
  lines: readonly string[],
  labels: readonly (LabelledLine | null)[],
): (LabelledLine | null)[] {
  const isQuoted = lines.map((line) => quoted.test(line));
  const speakers = new Set(
    labels.flatMap((line, at) => (line && !isQuoted[at] ? [line.label] : [])),
  );
  return labels.map((line, at) =>
    line && isQuoted[at] && !speakers.has(line.label) && !isSurelyName(line.label) ? null : line,
  );
}

/** 'Ana Ruiz' and 'bo_2'; 'Open Matter' and 'Concern' are none. */
const isSurelyName = (label: string): boolean =>
  firstNames.has(label.split(' ')[0]?.toLowerCase() ?? '') ||
  (!label.includes(' ') && areRare(label));

/** The words of such a note, without its mark. */
export const quotedNote = (line: string): string | null => note.exec(line)?.[1] ?? null;
