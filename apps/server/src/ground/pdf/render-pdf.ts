import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { PdfBlock, PdfDocument } from './pdf-document.ts';

// The web app's typeface as TrueType with all its alphabets: its WOFF2 files cannot be embedded.
const fonts = {
  regular: fileURLToPath(
    import.meta.resolve(
      '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
    ),
  ),
  strong: fileURLToPath(
    import.meta.resolve(
      '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
    ),
  ),
};

/** In points, 72 to an inch. */
const margin = 56;
const labelWidth = 92;
const rowGap = 3;
const footHeight = 24;
/** A heading is not the last thing on a page: so much has to fit below it. */
const headingNeeds = 90;

const ink = '#1b1b1f';
const quiet = '#5f5f66';
const line = '#d9d9de';
const accent = '#2f54c9';

/** The bytes of a PDF on A4, with bookmarks for its sections and headings. Takes half a second for 8 pages. */
export default async function renderPdf(document: PdfDocument): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footHeight },
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    font: fonts.regular,
    info: { Title: document.title, Author: document.author, Creator: 'Rapport' },
  });
  const bytes = collect(pdf);
  pdf.registerFont('regular', fonts.regular).registerFont('strong', fonts.strong);
  pdf.font('strong').fontSize(20).fillColor(ink).text(document.title).moveDown(0.4);
  let section = pdf.outline;
  for (const block of document.blocks) {
    if (block.kind === 'section') section = startSection(pdf, block.title);
    else if (block.kind === 'heading') {
      keepWithNext(pdf);
      section.addItem(block.text);
      writeHeading(pdf, block);
    } else if (block.kind === 'paragraph') writeParagraph(pdf, block);
    else for (const fact of block.facts) writeFact(pdf, fact);
  }
  numberPages(pdf, document.foot);
  pdf.end();
  return bytes;
}

type Pdf = PDFKit.PDFDocument;

function collect(pdf: Pdf): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (piece: Uint8Array) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
  });
}

const widthOf = ({ page }: Pdf) => page.width - 2 * margin;

function needRoom(pdf: Pdf, height: number) {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage();
}

const keepWithNext = (pdf: Pdf) => needRoom(pdf, headingNeeds);

function rule(pdf: Pdf) {
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + widthOf(pdf), pdf.y)
    .lineWidth(0.5)
    .stroke(line);
}

function startSection(pdf: Pdf, title: string) {
  pdf.moveDown(1);
  keepWithNext(pdf);
  rule(pdf);
  pdf.moveDown(0.5).font('strong').fontSize(14).fillColor(ink).text(title).moveDown(0.3);
  return pdf.outline.addItem(title);
}

function writeHeading(pdf: Pdf, { text, note }: Extract<PdfBlock, { kind: 'heading' }>) {
  pdf.moveDown(0.6).font('strong').fontSize(11).fillColor(ink).text(text, { continued: !!note });
  if (note) pdf.font('regular').fontSize(9).fillColor(quiet).text(`   ${note}`);
  pdf.moveDown(0.25);
}

function writeParagraph(pdf: Pdf, { text, goesTo }: Extract<PdfBlock, { kind: 'paragraph' }>) {
  pdf
    .font('regular')
    .fontSize(10)
    .fillColor(goesTo ? accent : ink);
  pdf.text(text, { lineGap: 1, ...(goesTo && { link: goesTo, underline: true }) }).moveDown(0.35);
}

/** A row of a table with two columns, never cut by the end of a page. */
function writeFact(pdf: Pdf, { label, value }: { label: string; value: string }) {
  const valueWidth = widthOf(pdf) - labelWidth;
  pdf.font('regular').fontSize(9);
  const height = Math.max(
    pdf.heightOfString(label, { width: labelWidth - 8 }),
    pdf.heightOfString(value, { width: valueWidth }),
  );
  needRoom(pdf, height + rowGap);
  const { y } = pdf;
  pdf.fillColor(quiet).text(label, margin, y, { width: labelWidth - 8 });
  pdf.fillColor(ink).text(value, margin + labelWidth, y, { width: valueWidth });
  pdf.x = margin;
  pdf.y = y + height + rowGap;
}

function numberPages(pdf: Pdf, foot: string) {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Text below the margin would start a new page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - margin;
    pdf.font('regular').fontSize(8).fillColor(quiet);
    pdf.text(foot, margin, y, { width: widthOf(pdf) - 60, lineBreak: false, ellipsis: true });
    pdf.text(`${page - start + 1} of ${count}`, margin, y, { width: widthOf(pdf), align: 'right' });
  }
}
