import type { TranscriptContent } from '@rapport/contract';
import { looksLikeText } from '../../../ground/text-file/decode-text.ts';
import { BrokenZipError, readZipEntries } from './zip/zip-reader.ts';

export type Content = {
  kind: TranscriptContent | 'locked-word' | 'other';
  /** With its article, as in 'This file holds a picture'. */
  name: string;
};

/** Folder of the text part in every docx by Word, Google Docs, LibreOffice and Pages. */
const wordFolder = 'word/';
const entriesRead = 2000;
const pdfSignatureWithin = 1024;
const officeSignature = [0xd0, 0xcf, 0x11, 0xe0];
const zipSignature = [0x50, 0x4b];

const otherSignatures: readonly { bytes: readonly number[]; name: string }[] = [
  { bytes: [0x4d, 0x5a], name: 'a Windows program' },
  { bytes: [0x7f, 0x45, 0x4c, 0x46], name: 'a Linux program' },
  { bytes: [0xcf, 0xfa, 0xed, 0xfe], name: 'a macOS program' },
  { bytes: [0xca, 0xfe, 0xba, 0xbe], name: 'a program' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], name: 'a PNG picture' },
  { bytes: [0xff, 0xd8, 0xff], name: 'a JPEG picture' },
  { bytes: [0x47, 0x49, 0x46, 0x38], name: 'a GIF picture' },
  { bytes: [0x52, 0x49, 0x46, 0x46], name: 'a sound or video recording' },
  { bytes: [0x49, 0x44, 0x33], name: 'a sound recording' },
  { bytes: [0x1a, 0x45, 0xdf, 0xa3], name: 'a video recording' },
  { bytes: [0x1f, 0x8b], name: 'a gzip archive' },
  { bytes: [0x52, 0x61, 0x72, 0x21], name: 'a RAR archive' },
  { bytes: [0x37, 0x7a, 0xbc, 0xaf], name: 'a 7-Zip archive' },
  { bytes: [0x7b, 0x5c, 0x72, 0x74, 0x66], name: 'rich text (RTF)' },
];

/** Identifies content by its first bytes, not by the file name. */
export function nameContent(bytes: Uint8Array): Content {
  if (startsWith(bytes, zipSignature)) return nameZip(bytes);
  if (startsWith(bytes, officeSignature)) return nameOldOffice(bytes);
  if (holds(bytes.subarray(0, pdfSignatureWithin), '%PDF-')) return { kind: 'pdf', name: 'a PDF' };
  const other = otherSignatures.find((signature) => startsWith(bytes, signature.bytes));
  // A text may also begin with the two letters of a signature such as 'MZ'.
  if (other && !(other.bytes.length === 2 && looksLikeText(bytes))) {
    return { kind: 'other', name: other.name };
  }
  if (looksLikeText(bytes)) return { kind: 'text', name: 'plain text' };
  return { kind: 'other', name: 'data that is not text' };
}

function nameZip(bytes: Uint8Array): Content {
  const word = { kind: 'docx', name: 'a Word document' } as const;
  try {
    const entries = readZipEntries(bytes, entriesRead);
    if (entries.some((entry) => entry.name.startsWith(wordFolder))) return word;
  } catch (error) {
    if (!(error instanceof BrokenZipError)) throw error;
    // A truncated docx has lost its directory but still contains the names of its first files.
    if (holds(bytes.subarray(0, 4096), '[Content_Types].xml')) return word;
    if (!startsWith(bytes, [...zipSignature, 0x03, 0x04]) && looksLikeText(bytes)) {
      return { kind: 'text', name: 'plain text' };
    }
  }
  return { kind: 'other', name: 'a zip archive that is not a Word document' };
}

function nameOldOffice(bytes: Uint8Array): Content {
  if (holds(bytes, 'EncryptedPackage', 'utf16le')) {
    return { kind: 'locked-word', name: 'a Word document with a password' };
  }
  return { kind: 'other', name: 'a document of an old Office (.doc, .xls or .ppt)' };
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function holds(bytes: Uint8Array, text: string, encoding: BufferEncoding = 'latin1'): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(text, 0, encoding);
}
