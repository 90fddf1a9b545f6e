import { believedLabels } from './believed-labels.ts';
import { headName } from './head-name.ts';
import { withoutFields } from './header-fields.ts';
import type { TextDocument } from './layout.ts';
import { type LeadingTime, leadingTimes } from './leading-time.ts';
import { changeMark, directionLines, endsUtterance } from './not-speech.ts';
import { withRelatedLabels } from './related-labels.ts';
import {
  isAbbreviation,
  isDocumentWord,
  looksLikeName,
  speakerLabel,
  tidyLabel,
} from './speaker-label.ts';
import { isTimeField } from './stated-time.ts';
import { foldText } from './utterances.ts';

/** `Name: text`, `**Name:** text`, `**Name**: text`, `[Name]: text`; the text may be on the next line. */
const labelled =
  /^(?:>\s?)?(?:\[([^:[\]]{1,130})\]|(\*{0,2}_{0,2}[^\s:*_][^:]{0,129}?))\s?(?::[*_]{0,4}(?:\s+|$)|：\s*)(.*)$/;
/** `**Name** text` and `**Name** - text`, both without a colon. */
const boldLabel = /^\*\*([^*:]{1,80})\*\*\s+(?:[-–—]:?\s+)?(?=[^\s*])(.*)$/;
/** `[Name] – text` and `NAME (Party) – text`. */
const dashLabel =
  /^(?:\[([^\]]{1,80})\]|(\p{Lu}[^\p{Ll}()–—]{1,80}?(?:\([^()]{1,120}\))?))\s+[-–—]\s+(.*)$/u;
