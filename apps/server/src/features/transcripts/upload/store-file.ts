import type { Database, Queryable } from '../../../database/types.ts';
import {
  chunkBytes,
  deleteUnattachedFile,
  findChunk,
  findFile,
  insertChunk,
  insertFile,
  type NewFile,
  type StoredFile,
} from './file-repository.ts';

export const isOneChunk = ({ bytes }: NewFile) => bytes.length <= chunkBytes;

/** Uses one statement per chunk. If a later one fails, the sweep deletes the chunks. */
export async function storeFile(
  db: Database,
  organizationId: string,
  file: NewFile,
): Promise<StoredFile> {
  const stored = await insertFile(db, organizationId, file);
  try {
    for (let start = 0; start < file.bytes.length; start += chunkBytes)
      await insertChunk(db, {
        organizationId,
        fileId: stored.id,
        position: start / chunkBytes,
        bytes: file.bytes.subarray(start, start + chunkBytes),
      });
  } catch (error) {
    await deleteUnattachedFile(db, organizationId, stored.id).catch(() => {});
    throw error;
  }
  return stored;
}

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
