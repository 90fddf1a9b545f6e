/** A part of a page in Markdown, of the few kinds that the documentation of layouts has. */
export type PageBlock =
  | { kind: 'title' | 'heading' | 'paragraph' | 'example'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; columns: string[]; rows: string[][] };

const example = /^```\w*\n(.*?)\n```$/ms;

export function pageBlocks(markdown: string): PageBlock[] {
  // Every second part is the text of an example.
  return markdown
    .split(example)
    .flatMap((part, at): PageBlock[] =>
      at % 2 === 1 ? [{ kind: 'example', text: part }] : textBlocks(part),
    );
}

function textBlocks(text: string): PageBlock[] {
  return text
    .replace(/^#+ .*$/gm, '$&\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf);
}

function blockOf(block: string): PageBlock {
  const [, sign, heading = ''] = /^(##?) (.*)$/.exec(block) ?? [];
  if (sign) return { kind: sign === '#' ? 'title' : 'heading', text: heading };
  if (block.startsWith('- '))
    return { kind: 'list', items: block.slice(2).split(/\n- /).map(oneLine) };
  if (block.startsWith('| ')) {
    const [columns = [], , ...rows] = block.split('\n').map(cellsOf);
    return { kind: 'table', columns, rows };
  }
  return { kind: 'paragraph', text: oneLine(block) };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
