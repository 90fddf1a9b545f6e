import type { Database, Queryable } from '../../database/types.ts';
import {
  chunkBytes,
  dropFile,
  findChunk,
  findFile,
  insertChunk,
  insertFile,
  type KeptFile,
  type NewFile,
} from './file-repository.ts';

export const isOneChunk = ({ bytes }: NewFile) => bytes.length <= chunkBytes;

/** Writes a file, each chunk in a statement of its own. What a failure leaves behind goes at once, or is swept. */
export async function keepFile(
  db: Database,
  organizationId: string,
  file: NewFile,
): Promise<KeptFile> {
  const kept = await insertFile(db, organizationId, file);
  try {
    for (let start = 0; start < file.bytes.length; start += chunkBytes)
      await insertChunk(db, {
        organizationId,
        fileId: kept.id,
        position: start / chunkBytes,
        bytes: file.bytes.subarray(start, start + chunkBytes),
      });
  } catch (error) {
    await dropFile(db, organizationId, kept.id).catch(() => {});
    throw error;
  }
  return kept;
}

/** The file of a meeting, read chunk by chunk. */
export async function readMeetingFile(
  db: Queryable,
  organizationId: string,
  meetingId: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { id: fileId, name, size, firstChunk } = await findFile(db, organizationId, meetingId);
  if (firstChunk?.length === size) return { name, bytes: firstChunk };
  const bytes = new Uint8Array(size);
  let read = firstChunk?.length ?? 0;
  if (firstChunk) bytes.set(firstChunk);
  for (let position = 1; read < size; position += 1) {
    const chunk = await findChunk(db, { organizationId, fileId, position });
    if (!chunk) throw new Error('The file was deleted while it was read.');
    bytes.set(chunk, read);
    read += chunk.length;
  }
  return { name, bytes };
}
