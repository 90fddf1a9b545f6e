import type { Queryable } from '../../database/types.ts';
import { deleteSound } from '../recording/sound-repository.ts';

type MeetingKey = { organizationId: string; id: string };

export async function hasFile(db: Queryable, { organizationId, id }: MeetingKey): Promise<boolean> {
  const file = await db
    .selectFrom('meetingFile')
    .select('meetingId')
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', id)
    .executeTakeFirst();
  return file !== undefined;
}

/** In bytes; undefined without a file. */
export async function findFileSize(
  db: Queryable,
  { organizationId, id }: MeetingKey,
): Promise<number | undefined> {
  const file = await db
    .selectFrom('meetingFile')
    .select('size')
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', id)
    .executeTakeFirst();
  return file?.size;
}

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
