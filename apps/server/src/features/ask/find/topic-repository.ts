import { sql } from 'kysely';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { isCounted } from '../../../ground/meeting/counted-meetings-repository.ts';
import { namesTopic } from '../../../ground/meeting/everyday-words-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { topicsOf, turnsOnTopic } from '../../../ground/meeting/topics-of-meeting-repository.ts';
import { askedMeetings, type Scope } from '../question/asked-scope-repository.ts';

export type AskedTopic = {
  topic: string;
  /** Number of turns that mention it. */
  mentions: number;
  meetings: number;
  lastOn: string;
  /** The last meeting with the topic. */
  lastId: string;
};

/**
 * Topics of the newest meetings of the scope, with spellings joined, most mentioned first.
 * @param newest number of meetings whose topics are read
 */
export async function listTopics(
  db: Queryable,
  reader: Reader,
  scope: Scope,
  { newest, limit }: { newest: number; limit: number },
): Promise<AskedTopic[]> {
  const { organizationId, settings } = reader;
  return rowsOf<AskedTopic>(db)`
    with "newest" as materialized (
      select * from (${askedMeetings(reader, scope)}) "asked"
      order by "startsAt" desc, "meetingId" desc limit ${newest}
    ), "named" as materialized (
      select "newest"."meetingId", "newest"."startsAt", "topic".*
      from "newest" join "meeting" on "meeting"."id" = "newest"."meetingId"
      cross join ${topicsOf(organizationId)}
      where ${isCounted(organizationId)}
    ), "topic" as materialized (
      select * from "named" where ${namesTopic(organizationId, sql`"key"`)}
    ), "mention" as (
      select "topic"."key", sum("spoken"."turns")::int as "turns"
      from "topic"
      -- By its index: the planner would rather read all participants of the organization.
      cross join lateral (
        select "turnFacts", "alsoTurns" from "participant"
        where "participant"."organizationId" = ${organizationId}
          and "participant"."meetingId" = "topic"."meetingId" offset 0) "participant"
      cross join lateral (select ${turnsOnTopic} as "turns") "spoken"
      group by "topic"."key")
    select mode() within group (order by "topic"."topic") as "topic",
      coalesce(max("turns"), 0)::int as "mentions",
      count(distinct "meetingId")::int as "meetings",
      to_char(max("startsAt") at time zone ${settings.timezone}, 'YYYY-MM-DD') as "lastOn",
      (array_agg("meetingId"::text order by "startsAt" desc, "meetingId" desc))[1] as "lastId"
    from "topic" left join "mention" using ("key")
    group by "key"
    order by "mentions" desc, "meetings" desc, "key" limit ${limit}`;
}
