import { datedPattern } from './dated-stamp.ts';
import { emphasisTag } from './emphasis.ts';
import { stampPattern } from './stamps.ts';

const longestHead = 240;
const mayHold = /[*_`~<]/;
const mark = new RegExp(
  String.raw`(?<!\*)(?:(?<=\S)\*{1,3}(?!\*)|\*{1,3}(?![*\s]|$))|(?<![\p{L}\p{N}_])_{1,3}(?!_)|_{1,3}(?![\p{L}\p{N}_])|~~|\x60|${emphasisTag}`,
  'giu',
);
const strong = /^(?:\*\*|__|<(?:b|strong)\b)/i;
/** What stands before a head in a list, a quotation or a heading. */
const leads = /^(?:\s*(?:>\s?|[-*+•]\s+|\d{1,5}[.)]\s+|#{1,6}\s+))*\s*/;

/** Stands where the outermost mark ends. */
const end = '\u0001';
const ends = new RegExp(end, 'g');
const gap = `[\\s${end}]*`;
const name = `((?![[(]?\\d{1,4}[:./-]\\d)[\\p{L}\\p{N}\\p{Extended_Pictographic}@+([][^:：\\n|${end}]{0,100}?)`;
const stamps = String.raw`(?:${datedPattern}|${stampPattern}(?:\s?(?:-|–|—|->|-->|:)\s?${stampPattern})?)`;
const inBrackets = String.raw`[[(]\s?${stamps}\s?[\])]`;
const time = `(?:${inBrackets}|${stamps}(?![\\d:]))`;
const dash = `${gap}[-–—|•·,]?${gap}`;

const form = (pattern: string): RegExp => new RegExp(`^${gap}${pattern}`, 'diu');

/** The places that name, time and colon can have at the start of a line. The name is the first group. */
const forms: readonly { is: RegExp; isTimed: boolean; needsColon?: true }[] = [
  { is: form(`${time}${dash}${name}${gap}[:：]`), isTimed: true },
  {
    is: form(`${time}${dash}${name}${end}(?!${gap}[-–—|•·(\\[])`),
    isTimed: true,
    needsColon: true,
  },
  { is: form(`${time}${dash}${name}${gap}$`), isTimed: true },
  { is: form(`${name}${dash}${time}${gap}[:：]`), isTimed: true },
  { is: form(`${name}${dash}${time}${gap}$`), isTimed: true },
  { is: form(`${name}${end}${dash}${inBrackets}`), isTimed: true, needsColon: true },
  { is: form(`${name}${dash}${time}${end}`), isTimed: true, needsColon: true },
  { is: form(`${name}${gap}[:：]${gap}${inBrackets}`), isTimed: true },
  { is: form(`${name}${gap}[:：]`), isTimed: false },
  { is: form(`${name}${end}`), isTimed: false },
  { is: form(`${time}()`), isTimed: true },
];

/** Takes marks of bold and italic from the names and times at the start of each line, in whatever order they stand. */
export function withPlainHeads(text: string): string {
  return mayHold.test(text) ? text.split('\n').map(plainHead).join('\n') : text;
}

type Mark = { run: string; from: number; to: number; textAt: number };
/** `sources` tells where each character of the text stands in the source. */
type Plain = { source: string; text: string; sources: number[]; marks: Mark[] };
type Head = { text: string; label: string; to: number; isStrong: boolean; unclosed: string[] };

function plainHead(line: string): string {
  if (!mayHold.test(line.slice(0, longestHead))) return line;
  const lead = leads.exec(line)?.[0] ?? '';
  const source = line.slice(lead.length, lead.length + longestHead);
  const plain = withoutMarks(source);
  if (plain.marks.length === 0) return line;
  const rest = line.slice(lead.length + longestHead);
  for (const { is, isTimed, needsColon } of forms) {
    const match = is.exec(plain.text);
    const head = match && headIn(plain, match);
    if (!head) continue;
    const written = isTimed || lead.includes('#') ? head.text : labelAlone(head);
    if (written === null) return line;
    const words = source.slice(head.to) + rest;
    // `***ana nods` in a chat of Pidgin.
    if (head.unclosed.includes('***') && !words.includes('***')) return line;
    const said = head.unclosed.reduce(
      (text, run) => text.replace(run.replace('<', '</'), ''),
      words,
    );
    const joint = needsColon && said.trim() !== '' ? ':' : '';
    return `${lead}${written}${joint}${/^[^\s,.;!?)'’]/.test(said) ? ' ' : ''}${said}`;
  }
  return line;
}

/** Bold is kept, since it tells a label from words with a colon. */
function labelAlone({ text, label, isStrong }: Head): string | null {
  const colon = /[:：]$/.exec(text)?.[0];
  if (isStrong) return `**${label}${colon ?? ''}**`;
  return colon === undefined ? null : `${label}${colon}`;
}

function withoutMarks(source: string): Plain {
  const marks: Mark[] = [];
  const sources: number[] = [];
  const open: string[] = [];
  let text = '';
  let at = 0;
  const copy = (to: number) => {
    for (; at < to; at++) {
      text += source[at];
      sources.push(at);
    }
  };
  for (const { 0: run, index } of source.matchAll(mark)) {
    // `ana_` is the nick of somebody whose `ana` was taken.
    if (run.startsWith('_') && !open.includes(run) && isLetter(source[index - 1])) continue;
    copy(index);
    at = index + run.length;
    marks.push({ run, from: index, to: at, textAt: text.length });
    if (!closes(open, run)) open.push(plainTag(run));
    else if (open.length === 0) {
      text += end;
      sources.push(index);
    }
  }
  copy(source.length);
  return { source, text, sources, marks };
}

const isLetter = (sign = ''): boolean => /[\p{L}\p{N}]/u.test(sign);

/** Takes the mark that this one ends from those that are open. */
function closes(open: string[], run: string): boolean {
  const tag = /^<(\/?)(\w+)/.exec(run);
  const last = open.at(-1);
  const isPair = tag ? tag[1] === '/' && last === `<${tag[2]}>` : last === run;
  if (isPair) open.pop();
  return isPair;
}

/** Null if no mark belongs to the head, or if one stands inside the name. */
function headIn({ source, text, sources, marks }: Plain, match: RegExpExecArray): Head | null {
  const length = match[0].length;
  const [from = 0, to = 0] = match.indices?.[1] ?? [];
  const own = marks.filter(({ textAt }) => textAt < length);
  if (own.some(({ textAt }) => textAt > from && textAt < to)) return null;
  const open: string[] = [];
  for (const { run } of own) if (!closes(open, run)) open.push(plainTag(run));
  const next = marks.slice(own.length);
  let last: Mark | null = null;
  for (const one of next) {
    const isNext = open.length > 0 && text.slice(length, one.textAt).trim() === '';
    if (!isNext || !closes(open, one.run)) break;
    last = one;
  }
  if (own.length === 0) return null;
  const isOpener = next[0]?.textAt === length ? next[0].from : null;
  return {
    text: match[0].replace(ends, '').trim(),
    label: (match[1] ?? '').trim(),
    to: last?.to ?? isOpener ?? sources[length] ?? source.length,
    isStrong: own.some(({ run }) => strong.test(run)),
    unclosed: open,
  };
}

const plainTag = (run: string): string => run.replace(/^<(\w+).*$/s, '<$1>');
