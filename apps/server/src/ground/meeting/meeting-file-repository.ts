import type { Queryable } from '../../database/types.ts';

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

/** In bytes. */
export async function readFileSize(
  db: Queryable,
  { organizationId, id }: MeetingKey,
): Promise<number> {
  const { size } = await db
    .selectFrom('meetingFile')
    .select('size')
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', id)
    .executeTakeFirstOrThrow();
  return size;
}

/** The results stay. */
export async function deleteFile(tx: Queryable, { organizationId, id }: MeetingKey): Promise<void> {
  await tx
    .deleteFrom('meetingFile')
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', id)
    .execute();
}
