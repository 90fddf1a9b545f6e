import { CsvError, parse } from 'csv-parse/sync';

/** `values` is null if the row is unreadable. Lines are counted from 1. */
export type CsvRecord = { line: number; values: string[] | null };

/** Limits how many lines an unclosed quote can consume. */
const linesPerRecordMax = 10;
const delimiters = [',', ';', '\t'];
const separatorLine = /^"?sep=([,;\t])"?$/i;

/**
 * The rows of a CSV file including the header, without empty rows. After an unreadable row, parsing
 * continues on the next line. The delimiter (comma, semicolon or tab) is taken from a first line
 * such as 'sep=;', which spreadsheets write, or from the header.
 */
export function* csvRecords(text: string): Generator<CsvRecord> {
  const lines = text.split(/\r\n|\r|\n/);
  const stated = separatorLine.exec(lines[0] ?? '')?.[1];
  let index = stated ? 1 : 0;
  const delimiter = stated ?? delimiterOf(lines.slice(index).find((line) => line.trim()) ?? '');
  let width: number | undefined;
  while (index < lines.length) {
    const record = readRecord(lines, index, delimiter);
    const isTorn = record !== null && record.lines > 1 && record.values.length !== width;
    const values = record === null || isTorn ? null : record.values;
    if (!values || values.some((value) => value !== '')) yield { line: index + 1, values };
    width ??= values?.length;
    index += isTorn ? 1 : (record?.lines ?? 1);
  }
}

/** The most frequent delimiter outside quotes. */
function delimiterOf(header: string): string {
  const betweenQuotes = header.replace(/"[^"]*"/g, '');
  const countOf = (delimiter: string) => betweenQuotes.split(delimiter).length;
  return delimiters.reduce((best, other) => (countOf(other) > countOf(best) ? other : best));
}

function readRecord(lines: readonly string[], start: number, delimiter: string) {
  const first = lines[start] ?? '';
  if (!first.includes('"'))
    return { values: first.split(delimiter).map((value) => value.trim()), lines: 1 };
  for (let count = 1; count <= linesPerRecordMax; count += 1) {
    try {
      const text = lines.slice(start, start + count).join('\n');
      const [values] = parse(text, { delimiter, trim: true, relax_quotes: true });
      return values ? { values, lines: count } : null;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      if (error.code !== 'CSV_QUOTE_NOT_CLOSED') return null;
    }
  }
  return null;
}
