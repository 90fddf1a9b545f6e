import { sql } from 'kysely';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import {
  countedIn,
  readableIn,
  type Span,
} from '../../../ground/meeting/counted-meetings-repository.ts';
import {
  type Reader,
  readsEveryMeeting,
} from '../../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../../ground/meeting/series-member-repository.ts';

export type SeriesRow = {
  seriesId: string;
  /** Of all its meetings, as days since 1970-01-01, ascending. */
  days: number[];
  /** Of the latest meetings, in the same order. */
  latestIds: string[];
};

/**
 * The series that met on these days, as far as the reader may read their meetings; one row each, because an
 * organization may have held a hundred thousand.
 *
 * @param latestMax How many ids of a series are listed
 */
export async function listSeries(
  db: Queryable,
  reader: Reader,
  span: Span,
  latestMax: number,
): Promise<SeriesRow[]> {
  // For a reader of some hundred meetings PostgreSQL would scan the members of all series. A subquery with an offset
  // is not merged into the join, so each meeting is looked up by the index.
  const singly = readsEveryMeeting(reader) ? sql`` : sql`offset 0`;
  return rowsOf<SeriesRow>(db)`
    with "held" as (
      select "member"."seriesId", "meeting"."id", "startsAt",
        ("startsAt" at time zone ${reader.settings.timezone})::date - date '1970-01-01' as "day",
        row_number() over (
          partition by "member"."seriesId" order by "startsAt" desc, "meeting"."id" desc) as "fromLast"
      from ${readableIn(reader, span)}
      cross join lateral (
        select "seriesId" from (${membersOfSeries(reader.organizationId)}) "one"
        where "meetingId" = "meeting"."id" ${singly}
      ) "member"
      where ${countedIn(reader, span)}
    )
    select "seriesId", array_agg("day" order by "startsAt", "id") as "days",
      array_agg("id" order by "startsAt", "id") filter (where "fromLast" <= ${latestMax}) as "latestIds"
    from "held" group by "seriesId" order by "seriesId"`;
}
