import type { Database } from '../../database/types.ts';

const ofMeeting = (db: Database, meetingId: string) =>
  db.selectFrom('meetingFile').select(['id', 'organizationId']).where('meetingId', '=', meetingId);

/** Replaces the content of a file, which must have a single chunk. */
export async function replaceFile(db: Database, meetingId: string, bytes: Uint8Array) {
  const { id } = await ofMeeting(db, meetingId).executeTakeFirstOrThrow();
  await db.updateTable('meetingFile').set({ size: bytes.length }).where('id', '=', id).execute();
  await db.updateTable('fileChunk').set({ bytes }).where('fileId', '=', id).execute();
}

export async function fileOf(db: Database, meetingId: string): Promise<Buffer> {
  const { id } = await ofMeeting(db, meetingId).executeTakeFirstOrThrow();
  const chunks = await db
    .selectFrom('fileChunk')
    .select('bytes')
    .where('fileId', '=', id)
    .orderBy('position')
    .execute();
  return Buffer.concat(chunks.map(({ bytes }) => bytes));
}
