import type { Cue } from '../types.ts';
import type { Layout, Reading, TextDocument } from './layout.ts';
import { countWords, noWords } from './word-count.ts';
import { writtenLine } from './written-outcomes.ts';

/** `Transcript   35 minutes, 120 turns, 4,310 words, 5 speakers`; the counts may stand below. */
const title = /^(?:## )?Transcript(?:\s{2,}(.*))?$/;
const counts = /^(?:about )?[\d,]+ minutes?, [\d,]+ turns?, [\d,]+ words?, [\d,]+ speakers?$/;
const countsWithin = 3;
/** `03:12<tab>Ana Ruiz` in Word files, two blanks in PDFs, where a dash stands for no time. */
const plainHead = /^(?:(\d{1,3}(?::\d\d){1,2})|–)?(?:\t| {2})(\S.*)$/;
const markdownHead = /^\*\*(.{1,500}?)(?<!\\)\*\*(?: (\d{1,3}(?::\d\d){1,2}))?\s*$/;
const notStated = /, the day of the upload$/;
const frontMatter = /^---$/;

/** The transcript in a Word file, PDF or Markdown that Rapport wrote. */
export const ownExport: Layout = {
  name: 'own-export',
  isExact: true,
  recognises: ({ lines }) => isOwnExport(lines),
  read: (document) => readOwn(document, firstLine(document.lines) ?? 0),
};

export const isOwnExport = (lines: readonly string[]): boolean => firstLine(lines) !== null;

/** The line after the counts; null if the text is no export. */
function firstLine(lines: readonly string[]): number | null {
  for (const [at, line] of lines.entries()) {
    const found = title.exec(line.slice(0, 200));
    if (!found) continue;
    if (found[1] !== undefined && counts.test(found[1])) return at + 1;
    const below = lines.slice(at + 1, at + 1 + countsWithin);
    const of = below.findIndex((one) => counts.test(one.trim()));
    if (found[1] === undefined && of >= 0) return at + of + 2;
  }
  return null;
}

type OpenTurn = { speaker: string; start: number | null; texts: string[] };

function readOwn({ lines }: TextDocument, from: number): Reading {
  const isMarkdown = lines[from - 3] === '## Transcript' || lines[from - 2] === '## Transcript';
  const plain = isMarkdown ? withoutEscapes : (text: string) => text;
  const words = noWords();
  words.header = countWords(lines.slice(0, from).join('\n'));
  const cues: Cue[] = [];
  let open: OpenTurn | null = null;
  const close = () => {
    if (open) cues.push(cueOf(open, cues.length));
  };
  for (const line of lines.slice(from)) {
    const head = isMarkdown ? markdownHeadOf(line) : plainHeadOf(line);
    if (head) {
      close();
      open = { ...head, speaker: plain(head.speaker), texts: [] };
      words.frame += countWords(line);
    } else {
      words[open ? 'said' : 'apart'] += countWords(line);
      open?.texts.push(plain(line));
    }
  }
  close();
  return {
    cues: cues.filter(({ text }) => text !== ''),
    words,
    preamble: preambleOf(lines.slice(0, from)).map(plain),
  };
}

function plainHeadOf(line: string): OpenTurn | null {
  const [, time, speaker] = plainHead.exec(line.slice(0, 600)) ?? [];
  return speaker === undefined ? null : { speaker, start: secondsOf(time), texts: [] };
}

function markdownHeadOf(line: string): OpenTurn | null {
  const [, speaker, time] = markdownHead.exec(line.slice(0, 600)) ?? [];
  return speaker === undefined ? null : { speaker, start: secondsOf(time), texts: [] };
}

const secondsOf = (time: string | undefined): number | null =>
  time === undefined ? null : time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

function cueOf({ speaker, start, texts }: OpenTurn, at: number): Cue {
  const text = texts.join(' ').replace(/\s+/g, ' ').trim();
  return { id: String(at + 1), start, end: null, text, ...ownSpeaker(speaker, text) };
}

/** The speaker of a turn in an export: nobody for turns without a name and for lines of minutes. */
export function ownSpeaker(
  label: string,
  text: string,
): Pick<Cue, 'speaker' | 'speakerChanges' | 'written'> {
  const written = label === 'Minutes' ? writtenLine(text) : null;
  if (written) return { speaker: null, written: written.kind };
  const isNobody = label === 'Minutes' || label === 'Unknown speaker' || label === '';
  return isNobody ? { speaker: null, speakerChanges: true } : { speaker: label };
}

/** Undoes what the Markdown export escapes. */
const withoutEscapes = (text: string) =>
  text.replace(/\\([\\`*_[\]<>|~+#=.)-])/g, '$1').replace(/&amp;(?=#?\w+;)/g, '&');

/** Without the note about texts by a model, and without a day that the meeting did not state. */
function preambleOf(lines: readonly string[]): string[] {
  const end = frontMatter.test(lines[0] ?? '')
    ? lines.findIndex((line, at) => at > 0 && frontMatter.test(line))
    : -1;
  return lines.slice(end + 1).filter((line) => !notStated.test(line.trimEnd()));
}
