import type { LabelledLine } from './document-labels.ts';
import { isDocumentField, looksLikeName } from './speaker-label.ts';

const leastFields = 2;

/**
 * The labels without the fields above the talk: `Client: Ana Ruiz`, `Call ID: 7`. Fields come once, above the first
 * label that comes again, in a block of such lines, and are no sentences.
 */
export function withoutFields(
  lines: readonly string[],
  labels: readonly (LabelledLine | null)[],
): (LabelledLine | null)[] {
  const counts = new Map<string, number>();
  for (const line of labels) if (line) counts.set(line.label, (counts.get(line.label) ?? 0) + 1);
  const talk = labels.findIndex((line) => line !== null && (counts.get(line.label) ?? 0) > 1);
  const isField = (at: number): boolean => {
    const found = labels[at];
    if (isDocumentField(lines[at] ?? '')) return true;
    return found !== null && found !== undefined && !isSentence(found.text);
  };
  const fields = new Set<number>();
  for (let from = 0; from < talk; from++) {
    if (!isField(from)) continue;
    let to = from;
    while (to < talk && isField(to)) to++;
    const isPerson = looksLikeName(labels[from]?.text ?? '');
    if (isPerson || to - from >= leastFields) for (let at = from; at < to; at++) fields.add(at);
    from = to;
  }
  return labels.map((line, at) => (fields.has(at) ? null : line));
}

const isSentence = (text: string): boolean => /[.?!…。！？]["”’)]?\s*$/.test(text);
