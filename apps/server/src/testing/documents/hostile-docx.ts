import { createHash } from 'node:crypto';
import { writeZip } from '../../features/transcripts/extract-text/zip/zip-writer.ts';
import { deflated, paragraphXml, wordParts, writeDocxBody as writeBody } from './docx-writer.ts';
import type { HostileFile } from './hostile-file.ts';

const nested = (depth: number, open: string, close: string, inner = '') =>
  open.repeat(depth) + inner + close.repeat(depth);

/** Adds text that compresses badly, so that the compression ratio is that of a normal document. */
function writeDocxBody(body: string) {
  const letters = Array.from({ length: body.length / 12_000 }, (_, at) =>
    createHash('sha512').update(String(at)).digest('hex'),
  );
  return writeBody(`<!--${letters.join('')}-->${body}`);
}

const hello = paragraphXml('Ada Moss: Hello.');
const run = '<w:r><w:t>Hello.</w:t></w:r>';
const paragraph = (content: string) => `<w:p>${content}</w:p>`;
const field = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const numbered = (count: number, xml: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => xml(number)).join('');

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const partRelationships = 'word/_rels/document.xml.rels';

function writeWithParts(body: string, parts: { kind: string; xml: string }[]) {
  const ties = parts.map(
    ({ kind }, at) =>
      `<Relationship Id="part${at}" Type="${officeRelationships}/${kind}" Target="${kind}.xml"/>`,
  );
  return writeZip(
    [
      ...wordParts(body),
      [partRelationships, relationships(ties.join(''))] as const,
      ...parts.map(({ kind, xml }) => [`word/${kind}.xml`, xml] as const),
    ].map(([name, xml]) => deflated(name, xml)),
  );
}

