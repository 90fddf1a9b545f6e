import { readDocx } from './docx.ts';
import { identifyKind } from './identify-kind.ts';
import { readPdf } from './pdf.ts';
import { RejectedFileError } from './rejected-file-error.ts';
import { decodeText } from './text.ts';

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

function read(file: { bytes: Uint8Array; fileName: string }): string | Promise<string> {
  switch (identifyKind(file)) {
    case 'docx':
      return readDocx(file.bytes);
    case 'pdf':
      return readPdf(file.bytes);
    case 'txt':
    case 'vtt':
      return decodeText(file.bytes);
  }
}
