import { deflateSync } from 'node:zlib';
import type { HostileFile } from './hostile-file.ts';
import { assemblePdf } from './pdf-writer.ts';

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const hello = 'BT /F1 11 Tf 64 700 Td (Ada Moss: Hello.) Tj ET ';

function stream(content: string | Buffer, entries = '', times = 1): string {
  let bytes = Buffer.from(content);
  for (let time = 0; time < times; time += 1) bytes = deflateSync(bytes);
  const filters = '/FlateDecode '.repeat(times);
  return `<< /Length ${bytes.length} /Filter [${filters}] ${entries} >>\nstream\n${bytes.toString('latin1')}\nendstream`;
}

const form = (content: string, drawn: string) =>
  stream(
    content,
    `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 3 0 R >> /XObject << ${drawn} >> >>`,
  );

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';

/** Objects 4 and 5 are page and content; `more` starts at 6. */
function writeSamePages(
  content: string,
  {
    pages = 1,
    resources = '',
    more = [],
  }: { pages?: number; resources?: string; more?: string[] } = {},
) {
  return assemblePdf([
    catalogue,
    `<< /Type /Pages /Count ${pages} /Kids [${'4 0 R '.repeat(pages)}] >>`,
    font,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> ${resources} >> /Contents 5 0 R >>`,
    content,
    ...more,
  ]);
}

const writeContent = (content: string) => writeSamePages(stream(content + hello));

const pdf = (name: string, make: HostileFile['make']): HostileFile => ({
  name,
  fileName: 'hostile.pdf',
  make,
});

export const threeMillionOperators = pdf('3 million saved states', () =>
  writeContent('q '.repeat(3_000_000)),
);

export const drawnByForms = pdf('10 billion drawings of a form by forms', () =>
  writeSamePages(stream(`${'/X0 Do '.repeat(10)}${hello}`), {
    resources: '/XObject << /X0 6 0 R >>',
    more: Array.from({ length: 10 }, (_, level) =>
      form(
        level < 9 ? `/X${level + 1} Do `.repeat(10) : hello,
        level < 9 ? `/X${level + 1} ${level + 7} 0 R` : '',
      ),
    ),
  }),
);

export const hostilePdf: readonly HostileFile[] = [
  threeMillionOperators,
  pdf('a million states saved and restored', () => writeContent('q Q '.repeat(1_000_000))),
  pdf('2 million strings shown at one place', () =>
    writeContent(`BT /F1 9 Tf ${'(a) Tj '.repeat(2_000_000)} ET `),
  ),
  pdf('300,000 strings, each on a line of its own', () =>
    writeContent(
      Array.from(
        { length: 300_000 },
        (_, at) => `BT /F1 1 Tf ${at % 60} ${at / 100} Td (${at % 900}) Tj ET `,
      ).join(''),
    ),
  ),
  pdf('50,000 short numbers, each on a line of its own, beside words', () =>
    writeContent(
      Array.from(
        { length: 50_000 },
        (_, at) =>
          `BT /F1 0.01 Tf 9 ${at * 0.016} Td (${at % 900}) Tj ET BT /F1 0.01 Tf 90 ${at * 0.016 + 0.008} Td (word) Tj ET `,
      ).join(''),
    ),
  ),
  pdf('a string of 20 million letters', () =>
    writeContent(`BT /F1 9 Tf (${'hello '.repeat(3_300_000)}) Tj ET `),
  ),
  pdf('a list of 5 million numbers', () => writeContent(`BT [${'1 '.repeat(5_000_000)}] TJ ET `)),
  pdf('a million fonts set', () => writeContent(`BT ${'/F1 9 Tf '.repeat(1_000_000)} ET `)),
  pdf('2 million marks of content', () => writeContent('/P BMC '.repeat(2_000_000))),
  pdf('a million lists inside each other', () => writeContent('['.repeat(1_000_000))),
  pdf('a million dictionaries inside each other', () => writeContent('<</A'.repeat(1_000_000))),
  pdf('a million brackets inside each other', () => writeContent('('.repeat(1_000_000))),
  pdf('300,000 pictures in line', () =>
    writeContent('BI /W 1 /H 1 /BPC 8 /CS /G ID a EI '.repeat(300_000)),
  ),
  pdf('300,000 pictures in line without an end', () => writeContent('BI ID '.repeat(300_000))),
  pdf('unknown operators, 3 million', () => writeContent('zz '.repeat(3_000_000))),
  pdf('10 million numbers without an operator', () => writeContent('1 '.repeat(10_000_000))),
  pdf('a gigabyte of blanks, compressed twice', () =>
    writeSamePages(stream(Buffer.alloc(1_000_000_000, ' '), '', 2)),
  ),
  pdf('200 megabytes of blanks', () => writeSamePages(stream(Buffer.alloc(200_000_000, ' ')))),
  drawnByForms,
  pdf('a form that draws itself', () =>
    writeSamePages(stream(`/X0 Do ${hello}`), {
      resources: '/XObject << /X0 6 0 R >>',
      more: [form('/X0 Do /X0 Do ', '/X0 6 0 R')],
    }),
  ),
  pdf('a form drawn 200,000 times', () =>
    writeSamePages(stream(`${'/X0 Do '.repeat(200_000)}${hello}`), {
      resources: '/XObject << /X0 6 0 R >>',
      more: [form(hello, '')],
    }),
  ),
  pdf('2,900 pages that share 20,000 operators', () =>
    writeSamePages(stream('q Q '.repeat(10_000) + hello), { pages: 2900 }),
  ),
  pdf('2,900 pages that share 2,000 words', () =>
    writeSamePages(stream(`BT /F1 9 Tf ${'1 0 0 1 9 9 Tm (hello) Tj '.repeat(2000)} ET`), {
      pages: 2900,
    }),
  ),
  pdf('a million pages that are declared', () =>
    assemblePdf([catalogue, '<< /Type /Pages /Count 1000000 /Kids [] >>']),
  ),
  pdf('50,000 nodes of pages inside each other', () =>
    assemblePdf([
      catalogue,
      ...Array.from(
        { length: 50_000 },
        (_, at) => `<< /Type /Pages /Count 1 /Kids [${at + 3} 0 R] >>`,
      ),
      '<< /Type /Page /MediaBox [0 0 9 9] >>',
    ]),
  ),
  pdf('pages that hold each other', () =>
    assemblePdf([
      catalogue,
      '<< /Type /Pages /Count 2000 /Kids [3 0 R 3 0 R] >>',
      '<< /Type /Pages /Parent 2 0 R /Count 1000 /Kids [2 0 R 2 0 R] >>',
    ]),
  ),
  pdf('a table of a hundred million objects', () => {
    const bytes = Buffer.from(writeContent(''));
    return new Uint8Array(
      Buffer.from(bytes.toString('latin1').replace(/xref\n0 \d+/, 'xref\n0 100000000'), 'latin1'),
    );
  }),
  pdf(
    '300,000 objects without a table',
    () =>
      new Uint8Array(
        Buffer.from(
          `%PDF-1.4\n${Array.from({ length: 300_000 }, (_, at) => `${at} 0 obj\n<<>>\nendobj\n`).join('')}trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`,
        ),
      ),
  ),
  pdf(
    '600,000 beginnings of objects and no end',
    () =>
      new Uint8Array(
        Buffer.from(`%PDF-1.4\n${'1 0 obj\n'.repeat(600_000)}trailer\n<< /Root 1 0 R >>\n%%EOF\n`),
      ),
  ),
  pdf(
    '100,000 trailers',
    () =>
      new Uint8Array(
        Buffer.from(
          `%PDF-1.4\n1 0 obj\n${catalogue}\nendobj\n${'trailer\n<< /Root 1 0 R /Prev 9 >>\n'.repeat(100_000)}%%EOF\n`,
        ),
      ),
  ),
  pdf('a map of characters over 4 billion codes', () =>
    writeFont(`1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange
      1 beginbfrange <00000000> <FFFFFFFF> <0000> endbfrange`),
  ),
  pdf('a map of characters with 3,000 ranges over all codes', () =>
    writeFont('1 beginbfrange <0000> <FFFF> <0041> endbfrange '.repeat(3000)),
  ),
  pdf('a map of characters that maps to a text of 60,000 letters each', () =>
    writeFont(`1 beginbfrange <0000> <FFFF> <${'0041'.repeat(60_000)}> endbfrange`),
  ),
  pdf('2,000 fonts, each with a map of all characters', () =>
    writeSamePages(
      stream(
        `BT ${Array.from({ length: 2000 }, (_, at) => `/G${at} 9 Tf (hello) Tj `).join('')} ET`,
      ),
      {
        resources: `/Font << ${Array.from({ length: 2000 }, (_, at) => `/G${at} ${7 + at} 0 R`).join(' ')} >>`,
        more: [
          stream('1 beginbfrange <0000> <FFFF> <0041> endbfrange'),
          ...Array.from({ length: 2000 }, () => mappedFont),
        ],
      },
    ),
  ),
  pdf('a stream of objects with a million of them', () =>
    writeSamePages(stream(hello), {
      more: [stream('1 0 '.repeat(1_000_000), '/Type /ObjStm /N 1000000 /First 4000000')],
    }),
  ),
];

const mappedFont =
  '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor << /Type /FontDescriptor /FontName /A /Flags 4 >> >>] >>';

/** A PDF whose font has this ToUnicode map. */
function writeFont(map: string) {
  return writeSamePages(stream(`BT /G1 9 Tf (Ada Moss: Hello.) Tj ET ${hello}`), {
    resources: '/Font << /F1 3 0 R /G1 7 0 R >>',
    more: [stream(`/CMapName /A def ${map}`), mappedFont],
  });
}