const relationships = (ties: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${ties}</Relationships>`;
const part = (root: string, content: string) =>
  `<w:${root} xmlns:w="${wordNamespace}">${content}</w:${root}>`;

const docx = (name: string, make: HostileFile['make']): HostileFile => ({
  name,
  fileName: 'hostile.docx',
  make,
});

export const nestedTables = docx('3,000 tables inside each other, many times', () =>
  writeDocxBody(
    nested(3000, '<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', hello).repeat(25) + hello,
  ),
);

export const hostileDocx: readonly HostileFile[] = [
  nestedTables,
  docx('tables inside each other, 60 deep, many times', () =>
    writeDocxBody(
      nested(60, '<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', hello).repeat(1500) + hello,
    ),
  ),
  docx('100,000 insertions inside each other', () =>
    writeDocxBody(paragraph(nested(100_000, '<w:ins>', '</w:ins>', run))),
  ),
  docx('2,000 hyperlinks inside each other, many times', () =>
    writeDocxBody(
      paragraph(nested(2000, '<w:hyperlink w:anchor="a">', '</w:hyperlink>', run)).repeat(60),
    ),
  ),
  docx('2,000 text boxes inside each other', () =>
    writeDocxBody(
      nested(2000, '<w:p><w:r><w:pict><w:txbxContent>', '</w:txbxContent></w:pict></w:r></w:p>'),
    ),
  ),
  docx('30,000 fields inside each other', () =>
    writeDocxBody(paragraph(field('begin').repeat(30_000) + run + field('end').repeat(30_000))),
  ),
  docx('30,000 hyperlinks by fields inside each other', () =>
    writeDocxBody(
      paragraph(
        `${field('begin')}<w:r><w:instrText> HYPERLINK "https://a.example" </w:instrText></w:r>${field('separate')}${run}`.repeat(
          30_000,
        ),
      ),
    ),
  ),
  docx('900,000 empty paragraphs', () => writeDocxBody(`${'<w:p/>'.repeat(900_000)}${hello}`)),
  docx('700,000 runs of one letter', () =>
    writeDocxBody(paragraph('<w:r><w:t>a</w:t></w:r>'.repeat(700_000))),
  ),
  docx('one text of 20 million letters', () =>
    writeDocxBody(paragraphXml('Ada Moss: hello '.repeat(1_250_000))),
  ),
  docx('3 million references to characters', () =>
    writeDocxBody(paragraph(`<w:r><w:t>${'&amp;&#x26;'.repeat(1_500_000)}</w:t></w:r>`)),
  ),
  docx('an element with 50,000 attributes', () =>
    writeDocxBody(`<w:p ${numbered(50_000, (at) => `a${at}="" `)}>${run}</w:p>`),
  ),
  docx('an attribute of 20 million letters', () =>
    writeDocxBody(`<w:p w:a="${'a b '.repeat(5_000_000)}">${run}</w:p>`),
  ),
  docx('20,000 namespaces inside each other', () =>
    writeDocxBody(
      numbered(20_000, (at) => `<w:ins xmlns:n${at}="n${at}">`) + '</w:ins>'.repeat(20_000),
    ),
  ),
  docx('400,000 elements that are never closed', () => writeDocxBody('<w:p><w:r>'.repeat(200_000))),
  docx('a million ends of elements that never began', () =>
    writeDocxBody('</w:p>'.repeat(1_000_000)),
  ),
  docx('a million signs of less-than', () => writeDocxBody(paragraph('<'.repeat(1_000_000)))),
  docx('a million comments, the last one open', () =>
    writeDocxBody(`${'<!--a-->'.repeat(1_000_000)}<!--`),
  ),
  docx('200,000 quotes in tags that are never closed', () =>
    writeDocxBody('<w:p w:a="'.repeat(200_000)),
  ),
  docx('a table with a cell over a billion columns', () =>
    writeDocxBody(
      `<w:tbl>${'<w:tr><w:tc><w:tcPr><w:gridSpan w:val="1000000000"/><w:vMerge/></w:tcPr><w:p/></w:tc></w:tr>'.repeat(20_000)}</w:tbl>${hello}`,
    ),
  ),
  docx('a table of 1,000 columns and 300 rows that are all merged', () =>
    writeDocxBody(
      `<w:tbl>${`<w:tr>${'<w:tc><w:tcPr><w:vMerge/></w:tcPr></w:tc>'.repeat(1000)}</w:tr>`.repeat(300)}</w:tbl>${hello}`,
    ),
  ),
  docx('60,000 styles, each based on the one before', () =>
    writeWithParts(hello, [
      {
        kind: 'styles',
        xml: part(
          'styles',
          numbered(
            60_000,
            (at) =>
              `<w:style w:type="paragraph" w:styleId="s${at}"><w:name w:val="s${at}"/><w:basedOn w:val="s${at - 1}"/></w:style>`,
          ),
        ),
      },
    ]),
  ),
  docx('60,000 numberings, each by the style of another', () =>
    writeWithParts(hello, [
      {
        kind: 'numbering',
        xml: part(
          'numbering',
          numbered(
            60_000,
            (at) =>
              `<w:abstractNum w:abstractNumId="${at}"><w:numStyleLink w:val="s${at + 1}"/></w:abstractNum><w:num w:numId="${at}"><w:abstractNumId w:val="${at}"/></w:num>`,
          ),
        ),
      },
    ]),
  ),
  docx('a numbering by a style that is numbered by itself', () =>
    writeWithParts(
      `<w:p><w:pPr><w:pStyle w:val="a"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run}</w:p>`,
      [
        {
          kind: 'styles',
          xml: part(
            'styles',
            '<w:style w:type="numbering" w:styleId="a"><w:name w:val="a"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>',
          ),
        },
        {
          kind: 'numbering',
          xml: part(
            'numbering',
            '<w:abstractNum w:abstractNumId="1"><w:numStyleLink w:val="a"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
          ),
        },
      ],
    ),
  ),
  docx('20,000 footnotes', () =>
    writeWithParts(
      paragraph(numbered(20_000, (at) => `<w:r><w:footnoteReference w:id="${at}"/></w:r>`)),
      [
        {
          kind: 'footnotes',
          xml: part(
            'footnotes',
            numbered(20_000, (at) => `<w:footnote w:id="${at}">${hello}</w:footnote>`),
          ),
        },
      ],
    ),
  ),
  docx('a footnote that refers to itself', () =>
    writeWithParts(paragraph('<w:r><w:footnoteReference w:id="1"/></w:r>'), [
      {
        kind: 'footnotes',
        xml: part(
          'footnotes',
          `<w:footnote w:id="1">${paragraph('<w:r><w:footnoteReference w:id="1"/></w:r>')}</w:footnote>`,
        ),
      },
    ]),
  ),
  docx('20,000 comments', () =>
    writeWithParts(
      paragraph(numbered(20_000, (at) => `<w:r><w:commentReference w:id="${at}"/></w:r>`)),
      [
        {
          kind: 'comments',
          xml: part(
            'comments',
            numbered(20_000, (at) => `<w:comment w:id="${at}">${hello}</w:comment>`),
          ),
        },
      ],
    ),
  ),
  docx('100,000 relationships', () =>
    writeZip(
      [
        ...wordParts(hello),
        [
          partRelationships,
          relationships(
            numbered(
              100_000,
              (at) =>
                `<Relationship Id="a${at}" Type="${officeRelationships}/hyperlink" Target="https://a.example/${at}" TargetMode="External"/>`,
            ),
          ),
        ] as const,
      ].map(([name, xml]) => deflated(name, xml)),
    ),
  ),
  docx('100,000 pictures', () =>
    writeDocxBody(
      paragraph(
        '<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:imagedata r:id="a" xmlns:r="r"/></v:shape></w:pict></w:r>'.repeat(
          100_000,
        ),
      ),
    ),
  ),
  docx('9,000 parts', () =>
    writeZip([
      ...wordParts(hello).map(([name, xml]) => deflated(name, xml)),
      ...Array.from({ length: 9000 }, (_, at) => deflated(`word/part${at}.xml`, `<a>${at}</a>`)),
    ]),
  ),
];
