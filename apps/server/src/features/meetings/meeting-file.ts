import type { Queryable } from '../../database/types.ts';
import { AppError } from '../../platform/errors.ts';

type MeetingKey = { organizationId: string; id: string };

/** Whether the file that the meeting was read from is there to be read again. */
export async function hasFile(db: Queryable, { organizationId, id }: MeetingKey): Promise<boolean> {
  const file = await db
    .selectFrom('meetingFile')
    .select('meetingId')
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', id)
    .executeTakeFirst();
  return file !== undefined;
}

/** Refuses with 404 what needs a file that was deleted. */
export async function requireFile(db: Queryable, meeting: MeetingKey): Promise<void> {
  if (await hasFile(db, meeting)) return;
  throw new AppError(
    404,
    'FILE_NOT_KEPT',
    'The file of this meeting is not kept any more. Upload it again.',
  );
}

/** Deletes the file of a meeting; what was read from it stays. */
export async function deleteFile(tx: Queryable, { organizationId, id }: MeetingKey): Promise<void> {
  await tx
    .deleteFrom('meetingFile')
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', id)
    .execute();
}
