import PDFDocument from 'pdfkit';
import { drawMap } from './draw-map.ts';
import { accent, faintLine, ink, line, quiet, secondInk } from './look.ts';
import { markProperties } from './model-mark.ts';
import type { Block, Column, Point, PrintedDocument, SpokenTurn } from './printed-document.ts';
import { fontFiles, inTypeface, missing, type Weight } from './typefaces.ts';

/** In points, 72 to an inch. */
const margin = 56;
const labelWidth = 92;
const rowGap = 3;
const cellGap = 10;
const footHeight = 24;
const timeWidth = 44;
const pointIndent = 14;
/** The sum of the widths of words is not quite the width of their line. */
const slack = 6;
/** Space that must remain below a heading, so that it is not the last thing on a page. */
const headingNeeds = 90;
/** Space for the heading of a map, a line about it and the picture. */
const mapNeeds = 390;
/** Space for the name of a speaker and two lines. */
const turnNeeds = 46;

/** Renders a PDF on A4, with bookmarks for its sections and headings. */
export async function renderPdf(document: PrintedDocument): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footHeight },
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    font: fontFiles.own.regular,
    info: {
      ...(document.byModel && markProperties(document.byModel)),
      Title: document.title,
      Author: document.author,
      Creator: 'Rapport',
    },
  });
  // Otherwise a text that goes on to the next page would change its typeface there.
  delete pdf.options.font;
  const bytes = collect(pdf);
  write(pdf, document.title, { weight: 'strong', size: 20 });
  pdf.moveDown(0.4);
  // The keys of the JSON consist of letters that each typeface has.
  if (!inTypeface(JSON.stringify(document)).isComplete) writeMissing(pdf, document);
  let section = pdf.outline;
  for (const [at, block] of document.blocks.entries()) {
    if (block.kind === 'section') {
      const hasMap = document.blocks.slice(at + 1, at + 3).some(({ kind }) => kind === 'map');
      section = startSection(pdf, block, hasMap ? mapNeeds : headingNeeds);
    } else {
      if (block.kind === 'heading') section.addItem(block.text);
      await writeBlock(pdf, block);
    }
  }
  numberPages(pdf, document.foot);
  pdf.end();
  return bytes;
}

type Pdf = PDFKit.PDFDocument;
type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

function collect(pdf: Pdf): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (piece: Uint8Array) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
  });
}

function writeMissing(pdf: Pdf, { completeFile = '' }: PrintedDocument) {
  const text = `Some characters are shown as ${missing}, because the typefaces of this file do not have them. ${completeFile}`;
  writeParagraph(pdf, { kind: 'paragraph', text, isQuiet: true });
}

type Style = { weight?: Weight; size?: number; colour?: string };

/** Sets the typeface, and returns the text that it can show. */
function dress(pdf: Pdf, text: string, { weight = 'regular', size = 10, colour = ink }: Style) {
  const written = inTypeface(text);
  pdf
    // By path: a typeface under a registered name would be read again at each use.
    .font(fontFiles[written.isWider ? 'wider' : 'own'][weight])
    .fontSize(size)
    .fillColor(colour);
  return written.text;
}

function write(pdf: Pdf, text: string, style: Style, options: PDFKit.Mixins.TextOptions = {}) {
  pdf.text(dress(pdf, text, style), { lineGap: 1, ...options });
}

const widthOf = ({ page }: Pdf) => page.width - 2 * margin;

function needRoom(pdf: Pdf, height: number) {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage();
}

const keepWithNext = (pdf: Pdf) => needRoom(pdf, headingNeeds);

function rule(pdf: Pdf, colour: string) {
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + widthOf(pdf), pdf.y)
    .lineWidth(0.5)
    .stroke(colour);
}

function startSection(pdf: Pdf, { title, note }: BlockOf<'section'>, needs: number) {
  pdf.moveDown(1);
  needRoom(pdf, needs);
  rule(pdf, line);
  pdf.moveDown(0.5);
  write(pdf, title, { weight: 'strong', size: 14 });
  if (note) write(pdf, note, { size: 9, colour: quiet });
  pdf.moveDown(0.3);
  return pdf.outline.addItem(title);
}

async function writeBlock(pdf: Pdf, block: Exclude<Block, { kind: 'section' }>) {
  switch (block.kind) {
    case 'heading':
      return writeHeading(pdf, block);
    case 'paragraph':
      return writeParagraph(pdf, block);
    case 'facts':
      for (const fact of block.facts) writeFact(pdf, fact);
      return;
    case 'points':
      for (const [at, point] of block.points.entries())
        writePoint(pdf, point, block.isNumbered ? `${at + 1}` : '–');
      return;
    case 'table':
      return writeTable(pdf, block);
    case 'map':
      return writePicture(pdf, await drawMap(block.drawing));
    case 'turns':
      for (const turn of block.turns) writeTurn(pdf, turn);
  }
}

function writeHeading(pdf: Pdf, { text, note }: BlockOf<'heading'>) {
  keepWithNext(pdf);
  pdf.moveDown(0.6);
  write(pdf, text, { weight: 'strong', size: 11 });
  if (note) write(pdf, note, { size: 9, colour: quiet });
  pdf.moveDown(0.25);
}

function writeParagraph(pdf: Pdf, { text, goesTo, isQuiet }: BlockOf<'paragraph'>) {
  const style = goesTo ? { colour: accent } : isQuiet ? { size: 9, colour: quiet } : {};
  write(pdf, text, style, goesTo ? { link: goesTo, underline: true } : {});
  pdf.moveDown(0.35);
}

/** A table row with two columns that is never split by a page break. */
function writeFact(pdf: Pdf, { label, value }: { label: string; value: string }) {
  const width = widthOf(pdf);
  writeRow(pdf, [
    { text: label, left: 0, width: labelWidth - 8, style: { size: 9, colour: quiet } },
    { text: value, left: labelWidth, width: width - labelWidth, style: { size: 9 } },
  ]);
}

