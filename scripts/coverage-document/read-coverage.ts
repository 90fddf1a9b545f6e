/** A row of the coverage document: what is shown, and by which tests. */
export type CoverageRow = { line: number; what: string; tests: CoverageTest[]; unread: string[] };
type CoverageTest = { file: string; name: string };

const reference = /^`([^`]+)` > `([^`]+)`$/;

/**
 * The rows of every table in the document, without head and rule. The last cell of a row names its
 * tests, separated by `<br>`; whatever there is no name of a test is kept in `unread`.
 */
export function readCoverage(document: string): CoverageRow[] {
  return document.split('\n').flatMap((text, index, lines) => {
    const isHead = lines[index + 1]?.startsWith('|-');
    if (!text.startsWith('|') || text.startsWith('|-') || isHead) return [];
    const cells = text.slice(1, -1).split(/(?<!\\)\|/);
    const references = (cells.at(-1) ?? '').split('<br>').map((part) => part.trim());
    const row: CoverageRow = {
      line: index + 1,
      what: cells[0]?.trim() ?? '',
      tests: [],
      unread: [],
    };
    for (const part of references) {
      const [, file, name] = reference.exec(part) ?? [];
      if (file && name) row.tests.push({ file, name });
      else if (part) row.unread.push(part);
    }
    return [row];
  });
}
