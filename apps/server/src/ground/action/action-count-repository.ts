import { valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';

/** Recounts the actions of meetings, without those that were dropped. Returns the meetings whose number changed. */
export async function countActionsOf(
  tx: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
): Promise<string[]> {
  if (meetingIds.length === 0) return [];
  return valuesOf<string>(tx)`
    update "meeting" set "actionCount" = "counted"."count"
    from (
      select "meeting"."id", (
        select count(*)::integer from "actionItem"
        where "actionItem"."organizationId" = ${organizationId}
          and "actionItem"."meetingId" = "meeting"."id" and "state" <> 'dropped') as "count"
      from "meeting"
      where "organizationId" = ${organizationId} and "id" = any (${meetingIds}::uuid[])
    ) "counted"
    where "meeting"."organizationId" = ${organizationId}
      and "meeting"."id" = "counted"."id"
      and "meeting"."actionCount" <> "counted"."count"
    returning "meeting"."id"`;
}
