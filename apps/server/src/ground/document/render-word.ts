import { readFile } from 'node:fs/promises';
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  Run,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { cleanText } from './clean-text.ts';
import { drawMap } from './draw-map.ts';
import { accent, faintLine, ink, line, quiet, secondInk } from './look.ts';
import { markProperties } from './model-mark.ts';
import type { Block, Column, Point, PrintedDocument, SpokenTurn } from './printed-document.ts';
import { fontFiles } from './typefaces.ts';

/** In twentieths of a point. */
const margin = 1134;
const pageWidth = 11_906;
const pageHeight = 16_838;
const textWidth = pageWidth - 2 * margin;
const labelWidth = 1900;
const timeWidth = 880;
const pointIndent = 300;
/** In half points. */
const sizes = { title: 40, section: 28, heading: 22, body: 20, small: 18, foot: 16 } as const;
const typeface = 'Hanken Grotesk';

/**
 * Renders a Word file on A4 with the product's typeface. For other alphabets Word uses typefaces of the reader's
 * machine.
 */
export async function renderWord(document: PrintedDocument): Promise<Uint8Array> {
  const blocks: (Paragraph | Table)[] = [];
  for (const block of document.blocks) blocks.push(...(await partsOf(block)));
  const word = new Document({
    title: document.title,
    creator: document.author,
    description: document.foot,
    ...(document.byModel && {
      customProperties: Object.entries(markProperties(document.byModel)).map(([name, value]) => ({
        name,
        value,
      })),
    }),
    fonts: [
      {
        name: typeface,
        data: await readFile(fontFiles.own.regular),
        bold: await readFile(fontFiles.own.strong),
      },
    ],
    styles: {
      default: {
        document: { run: { font: typeface, size: sizes.body, color: hex(ink) } },
        title: { run: { size: sizes.title, bold: true }, paragraph: { spacing: { after: 160 } } },
        heading1: {
          run: { size: sizes.section, bold: true, color: hex(ink) },
          paragraph: { spacing: { before: 360, after: 120 }, keepNext: true },
        },
        heading2: {
          run: { size: sizes.heading, bold: true, color: hex(ink) },
          paragraph: { spacing: { before: 180, after: 60 }, keepNext: true },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: pageWidth, height: pageHeight },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        footers: { default: footer(document.foot) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, ...directed(document.title) }),
          ...blocks,
        ],
      },
    ],
  });
  return Packer.toBuffer(word);
}

const hex = (colour: string) => colour.slice(1);

const rightToLeft =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const textRun = (text: string, look: IRunOptions = {}) =>
  new TextRun({
    ...look,
    children: linesOf(text),
    ...(rightToLeft.test(text) && { rightToLeft: true }),
  });

/** Splits at line breaks, since a run cannot contain them. */
const linesOf = (text: string) =>
  cleanText(text)
    .split('\n')
    .flatMap((words, at) => (at === 0 ? [words] : [new Run({ break: 1 }), words]));

/** A paragraph with one text, right-to-left if its first letter is. */
function directed(text: string, look: IRunOptions = {}): IParagraphOptions {
  const isRight = rightToLeft.test(text);
  return {
    ...(isRight && { bidirectional: true }),
    children: [textRun(text, look)],
  };
}

const small = { size: sizes.small, color: hex(quiet) };

async function partsOf(block: Block): Promise<(Paragraph | Table)[]> {
  switch (block.kind) {
    case 'section':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_1,
          border: { top: { style: BorderStyle.SINGLE, size: 4, color: hex(line), space: 8 } },
          children: titleRuns(block.title, block.note),
        }),
      ];
    case 'heading':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_2,
          children: titleRuns(block.text, block.note),
        }),
      ];
    case 'paragraph':
      return [paragraphOf(block)];
    case 'facts':
      return [factsTable(block.facts)];
    case 'points':
      return block.points.flatMap((point, at) =>
        pointOf(point, block.isNumbered ? `${at + 1}` : '–'),
      );
    case 'table':
      return [tableOf(block.columns, block.rows), new Paragraph({ spacing: { after: 60 } })];
    case 'map':
      return [await pictureOf(block)];
    case 'turns':
      return block.turns.flatMap(turnOf);
  }
}

const titleRuns = (text: string, note: string | undefined) => [
  textRun(text),
  ...(note ? [textRun(`   ${note}`, { ...small, bold: false })] : []),
];

