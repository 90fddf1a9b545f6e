import { cleanText } from '../../ground/document/clean-text.ts';
import { markProperties } from '../../ground/document/model-mark.ts';
import type { Block, PrintedDocument, SpokenTurn } from '../../ground/document/printed-document.ts';

/** CommonMark with tables. Words of people are escaped: they are no links, pictures or HTML. */
export function markdown({ title, byModel, blocks }: PrintedDocument): string {
  const front = byModel ? frontMatter(markProperties(byModel)) : '';
  return `${front}# ${escaped(title)}\n\n${blocks.map(markdownOf).join('')}`;
}

/** YAML, whose strings in double quotes are those of JSON. */
const frontMatter = (properties: Record<string, string>): string =>
  `---\n${Object.entries(properties)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n`;

export const turnMarkdown = ({ time, speaker, text }: SpokenTurn): string =>
  `**${escaped(speaker)}**${time && ` ${time}`}  \n${asLine(text)}\n\n`;

export function markdownOf(block: Block): string {
  switch (block.kind) {
    case 'section':
      return `## ${escaped(block.title)}\n\n${block.note ? `${escaped(block.note)}\n\n` : ''}`;
    case 'heading':
      return `### ${escaped(block.text)}\n\n${block.note ? `${escaped(block.note)}\n\n` : ''}`;
    case 'paragraph':
      return block.goesTo ? `<${block.goesTo}>\n\n` : `${asLine(block.text)}\n\n`;
    case 'facts':
      return `${block.facts.map(({ label, value }) => `- **${escaped(label)}:** ${escaped(value)}`).join('\n')}\n\n`;
    case 'points':
      return `${block.points
        .map(({ text, place, before }, at) => {
          const words = [before, text, place && `(${place})`].filter((part) => part !== undefined);
          return `${block.isNumbered ? `${at + 1}.` : '-'} ${asLine(words.join(' '))}`;
        })
        .join('\n')}\n\n`;
    case 'table':
      return tableOf(block);
    case 'turns':
      return block.turns.map(turnMarkdown).join('');
    // A text has no pictures. The table below the map says the same.
    case 'map':
      return '';
  }
}

function tableOf({ columns, rows }: Extract<Block, { kind: 'table' }>): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  const head = row(columns.map(({ title }) => escaped(title)));
  const rule = row(columns.map(({ isNumber }) => (isNumber ? '--:' : '---')));
  return `${head}${rule}${rows.map((cells) => row(cells.map(escaped))).join('')}\n`;
}

/** On one line, without markup. */
function escaped(text: string): string {
  return cleanText(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;');
}

/** The same at the beginning of a line, where a sign or a number would begin a list or a heading. */
const asLine = (text: string): string =>
  escaped(text)
    .replace(/^(?=[-+#=])/, '\\')
    .replace(/^(\d+)(?=[.)])/, '$1\\');
