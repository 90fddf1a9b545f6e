import { findColumn } from '../../../database/matching-rows.ts';
import type { Queryable } from '../../../database/types.ts';

export type NewFile = { name: string; sha256: string; bytes: Uint8Array };
/** A stored file that no meeting refers to yet. */
export type StoredFile = { id: string };

/** Size of one read or write in bytes, so that other queries wait for at most one chunk. */
export const chunkBytes = 128 * 1024;

export async function insertFile(
  db: Queryable,
  organizationId: string,
  { name, sha256, bytes }: NewFile,
): Promise<StoredFile> {
  return db
    .insertInto('meetingFile')
    .values({ organizationId, meetingId: null, name, sha256, size: bytes.length })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function insertChunk(
  db: Queryable,
  chunk: { organizationId: string; fileId: string; position: number; bytes: Uint8Array },
): Promise<void> {
  await db.insertInto('fileChunk').values(chunk).execute();
}

export async function attachFile(
  tx: Queryable,
  organizationId: string,
  { id, meetingId }: { id: string; meetingId: string },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('meetingFile')
    .set({ meetingId })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('meetingId', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error('The file was swept before its meeting was made.');
}

export async function deleteUnattachedFile(
  db: Queryable,
  organizationId: string,
  id: string,
): Promise<void> {
  await db
    .deleteFrom('meetingFile')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('meetingId', 'is', null)
    .execute();
}

/** Covers all organizations. */
export async function deleteUnattachedFiles(db: Queryable, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('meetingFile')
    .where('meetingId', 'is', null)
    .where('createdAt', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Reads a file's first chunk; most files have no others. */
export function findFile(db: Queryable, organizationId: string, meetingId: string) {
  return db
    .selectFrom('meetingFile')
    .leftJoin('fileChunk', (join) =>
      join
        .onRef('fileChunk.organizationId', '=', 'meetingFile.organizationId')
        .onRef('fileChunk.fileId', '=', 'meetingFile.id')
        .on('fileChunk.position', '=', 0),
    )
    .select(['id', 'name', 'size', 'bytes as firstChunk'])
    .where('meetingFile.organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .executeTakeFirstOrThrow();
}

/** Undefined after the last chunk, or if the file was deleted. */
export const findChunk = (
  db: Queryable,
  {
    organizationId,
    fileId,
    position,
  }: { organizationId: string; fileId: string; position: number },
) => findColumn(db, 'fileChunk', 'bytes', { organizationId, fileId, position });
