import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { notifyFound } from '../notification/new-notification-repository.ts';

/**
 * Sets the owner of found actions to the person whom the speaker of that name is tied to, unless somebody chose
 * another one, and notifies them. Called after speakers of these meetings are tied or untied.
 */
export async function tieActionOwners(
  tx: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<void> {
  if (meetingIds.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    update "actionItem" set "ownerUserId" = "tied"."directoryUserId"
    from (
      select "action"."id", (
        select "speaker"."directoryUserId" from "participant" "speaker"
        where "speaker"."organizationId" = ${organizationId}
          and "speaker"."meetingId" = "action"."meetingId"
          and "speaker"."name" = "action"."owner"
        order by "speaker"."position" limit 1) as "directoryUserId"
      from "actionItem" "action"
      where "action"."organizationId" = ${organizationId}
        and "action"."meetingId" = any (${meetingIds}::uuid[])
        and "action"."origin" = 'found' and not 'owner' = any ("action"."changed")
    ) "tied"
    where "actionItem"."organizationId" = ${organizationId}
      and "actionItem"."id" = "tied"."id"
      and "actionItem"."ownerUserId" is distinct from "tied"."directoryUserId"
    returning "actionItem"."id"`.execute(tx);
  await notifyFound(
    tx,
    organizationId,
    rows.map(({ id }) => id),
  );
}
