import { readDocx } from './docx.ts';
import { identifyKind } from './identify-kind.ts';
import { readPdf } from './pdf.ts';
import { RejectedFileError } from './rejected-file-error.ts';
import { decodeText } from './text.ts';

/** Of a document, whose text is packed: twenty times a meeting of five hours. */
const documentCharactersMax = 10_000_000;

/**
 * Turns an uploaded file into the text that the analysis reads, one line for each line or paragraph of the file.
 * @throws RejectedFileError for files that can't be a transcript; its message is a sentence for people.
 */
export async function extractText(file: { bytes: Uint8Array; fileName: string }): Promise<string> {
  const text = await read(file);
  if (text.trim() === '') {
    throw new RejectedFileError(
      'no_text',
      'This file holds no text. Please upload a file that holds a transcript.',
    );
  }
  return text;
}

async function read(file: { bytes: Uint8Array; fileName: string }): Promise<string> {
  switch (identifyKind(file)) {
    case 'docx':
      return withinLength(await readDocx(file.bytes));
    case 'pdf':
      return withinLength(await readPdf(file.bytes));
    case 'txt':
    case 'vtt':
      return decodeText(file.bytes);
  }
}

function withinLength(text: string): string {
  if (text.length <= documentCharactersMax) return text;
  throw new RejectedFileError(
    'too_large_inside',
    'This document holds far more text than a meeting can, so it was not read. Please split it and upload the parts.',
  );
}
