import type { Cue } from '../types.ts';
import { readCsv } from './csv.ts';
import { headName } from './head-name.ts';
import type { Layout, Reading, TextDocument } from './layout.ts';
import { ownSpeaker } from './own-export.ts';
import { stampClock, stampPattern } from './stamps.ts';
import { foldText } from './utterances.ts';
import { countWords, noWords, wordsOf } from './word-count.ts';

const titles = {
  seconds: /^(?:start|end)(?:[ _]time)?[ _](?:in[ _])?(?:s|sec|secs|seconds)$/,
  start:
    /^(?:(?:start|begin|from)(?:[ _-]?time)?(?:[ _](?:ms|s|sec|seconds))?|time|timestamp|time[ _]?code|in)$/,
  end: /^(?:(?:end|stop|to)(?:[ _-]?time)?(?:[ _](?:ms|s|sec|seconds))?|out)$/,
  name: /^(?:speaker(?:[ _-]?(?:name|label))?|name|participant|person|who|user(?:[ _]?name)?|author|from|sender|sprecher(?:in)?|orateur|locuteur|hablante|falante)$/,
  text: /^(?:text|content|transcript(?:ion)?|utterance|message|words|sentence|body|caption|dialog(?:ue)?|speech|texte|texto)$/,
};
const separators = [',', ';', '\t'];
const stamp = new RegExp(`^[[(]?${stampPattern}[\\])]?$`);
const number = /^\d{1,7}(?:\.\d{1,9})?$/;
const leastRecords = 2;
/** 59:55 as a spreadsheet writes it, which takes it for hours, from 24 on. */
const shifted = /^((?:2[4-9]|[3-9]\d|1\d\d):[0-5]\d):00$/;
/** Enough to tell that a long text is no table, without reading all of it. */
const probedLines = 200;
const mostColumns = 30;
/** Least share of the records that have the usual number of cells, and of the cells that fit their column. */
const share = 0.8;
/** Of a table of names and words only. */
const leastPairs = 6;
const pairShare = 0.95;
const mostNamesShare = 0.5;
const nameCharacters = 60;
/** Least average words of a record's text without a row of titles. */
const leastWords = 3;

type Columns = {
  start: number;
  end: number;
  name: number;
  text: number;
  inMilliseconds: boolean;
  /** The table numbers turns, so each row is one. */
  hasTurns: boolean;
};
type Table = { records: string[][]; columns: Columns };

/** Records of a spreadsheet, with or without a row of titles: time, name and words in any order. */
export const csvRows: Layout = {
  name: 'csv',
  isExact: true,
  recognises: (document) => tableOf(document) !== null,
  read: (document) => {
    const table = tableOf(document);
    return table ? readTable(document, table) : { cues: [], words: noWords() };
  },
};

