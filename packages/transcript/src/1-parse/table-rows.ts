import { headName } from './head-name.ts';
import type { Layout, Reading } from './layout.ts';
import { speakerLabel, tidyLabel } from './speaker-label.ts';
import { stampClock, stampPattern } from './stamps.ts';
import { readUtterances } from './utterances.ts';
import { countWords, noWords } from './word-count.ts';

const stamp = new RegExp(`^[[(]?${stampPattern}[\\])]?$`);
const columnTitle = /^(?:speaker|name|participant|person|who)$/i;
const leastRows = 3;
const rowShare = 0.6;
const columnShare = 0.8;
const nameCharacters = 60;
const mostColumns = 6;

type Columns = { time: number | null; name: number; text: number };

/** A row for each utterance, as in Word files: time, name and words in any order. */
export const tableRows: Layout = {
  name: 'table-rows',
  recognises: ({ lines }) => {
    const rows = rowsOf(lines);
    const filled = lines.filter((line) => line.trim() !== '').length;
    return (
      rows.length >= leastRows &&
      rows.length >= filled * rowShare &&
      columnsOf(rows, isInBars(lines)) !== null
    );
  },
  read: ({ lines }) => readRows(lines, columnsOf(rowsOf(lines), isInBars(lines))),
};

function readRows(lines: readonly string[], columns: Columns | null): Reading {
  if (columns === null) return { cues: [], words: noWords() };
  const clock = stampClock();
  const nameIn = isInBars(lines) ? speakerLabel : headName;
  const { cues, preamble, words } = readUtterances(lines, (line) => {
    const cells = cellsOf(line);
    if (isRule(cells)) return 'frame';
    const time = columns.time === null ? '' : bareStamp(cells[columns.time] ?? '');
    const speaker = nameIn(cells[columns.name] ?? '');
    const isHeader =
      (columns.time !== null && time === '') || columnTitle.test(cells[columns.name] ?? '');
    if (cells.length < 2 || isHeader) return 'continues';
    const own = [columns.time, columns.name, columns.text].map((at) => cells[at ?? -1] ?? '');
    const otherWords = Math.max(0, countWords(cells.join(' ')) - countWords(own.join(' ')));
    return { speaker, start: clock.read(time), text: cells[columns.text] ?? '', otherWords };
  });
  return { preamble, words, ...clock.settle(cues) };
}

function rowsOf(lines: readonly string[]): string[][] {
  return lines
    .map(cellsOf)
    .filter((cells) => cells.length > 1 && cells.length <= mostColumns && !isRule(cells));
}

const isInBars = (lines: readonly string[]) => lines.some((line) => line.startsWith('|'));

const isRule = (cells: readonly string[]): boolean =>
  cells.length > 0 && cells.every((cell) => /^:?-{2,}:?$/.test(cell));

function cellsOf(line: string): string[] {
  if (line.startsWith('|'))
    return line
      .replace(/\|\s*$/, '')
      .slice(1)
      .split('|', mostColumns + 1)
      .map((cell) => cell.trim());
  return line.includes('\t') ? line.split('\t', mostColumns + 1).map((cell) => cell.trim()) : [];
}

function bareStamp(cell: string): string {
  return stamp.test(cell) ? cell.replace(/[[\]()]/g, '') : '';
}

function columnsOf(rows: readonly (readonly string[])[], isInBars: boolean): Columns | null {
  const width = Math.max(0, ...rows.slice(0, 200).map((cells) => cells.length));
  const all = Array.from({ length: width }, (_, i) => rows.map((cells) => cells[i] ?? ''));
  const mostly = (cells: readonly string[], is: (cell: string) => boolean) =>
    cells.filter(is).length >= cells.length * columnShare;
  const time = all.findIndex((cells) => mostly(cells, (cell) => stamp.test(cell)));
  const name = all.findIndex((cells, i) => i !== time && mostly(cells, isName) && comeAgain(cells));
  const lengths = all.map((cells, i) =>
    i === time || i === name ? -1 : cells.reduce((sum, cell) => sum + cell.length, 0),
  );
  const text = lengths.indexOf(Math.max(...lengths));
  if (name < 0 || (lengths[text] ?? -1) < rows.length) return null;
  // A table in notes may list tasks and owners instead of talk.
  if (time < 0 && isInBars && !columnTitle.test(rows[0]?.[name] ?? '')) return null;
  return { time: time < 0 ? null : time, name, text };
}

function isName(cell: string): boolean {
  return cell.length <= nameCharacters && headName(cell) !== null;
}

function comeAgain(cells: readonly string[]): boolean {
  return new Set(cells.map(tidyLabel)).size <= cells.length * 0.75;
}
