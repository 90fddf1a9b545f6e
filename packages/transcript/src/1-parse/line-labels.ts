import { headName } from './head-name.ts';
import type { LeadingTime } from './leading-time.ts';
import { changeMark, endsUtterance } from './not-speech.ts';
import { isDocumentWord, looksLikeName, speakerLabel, tidyLabel } from './speaker-label.ts';
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
/** `[Name] text` and `(Name) text`, without a colon. */
const bracketedLabel = /^(?:\[([^[\]:]{1,60})\]|\(([^():]{1,60})\))\s+(?![:–—-]\s)(\S.*)$/;
/** `### Name:` above the words. */
const headingLabel = /^#{1,6}\s+([^:：]{1,80})[:：]\s*$/;
/** `**\<Name\>** text`, `**\<bridge\> \<Name\>** text` of another chat, and `**\* Name** nods`. */
const boldNick =
  /^\*\*(?:(?:\\?<[^<>*]{1,60}> ?)?\\?<([^<>*]{1,60}?)\\?>|\\?\* ([^<>*\s]{1,60}))\*\*/;
export const labelCharacters = 140;
/** Votes and shares of a poll: `SF: 19 in room`. */
const count = /^\d{1,4}(?:\s?%|\s+(?:in|on|for|online|votes?)\b|,(?!\s\p{Ll})|$)/u;
/** 'AI: Ana to send it' is an action item, not an assistant that speaks. */
const taskLabel = /^AIs?(?: \d{1,3}| \(.+\)| for .+)?$/;
const taskText =
  /^(?:@|\p{Ll}|\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)?(?: and \p{Lu}[\p{L}'’.-]*)? (?:to|will)\b)/u;

export type LabelledLine = {
  label: string;
  text: string;
  bold: boolean;
  marked: boolean;
  /** In angle brackets, as chats write nicks. */
  isNick?: true;
  /** Bold at the start of a line, and no colon behind it. */
  isBare?: true;
  /** `[Name] text` or `(Name) text`. */
  isBracketed?: true;
  /** False if only a speaker's line can have such a name, because free text begins so too. */
  isPlausible: boolean;
  /** The time that stands before the label. */
  time: string | null;
};

type NameIn = (label: string) => string | null;
type Label = Pick<
  LabelledLine,
  'label' | 'text' | 'bold' | 'marked' | 'isNick' | 'isBare' | 'isBracketed'
>;

function boldLabelOf(line: string): Label | null {
  const match = line.startsWith('**') ? boldLabel.exec(line) : null;
  const label = match?.[1] ? speakerLabel(match[1]) : null;
  if (!match || label === null || !looksLikeName(label)) return null;
  return { label, text: match[2] ?? '', bold: true, marked: true, isBare: true };
}

/** `<Name> text`, as in copied chats. */
function chatLabelOf(line: string, nameIn: NameIn): Label | null {
  const plain = line.replace(
    boldNick,
    (_, writer?: string, doer = '') => `<${foldText(writer ?? doer)}>`,
  );
  const match = /^<[@+ ]?([^<>]{1,40})>\s+(\S.*)$/.exec(plain);
  const label = match?.[1] ? nameIn(match[1]) : null;
  if (label === null || !(nameIn === nameOfHead || looksLikeName(label))) return null;
  return { label, text: match?.[2] ?? '', bold: false, marked: true, isNick: true };
}

function dashLabelOf(line: string): Label | null {
  const match = /[-–—]/.test(line.slice(0, labelCharacters)) ? dashLabel.exec(line) : null;
  const label = speakerLabel(match?.[1] ?? match?.[2] ?? '');
  if (!match || label === null || !looksLikeName(label)) return null;
  const isSure = match[1] !== undefined || label.includes('(');
  if (!isSure && !(label.includes(' ') && /[.?!…]["”’)]?$/.test(line.trimEnd()))) return null;
  return { label, text: match[3] ?? '', bold: false, marked: true };
}

export function bracketedLabelOf(
  line: string,
  time: LeadingTime | null | undefined,
): LabelledLine | null {
  const rest = (time?.rest ?? line).trimStart();
  const [, square, round, text = ''] = bracketedLabel.exec(rest) ?? [];
  const label = speakerLabel(square ?? round ?? '');
  // Behind a time a chat can have a nick there.
  const isName = label !== null && (looksLikeName(label) || (time && !label.includes(' ')));
  if (!isName) return null;
  const set = { bold: false, marked: true, isPlausible: true, isBracketed: true } as const;
  return { label, text, time: time?.start ?? null, ...set };
}

function headingLabelOf(line: string): Label | null {
  const match = headingLabel.exec(line);
  const label = match?.[1] ? speakerLabel(match[1]) : null;
  return label !== null && looksLikeName(label)
    ? { label, text: '', bold: false, marked: true }
    : null;
}

export function labelOf(
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

/** 'Decision:' and 'Agenda:' head lists in minutes; these roles speak in some files. */
export const isTitleOfList = (label: string): boolean =>
  isDocumentWord(label) && !/^(?:presenter|scribe|owner|author)$/i.test(label);

export const nameOfHead: NameIn = (raw) => {
  const label = tidyLabel(raw);
  return isTitleOfList(label) ? null : headName(label);
};
