import { sql } from 'kysely';
import { rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { isReadableAction } from '../../ground/action/readable-actions-repository.ts';
import type { Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import { isInSeries, membersOfSeries } from '../../ground/meeting/series-member-repository.ts';

/** Enough for a year of weekly meetings. */
const actionsMax = 1000;

/** Actions of earlier meetings of the same series, newest first, that were still open when the meeting began. */
export async function listEarlierActions(
  db: Queryable,
  reader: Reader,
  meetingId: string,
): Promise<{ meetingId: string; words: string }[]> {
  // Apart from the actions, so that the planner knows the series and uses its index.
  const { rows: series } = await sql<{ id: string }>`
    select "seriesId" as "id" from (${membersOfSeries(reader.organizationId)}) "member"
    where "meetingId" = ${meetingId} limit 1`.execute(db);
  const [own] = series;
  if (!own) return [];
  return rowsOf<{ meetingId: string; words: string }>(db)`
    select "actionItem"."meetingId", coalesce("quote", "text") as "words"
    from "meeting" "this"
    join "meeting" on "meeting"."organizationId" = "this"."organizationId"
      and "meeting"."startsAt" < "this"."startsAt"
      and ${isInSeries(reader.organizationId, own.id)}
    join "actionItem" on "actionItem"."meetingId" = "meeting"."id"
    where "this"."organizationId" = ${reader.organizationId} and "this"."id" = ${meetingId}
      and ${isReadableAction(reader)}
      and "actionItem"."state" <> 'dropped'
      and ("closedAt" is null or "closedAt" > "this"."startsAt")
    order by "meeting"."startsAt" desc, "actionItem"."id"
    limit ${actionsMax}`;
}
