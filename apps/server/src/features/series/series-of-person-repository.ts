import { sql } from 'kysely';
import { rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { readableIn } from '../../ground/meeting/counted-meetings-repository.ts';
import type { Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../ground/meeting/series-member-repository.ts';
import { type ListedMember, statedStart } from './series-repository.ts';

type Attended = {
  id: string;
  name: string | null;
  heard: number;
  meetings: number;
  /** Oldest first. */
  members: Pick<ListedMember, 'title' | 'day' | 'minute'>[];
};

type Days = { from: string; to: string };

export async function isInDirectory(
  db: Queryable,
  { organizationId }: Pick<Reader, 'organizationId'>,
  directoryUserId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from "directoryUser"
    where "organizationId" = ${organizationId} and "id" = ${directoryUserId}`.execute(db);
  return rows.length > 0;
}

/** The series in which the person spoke on these days, with those of their meetings that the reader may read. */
export async function listAttended(
  db: Queryable,
  reader: Reader,
  directoryUserId: string,
  span: Days,
  { meetingsMin, seriesMax }: { meetingsMin: number; seriesMax: number },
): Promise<Attended[]> {
  const { organizationId } = reader;
  return rowsOf<Attended>(db)`
    with "member" as materialized (${membersOfSeries(organizationId)}),
    "enough" as (
      select "seriesId" from "member" group by "seriesId" having count(*) >= ${meetingsMin}
    ), "own" as materialized (
      select distinct "meetingId" from "participant"
      where "organizationId" = ${organizationId} and "directoryUserId" = ${directoryUserId}
    ), "held" as (
      select "member"."seriesId", "meeting"."id", "title", "startsAt", ${statedStart(reader)},
        "own"."meetingId" is not null as "isHeard"
      from ${readableIn(reader, span)}
      join "member" on "member"."meetingId" = "meeting"."id"
      join "enough" on "enough"."seriesId" = "member"."seriesId"
      left join "own" on "own"."meetingId" = "meeting"."id"
    )
    select "series"."id", "series"."name", count(*) filter (where "isHeard")::integer as "heard",
      count(*)::integer as "meetings",
      jsonb_agg(jsonb_build_object('title', "title", 'day', "day", 'minute', "minute")
        order by "startsAt", "held"."id") as "members"
    from "held" join "series" on "series"."id" = "held"."seriesId"
    group by "series"."id" having bool_or("isHeard")
    order by "heard" desc, "meetings" desc, "series"."id" limit ${seriesMax}`;
}
