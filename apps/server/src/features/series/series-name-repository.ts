import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { isReadableBy, type Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../ground/meeting/series-member-repository.ts';
import { statedStart } from './series-repository.ts';

export type LatestOfSeries = {
  seriesId: string;
  seriesName: string | null;
  title: string;
  day: number | null;
  minute: number | null;
};

/**
 * The latest meetings of these series that the reader may read, oldest first.
 * @param meetingsMin A series with fewer meetings, readable or not, is left out
 * @param meetingsMax Per series
 */
export async function listLatestOf(
  db: Queryable,
  reader: Reader,
  seriesIds: readonly string[],
  { meetingsMin, meetingsMax }: { meetingsMin: number; meetingsMax: number },
): Promise<LatestOfSeries[]> {
  const { rows } = await sql<LatestOfSeries>`
    with "member" as materialized (
      select "seriesId", "meetingId", count(*) over (partition by "seriesId") as "all"
      from (${membersOfSeries(reader.organizationId)}) "each"
      where "seriesId" = any (${seriesIds}::uuid[])
    ), "latest" as (
      select "member"."seriesId", "title", "startsAt", "isDateStated", "isTimeStated",
        "meeting"."id",
        row_number() over (
          partition by "member"."seriesId" order by "startsAt" desc, "meeting"."id" desc) as "fromLast"
      from "member" join "meeting" on "meeting"."id" = "member"."meetingId"
      where "all" >= ${meetingsMin} and ${isReadableBy(reader)})
    select "seriesId", "series"."name" as "seriesName", "title", ${statedStart(reader)}
    from "latest" join "series" on "series"."id" = "seriesId"
    where "fromLast" <= ${meetingsMax}
    order by "seriesId", "startsAt", "latest"."id"`.execute(db);
  return rows;
}

/**
 * Series with meetings that the reader may read and whose titles have such keys, or that have such a chosen name, in
 * lower case. Sorted by number of such meetings.
 */
export async function listSeriesCalled(
  db: Queryable,
  reader: Reader,
  { keys, names }: { keys: readonly string[]; names: readonly string[] },
): Promise<string[]> {
  const { organizationId } = reader;
  const { rows } = await sql<{ id: string }>`
    with "called" as materialized (
      select "seriesId" from "seriesMeeting"
      where "organizationId" = ${organizationId} and "seriesId" is not null
        and "key" = any (${keys}::text[])
      union
      select "id" from "series"
      where "organizationId" = ${organizationId} and lower("name") = any (${names}::text[]))
    select "member"."seriesId" as "id"
    from (${membersOfSeries(organizationId)}) "member"
    join "meeting" on "meeting"."id" = "member"."meetingId"
    where "member"."seriesId" in (select "seriesId" from "called") and ${isReadableBy(reader)}
    group by "member"."seriesId"
    order by count(*) desc, "member"."seriesId"
    limit 50`.execute(db);
  return rows.map(({ id }) => id);
}
