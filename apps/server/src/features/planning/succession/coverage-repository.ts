import { sql } from 'kysely';
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
import { topicsOf, turnsOnTopic } from '../../../ground/meeting/topics-of-meeting-repository.ts';
import type { Weeks } from '../../../ground/network/weeks.ts';

/** A person who has a topic or a series (`cell`), and the number of turns or meetings. */
export type HasCell = { cell: string; personId: string; times: number };

/** Turns about the topics by person, in meetings that the reader may read. */
export async function listTopicSpeakers(
  db: Queryable,
  reader: Reader,
  keys: readonly string[],
  { weeks, span }: { weeks: Weeks; span: Span },
): Promise<HasCell[]> {
  const { organizationId } = reader;
  // The sums cover all meetings, so they are used only if the reader may read all.
  const { rows } = await (readsEveryMeeting(reader)
    ? sql<HasCell>`
        select "key" as "cell", "directoryUserId" as "personId", sum("mentions")::integer as "times"
        from "weekTopicPerson"
        where "organizationId" = ${organizationId}
          and "week" between ${weeks.from} and ${weeks.to} and "key" = any (${keys}::text[])
        group by "key", "directoryUserId"`
    : sql<HasCell>`
        with "topic" as materialized (
          select "meeting"."id", "topic".*
          from ${readableIn(reader, span)} cross join ${topicsOf(organizationId)}
          where ${countedIn(reader, span)} and "key" = any (${keys}::text[])
        )
        select "key" as "cell", "directoryUserId" as "personId",
          sum("spoken"."turns")::integer as "times"
        from "topic"
        join "participant" on "participant"."organizationId" = ${organizationId}
          and "participant"."meetingId" = "topic"."id"
        cross join lateral (select ${turnsOnTopic} as "turns") "spoken"
        where "directoryUserId" is not null and "spoken"."turns" > 0
        group by "key", "directoryUserId"`
  ).execute(db);
  return rows;
}

/**
 * People who spoke in at least half of a series' counted meetings in these days that the reader may read, and in how
 * many.
 */
export async function listSeriesSpeakers(
  db: Queryable,
  reader: Reader,
  seriesIds: readonly string[],
  span: Span,
): Promise<HasCell[]> {
  const { organizationId } = reader;
  const { rows } = await sql<HasCell>`
    with "member" as materialized (
      select "seriesId", "meetingId" from (${membersOfSeries(organizationId)}) "each"
      where "seriesId" = any (${seriesIds}::uuid[])
    ), "held" as materialized (
      select "member"."seriesId", "meeting"."id",
        count(*) over (partition by "member"."seriesId") as "meetings"
      from ${readableIn(reader, span)}
      join "member" on "member"."meetingId" = "meeting"."id"
      where ${countedIn(reader, span)}
    )
    select "seriesId" as "cell", "directoryUserId" as "personId",
      count(distinct "held"."id")::integer as "times"
    from "held"
    join "participant" on "participant"."organizationId" = ${organizationId}
      and "participant"."meetingId" = "held"."id"
    where "directoryUserId" is not null
    group by "seriesId", "directoryUserId", "meetings"
    having 2 * count(distinct "held"."id") >= "meetings"`.execute(db);
  return rows;
}
