/** Characters that start a formula in a spreadsheet, also in full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Begins every table. Excel reads a file without it in the alphabet of the machine. */
export const byteOrderMark = '\ufeff';

/** Quotes every cell and escapes formulas. */
export function csvRow(cells: readonly (string | null | undefined)[]): string {
  const quoted = cells.map((cell) => {
    const text = cell ?? '';
    return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  });
  return `${quoted.join(',')}\r\n`;
}
