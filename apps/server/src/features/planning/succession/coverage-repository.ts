import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import {
  countedIn,
  readableIn,
  type Span,
} from '../../../ground/meeting/counted-meetings-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../../ground/meeting/series-member-repository.ts';
import { topicsOf, turnsOnTopic } from '../../../ground/meeting/topics-of-meeting-repository.ts';

/** A person who has a tie, a topic or a series (`cell`), and in how many meetings. */
export type HasCell = { cell: string; personId: string; times: number };

/** Who spoke on a topic in this many meetings has it. */
const meetingsOfTopic = 2;
/**
 * Turns of whoever opens a meeting that may only name the topic: once in the agenda, once to give somebody the floor for
 * it. They are no talk about it.
 */
const turnsOfChair = 2;

/**
 * Who spoke on the topics, and in how many meetings that the reader may read. Turns that may only name a topic do not
 * count, so that nobody has a topic by running its meetings.
 */
export async function listTopicSpeakers(
  db: Queryable,
  reader: Reader,
  keys: readonly string[],
  span: Span,
): Promise<HasCell[]> {
  if (keys.length === 0) return [];
  const { organizationId } = reader;
  return rowsOf<HasCell>(db)`
    with "topic" as materialized (
      select "meeting"."id", "topic".*
      from ${readableIn(reader, span)} cross join ${topicsOf(organizationId)}
      where ${countedIn(reader, span)} and "key" = any (${keys}::text[])
    ), "said" as (
      select "key", "directoryUserId", "topic"."id",
        sum("spoken"."turns") - case when min("position") = 0 then ${turnsOfChair}::integer else 0 end
          as "turns"
      from "topic"
      join "participant" on "participant"."organizationId" = ${organizationId}
        and "participant"."meetingId" = "topic"."id"
      cross join lateral (select ${turnsOnTopic} as "turns") "spoken"
      where "directoryUserId" is not null
      group by "key", "directoryUserId", "topic"."id"
    )
    select "key" as "cell", "directoryUserId" as "personId", count(*)::integer as "times"
    from "said" where "turns" > 0
    group by "key", "directoryUserId" having count(*) >= ${meetingsOfTopic}`;
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
  return rowsOf<HasCell>(db)`
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
    having 2 * count(distinct "held"."id") >= "meetings"`;
}