/** Spreadsheets are kept from reading a cell as a formula by a quotation mark before it. */
const asText = (cell = '') => cell.replace(/^'(?=[=+\-@＝＋－＠])/, '');

const known = new WeakMap<TextDocument, Table | null>();

function tableOf(document: TextDocument): Table | null {
  const table = known.get(document) ?? findTable(document);
  known.set(document, table);
  return table;
}

function findTable({ text, lines }: TextDocument): Table | null {
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const separator = separators.find((one) => first.includes(one));
  if (separator === undefined) return null;
  const probe = readCsv(lines.slice(0, probedLines).join('\n'), separator);
  const [top = []] = probe;
  if (probe.length < leastRecords || top.length < 2 || top.length > mostColumns) return null;
  const titled = titledColumns(top);
  if (titled !== null) return { records: readCsv(text, separator).slice(1), columns: titled };
  if (separator === '\t' || untitledColumns(probe) === null) return null;
  const records = readCsv(text, separator);
  const columns = untitledColumns(records);
  return columns && { records, columns };
}

function titledColumns(top: readonly string[]): Columns | null {
  const lower = top.map((title) => title.toLowerCase());
  const find = (title: RegExp) => lower.findIndex((one) => title.test(one));
  const inSeconds = (side: string) =>
    lower.findIndex((one) => titles.seconds.test(one) && one.startsWith(side));
  const either = (exact: number, usual: number) => (exact < 0 ? usual : exact);
  const start = either(inSeconds('start'), find(titles.start));
  const text = find(titles.text);
  const name = find(titles.name);
  if (text < 0 || (start < 0 && name < 0)) return null;
  const end = either(inSeconds('end'), find(titles.end));
  return {
    start,
    end,
    name,
    text,
    inMilliseconds: /[ _]ms$/.test(lower[start] ?? ''),
    hasTurns: lower.includes('turn'),
  };
}

function untitledColumns(records: readonly string[][]): Columns | null {
  const width = records[0]?.length ?? 0;
  const even = records.filter((cells) => cells.length === width);
  if (even.length < records.length * share) return null;
  const columns = Array.from({ length: width }, (_, at) => even.map((cells) => cells[at] ?? ''));
  const mostly = (cells: readonly string[], is: (cell: string) => boolean) =>
    cells.filter(is).length >= cells.length * share;
  const times = columns.flatMap((cells, at) =>
    mostly(cells, (cell) => stamp.test(cell) || number.test(cell)) ? [at] : [],
  );
  const name = columns.findIndex(
    (cells, at) =>
      !times.includes(at) &&
      mostly(cells, (cell) => cell.length <= nameCharacters && headName(cell) !== null) &&
      new Set(cells).size <= cells.length * share,
  );
  const sizes = columns.map((cells, at) =>
    times.includes(at) || at === name ? 0 : countWords(cells.join(' ')),
  );
  const text = sizes.indexOf(Math.max(...sizes));
  if (name < 0 || (sizes[text] ?? 0) < records.length * leastWords) return null;
  if (times.length === 0 && !isNameAndWords(records, columns[name] ?? [])) return null;
  const [start = -1, end = -1] = times;
  return { start, end, name, text, inMilliseconds: false, hasTurns: false };
}

/** Two cells in nearly every record, without times: prose with commas has neither the cells nor the few names. */
function isNameAndWords(records: readonly string[][], names: readonly string[]): boolean {
  const pairs = records.filter((cells) => cells.length === 2);
  return (
    pairs.length >= leastPairs &&
    pairs.length >= records.length * pairShare &&
    new Set(names).size <= records.length * mostNamesShare &&
    !names.some((name) => name.includes(':')) &&
    // Only words in quotation marks keep their commas.
    pairs.some(([, words]) => words?.includes(','))
  );
}

function readTable({ text }: TextDocument, { records, columns }: Table): Reading {
  const clock = stampClock();
  const time = (cell: string | undefined) => {
    const read = clock.read((cell ?? '').replace(/^[[(]|[\])]$/g, '').replace(shifted, '$1'));
    return read !== null && columns.inMilliseconds ? read / 1000 : read;
  };
  const cues = records.flatMap((cells, at): Cue[] => {
    const cell = asText(cells[columns.text]);
    const said = columns.hasTurns ? cell.replace(/\s+/g, ' ').trim() : foldText(cell);
    const label = asText(cells[columns.name]);
    if (said === '') return [];
    return [
      {
        id: String(at + 1),
        start: time(cells[columns.start]),
        end: time(cells[columns.end]),
        text: said,
        ...(columns.hasTurns ? ownSpeaker(label, said) : { speaker: headName(label) }),
      },
    ];
  });
  const said = wordsOf(cues);
  const rest = countWords(text) - said;
  const own = records.map((cells) =>
    [columns.start, columns.end, columns.name].map((at) => cells[at] ?? '').join(' '),
  );
  const frame = Math.max(0, Math.min(rest, countWords(own.join(' '))));
  return { words: { ...noWords(), said, frame, columns: rest - frame }, ...clock.settle(cues) };
}
