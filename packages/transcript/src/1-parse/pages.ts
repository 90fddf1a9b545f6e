import { countWords } from './word-count.ts';

/** Lines that may be header or footer; fewer on short pages. */
const furnitureLines = 3;
const furnitureShare = 0.2;
const repeatedShare = 0.5;

type TextOfPages = { text: string; headers: string[]; words: number };

/**
 * Removes running headers and footers, page and line numbers, and footnotes from a PDF's text. Form feeds separate
 * pages.
 */
export function withoutPageFurniture(source: string): TextOfPages {
  if (!source.includes('\f')) {
    const text = withoutMarginColumn(source);
    return { text, headers: [], words: countWords(source) - countWords(text) };
  }
  const pages = source.split('\f').map((page) => withoutMarginColumn(page.trimEnd()).split('\n'));
  const furniture = repeatedLines(pages);
  const headers = new Set<string>();
  const bodies = pages.map((lines) => {
    const edge = edgeOf(lines);
    const body = lines.filter((line, i) => {
      const atEdge = i < edge || i >= lines.length - edge;
      if (!atEdge || !(furniture.has(shapeOf(line)) || isPageNumber(line))) return true;
      if (!isPageNumber(line)) headers.add(line.trim());
      return false;
    });
    return withoutFootnotes(body).join('\n');
  });
  const text = bodies.join('\n');
  const words = countWords(source) - countWords(text);
  return { text: joinCutWords(text), headers: [...headers], words };
}

/** Joins words cut at a line end. The hyphen goes if the whole word occurs elsewhere in the text. */
function joinCutWords(text: string): string {
  const cut = /(?<!\p{L})(\p{L}{1,40})-\n(\p{Ll}{1,40})/gu;
  if (!/\p{L}-\n\p{Ll}/u.test(text)) return text;
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
  return text.replace(cut, (_, head: string, tail: string) =>
    words.has(`${head}${tail}`.toLowerCase()) ? `${head}${tail}` : `${head}-${tail}`,
  );
}

function edgeOf(lines: readonly string[]): number {
  return Math.min(furnitureLines, Math.ceil(lines.length * furnitureShare));
}

function shapeOf(line: string): string {
  return line.trim().replace(/\d+/g, '#').replace(/\s+/g, ' ');
}

function repeatedLines(pages: readonly (readonly string[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    const edge = edgeOf(lines);
    const edges = [...lines.slice(0, edge), ...lines.slice(-edge)];
    for (const shape of new Set(edges.map(shapeOf))) {
      counts.set(shape, (counts.get(shape) ?? 0) + 1);
    }
  }
  const enough = Math.max(2, pages.length * repeatedShare);
  return new Set([...counts].filter(([shape, n]) => shape !== '' && n >= enough).map(([s]) => s));
}

function isPageNumber(line: string): boolean {
  return /^\s*(?:page\s+)?[-–—]?\s*\d{1,4}\s*(?:[-–—]|(?:of|\/)\s*\d{1,4})?\s*$/i.test(line);
}

/** Court transcripts number lines from 1 on each page. */
function withoutMarginColumn(page: string): string {
  const lines = page.split('\n');
  const numbered = lines.filter((line) => /^\s*\d{1,2}(?:\s|$)/.test(line)).map(Number.parseFloat);
  const ascending = numbered.filter((n, i) => n === (numbered[i - 1] ?? 0) + 1).length;
  const filled = lines.filter((line) => line.trim() !== '').length;
  if (ascending < 10 || ascending < filled * 0.4) return page;
  return lines
    .map((line) => line.replace(/^\s*\d{1,2}(?:\s+|$)/, ''))
    .filter((line) => line !== '')
    .join('\n');
}

/** Footnotes follow the last line that begins with a small number and a capital. */
function withoutFootnotes(lines: string[]): string[] {
  const from = lines.findIndex((line, i) => i >= lines.length - 8 && isFootnote(line));
  if (from < 1) return lines;
  const before = lines[from - 1]?.trim() ?? '';
  return /[.!?”"\])–—]$|^$/.test(before) || from >= lines.length - 3 ? lines.slice(0, from) : lines;
}

function isFootnote(line: string): boolean {
  return /^\s*\d{1,2}\s+(?:[A-Z]|“)[^.]{3,}/.test(line);
}
