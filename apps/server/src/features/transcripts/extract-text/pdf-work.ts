import { inflateSync } from 'node:zlib';

/** Cost of reading a PDF's streams, beyond their bytes. */
export type PdfWork = {
  unpackedBytes: number;
  operators: number;
  /** Maximum number of graphics states saved (q) and not yet restored (Q). */
  openStates: number;
  /** Number of codes in all maps from font glyphs to text. */
  mappedCodes: number;
  /** Length of the longest text in a map, in digits. */
  mappedDigits: number;
};

const streamMark = 'stream';
/** A dictionary directly precedes its stream; dictionaries of pictures and fonts are short. */
const dictionaryBytes = 600;
/** Pictures and attachments are not counted, because text extraction never unpacks them. */
const notRead = /\/Subtype\s*\/Image|\/Type\s*\/EmbeddedFile/;
const fontProgram = /\/Length1\s|\/Subtype\s*\/(?:Type1C|CIDFontType0C|OpenType)/;
const range = /<([0-9A-Fa-f]{1,8})>\s*<([0-9A-Fa-f]{1,8})>\s*[[<]/g;
const longDigits = /<[0-9A-Fa-f]{200,}>/g;
/** Maximum depth of nested compression. */
const layersMax = 4;

/**
 * Unpacks and counts one stream at a time, about `bytesMax` in total. Skips filters other than
 * Flate.
 */
export function measurePdf(bytes: Uint8Array, bytesMax: number): PdfWork {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const work = { unpackedBytes: 0, operators: 0, openStates: 0, mappedCodes: 0, mappedDigits: 0 };
  for (
    let at = file.indexOf(streamMark);
    at >= 0 && work.unpackedBytes <= bytesMax;
    at = file.indexOf(streamMark, at + streamMark.length)
  ) {
    const from = startOfStream(file, at);
    if (!isPacked(file, from)) continue;
    const dictionary = dictionaryBefore(file, at);
    if (notRead.test(dictionary)) continue;
    let content = file.subarray(from);
    for (let layer = 0; layer < layersMax && isPacked(content, 0); layer += 1) {
      content = unpack(content, bytesMax - work.unpackedBytes + 1);
      work.unpackedBytes += content.length;
      if (work.unpackedBytes > bytesMax) return work;
    }
    if (fontProgram.test(dictionary)) continue;
    countOperators(content, work);
    if (content.includes('beginbf')) countMappedCodes(content.toString('latin1'), work);
  }
  return work;
}

function startOfStream(file: Buffer, mark: number): number {
  const at = mark + streamMark.length;
  return at + (file[at] === 0x0d ? 1 : 0) + (file[at] === 0x0a || file[at + 1] === 0x0a ? 1 : 0);
}

/** The header of a zlib stream (RFC 1950, 2.2). */
function isPacked(bytes: Buffer, at: number): boolean {
  const [method = 0, flags = 1] = bytes.subarray(at, at + 2);
  return (method & 0x8f) === 0x08 && (method * 256 + flags) % 31 === 0;
}

function dictionaryBefore(file: Buffer, at: number): string {
  const before = file.toString('latin1', Math.max(0, at - dictionaryBytes), at);
  return before.slice(before.lastIndexOf(' obj') + 1);
}

/**
 * Returns `bytesMax` zeros for a longer stream, so that the limit is exceeded. Empty for a damaged
 * stream, which the reader reports.
 */
function unpack(packed: Buffer, bytesMax: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: bytesMax, finishFlush: 2 });
  } catch (error) {
    const isTooLong =
      error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLong ? Buffer.alloc(bytesMax) : Buffer.alloc(0);
  }
}

const isBlank = (byte: number) => byte === 32 || byte === 0 || (byte > 8 && byte < 14);
const isLetter = (byte: number) => (byte > 64 && byte < 91) || (byte > 96 && byte < 123);
const save = 'q'.charCodeAt(0);
const restore = 'Q'.charCodeAt(0);

/** Counts every word, also in strings, which is accurate enough. */
function countOperators(content: Buffer, work: PdfWork) {
  let states = 0;
  let before = 32;
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at] ?? 0;
    if (isLetter(byte) && !isLetter(before) && before !== 0x2f) {
      work.operators += 1;
      const next = content[at + 1] ?? 32;
      if (isBlank(before) && isBlank(next)) {
        if (byte === save) states += 1;
        else if (byte === restore) states = Math.max(0, states - 1);
        if (states > work.openStates) work.openStates = states;
      }
    }
    before = byte;
  }
}

function countMappedCodes(map: string, work: PdfWork) {
  for (const part of map.split('beginbfrange').slice(1)) {
    for (const [, from = '0', to = '0'] of part.split('endbfrange', 1)[0]?.matchAll(range) ?? []) {
      work.mappedCodes += Math.max(1, Number.parseInt(to, 16) - Number.parseInt(from, 16) + 1);
    }
  }
  for (const [digits] of map.matchAll(longDigits)) {
    work.mappedDigits = Math.max(work.mappedDigits, digits.length);
  }
}
