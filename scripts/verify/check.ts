/** One line of a table of results. */
export type Row = readonly string[];

/** What a check found: a table and the number of rows that are off. */
export type CheckResult = {
  title: string;
  header: Row;
  rows: readonly Row[];
  failures: number;
};

/** Prints a result as a table with columns as wide as their widest cell. */
export function printResult({ title, header, rows, failures }: CheckResult) {
  const table = [header, ...rows];
  const widths = header.map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  console.log(`\n${title}: ${failures === 0 ? 'all as expected' : `${failures} off`}`);
  for (const row of table) {
    console.log(
      `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
    );
  }
}
