import { rowsOf } from '../../../database/rows-of.ts';
import type { Meeting, Queryable } from '../../../database/types.ts';
import { selfOf } from '../../../ground/action/readable-actions-repository.ts';
import { isReadableBy, type Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../../ground/meeting/series-member-repository.ts';
import { statedStart } from '../series-repository.ts';

export type OwnMeeting = Pick<Meeting, 'id' | 'title' | 'uploadedBy' | 'language'> & {
  seriesId: string;
  seriesName: string | null;
  day: number | null;
  minute: number | null;
  /** Whether the reader was heard in it. */
  isOwn: boolean;
};

/**
 * The latest meetings of the series in which the reader was ever heard, those that they may read; oldest first.
 *
 * @param meetingsMax Per series
 * @param meetingsMin A series with fewer meetings, readable or not, is left out
 */
export async function listMeetingsOfOwnSeries(
  db: Queryable,
  reader: Reader,
  { meetingsMin, meetingsMax }: { meetingsMin: number; meetingsMax: number },
): Promise<OwnMeeting[]> {
  const { organizationId } = reader;
  const members = membersOfSeries(organizationId);
  // Subqueries with an offset are not merged into the join, so that each series is looked up by an index.
  return rowsOf<OwnMeeting>(db)`
    with "own" as materialized (
      select distinct "meetingId" from "participant"
      where "organizationId" = ${organizationId} and "directoryUserId" in ${selfOf(reader)}
    ), "mine" as materialized (
      select distinct "seriesId" from "own" cross join lateral (
        select "seriesId" from (${members}) "one" where "one"."meetingId" = "own"."meetingId" offset 0
      ) "member"
    ), "latest" as (
      select "member"."seriesId", "meeting"."id", "title", "uploadedBy", "language", "startsAt",
        "isDateStated", "isTimeStated",
        row_number() over (
          partition by "member"."seriesId" order by "startsAt" desc, "meeting"."id" desc) as "fromLast"
      from "mine" cross join lateral (
        select "seriesId", "meetingId", count(*) over () as "all"
        from (${members}) "one" where "one"."seriesId" = "mine"."seriesId" offset 0
      ) "member"
      join "meeting" on "meeting"."id" = "member"."meetingId"
      where "all" >= ${meetingsMin} and ${isReadableBy(reader)}
    )
    select "seriesId", "series"."name" as "seriesName", "latest"."id", "title", "uploadedBy",
      "language", ${statedStart(reader)}, "latest"."id" in (select "meetingId" from "own") as "isOwn"
    from "latest" join "series" on "series"."id" = "seriesId"
    where "fromLast" <= ${meetingsMax}
    order by "seriesId", "startsAt", "latest"."id"`;
}