function paragraphOf({ text, goesTo, isQuiet }: Extract<Block, { kind: 'paragraph' }>) {
  const spacing = { after: 100, line: 276 };
  // A quiet line is about the block that follows it, so they stay together.
  if (!goesTo && isQuiet)
    return new Paragraph({ spacing, keepNext: true, ...directed(text, small) });
  if (!goesTo) return new Paragraph({ spacing, ...directed(text) });
  const run = textRun(text, { color: hex(accent), underline: {} });
  return new Paragraph({
    spacing,
    children: [new ExternalHyperlink({ link: goesTo, children: [run] })],
  });
}

function pointOf({ text, place, before }: Point, sign: string): Paragraph[] {
  const indent = { left: pointIndent };
  const last = { spacing: { after: 120, line: 264 } };
  return [
    ...(before ? [new Paragraph({ indent, keepNext: true, ...directed(before, small) })] : []),
    new Paragraph({
      indent: { left: pointIndent, hanging: pointIndent },
      tabStops: [{ type: TabStopType.LEFT, position: pointIndent }],
      keepNext: place !== undefined,
      keepLines: true,
      ...(place === undefined ? last : {}),
      children: [new TextRun({ text: `${sign}\t`, color: hex(quiet) }), textRun(text)],
    }),
    ...(place === undefined ? [] : [new Paragraph({ indent, ...last, ...directed(place, small) })]),
  ];
}

function turnOf({ time, speaker, text }: SpokenTurn): Paragraph[] {
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 80 },
      indent: { left: timeWidth, hanging: timeWidth },
      tabStops: [{ type: TabStopType.LEFT, position: timeWidth }],
      children: [new TextRun({ text: `${time}\t`, ...small }), textRun(speaker, { bold: true })],
    }),
    new Paragraph({
      indent: { left: timeWidth },
      spacing: { after: 100, line: 264 },
      ...directed(text, { color: hex(secondInk) }),
    }),
  ];
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = { top: none, bottom: none, left: none, right: none };
const hair = (colour: string) => ({ style: BorderStyle.SINGLE, size: 4, color: hex(colour) });
const inTable = {
  width: { size: textWidth, type: WidthType.DXA },
  layout: TableLayoutType.FIXED,
  borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
};

function factsTable(facts: readonly { label: string; value: string }[]): Table {
  const widths = [labelWidth, textWidth - labelWidth];
  return new Table({
    ...inTable,
    columnWidths: widths,
    rows: facts.map(
      ({ label, value }) =>
        new TableRow({
          cantSplit: true,
          children: [label, value].map(
            (text, at) =>
              new TableCell({
                width: { size: widths[at] ?? 0, type: WidthType.DXA },
                margins: { top: 30, bottom: 30, left: 0, right: 120 },
                children: [new Paragraph(directed(text, at === 0 ? small : { size: sizes.small }))],
              }),
          ),
        }),
    ),
  });
}

function tableOf(columns: readonly Column[], rows: readonly (readonly string[])[]): Table {
  const widths = columns.map(({ width }) => Math.round(width * textWidth));
  const row = (texts: readonly string[], isHead: boolean) =>
    new TableRow({
      cantSplit: true,
      tableHeader: isHead,
      children: columns.map(
        ({ isNumber }, at) =>
          new TableCell({
            width: { size: widths[at] ?? 0, type: WidthType.DXA },
            verticalAlign: VerticalAlignTable.TOP,
            margins: { top: 50, bottom: 50, left: 0, right: at < columns.length - 1 ? 160 : 0 },
            borders: { ...noBorders, bottom: hair(isHead ? line : faintLine) },
            children: [
              new Paragraph({
                ...(isNumber && { alignment: AlignmentType.RIGHT }),
                ...directed(texts[at] ?? '', isHead ? small : { size: sizes.small }),
              }),
            ],
          }),
      ),
    });
  return new Table({
    ...inTable,
    columnWidths: widths,
    rows: [
      row(
        columns.map(({ title }) => title),
        true,
      ),
      ...rows.map((texts) => row(texts, false)),
    ],
  });
}

async function pictureOf({ drawing, alt }: Extract<Block, { kind: 'map' }>): Promise<Paragraph> {
  const { png, width, height } = await drawMap(drawing);
  const shown = (textWidth / 20) * (96 / 72);
  return new Paragraph({
    children: [
      new ImageRun({
        type: 'png',
        data: png,
        transformation: { width: shown, height: (height / width) * shown },
        altText: { name: 'Connection map', title: 'Connection map', description: alt },
      }),
    ],
  });
}

function footer(foot: string): Footer {
  const run = { size: sizes.foot, color: hex(quiet) };
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        children: [
          textRun(foot, run),
          new TextRun({ text: '\t', ...run }),
          new TextRun({ children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES], ...run }),
        ],
      }),
    ],
  });
}
