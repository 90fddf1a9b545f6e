import {
  endingsInWords,
  invalidFileTypeText,
  type TranscriptContent,
  transcriptEnding,
  transcriptFiles,
} from '@rapport/contract';
import { type Content, nameContent } from './name-content.ts';
import { RejectedFileError } from './rejected-file-error.ts';

/**
 * Identifies a file by its last extension and a bounded part of its content.
 * @throws RejectedFileError for an unknown extension, an empty file, or content that does not
 * match.
 */
export function identifyContent(file: { fileName: string; bytes: Uint8Array }): TranscriptContent {
  const extension = transcriptEnding(file.fileName);
  if (!extension) {
    throw new RejectedFileError('wrong_extension', invalidFileTypeText);
  }
  if (file.bytes.length === 0) {
    throw new RejectedFileError(
      'empty',
      'This file is empty. Please upload a file that contains a transcript.',
    );
  }
  const expected = transcriptFiles[extension];
  const content = nameContent(file.bytes);
  if (content.kind === 'locked-word') {
    throw new RejectedFileError(
      'password_protected',
      'This Word file is protected by a password. Please save it without one and upload it again.',
    );
  }
  if (content.kind !== expected) {
    throw new RejectedFileError(
      'content_mismatch',
      `This file is called ${extension} but holds ${content.name}. ${adviceFor(content.kind)}`,
    );
  }
  return expected;
}

function adviceFor(kind: Content['kind']): string {
  if (kind === 'other' || kind === 'locked-word') {
    return `Please upload the transcript itself as ${endingsInWords()}.`;
  }
  return `Please rename it to ${kind === 'text' ? '.txt' : `.${kind}`} and upload it again.`;
}
