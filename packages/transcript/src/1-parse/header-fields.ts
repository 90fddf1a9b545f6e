import { firstNames } from '../3-features/first-names.ts';
import type { LabelledLine } from './line-labels.ts';
import { roleField } from './listed-people.ts';
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
  const fields = roleFields(lines, labels);
  const counts = new Map<string, number>();
  for (const [at, line] of labels.entries())
    if (line && !fields.has(at)) counts.set(line.label, (counts.get(line.label) ?? 0) + 1);
  const talk = labels.findIndex((line) => line !== null && (counts.get(line.label) ?? 0) > 1);
  const isField = (at: number): boolean => {
    const found = labels[at];
    if (fields.has(at) || isDocumentField(lines[at] ?? '')) return true;
    return found !== null && found !== undefined && !isSentence(found.text);
  };
  for (let from = 0; from < talk; from++) {
    if (!isField(from)) continue;
    let to = from;
    while (to < talk && isField(to)) to++;
    const isPerson = looksLikeName(labels[from]?.text.trim() ?? '');
    if (isPerson || to - from >= leastFields) for (let at = from; at < to; at++) fields.add(at);
    from = to;
  }
  return labels.map((line, at) => (fields.has(at) ? null : line));
}

/**
 * `Chair: Jane Doe` above the talk: the role may speak below, this line says who it is. Only one such line may also be
 * words of the talk: 'Chair: Good Morning'.
 */
function roleFields(
  lines: readonly string[],
  labels: readonly (LabelledLine | null)[],
): Set<number> {
  const fields = new Set<number>();
  let isSure = false;
  for (const [at, label] of labels.entries()) {
    if (label === null || isDocumentField(lines[at] ?? '')) continue;
    const field = roleField(lines[at] ?? '');
    if (field === null) break;
    fields.add(at);
    if (firstNames.has(field.name.toLowerCase().split(' ')[0] ?? '')) isSure = true;
  }
  return isSure || fields.size >= leastFields ? fields : new Set();
}

const isSentence = (text: string): boolean => /[.?!…。！？]["”’)]?\s*$/.test(text);
