import { leadingTimes } from '../1-parse/leading-time.ts';
import { openDocument } from '../1-parse/open-document.ts';
import { type Doubt, type Transcript, UnreadableTranscriptError } from '../types.ts';
import { shownLine } from './shown-line.ts';

/** They take any line that no other layout reads. */
const catchAll = new Set(['plain-text', 'timestamp-lines']);
const leastLines = 6;
const leastShare = 0.2;
const leastRepeats = 3;
const leastFields = 3;
/** Of such a file nothing but names and times would be read as words. */
const refusedShare = 0.9;
const refusedLines = 10;
const shownLines = 3;

const name = String.raw`[\p{L}\d@][^\s:|<>\t;]{0,30}(?: [^\s:|<>\t;]{1,30}){0,3}?`;
const head = new RegExp(
  String.raw`^\s{0,8}[[(<*"]{0,3}(${name})[\])*"]{0,3}(\s?[:|>\t;]+\s?|\s[-–—=]{1,2}>?\s)`,
  'u',
);
/** `*Ana Ruiz* I see`, without a colon. */
const marked = new RegExp(String.raw`^\s{0,8}([*_<[({]{1,3})(${name})[*_>\])}]{1,3}\s`, 'u');
/** `Q. Did you see it?` */
const letter = /^\s{0,8}(\p{Lu}{1,2})([.)])\s/u;
const stamp = /^\s{0,8}[[(<{*"]{0,3}\d{1,2}[:.h]\d{2}(?:[:.,]\d{2,3}){0,2}(?!\d)/u;
const separators = ['|', '\t', ';'];

/**
 * Lines that begin alike, with a time, a name or fields of a table, although no layout with names has read the file.
 * @throws UnreadableTranscriptError if nearly the whole file is such lines
 */
export function namesMissedDoubt(
  { layout }: Pick<Transcript, 'layout'>,
  file: { text: string; fileName: string },
): Extract<Doubt, { kind: 'names-missed' }> | null {
  if (!catchAll.has(layout)) return null;
  const filled = openDocument(file.text, file.fileName).lines.filter((line) => line.trim() !== '');
  const times = leadingTimes(filled);
  const lines =
    layout === 'timestamp-lines' ? filled.map((line, i) => times[i]?.rest ?? line) : filled;
  const alike = [tabled(lines), repeated(lines), stamped(lines)].find(
    (found) => found.length >= leastLines && found.length >= lines.length * leastShare,
  );
  if (!alike) return null;
  if (alike.length >= refusedLines && alike.length >= lines.length * refusedShare)
    throw new UnreadableTranscriptError(
      'The lines of this file begin alike, with names or times in a layout that is not known, so nobody could be told apart. Layouts that are read: WebVTT and SubRip captions, exports of Teams, Zoom, Google Meet and Otter, tables with columns for speaker and text, and lines as ‘Name: words’ or ‘[00:01:02] Name: words’.',
    );
  return { kind: 'names-missed', lines: alike.slice(0, shownLines).map(shownLine) };
}

const stamped = (lines: readonly string[]) => lines.filter((line) => stamp.test(line));

/** Lines whose start, a short name and a separator, comes again; none if only one start does. */
function repeated(lines: readonly string[]): string[] {
  const starts = lines.map((line) => {
    const [, a = '', b = ''] = head.exec(line) ?? letter.exec(line) ?? marked.exec(line) ?? [];
    return a && `${a} ${b.trim()}`.toLowerCase().replace(/\d+/g, '#');
  });
  const counts = new Map<string, number>();
  for (const start of starts) if (start) counts.set(start, (counts.get(start) ?? 0) + 1);
  const kinds = new Set(
    [...counts].filter(([, count]) => count >= leastRepeats).map(([start]) => start),
  );
  return kinds.size < 2 ? [] : lines.filter((_, i) => kinds.has(starts[i] ?? ''));
}

function tabled(lines: readonly string[]): string[] {
  const tables = separators.map((separator) => {
    const byFields = Map.groupBy(lines, (line) => line.split(separator, 20).length);
    const [, most = []] =
      [...byFields]
        .filter(([fields]) => fields >= leastFields)
        .sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
    return most;
  });
  return tables.reduce((a, b) => (b.length > a.length ? b : a));
}
