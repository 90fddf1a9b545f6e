type Row = string[];

/** An open element. A table cell collects its own text. */
type Frame = { text: string; row: Row };

const blocks = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li']);
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * Turns mammoth's HTML (always well-formed, four entities, no comments) into lines: one per
 * paragraph, line break or table row, with '\t' between cells. Items of lists begin with '- ',
 * unless most paragraphs are items: then each may be a turn. Their bold beginnings stand between
 * '**', as in Markdown.
 */
export function htmlToLines(html: string): string {
  const mark = countOf(html, '<li>') > countOf(html, '<p>') ? '' : '- ';
  const frames: Frame[] = [{ text: '', row: [] }];
  const titled = mark === '' ? html : html.replace(titleOfItem, '<li>**$1**');
  for (const [piece, closing, tag] of titled.matchAll(/<(\/?)([a-z0-9]+)[^>]*>|[^<]+/g)) {
    const frame = frames.at(-1);
    if (!frame) break;
    if (tag === undefined) frame.text += decodeEntities(piece);
    else if (tag === 'br') frame.text += '\n';
    else if (!closing) {
      if (tag === 'td' || tag === 'th') frames.push({ text: '', row: [] });
      else if (tag === 'li') {
        const isWithin = frame.text !== '' && !frame.text.endsWith('\n');
        frame.text += `${isWithin ? '\n' : ''}${mark}`;
      }
    } else if (blocks.has(tag)) frame.text += '\n';
    else if (tag === 'td' || tag === 'th') {
      frames.pop();
      frames.at(-1)?.row.push(frame.text.replace(/\n$/, ''));
    } else if (tag === 'tr') {
      frame.text += `${joinRow(frame.row)}\n`;
      frame.row = [];
    }
  }
  return frames[0]?.text ?? '';
}

const titleOfItem = /<li><strong>([^<]*)<\/strong>(?=[^<])/g;
const countOf = (html: string, tag: string): number => html.split(tag).length - 1;

/** A single cell is a frame around text rather than a table, so it keeps its lines. */
function joinRow(row: Row): string {
  if (row.length === 1) return row[0] ?? '';
  return row.map((cell) => cell.replace(/\n+/g, ' ').trim()).join('\t');
}

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => entities[name] ?? whole);
}
