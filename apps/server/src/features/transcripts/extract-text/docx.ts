import { crc32 } from 'node:zlib';
import { htmlToLines } from './html-lines.ts';
import { RejectedFileError } from './rejected-file-error.ts';
import { BrokenXmlError, measureXml } from './xml-work.ts';
import { zipMethod } from './zip/zip-layout.ts';
import { BrokenZipError, readZipEntries, unpackZipEntry, type ZipEntry } from './zip/zip-reader.ts';
import { type PackedFile, writeZip } from './zip/zip-writer.ts';

const entriesMax = 10_000;
const unpackedBytesMax = 100 * 1024 * 1024;
/** Word compresses text to about 1 : 20; a much higher ratio is a zip bomb. */
const ratioMax = 250;
const ratioMattersFromBytes = 1024 * 1024;

/**
 * In all parts together. A five-hour meeting has 100,000 elements, and more if each word has its
 * own format.
 */
const elementsMax = 500_000;
/** Word opens no deeper nesting; tables in text boxes reach about 60. */
const depthMax = 250;
/** A table of contents opens 3 fields. Mammoth visits all open fields for each piece of text. */
const openFieldsMax = 100;
/**
 * Prefixes in one part. Word declares about 40. Mammoth copies all of them for each element that
 * adds one.
 */
const namespacesMax = 500;

/**
 * Extracts text: one line per paragraph (also empty ones), '\n' for a line break, one line per
 * table row with '\t' between cells. Checks sizes before unpacking and reads no external
 * references.
 * @throws RejectedFileError for zip bombs, and for damaged or password-protected files.
 */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const xml = repackXml(bytes);
  const mammoth = await import('mammoth');
  try {
    const html = await mammoth.default.convertToHtml(
      { buffer: Buffer.from(xml.buffer) },
      {
        ignoreEmptyParagraphs: false,
        convertImage: mammoth.default.images.imgElement(async () => ({ src: '' })),
      },
    );
    return htmlToLines(html.value);
  } catch (error) {
    throw damaged(error);
  }
}

/**
 * Stores the XML parts again without compression, each within its declared size, so that mammoth
 * reads only what was measured.
 */
function repackXml(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  try {
    const entries = readZipEntries(bytes, entriesMax);
    refuseBombs(entries);
    const parts = entries.filter((entry) => /\.(xml|rels)$/i.test(entry.name));
    const files = parts.map((entry) => unpackXml(bytes, entry));
    refuseCostlyXml(files);
    return writeZip(files);
  } catch (error) {
    const isBroken = error instanceof BrokenZipError || error instanceof BrokenXmlError;
    throw isBroken ? damaged(error) : error;
  }
}

function refuseCostlyXml(files: readonly PackedFile[]) {
  let elements = 0;
  for (const { packed } of files) {
    const work = measureXml(packed);
    elements += work.elements;
    if (work.depth > depthMax || work.openFields > openFieldsMax) throw tooTangled();
    if (elements > elementsMax || work.namespaces > namespacesMax) throw tooLargeInside();
  }
}

function unpackXml(bytes: Uint8Array, entry: ZipEntry): PackedFile {
  if (entry.encrypted) {
    throw new RejectedFileError(
      'password_protected',
      'This Word file is protected by a password. Please save it without one and upload it again.',
    );
  }
  const xml = unpackZipEntry(bytes, entry);
  const text = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength);
  // Word never writes a document type; entity bombs and external references need one.
  if (text.includes('<!DOCTYPE')) {
    throw damaged(new BrokenZipError(`${entry.name} declares a document type`));
  }
  return {
    name: entry.name,
    method: zipMethod.stored,
    packed: xml,
    size: xml.length,
    crc: crc32(xml),
  };
}

function refuseBombs(entries: readonly ZipEntry[]) {
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  const bursts = entries.some(
    (entry) =>
      entry.size > ratioMattersFromBytes && entry.size > ratioMax * Math.max(entry.packedSize, 1),
  );
  if (entries.length <= entriesMax && unpacked <= unpackedBytesMax && !bursts) return;
  throw tooLargeInside();
}

function tooLargeInside() {
  return new RejectedFileError(
    'too_large_inside',
    'This Word file unpacks to far more than a transcript, so it was not opened. Please save the transcript as a new document, or as .txt, and upload that.',
  );
}

function tooTangled() {
  return new RejectedFileError(
    'too_large_inside',
    'This Word file has tables or fields nested far deeper than a transcript needs, so it was not opened. Please save the transcript as .txt and upload that.',
  );
}

function damaged(cause: unknown): RejectedFileError {
  return new RejectedFileError(
    'damaged',
    'This Word file is damaged or was cut off, so it can’t be read. Please open it in Word, save it again and upload that.',
    { cause },
  );
}
