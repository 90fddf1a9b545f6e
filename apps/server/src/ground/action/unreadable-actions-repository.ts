import { sql } from 'kysely';
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

/** Whether one of these actions has no meeting, no owner of the directory, and no author who is a member. */
export async function hasUnreadableAction(
  db: Queryable,
  organizationId: string,
  ids: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select from "actionItem"
    where "organizationId" = ${organizationId} and "id" = any (${ids}::uuid[])
      and "meetingId" is null and "ownerUserId" is null
      and not exists (
        select from "member"
        where "member"."organizationId" = ${organizationId}
          and "member"."userId" = "actionItem"."createdBy")
    limit 1`.execute(db);
  return rows.length > 0;
}
