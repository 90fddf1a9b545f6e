export type Row = readonly string[];

export type CheckResult = {
  title: string;
  header: Row;
  rows: readonly Row[];
  failures: number;
};

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
