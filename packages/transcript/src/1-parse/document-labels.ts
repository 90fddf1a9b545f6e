import { believedLabels } from './believed-labels.ts';
import type { TextDocument } from './layout.ts';
import { directionLines, endsUtterance } from './not-speech.ts';
import { isAbbreviation, looksLikeName, speakerLabel } from './speaker-label.ts';

/** `Name: text`, `**Name:** text`, `**Name**: text`, `[Name]: text`; the text may be on the next line. */
const labelled =
  /^(?:>\s?)?\[?(\*{0,2}_{0,2}[^\s:*_][^:]{0,129}?)\]?\s?(?::[*_]{0,4}(?:\s+|$)|：\s*)(.*)$/;
/** `**Name** text` and `**Name** - text`, both without a colon. */
const boldLabel = /^\*\*([^*:]{1,80})\*\*\s+(?:[-–—]\s+)?(?=[^\s*])(.*)$/;
/** `[Name] – text` and `NAME (Party) – text`. */
const dashLabel =
  /^(?:\[([^\]]{1,80})\]|(\p{Lu}[^\p{Ll}()–—]{1,80}?(?:\([^()]{1,120}\))?))\s+[-–—]\s+(.*)$/u;
/** `### Name:` above the words. */
const headingLabel = /^#{1,6}\s+([^:：]{1,80})[:：]\s*$/;
export const labelCharacters = 140;
/** Votes and shares of a poll: `SF: 19 in room`. */
const count = /^\d{1,4}(?:\s?%|\s+(?:in|on|for|online|votes?)\b|,|$)/;
/** 'AI: Ana to send it' is an action item, not an assistant that speaks. */
const taskLabel = /^AIs?(?: \d{1,3}| \(.+\)| for .+)?$/;
const taskText =
  /^(?:@|\p{Ll}|\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)?(?: and \p{Lu}[\p{L}'’.-]*)? (?:to|will)\b)/u;
const abbreviationShare = 0.6;
const itemShare = 0.6;
const bullet = /^[-*+•]\s+/;

export type LabelledLine = {
  label: string;
  text: string;
  bold: boolean;
  marked: boolean;
};

export type DocumentLabels = {
  /** Null if the text before the colon can't be a name. */
  lines: readonly (LabelledLine | null)[];
  directions: ReadonlySet<number>;
  /** The labels that are names; null if this is no transcript of this kind. */
  names: ReadonlySet<string> | null;
  mostlyBold: boolean;
  mostlyAbbreviations: boolean;
};

const known = new WeakMap<TextDocument, DocumentLabels>();

export function documentLabels(document: TextDocument): DocumentLabels {
  const labels = known.get(document) ?? findLabels(document);
  known.set(document, labels);
  return labels;
}

function findLabels(document: TextDocument): DocumentLabels {
  const directions = directionLines(document.lines);
  const read = (labelIn: typeof labelOf): DocumentLabels => {
    const lines = document.lines.map((line, at) => (directions.has(at) ? null : labelIn(line)));
    const found = lines.filter((line) => line !== null);
    const short = found.filter(({ label }) => isAbbreviation(label)).length;
    const mostlyAbbreviations = short > 2 && short >= found.length * abbreviationShare;
    return {
      lines,
      directions,
      names: believedLabels(document.lines, lines, mostlyAbbreviations),
      mostlyBold: found.filter(({ bold }) => bold).length * 2 > found.length,
      mostlyAbbreviations,
    };
  };
  const labels = read(labelOf);
  if (labels.names !== null || !areMostlyItems(document.lines)) return labels;
  return read((line) => labelOf(line.replace(bullet, '')));
}

function areMostlyItems(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.filter((line) => bullet.test(line)).length >= filled.length * itemShare;
}

function boldLabelOf(line: string): LabelledLine | null {
  const match = line.startsWith('**') ? boldLabel.exec(line) : null;
  const label = match?.[1] ? speakerLabel(match[1]) : null;
  if (!match || label === null || !looksLikeName(label)) return null;
  return { label, text: match[2] ?? '', bold: true, marked: true };
}

/** `<Name> text`, as in copied chats. */
function chatLabelOf(line: string): LabelledLine | null {
  const match = /^<([^<>]{1,40})>\s+(\S.*)$/.exec(line);
  const label = match?.[1] ? speakerLabel(match[1]) : null;
  return label !== null && looksLikeName(label)
    ? { label, text: match?.[2] ?? '', bold: false, marked: true }
    : null;
}

function dashLabelOf(line: string): LabelledLine | null {
  const match = /[-–—]/.test(line.slice(0, labelCharacters)) ? dashLabel.exec(line) : null;
  const label = speakerLabel(match?.[1] ?? match?.[2] ?? '');
  if (!match || label === null || !looksLikeName(label)) return null;
  const isSure = match[1] !== undefined || label.includes('(');
  if (!isSure && !(label.includes(' ') && /[.?!…]["”’)]?$/.test(line.trimEnd()))) return null;
  return { label, text: match[3] ?? '', bold: false, marked: true };
}

function headingLabelOf(line: string): LabelledLine | null {
  const match = headingLabel.exec(line);
  const label = match?.[1] ? speakerLabel(match[1]) : null;
  return label !== null && looksLikeName(label)
    ? { label, text: '', bold: false, marked: true }
    : null;
}

function labelOf(line: string): LabelledLine | null {
  const marked =
    boldLabelOf(line) ?? dashLabelOf(line) ?? headingLabelOf(line) ?? chatLabelOf(line);
  if (marked !== null) return marked;
  const colon = line.slice(0, labelCharacters).search(/[:：]/);
  if (colon < 1 || endsUtterance(line)) return null;
  const match = labelled.exec(line);
  const label = match?.[1] ? speakerLabel(match[1]) : null;
  if (!match || label === null) return null;
  const text = match[2] ?? '';
  if (taskLabel.test(label) && taskText.test(text)) return null;
  const bold = /^\*\*|^__/.test(match[1] ?? '');
  return count.test(text) ? null : { label, text, bold, marked: bold };
}
