import type { TextDocument } from './layout.ts';
import { listedNames } from './listed-names.ts';
import { endsUtterance, isNotSpeech } from './not-speech.ts';
import { isAbbreviation, isFullName, looksLikeName, speakerLabel } from './speaker-label.ts';

/** `Name: text`, `**Name:** text`, `**Name**: text`, `[Name]: text`; the text may stand on the next line. */
const labelled =
  /^(?:>\s?)?\[?(\*{0,2}_{0,2}[^\s:*_][^:]{0,129}?)\]?\s?(?::[*_]{0,4}(?:\s+|$)|：\s*)(.*)$/;
/** `**Name** text`, without a colon. */
const boldLabel = /^\*\*([^*:]{1,80})\*\*\s+(?=[^\s*])(.*)$/;
/** Where the colon of a label is looked for. */
export const labelCharacters = 140;
const address = /^https?:\/\/\S+$/;
/** Votes and shares, as a poll is written down: `SF: 19 in room`. */
const count = /^\d{1,4}(?:\s?%|\s+(?:in|on|for|online|votes?)\b|,|$)/;
/** Names must head this share of the lines. */
const leastHeadShare = 0.05;
const abbreviationShare = 0.6;
/** Where nobody speaks twice, hardly any line may be without a name. */
const onlyNamesShare = 0.9;

export type LabelledLine = { label: string; text: string; bold: boolean };

export type DocumentLabels = {
  /** What stands in front of a colon in each line, null where that can't be a name. */
  lines: readonly (LabelledLine | null)[];
  /** The labels that are names; null where the document is no transcript of this kind. */
  names: ReadonlySet<string> | null;
  mostlyBold: boolean;
  mostlyAbbreviations: boolean;
};

const known = new WeakMap<TextDocument, DocumentLabels>();

/** Finds the labels of a document's lines and which of them are names; looked up once for each document. */
export function documentLabels(document: TextDocument): DocumentLabels {
  const labels = known.get(document) ?? findLabels(document);
  known.set(document, labels);
  return labels;
}

function findLabels(document: TextDocument): DocumentLabels {
  const lines = document.lines.map(labelOf);
  const found = lines.filter((line) => line !== null);
  const short = found.filter(({ label }) => isAbbreviation(label)).length;
  const mostlyAbbreviations = short > 2 && short >= found.length * abbreviationShare;
  return {
    lines,
    names: believed(document.lines, lines, mostlyAbbreviations),
    mostlyBold: found.filter(({ bold }) => bold).length * 2 > found.length,
    mostlyAbbreviations,
  };
}

function boldLabelOf(line: string): LabelledLine | null {
  const match = line.startsWith('**') ? boldLabel.exec(line) : null;
  const label = match?.[1] ? speakerLabel(match[1]) : null;
  if (!match || label === null || !looksLikeName(label)) return null;
  return { label, text: match[2] ?? '', bold: true };
}

function labelOf(line: string): LabelledLine | null {
  const bold = boldLabelOf(line);
  if (bold !== null) return bold;
  const colon = line.slice(0, labelCharacters).search(/[:：]/);
  if (colon < 1 || endsUtterance(line)) return null;
  const match = labelled.exec(line);
  const label = match?.[1] ? speakerLabel(match[1]) : null;
  if (!match || label === null) return null;
  const text = match[2] ?? '';
  return count.test(text) ? null : { label, text, bold: /^\*\*|^__/.test(match[1] ?? '') };
}

function believed(
  lines: readonly string[],
  found: readonly (LabelledLine | null)[],
  mostlyAbbreviations: boolean,
): Set<string> | null {
  const counts = new Map<string, number>();
  for (const line of found) {
    // 'Calendar: https://…' names nobody; who is known by other lines may well say an address.
    if (line && !address.test(line.text)) counts.set(line.label, (counts.get(line.label) ?? 0) + 1);
  }
  const heads = sum(counts.values());
  if (heads === 0) return null;
  const filled = lines.filter(
    (line) => line.trim() !== '' && !isNotSpeech(line) && !endsUtterance(line),
  ).length;
  const listed = listedNames(lines);
  const mostLines = heads * 2 >= filled;
  const names = [...counts].filter(([label, n]) => {
    if (n >= 3 || (n === 2 && (mostLines || looksLikeName(label)))) return true;
    if (mostlyAbbreviations && isAbbreviation(label)) return true;
    if (!looksLikeName(label)) return false;
    return listed.size > 0 ? listed.has(firstWord(label)) : mostLines || isFullName(label);
  });
  const covered = sum(names.map(([, n]) => n));
  const again = names.some(([, n]) => n > 1);
  const onlyNames = covered >= filled * onlyNamesShare;
  const enough = covered >= 2 && covered >= filled * leastHeadShare && (again || onlyNames);
  return enough ? new Set(names.map(([label]) => label)) : null;
}

function firstWord(label: string): string {
  return label.toLowerCase().split(/[^\p{L}'’]+/u)[0] ?? '';
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}
