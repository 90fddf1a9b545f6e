import { recordingEnding, transcriptEnding } from '@rapport/contract';
import type { ImapFlow, MessageStructureObject } from 'imapflow';
import { isZip } from '../import-zip.ts';
import { printable } from '../printable.ts';
import { UnreadFileError } from '../source.ts';

export type Attachment = { fileName: string; part: string };

/** Number of bytes requested at once. */
const pieceBytes = 1024 * 1024;

/**
 * Attached files of a type that Rapport reads. Pictures in signatures and attached messages are
 * ignored.
 */
export function attachmentsOf(
  structure: MessageStructureObject | undefined,
  takesRecordings: boolean,
): Attachment[] {
  if (!structure || structure.type === 'message/rfc822') return [];
  if (structure.childNodes)
    return structure.childNodes.flatMap((node) => attachmentsOf(node, takesRecordings));
  const { dispositionParameters, parameters } = structure;
  const fileName = printable(dispositionParameters?.filename ?? parameters?.name ?? '');
  const isRecording = takesRecordings && recordingEnding(fileName) !== undefined;
  if (!isReadable(fileName) && !isRecording) return [];
  // In a message without parts, the content is part 1.
  return [{ fileName, part: structure.part ?? '1' }];
}

const isReadable = (fileName: string) =>
  isZip(fileName) || transcriptEnding(fileName) !== undefined;

/**
 * The file as it was attached: the mail's transfer encoding is decoded, the text's character
 * encoding is kept.
 * @throws UnreadFileError, errors of the mailbox
 */
export async function* readAttachment(
  client: ImapFlow,
  uid: number,
  part: string,
  bytesMax: number,
): AsyncGenerator<Uint8Array> {
  const { content } = await client.download(String(uid), part, {
    uid: true,
    chunkSize: pieceBytes,
    decodeText: false,
  });
  if (!content) throw new UnreadFileError('changing');
  let length = 0;
  for await (const piece of content) {
    length += piece.length;
    if (length > bytesMax) throw new UnreadFileError('too large');
    yield piece;
  }
}
