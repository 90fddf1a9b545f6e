import type { SeriesFigures } from '@rapport/contract';
import { rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { countedIn, type Span } from '../../ground/meeting/counted-meetings-repository.ts';
import { hasKnownLength } from '../../ground/meeting/doubts-repository.ts';
import type { Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../ground/meeting/series-member-repository.ts';

/** The series with meetings that count in these days, those of most meetings first. */
export async function listSeriesFigures(
  db: Queryable,
  reader: Reader,
  span: Span,
  meetingsMin: number,
): Promise<SeriesFigures[]> {
  const { organizationId, settings } = reader;
  return rowsOf<SeriesFigures>(db)`
    with "member" as materialized (${membersOfSeries(organizationId)}),
    "enough" as (
      select "seriesId" from "member" group by "seriesId" having count(*) >= ${meetingsMin}
    ), "held" as (
      select "member"."seriesId", "meeting"."id",
        case when ${hasKnownLength} then "durationMinutes" end as "minutes",
        ("startsAt" at time zone ${settings.timezone})::date as "day"
      from "meeting"
      join "member" on "member"."meetingId" = "meeting"."id"
      join "enough" on "enough"."seriesId" = "member"."seriesId"
      where ${countedIn(reader, span)}
    ), "heard" as (
      select "seriesId", count(distinct "directoryUserId")::integer as "people"
      from "held" join "participant" on "participant"."organizationId" = ${organizationId}
        and "participant"."meetingId" = "held"."id"
      group by "seriesId"
    )
    select "seriesId" as "id", count(*)::integer as "meetings", coalesce(max("people"), 0) as "people",
      coalesce(sum("minutes"), 0)::integer as "minutes",
      min("day")::text as "firstDate", max("day")::text as "lastDate"
    from "held" left join "heard" using ("seriesId")
    group by "seriesId" order by "meetings" desc, "seriesId"`;
}
