import type { Queryable } from '../../database/types.ts';

export type NewFile = { name: string; sha256: string; bytes: Uint8Array };
/** A file whose chunks are written, and which no meeting names yet. */
export type KeptFile = { id: string };

/** So much of a file is written or read at a time: others wait for one chunk, and no more. */
export const chunkBytes = 128 * 1024;

/** A file without chunks and without a meeting. */
export async function insertFile(
  db: Queryable,
  organizationId: string,
  { name, sha256, bytes }: NewFile,
): Promise<KeptFile> {
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

/** Gives a file to its meeting. */
export async function nameFile(
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

/** Deletes a file that no meeting names. */
export async function dropFile(db: Queryable, organizationId: string, id: string): Promise<void> {
  await db
    .deleteFrom('meetingFile')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('meetingId', 'is', null)
    .execute();
}

/** Deletes files of all organizations that were begun before a moment and that no meeting names. */
export async function deleteUnnamedFiles(db: Queryable, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('meetingFile')
    .where('meetingId', 'is', null)
    .where('createdAt', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The file of a meeting with its first chunk, which is all of most files. */
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

/** One chunk; none where the file has ended or was deleted. */
export async function findChunk(
  db: Queryable,
  {
    organizationId,
    fileId,
    position,
  }: { organizationId: string; fileId: string; position: number },
): Promise<Uint8Array | undefined> {
  const chunk = await db
    .selectFrom('fileChunk')
    .select('bytes')
    .where('organizationId', '=', organizationId)
    .where('fileId', '=', fileId)
    .where('position', '=', position)
    .executeTakeFirst();
  return chunk?.bytes;
}
