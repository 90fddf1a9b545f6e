/** Characters that start a formula in a spreadsheet, also in full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Begins every table. Excel reads a file without it in the alphabet of the machine. */
export const byteOrderMark = '\ufeff';

type Cell = string | null | undefined;

/** A table: each heading with the cell that a row has under it. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

export const csvHead = <Row>(columns: CsvColumns<Row>): string => csvRow(Object.keys(columns));

export const csvLine = <Row>(columns: CsvColumns<Row>, row: Row): string =>
  csvRow(Object.values(columns).map((cellOf) => cellOf(row)));

/** Quotes every cell and escapes formulas. */
export function csvRow(cells: readonly Cell[]): string {
  const quoted = cells.map((cell) => {
    const text = cell ?? '';
    return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  });
  return `${quoted.join(',')}\r\n`;
}
