import { cleanText } from './clean-text.ts';
import type { Block, Point, PrintedDocument } from './printed-document.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) =>
  cleanText(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1d1d1b}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #ccc;padding:.3rem .5rem;text-align:left;vertical-align:top}
.number{text-align:right}dt{font-weight:600}dd{margin:0 0 .5rem}small,.quiet,footer{color:#5c5c57}`;

/**
 * An HTML page that loads nothing. User text is escaped. Maps are left out: the table beside a map has the same
 * content.
 */
export const renderHtml = ({ title, author, foot, blocks }: PrintedDocument): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="author" content="${escaped(author)}">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${blocks.map(htmlOf).join('\n')}
<footer>${escaped(foot)}</footer>
</body>
</html>
`;

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'section':
      return `<h2>${escaped(block.title)}</h2>${noteOf(block.note)}`;
    case 'heading':
      return `<h3>${escaped(block.text)}</h3>${noteOf(block.note)}`;
    case 'paragraph':
      return `<p${block.isQuiet ? ' class="quiet"' : ''}>${linked(block.text, block.goesTo)}</p>`;
    case 'facts':
      return `<dl>${block.facts.map(({ label, value }) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`;
    case 'points': {
      const list = block.isNumbered ? 'ol' : 'ul';
      return `<${list}>${block.points.map(pointOf).join('')}</${list}>`;
    }
    case 'table':
      return tableOf(block);
    case 'turns':
      return block.turns
        .map(
          ({ time, speaker, text }) =>
            `<p><b>${escaped(speaker)}</b> ${escaped(time)}<br>${escaped(text)}</p>`,
        )
        .join('\n');
    case 'map':
      return '';
  }
}

const noteOf = (note: string | undefined) => (note ? `<p class="quiet">${escaped(note)}</p>` : '');

const linked = (text: string, goesTo: string | undefined) =>
  goesTo && /^https?:/.test(goesTo)
    ? `<a href="${escaped(goesTo)}">${escaped(text)}</a>`
    : escaped(text);

const pointOf = ({ text, place, before }: Point) =>
  `<li>${before ? `${escaped(before)} ` : ''}${escaped(text)}${place ? ` <small>${escaped(place)}</small>` : ''}</li>`;

function tableOf({ columns, rows }: Extract<Block, { kind: 'table' }>): string {
  const of = (at: number) => (columns[at]?.isNumber ? ' class="number"' : '');
  const head = columns.map(({ title }, at) => `<th${of(at)}>${escaped(title)}</th>`).join('');
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell, at) => `<td${of(at)}>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
