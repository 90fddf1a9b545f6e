import { sql } from 'kysely';
import { valuesOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { countedIn, readableIn } from '../../../ground/meeting/counted-meetings-repository.ts';
import { hasKnownLength } from '../../../ground/meeting/doubts-repository.ts';
import { namesTopic } from '../../../ground/meeting/everyday-words-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../../ground/meeting/series-member-repository.ts';
import { topicsOf, turnsOnTopic } from '../../../ground/meeting/topics-of-meeting-repository.ts';
import type { Day } from '../period.ts';

/** A meeting as `listComparedMeetings` writes it. */
export type ComparedMeeting = {
  id: string;
  week: Day;
  series: string | null;
  hours: number | null;
  namedSpeakers: number;
  speakers: { person: string; hours: number }[] | null;
  exchanges: { a: string; b: string; count: number }[] | null;
  initiatives: { id: string; mentions: number; people: string[] }[] | null;
  /** Number of words of each speaker who spoke. */
  words: number[] | null;
  peopleWhoSpoke: number;
  overdueActions: number;
};

/**
 * The counted meetings of a span of days, with what is compared between periods. As JSON, which a thread parses, and
 * each week by itself, because a year of a large organization has tens of megabytes.
 */
export const listComparedMeetings = (
  db: Queryable,
  { organizationId, settings }: Pick<Reader, 'organizationId' | 'settings'>,
  span: { from: Day; to: Day },
) => valuesOf<string>(db)`
    with "counted" as (
      select "id", "initiatives", "alsoSaid", "topicKeys", case when ${hasKnownLength} then "durationMinutes" end as "minutes",
        date_trunc('week', "startsAt" at time zone ${settings.timezone})::date::text as "week"
      from "meeting" where ${countedIn({ organizationId, settings }, span)}
    ), "speaker" as (
      select "participant".* from "participant"
      where "organizationId" = ${organizationId}
        and "meetingId" in (select "id" from "counted")
    ), "people" as (
      select "meetingId", count(*)::integer as "named",
        jsonb_agg("words") filter (where "words" > 0) as "words",
        (count(distinct coalesce("directoryUserId", "id"))
          filter (where "words" > 0))::integer as "spoke",
        jsonb_agg(jsonb_build_object('person', "directoryUserId",
          'hours', "speakingSeconds" / 3600) order by "directoryUserId")
          filter (where "directoryUserId" is not null) as "speakers"
      from "speaker" group by "meetingId"
    ), "exchange" as (
      select "meetingId", jsonb_agg(jsonb_build_object('a', "a", 'b', "b", 'count', "count")
        order by "a", "b") as "exchanges"
      from (
        select "source"."meetingId",
          least("source"."directoryUserId", "target"."directoryUserId") as "a",
          greatest("source"."directoryUserId", "target"."directoryUserId") as "b",
          sum("onMatter") as "count"
        from "interaction"
        join "speaker" "source" on "source"."id" = "sourceId"
        join "speaker" "target" on "target"."id" = "targetId"
        where "interaction"."organizationId" = ${organizationId} and "onMatter" > 0
          and "source"."directoryUserId" <> "target"."directoryUserId"
        group by 1, 2, 3
      ) "pair" group by "meetingId"
    ), "mentioned" as (
      select "meetingId", jsonb_agg(jsonb_build_object('id', "key", 'mentions', "mentions",
        'people', "people") order by "key") as "initiatives"
      from (
        select "counted"."id" as "meetingId", "key",
          sum("spoken"."turns") as "mentions",
          coalesce(jsonb_agg(distinct "directoryUserId")
            filter (where "directoryUserId" is not null), '[]') as "people"
        from "counted"
        cross join ${topicsOf(organizationId)}
        join "speaker" on "speaker"."meetingId" = "counted"."id"
        cross join lateral (select ${turnsOnTopic} as "turns") "spoken"
        where "spoken"."turns" > 0 and ${namesTopic(organizationId, sql`"key"`)}
        group by 1, 2
      ) "mention" group by "meetingId"
    ), "overdue" as (
      select "meetingId", count(*)::integer as "actions" from "actionItem"
      where ${settings.activeFeatures.actions} and "organizationId" = ${organizationId}
        and "meetingId" in (select "id" from "counted") and "state" <> 'dropped'
        and "dueDay" < ${span.to}
        and ("closedAt" is null or "closedAt" >= ((${span.to}::date + 1)::timestamp at time zone ${settings.timezone}))
      group by "meetingId"
    )
    select json_agg("compared" order by "id")::text as "meetings" from (
      select "counted"."id", "week", "member"."seriesId" as "series", coalesce("named", 0) as "namedSpeakers", "speakers",
        "exchanges", "mentioned"."initiatives", "words", coalesce("spoke", 0) as "peopleWhoSpoke",
        coalesce("overdue"."actions", 0) as "overdueActions",
        "minutes" / 60.0::double precision as "hours"
      from "counted"
      left join (${membersOfSeries(organizationId)}) "member" on "member"."meetingId" = "counted"."id"
      left join "people" on "people"."meetingId" = "counted"."id"
      left join "exchange" on "exchange"."meetingId" = "counted"."id"
      left join "mentioned" on "mentioned"."meetingId" = "counted"."id"
      left join "overdue" on "overdue"."meetingId" = "counted"."id"
    ) "compared" group by "week" order by "week"`;

/** The most frequent spelling of each topic in these days that the reader may read, by key. */
export async function listTopicNames(
  db: Queryable,
  reader: Reader,
  span: { from: Day; to: Day },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; name: string }>`
    select "key", mode() within group (order by "topic"."topic") as "name"
    from ${readableIn(reader, span)} cross join ${topicsOf(reader.organizationId)}
    where ${countedIn(reader, span)}
    group by 1`.execute(db);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
