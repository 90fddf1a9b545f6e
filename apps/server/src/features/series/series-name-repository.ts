import { sql } from 'kysely';
import { rowsOf, valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import {
  isReadableBy,
  type Reader,
  readableAsMeeting,
  readsEveryMeeting,
} from '../../ground/meeting/readable-meetings-repository.ts';
import { hasMembers, membersOfSeries } from '../../ground/meeting/series-member-repository.ts';
import { statedStart } from './series-repository.ts';

export type LatestOfSeries = {
  seriesId: string;
  seriesName: string | null;
  title: string;
  day: number | null;
  minute: number | null;
};

/** Of more series it is faster to look up the series of each of the reader's meetings. */
const seriesListed = 10;

/** The meetings of these series that the reader may read, as `"meeting"` and `"member"` of a query. */
function readableOf(reader: Reader, seriesIds: readonly string[]) {
  const members = membersOfSeries(reader.organizationId);
  const source =
    seriesIds.length <= seriesListed || readsEveryMeeting(reader)
      ? sql`(${members}) "member" join "meeting"
          on "meeting"."id" = "member"."meetingId" and ${isReadableBy(reader)}`
      : // A subquery with an offset is not merged into the join, so each meeting is looked up by the index.
        sql`${readableAsMeeting(reader)} cross join lateral (
          select "seriesId" from (${members}) "one"
          where "meetingId" = "meeting"."id" offset 0) "member"`;
  return sql`${source} where "member"."seriesId" = any (${seriesIds}::uuid[])`;
}

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
  const { organizationId } = reader;
  return rowsOf<LatestOfSeries>(db)`
    with "readable" as materialized (
      select "member"."seriesId", "meeting"."id", "title", "startsAt", "isDateStated", "isTimeStated"
      from ${readableOf(reader, seriesIds)}
    ), "enough" as materialized (
      select "seriesId" from "readable" group by "seriesId"
      having ${hasMembers(organizationId, sql`"readable"."seriesId"`, meetingsMin)}
    ), "latest" as (
      select "readable".*, row_number() over (
        partition by "seriesId" order by "startsAt" desc, "readable"."id" desc) as "fromLast"
      from "readable" join "enough" using ("seriesId"))
    select "seriesId", "series"."name" as "seriesName", "title", ${statedStart(reader)}
    from "latest" join "series" on "series"."id" = "seriesId"
    where "fromLast" <= ${meetingsMax}
    order by "seriesId", "startsAt", "latest"."id"`;
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
  return valuesOf<string>(db)`
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
    limit 50`;
}
