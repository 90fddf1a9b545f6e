const width = 92;

/** Breaks lines at spaces and indents list items. */
export function wrap(text: string): string[] {
  const indent = text.startsWith('- ') ? '  ' : '';
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line === undefined) lines.push(word);
    else if (line.length + word.length < width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(indent + word);
  }
  return lines;
}

/** Aligns the first and last column to the left, the figures between them to the right. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      widths[index] = Math.max(widths[index] ?? 0, cell.length);
    }
  }
  return rows.map((row) =>
    row
      .map((cell, index) => {
        const isFigure = index > 0 && index < row.length - 1;
        return isFigure ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0);
      })
      .join('  ')
      .trimEnd(),
  );
}