function writePoint(pdf: Pdf, { text, place, before }: Point, sign: string) {
  needRoom(pdf, turnNeeds);
  const { y } = pdf;
  pdf.text(dress(pdf, sign, { colour: quiet }), margin, y, { lineGap: 1, lineBreak: false });
  pdf.x = margin + pointIndent;
  pdf.y = y;
  const width = widthOf(pdf) - pointIndent;
  if (before) write(pdf, before, { size: 9, colour: quiet }, { width });
  write(pdf, text, {}, { width });
  if (place) write(pdf, place, { size: 8.5, colour: quiet }, { width });
  pdf.x = margin;
  pdf.moveDown(0.4);
}

type Cell = { text: string; left: number; width: number; style: Style; align?: 'right' };

/** A row is split by a page break only if it is higher than a page. The highest cell is then written last. */
function writeRow(pdf: Pdf, cells: readonly Cell[]): void {
  const height = heightOf(pdf, cells);
  needRoom(pdf, height + rowGap);
  const { y } = pdf;
  const page = pdf.bufferedPageRange().count;
  const lowestFirst = cells.toSorted((a, b) => heightOf(pdf, [a]) - heightOf(pdf, [b]));
  for (const { text, left, width, style, align } of lowestFirst) {
    if (pdf.bufferedPageRange().count > page) break;
    const shown = dress(pdf, text, style);
    pdf.text(shown, margin + left, y, { width, lineGap: 1, ...(align && { align }) });
  }
  pdf.x = margin;
  if (pdf.bufferedPageRange().count === page) pdf.y = y + height + rowGap;
}

function heightOf(pdf: Pdf, cells: readonly Cell[]): number {
  return Math.max(
    ...cells.map(({ text, width, style }) =>
      pdf.heightOfString(dress(pdf, text, style), { width, lineGap: 1 }),
    ),
  );
}

function writeTable(pdf: Pdf, { columns, rows }: BlockOf<'table'>) {
  const head = cellsOf(
    pdf,
    columns,
    columns.map(({ title }) => title),
    { size: 8.5, colour: quiet },
  );
  const writeHead = () => {
    writeRow(pdf, head);
    rule(pdf, line);
    pdf.y += rowGap;
  };
  needRoom(pdf, headingNeeds);
  writeHead();
  for (const row of rows) {
    const cells = cellsOf(pdf, columns, row, { size: 9 });
    if (pdf.y + heightOf(pdf, cells) + 2 * rowGap > pdf.page.maxY()) {
      pdf.addPage();
      writeHead();
    }
    writeRow(pdf, cells);
    rule(pdf, faintLine);
    pdf.y += rowGap;
  }
  pdf.moveDown(0.5);
}

function cellsOf(
  pdf: Pdf,
  columns: readonly Column[],
  texts: readonly string[],
  style: Style,
): Cell[] {
  let left = 0;
  return columns.map(({ width: share, isNumber }, at) => {
    const width = share * widthOf(pdf);
    const cell: Cell = {
      text: texts[at] ?? '',
      left,
      width: width - (at < columns.length - 1 ? cellGap : 0),
      style,
      ...(isNumber && { align: 'right' }),
    };
    left += width;
    return cell;
  });
}

function writePicture(pdf: Pdf, { png, width, height }: Awaited<ReturnType<typeof drawMap>>) {
  const shown = Math.min(widthOf(pdf), width);
  const shownHeight = (height / width) * shown;
  needRoom(pdf, shownHeight);
  pdf.image(Buffer.from(png), margin, pdf.y, { width: shown });
  pdf.x = margin;
  pdf.y += shownHeight;
  pdf.moveDown(0.5);
}

function writeTurn(pdf: Pdf, { time, speaker, text }: SpokenTurn) {
  needRoom(pdf, turnNeeds);
  const { y } = pdf;
  const width = widthOf(pdf) - timeWidth;
  const sign = dress(pdf, time || '–', { size: 9, colour: quiet });
  pdf.text(sign, margin, y, { lineBreak: false });
  pdf.x = margin + timeWidth;
  pdf.y = y;
  // On one line, and words are cut at blanks only, so that the file can be read again.
  const name = dress(pdf, speaker, { weight: 'strong', size: 9.5 });
  pdf.fontSize(9.5 * Math.min(1, width / pdf.widthOfString(name)));
  pdf.text(name, { width: width + slack, lineGap: 1 });
  const words = dress(pdf, text, { colour: secondInk });
  pdf.text(cutAtBlanks(pdf, words, width), { width: width + slack, lineGap: 1 });
  pdf.x = margin;
  pdf.moveDown(0.5);
}

function cutAtBlanks(pdf: Pdf, text: string, width: number): string {
  const blank = pdf.widthOfString(' ');
  const lines: string[][] = [[]];
  let filled = 0;
  for (const word of text.split(' ')) {
    const needed = pdf.widthOfString(word);
    if (filled > 0 && filled + needed > width) {
      lines.push([]);
      filled = 0;
    }
    lines.at(-1)?.push(word);
    filled += needed + blank;
  }
  return lines.map((words) => words.join(' ')).join('\n');
}

function numberPages(pdf: Pdf, foot: string) {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Text below the margin would start a new page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - margin;
    const shown = dress(pdf, foot, { size: 8, colour: quiet });
    pdf.text(shown, margin, y, { width: widthOf(pdf) - 60, lineBreak: false, ellipsis: true });
    pdf.font(fontFiles.own.regular).text(`${page - start + 1} of ${count}`, margin, y, {
      width: widthOf(pdf),
      align: 'right',
    });
  }
}