/** `### Name:` above the words. */
const headingLabel = /^#{1,6}\s+([^:：]{1,80})[:：]\s*$/;
export const labelCharacters = 140;
/** Votes and shares of a poll: `SF: 19 in room`. */
const count = /^\d{1,4}(?:\s?%|\s+(?:in|on|for|online|votes?)\b|,(?!\s\p{Ll})|$)/u;
/** 'AI: Ana to send it' is an action item, not an assistant that speaks. */
const taskLabel = /^AIs?(?: \d{1,3}| \(.+\)| for .+)?$/;
const taskText =
  /^(?:@|\p{Ll}|\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)?(?: and \p{Lu}[\p{L}'’.-]*)? (?:to|will)\b)/u;
const abbreviationShare = 0.6;
/** Of fewer bold names, a missing colon is no slip. */
const bareShare = 0.25;
const itemShare = 0.6;
const mostlyInItems = 3;
/** `- `, `12. `, `12) `, `12\t` */
const item = /^\s{0,12}(?:[-*+•]\s+|\d{1,5}(?:[.)]\s*|\t+|\s{2,}))(?=\D)/;
/** If at least this share of the lines, or of the paragraphs, begins with a label, it is the layout that says so. */
const throughoutShare = 0.8;
const leastParagraphs = 4;

export type LabelledLine = {
  label: string;
  text: string;
  bold: boolean;
  marked: boolean;
  /** In angle brackets, as chats write nicks. */
  isNick?: true;
  /** Bold at the start of a line, and no colon behind it. */
  isBare?: true;
  /** False if only a speaker's line can have such a name, because free text begins so too. */
  isPlausible: boolean;
  /** The time that stands before the label. */
  time: string | null;
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
  const labels = labelsOf(document.lines);
  if (!document.lines.some((line) => item.test(line))) return labels;
  const inItems = labelsOf(document.lines.map((line) => line.replace(item, '')));
  if (labels.names === null) return areMostlyItems(document.lines) ? inItems : labels;
  // Minutes with a few labels above lists, in which everybody else speaks.
  return headsOf(inItems) >= headsOf(labels) * mostlyInItems ? inItems : labels;
}

const headsOf = ({ lines, names }: DocumentLabels): number =>
  lines.filter((line) => line !== null && names?.has(line.label)).length;

function labelsOf(lines: readonly string[]): DocumentLabels {
  const directions = directionLines(lines);
  const times = leadingTimes(lines);
  const byShape = lines.map((line, at) => labelOf(line, times[at], nameOfHead));
  const heads = headPlaces(lines, byShape);
  const labelled = withoutFields(
    lines,
    withoutBareNames(
      lines.map((line, at) => {
        if (directions.has(at)) return null;
        return (
          labelOf(line, times[at], speakerLabel) ?? (heads.has(at) ? (byShape[at] ?? null) : null)
        );
      }),
    ),
  );
  const found = labelled.filter((line) => line !== null);
  const short = found.filter(({ label }) => isAbbreviation(label)).length;
  const mostlyAbbreviations = short > 2 && short >= found.length * abbreviationShare;
  const names = believedLabels(lines, labelled, mostlyAbbreviations);
  return {
    lines: labelled,
    directions,
    names: names && withRelatedLabels(names, new Set(found.map(({ label }) => label))),
    mostlyBold: found.filter(({ bold }) => bold).length * 2 > found.length,
    mostlyAbbreviations,
  };
}

/** '**Ana**, are you there?' names whom it addresses, where colons stand behind the bold names of speakers. */
function withoutBareNames(found: (LabelledLine | null)[]): (LabelledLine | null)[] {
  const bold = found.filter((line) => line?.bold);
  const bare = bold.filter((line) => line?.isBare);
  return bare.length < bold.length * bareShare
    ? found.map((line) => (line?.isBare ? null : line))
    : found;
}

/** The lines that a label must begin, in a file with labels throughout: all, or those below a blank line. */
function headPlaces(
  lines: readonly string[],
  byShape: readonly (LabelledLine | null)[],
): ReadonlySet<number> {
  const filled = [...lines.keys()].filter((at) => lines[at]?.trim() !== '');
  const paragraphs = filled.filter((at) => (lines[at - 1] ?? '').trim() === '');
  const areHeads = (places: readonly number[]) =>
    places.filter((at) => byShape[at] !== null).length >= places.length * throughoutShare;
  if (areHeads(filled)) return new Set(filled);
  return new Set(paragraphs.length >= leastParagraphs && areHeads(paragraphs) ? paragraphs : []);
}

/** 'Decision:' and 'Agenda:' head lists in minutes; the roles below speak in some files. */
const nameOfHead: NameIn = (raw) => {
  const label = tidyLabel(raw);
  return isDocumentWord(label) && !/^(?:presenter|scribe|owner|author)$/i.test(label)
    ? null
    : headName(label);
};

function areMostlyItems(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.filter((line) => item.test(line)).length >= filled.length * itemShare;
}

type NameIn = (label: string) => string | null;
type Label = Pick<LabelledLine, 'label' | 'text' | 'bold' | 'marked' | 'isNick' | 'isBare'>;

function boldLabelOf(line: string): Label | null {
  const match = line.startsWith('**') ? boldLabel.exec(line) : null;
  const label = match?.[1] ? speakerLabel(match[1]) : null;
  if (!match || label === null || !looksLikeName(label)) return null;
  return { label, text: match[2] ?? '', bold: true, marked: true, isBare: true };
}

/** `**\<Name\>** text`, `**\<bridge\> \<Name\>** text` of another chat, and `**\* Name** nods`. */
const boldNick =
  /^\*\*(?:(?:\\?<[^<>*]{1,60}> ?)?\\?<([^<>*]{1,60}?)\\?>|\\?\* ([^<>*\s]{1,60}))\*\*/;

/** `<Name> text`, as in copied chats. */
function chatLabelOf(line: string, nameIn: NameIn): Label | null {
  const plain = line.replace(
    boldNick,
    (_, writer?: string, doer = '') => `<${foldText(writer ?? doer)}>`,
  );
  const match = /^<[@+ ]?([^<>]{1,40})>\s+(\S.*)$/.exec(plain);
  const label = match?.[1] ? nameIn(match[1]) : null;
  if (label === null || !(nameIn === nameOfHead || looksLikeName(label))) return null;
  // `ana_` is the nick of somebody whose `ana` was taken, while `_Ana_` is set in italics.
  const tail = /^[^_].*[^_](_+)$/.exec(match?.[1] ?? '')?.[1] ?? '';
  return { label: label + tail, text: match?.[2] ?? '', bold: false, marked: true, isNick: true };
}

function dashLabelOf(line: string): Label | null {
  const match = /[-–—]/.test(line.slice(0, labelCharacters)) ? dashLabel.exec(line) : null;
  const label = speakerLabel(match?.[1] ?? match?.[2] ?? '');
  if (!match || label === null || !looksLikeName(label)) return null;
  const isSure = match[1] !== undefined || label.includes('(');
  if (!isSure && !(label.includes(' ') && /[.?!…]["”’)]?$/.test(line.trimEnd()))) return null;
  return { label, text: match[3] ?? '', bold: false, marked: true };
}

function headingLabelOf(line: string): Label | null {
  const match = headingLabel.exec(line);
  const label = match?.[1] ? speakerLabel(match[1]) : null;
  return label !== null && looksLikeName(label)
    ? { label, text: '', bold: false, marked: true }
    : null;
}

function labelOf(
  indented: string,
  time: LeadingTime | null | undefined,
  nameIn: NameIn,
): LabelledLine | null {
  const line = (time?.rest ?? indented).trimStart().replace(changeMark, '');
  const found =
    boldLabelOf(line) ??
    dashLabelOf(line) ??
    headingLabelOf(line) ??
    chatLabelOf(line, nameIn) ??
    colonLabelOf(line, nameIn);
  if (found === null) return null;
  const isPlausible = speakerLabel(found.label) !== null;
  return { ...found, isPlausible, time: time?.start ?? null };
}

function colonLabelOf(line: string, nameIn: NameIn): Label | null {
  const colon = line.slice(0, labelCharacters).search(/[:：]/);
  if (colon < 1 || endsUtterance(line)) return null;
  const match = labelled.exec(line);
  const raw = (match?.[1] ?? match?.[2] ?? '').replace(/\s+[-–—]$/, '');
  const label = nameIn(raw);
  if (!match || label === null) return null;
  const text = match[3] ?? '';
  // 'Presenter: Ana Ruiz (AR)' names a person, and says nothing.
  if (
    isDocumentWord(label) &&
    text.length < labelCharacters &&
    looksLikeName(text.trim()) &&
    !text.includes(', ')
  )
    return null;
  // Data in JSON.
  if (/^"[^"]*"$/.test(raw.trim()) && /[,{[]\s*$/.test(text)) return null;
  if (taskLabel.test(label) && taskText.test(text)) return null;
  if (/^\d/.test(text) && isTimeField(line)) return null;
  const bold = /^\*\*|^__/.test(raw);
  return count.test(text) ? null : { label, text, bold, marked: bold };
}
