import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { isReadableAction } from '../../ground/action/readable-actions-repository.ts';
import type { Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../ground/meeting/series-member-repository.ts';

/** Enough for a year of weekly meetings. */
const actionsMax = 1000;

/** Actions of earlier meetings of the same series, newest first, that were still open when the meeting began. */
export async function listEarlierActions(
  db: Queryable,
  reader: Reader,
  meetingId: string,
): Promise<{ meetingId: string; words: string }[]> {
  const { rows } = await sql<{ meetingId: string; words: string }>`
    with "member" as (${membersOfSeries(reader.organizationId)})
    select "actionItem"."meetingId", coalesce("quote", "text") as "words"
    from "meeting" "this"
    join "meeting" on "meeting"."organizationId" = ${reader.organizationId}
      and "meeting"."startsAt" < "this"."startsAt"
      and "meeting"."id" in (
        select "meetingId" from "member" where "seriesId" in (
          select "seriesId" from "member" where "meetingId" = "this"."id"))
    join "actionItem" on "actionItem"."meetingId" = "meeting"."id"
    where "this"."organizationId" = ${reader.organizationId} and "this"."id" = ${meetingId}
      and ${isReadableAction(reader)}
      and "actionItem"."state" <> 'dropped'
      and ("closedAt" is null or "closedAt" > "this"."startsAt")
    order by "meeting"."startsAt" desc, "actionItem"."id"
    limit ${actionsMax}`.execute(db);
  return rows;
}
