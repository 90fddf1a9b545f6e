import { insertRows } from '../../database/insert-rows.ts';
import type { Queryable } from '../../database/types.ts';

type MeetingKey = { organizationId: string; meetingId: string };

/** Ids of the directory. */
export async function listShares(db: Queryable, key: MeetingKey): Promise<string[]> {
  const rows = await db
    .selectFrom('meetingShare')
    .select('directoryUserId')
    .where('organizationId', '=', key.organizationId)
    .where('meetingId', '=', key.meetingId)
    .execute();
  return rows.map(({ directoryUserId }) => directoryUserId);
}

export async function replaceShares(tx: Queryable, key: MeetingKey, userIds: readonly string[]) {
  await tx
    .deleteFrom('meetingShare')
    .where('organizationId', '=', key.organizationId)
    .where('meetingId', '=', key.meetingId)
    .execute();
  const shares = userIds.map((directoryUserId) => ({ ...key, directoryUserId }));
  await insertRows(tx, { meetingShare: shares });
}
