import { sql } from 'kysely';
import { jsonText } from '../../database/jsonb.ts';
import { rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { holdsName } from './holds-name-repository.ts';

type SeriesName = { id: string; name: string };

/** Names chosen by people for series that contain or contained a meeting. */
export const listSeriesNamesOf = (
  tx: Queryable,
  { organizationId, meetingId }: { organizationId: string; meetingId: string },
) => rowsOf<SeriesName>(tx)`
    select "id", "name" from "series"
    where "organizationId" = ${organizationId} and "name" is not null and "id" in (
      select "seriesId" from "seriesMeeting" where "meetingId" = ${meetingId}
      union all
      select "seriesId" from "seriesChoice" where "meetingId" = ${meetingId})
    order by "id" for update`;

/** Series names chosen by people that contain one of these names. */
export const listSeriesNaming = (
  tx: Queryable,
  organizationId: string,
  names: readonly string[],
) => rowsOf<SeriesName>(tx)`
    select "id", "name" from "series"
    where "organizationId" = ${organizationId} and ${holdsName(sql`"name"`, names)}
    order by "id" for update`;

export async function saveSeriesNames(
  tx: Queryable,
  organizationId: string,
  names: readonly SeriesName[],
): Promise<void> {
  if (names.length === 0) return;
  await sql`
    update "series" "old" set "name" = "new"."name"
    from jsonb_to_recordset(${jsonText(names)}::jsonb) "new" ("id" uuid, "name" text)
    where "old"."organizationId" = ${organizationId} and "old"."id" = "new"."id"`.execute(tx);
}
