import { basisWords, figures, subjectTitles } from '@rapport/contract';

export const analysisDocument = 'docs/analysis.md';

const start = '<!-- figures: written by `npm run -w lab describe-figures` -->';
const end = '<!-- end of figures -->';

/** @throws if a cell would break the table */
function row(cells: readonly string[]): string {
  if (cells.some((cell) => /[|\n]/.test(cell))) throw new Error(`Not a row: ${cells.join(' ')}`);
  return `| ${cells.join(' | ')} |`;
}

const table = [
  row(['figure', 'what it is', 'basis']),
  row(['---', '---', '---']),
  ...figures.map(({ name, about, definition, basis }) =>
    row([`${name} (${subjectTitles[about].toLowerCase()})`, definition, basisWords[basis].name]),
  ),
].join('\n');

/**
 * The document with the register of figures between its two marks.
 * @throws if a mark is missing
 */
export function withFigures(document: string): string {
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${analysisDocument} lacks the marks of figures.`);
  return `${document.slice(0, from)}${start}\n${table}\n${document.slice(to)}`;
}
