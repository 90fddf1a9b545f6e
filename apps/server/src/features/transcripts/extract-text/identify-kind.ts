import { uploadExtensions } from '@rapport/contract';
import { nameContent } from './name-content.ts';
import { RejectedFileError } from './rejected-file-error.ts';

export type TranscriptKind = 'txt' | 'vtt' | 'docx' | 'pdf';

const kindOfExtension: Record<(typeof uploadExtensions)[number], TranscriptKind> = {
  '.txt': 'txt',
  '.vtt': 'vtt',
  '.docx': 'docx',
  '.pdf': 'pdf',
};

/**
 * Identifies a file by its last extension and a bounded part of its content.
 * @throws RejectedFileError for an unknown extension, an empty file, or content that does not
 * match.
 */
export function identifyKind(file: { fileName: string; bytes: Uint8Array }): TranscriptKind {
  const extension = uploadExtensions.find((known) => file.fileName.toLowerCase().endsWith(known));
  if (!extension) {
    throw new RejectedFileError(
      'wrong_extension',
      'Invalid file type. Please upload .txt, .docx, .pdf, or .vtt files.',
    );
  }
  if (file.bytes.length === 0) {
    throw new RejectedFileError(
      'empty',
      'This file is empty. Please upload a file that contains a transcript.',
    );
  }
  const kind = kindOfExtension[extension];
  const content = nameContent(file.bytes);
  if (content.kind === 'locked-word') {
    throw new RejectedFileError(
      'password_protected',
      'This Word file is protected by a password. Please save it without one and upload it again.',
    );
  }
  const expected = kind === 'vtt' ? 'txt' : kind;
  if (content.kind !== expected) {
    throw new RejectedFileError(
      'content_mismatch',
      `This file is called ${extension} but holds ${content.name}. ${adviceFor(content.kind)}`,
    );
  }
  return kind;
}

function adviceFor(kind: string): string {
  if (kind === 'txt' || kind === 'docx' || kind === 'pdf') {
    return `Please rename it to .${kind} and upload it again.`;
  }
  return 'Please upload the transcript itself as .txt, .docx, .pdf, or .vtt.';
}
