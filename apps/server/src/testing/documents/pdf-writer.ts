/** Position in points from the lower left corner of an A4 page. */
export type PlacedText = { text: string; x: number; y: number; size?: number };

const textSize = 11;
const lineHeight = 16;
const linesPerPage = 44;
const margin = 64;
const pageTop = 778;
/** Typographic marks, where windows-1252 and Unicode differ. */
const typographicBytes: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

export function layOutPages(lines: readonly string[]): PlacedText[][] {
  const pages: PlacedText[][] = [];
  for (const [index, text] of lines.entries()) {
    const row = index % linesPerPage;
    if (row === 0) pages.push([]);
    pages.at(-1)?.push({ text, x: margin, y: pageTop - row * lineHeight });
  }
  return pages;
}

/**
 * Writes a PDF 1.4 in Helvetica. `locked` declares a password, which is enough for readers to ask for it; `drawing`
 * replaces the text, as in a scan.
 */
export function writePdf(
  pages: readonly (readonly PlacedText[])[],
  options: { locked?: boolean; drawing?: boolean } = {},
): Uint8Array<ArrayBuffer> {
  const pageNumbers = pages.map((_, index) => 4 + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageNumbers.map((at) => `${at} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((texts, index) => {
      const content = options.drawing ? picture : texts.map(showText).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${4 + index * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return assemblePdf(objects, options.locked ? passwordEntry : '');
}

const picture = 'q 400 0 0 600 90 120 cm BI /W 2 /H 2 /BPC 8 /CS /G ID abcd EI Q';
const anyKey = '00'.repeat(32);
const passwordEntry = ` /ID [<${anyKey}> <${anyKey}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${anyKey}> /U <${anyKey}> >>`;

/** Latin-1 objects; the first one is the catalogue. */
export function assemblePdf(objects: readonly string[], trailer = ''): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${count} /Root 1 0 R${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file + table + end, 'latin1'));
}

function showText({ text, x, y, size = textSize }: PlacedText): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${escapeText(text)}) Tj ET`;
}

/** Only characters up to 255, so that string offsets equal byte offsets. */
function escapeText(text: string): string {
  return text
    .replace(/[\\()]/g, '\\$&')
    .replace(/[^\n-\u00ff]/g, (mark) => `\\${(typographicBytes[mark] ?? 0x3f).toString(8)}`);
}
