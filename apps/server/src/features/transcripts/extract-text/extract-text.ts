import { decodeText } from '../../../ground/text-file/decode-text.ts';
import { readDocx } from './docx.ts';
import { identifyContent } from './identify-content.ts';
import { readPdf } from './pdf.ts';
import { RejectedFileError } from './rejected-file-error.ts';

/** For documents, which contain compressed text: twenty times a five-hour meeting. */
const documentCharactersMax = 10_000_000;

/**
 * Turns an uploaded file into text, with one line per line or paragraph.
 * @throws RejectedFileError for files that cannot be a transcript, with a message for users.
 */
export async function extractText(file: { bytes: Uint8Array; fileName: string }): Promise<string> {
  const text = await read(file);
  if (text.trim() === '') {
    throw new RejectedFileError(
      'no_text',
      'This file contains no text. Please upload a file that contains a transcript.',
    );
  }
  return text;
}

async function read(file: { bytes: Uint8Array; fileName: string }): Promise<string> {
  switch (identifyContent(file)) {
    case 'docx':
      return withinLength(await readDocx(file.bytes));
    case 'pdf':
      return withinLength(await readPdf(file.bytes));
    case 'text':
      return decodeText(file.bytes);
  }
}

function withinLength(text: string): string {
  if (text.length <= documentCharactersMax) return text;
  throw new RejectedFileError(
    'too_large_inside',
    'This document contains far more text than a meeting, so it was not read. Please split it and upload the parts.',
  );
}
