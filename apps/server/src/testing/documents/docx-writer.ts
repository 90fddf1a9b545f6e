import { crc32, deflateRawSync } from 'node:zlib';
import { zipMethod } from '../../features/transcripts/extract-text/zip/zip-layout.ts';
import {
  type PackedFile,
  writeZip,
} from '../../features/transcripts/extract-text/zip/zip-writer.ts';

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const officeDocument =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';

const marks = new Map([
  ['\n', '<w:br/>'],
  ['\t', '<w:tab/>'],
]);

/** One paragraph per text; '\n' becomes a line break, '\t' a tab. */
export function writeDocx(paragraphs: readonly string[]): Uint8Array<ArrayBuffer> {
  return writeDocxBody(paragraphs.map(paragraphXml).join(''));
}

export function paragraphXml(text: string): string {
  const runs = text
    .split(/([\n\t])/)
    .map((piece) => marks.get(piece) ?? `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`);
  return `<w:p><w:r>${runs.join('')}</w:r></w:p>`;
}

/** For tables and hostile files. */
export function writeDocxBody(body: string, prolog = ''): Uint8Array<ArrayBuffer> {
  return writeZip(wordParts(body, prolog).map(([name, xml]) => deflated(name, xml)));
}

/** `declaredSize` overrides the size that the entry declares. */
export function deflated(
  name: string,
  content: string | Uint8Array,
  declaredSize?: number,
): PackedFile {
  const bytes = Buffer.from(content);
  return {
    name,
    method: zipMethod.deflated,
    packed: deflateRawSync(bytes),
    size: declaredSize ?? bytes.length,
    crc: crc32(bytes),
  };
}

export function wordParts(body: string, prolog = ''): [name: string, xml: string][] {
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${officeDocument}" Target="word/document.xml"/></Relationships>`,
    ],
    [
      'word/document.xml',
      `<?xml version="1.0" encoding="UTF-8"?>${prolog}<w:document xmlns:w="${wordNamespace}"><w:body>${body}</w:body></w:document>`,
    ],
  ];
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
