/** What a spreadsheet would take for the beginning of a formula, in the widths of East Asian scripts too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** One line of CSV: every cell in quotes, and none that a spreadsheet would work out. */
export function csvRow(cells: readonly (string | null | undefined)[]): string {
  const quoted = cells.map((cell) => {
    const text = cell ?? '';
    return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  });
  return `${quoted.join(',')}\r\n`;
}
