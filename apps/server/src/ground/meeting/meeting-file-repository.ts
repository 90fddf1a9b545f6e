import { findColumn, hasRow } from '../../database/matching-rows.ts';
import type { Queryable } from '../../database/types.ts';
import { deleteSound } from '../recording/sound-repository.ts';

type MeetingKey = { organizationId: string; id: string };

export const hasFile = (db: Queryable, { organizationId, id }: MeetingKey) =>
  hasRow(db, 'meetingFile', { organizationId, meetingId: id });

/** In bytes; undefined without a file. */
export const findFileSize = (db: Queryable, { organizationId, id }: MeetingKey) =>
  findColumn(db, 'meetingFile', 'size', { organizationId, meetingId: id });

/** In bytes, by meeting; a meeting whose file was deleted is missing. */
export async function readFileSizes(
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<Map<string, number>> {
  if (meetingIds.length === 0) return new Map();
  const files = await db
    .selectFrom('meetingFile')
    .select(['meetingId', 'size'])
    .where('organizationId', '=', organizationId)
    .where('meetingId', 'in', meetingIds)
    .execute();
  return new Map(files.flatMap(({ meetingId, size }) => (meetingId ? [[meetingId, size]] : [])));
}

/** Deletes only the file and the sound; the results are kept. */
export async function deleteFile(tx: Queryable, { organizationId, id }: MeetingKey): Promise<void> {
  await deleteSound(tx, organizationId, [id]);
  await tx
    .deleteFrom('meetingFile')
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', id)
    .execute();
}
