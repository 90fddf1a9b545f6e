/** A row of a table: its first cell, and the references in its last cell, as written. */
export type DocumentRow = { line: number; what: string; shownBy: string[] };

/** The rows of every table in a Markdown document, without the table's head and rule. `<br>` separates references. */
export function readRows(document: string): DocumentRow[] {
  return document.split('\n').flatMap((text, index, lines) => {
    const isHead = lines[index + 1]?.startsWith('|-');
    if (!text.startsWith('|') || text.startsWith('|-') || isHead) return [];
    const cells = text.slice(1, -1).split(/(?<!\\)\|/);
    const shownBy = (cells.at(-1) ?? '')
      .split('<br>')
      .map((reference) => reference.trim())
      .filter((reference) => reference !== '');
    return [{ line: index + 1, what: cells[0]?.trim() ?? '', shownBy }];
  });
}
