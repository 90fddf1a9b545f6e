import type { Queryable } from '../../database/types.ts';

/** Deletes actions without a meeting whose author's account and owner no longer exist, since nobody may read them. */
export async function deleteUnreadableActions(db: Queryable): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('actionItem')
    .where('meetingId', 'is', null)
    .where('createdBy', 'is', null)
    .where('ownerUserId', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
