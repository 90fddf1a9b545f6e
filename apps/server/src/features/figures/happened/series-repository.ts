import { sql } from 'kysely';
import type { Queryable } from '../../../database/types.ts';
import {
  countedIn,
  readableIn,
  type Span,
} from '../../../ground/meeting/counted-meetings-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../../ground/meeting/series-member-repository.ts';
import { shownName } from '../../../ground/shown-name-repository.ts';

export type SeriesRow = {
  seriesId: string;
  seriesName: string | null;
  id: string;
  title: string;
  day: number;
};

/** The meetings of series on these days that the reader may read, oldest first. */
export async function listSeriesMeetings(
  db: Queryable,
  reader: Reader,
  span: Span,
): Promise<SeriesRow[]> {
  const { rows } = await sql<SeriesRow>`
    select "member"."seriesId", "series"."name" as "seriesName", "meeting"."id", "title",
      ("startsAt" at time zone ${reader.settings.timezone})::date - date '1970-01-01' as "day"
    from ${readableIn(reader, span)}
    join (${membersOfSeries(reader.organizationId)}) "member" on "member"."meetingId" = "meeting"."id"
    join "series" on "series"."id" = "member"."seriesId"
    where ${countedIn(reader, span)}
    order by "startsAt", "meeting"."id"`.execute(db);
  return rows;
}

export type OpenerRow = { meetingId: string; key: string; name: string };

/** Who spoke first in each of the meetings; none for a label such as 'Speaker 3'. */
export async function listOpeners(
  db: Queryable,
  { organizationId }: Reader,
  meetingIds: readonly string[],
): Promise<OpenerRow[]> {
  const { rows } = await sql<OpenerRow>`
    select "meetingId", coalesce("directoryUserId"::text, 'heard ' || "heardAs") as "key",
      coalesce(${shownName()}, "participant"."name") as "name"
    from "participant"
    left join "directoryUser" on "directoryUser"."id" = "participant"."directoryUserId"
      and "directoryUser"."organizationId" = "participant"."organizationId"
    where "participant"."organizationId" = ${organizationId} and "position" = 0
      and "meetingId" = any (${meetingIds}::uuid[])
      and ("directoryUserId" is not null or "heardAs" is not null)`.execute(db);
  return rows;
}
