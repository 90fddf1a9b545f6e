import type { SeriesHow } from '@rapport/contract';
import { sql } from 'kysely';
import { localStart } from '../../database/local-times.ts';
import { rowsOf } from '../../database/rows-of.ts';
import type { Meeting, Queryable } from '../../database/types.ts';
import { isCounted } from '../../ground/meeting/counted-meetings-repository.ts';
import { hasKnownLength } from '../../ground/meeting/doubts-repository.ts';
import { namesTopic } from '../../ground/meeting/everyday-words-repository.ts';
import {
  isReadableBy,
  type Reader,
  readableAsMeeting,
  readsEveryMeeting,
} from '../../ground/meeting/readable-meetings-repository.ts';
import { hasMembers, membersOfSeries } from '../../ground/meeting/series-member-repository.ts';
import { topicsOf, turnsOnTopic } from '../../ground/meeting/topics-of-meeting-repository.ts';
import { fullName } from '../../ground/shown-name-repository.ts';

/** Days since 1970-01-01 and minutes of the day, null if not stated. */
export const statedStart = ({ settings }: Reader) => {
  const local = sql`("startsAt" at time zone ${settings.timezone})`;
  return sql`
    case when "isDateStated" then ${local}::date - date '1970-01-01' end as "day",
    case when "isTimeStated" then extract(hour from ${local}) * 60 + extract(minute from ${local})
      end::integer as "minute"`;
};

const firstDay = ({ settings }: Reader) =>
  sql`to_char("firstAt" at time zone ${settings.timezone}, 'YYYY-MM-DD') as "firstDate"`;

const localDay = ({ settings }: Reader) => sql.join(localStart(settings.timezone));

export type ListedMember = {
  seriesId: string;
  seriesName: string | null;
  total: number;
  /** Number of meetings of the series, including those that are not listed. */
  meetings: number;
  firstDate: string;
  id: string;
  title: string;
  date: string;
  startTime: string;
  day: number | null;
  minute: number | null;
};

/**
 * The latest meetings that the reader may read, for the series with the latest meetings; oldest first.
 *
 * @param meetingsMax Per series
 * @param meetingsMin A series with fewer meetings, readable or not, is left out
 */
export async function listMembers(
  db: Queryable,
  reader: Reader,
  {
    meetingsMin,
    meetingsMax,
    seriesMax,
  }: { meetingsMin: number; meetingsMax: number; seriesMax: number },
): Promise<ListedMember[]> {
  const members = membersOfSeries(reader.organizationId);
  // For a reader of some hundred meetings PostgreSQL would scan the members of all series. A subquery with an offset
  // is not merged into the join, so each meeting is looked up by the index.
  const singly = readsEveryMeeting(reader) ? sql`` : sql`offset 0`;
  return rowsOf<ListedMember>(db)`
    with "readable" as materialized (
      select "member"."seriesId", "meeting"."id", "title", "startsAt", "isDateStated", "isTimeStated"
      from ${readableAsMeeting(reader)}
      cross join lateral (
        select "seriesId" from (${members}) "one" where "meetingId" = "meeting"."id" ${singly}
      ) "member"
    ), "latest" as (
      select "seriesId", max("startsAt") as "last", count(*) over () as "total"
      from "readable" group by "seriesId"
      having ${hasMembers(reader.organizationId, sql`"readable"."seriesId"`, meetingsMin)}
      order by "last" desc, "seriesId" limit ${seriesMax}
    ), "placed" as (
      select "readable".*, "last", "total",
        count(*) over "ofSeries" as "meetings", min("startsAt") over "ofSeries" as "firstAt",
        row_number() over ("ofSeries" order by "startsAt" desc, "id" desc) as "fromLast"
      from "latest" join "readable" using ("seriesId")
      window "ofSeries" as (partition by "seriesId")
    )
    select "seriesId", "series"."name" as "seriesName", "total"::integer, "meetings"::integer,
      ${firstDay(reader)}, "placed"."id", "title", ${localDay(reader)}, ${statedStart(reader)}
    from "placed" join "series" on "series"."id" = "seriesId"
    where "fromLast" <= ${meetingsMax}
    order by "last" desc, "seriesId", "startsAt", "placed"."id"`;
}

export async function findSeries(db: Queryable, organizationId: string, id: string) {
  const { rows } = await sql<{ id: string; name: string | null; meetings: number }>`
    select "id", "name", (
      select count(*)::integer from (${membersOfSeries(organizationId)}) "member"
      where "member"."seriesId" = "series"."id"
    ) as "meetings"
    from "series" where "organizationId" = ${organizationId} and "id" = ${id}`.execute(db);
  return rows[0];
}

/** A doubted duration is in no sum, like an estimated one. */
type SeriesMeetingRow = Pick<
  Meeting,
  | 'id'
  | 'title'
  | 'uploadedBy'
  | 'isDateStated'
  | 'isTimeStated'
  | 'durationMinutes'
  | 'isDurationEstimated'
  | 'actionCount'
  | 'sentiment'
  | 'sentimentLabel'
  | 'judgedReason'
  | 'moods'
  | 'peopleByFeeling'
  | 'shownMood'
> & { date: string; startTime: string; day: number | null; minute: number | null };

export type MemberRow = SeriesMeetingRow & { how: SeriesHow };
/** `inAll` counts the meetings that the reader may read. */
export type ListedMeeting = MemberRow & { inAll: number };

const columns = sql`"meeting"."id", "title", "uploadedBy", "isDateStated", "isTimeStated",
  "durationMinutes", not ${hasKnownLength} as "isDurationEstimated", "actionCount", "sentiment", "sentimentLabel",
  "judgedReason", "moods", "peopleByFeeling", "shownMood"`;

/** The latest meetings of a series that the reader may read, oldest first. */
export async function listMeetingsOf(
  db: Queryable,
  reader: Reader,
  seriesId: string,
  meetingsMax: number,
): Promise<ListedMeeting[]> {
  const { rows } = await sql<ListedMeeting>`
    select "how", ${columns}, ${localDay(reader)}, ${statedStart(reader)},
      (count(*) over ())::integer as "inAll"
    from (${membersOfSeries(reader.organizationId)}) "member"
    join "meeting" on "meeting"."id" = "member"."meetingId"
    where "member"."seriesId" = ${seriesId} and ${isReadableBy(reader)}
    order by "startsAt" desc, "meeting"."id" desc limit ${meetingsMax}`.execute(db);
  return rows.reverse();
}

/** The position of a meeting among the meetings of its series that the reader may read, and their number. */
export async function findPosition(
  db: Queryable,
  reader: Reader,
  { seriesId, meetingId }: { seriesId: string; meetingId: string },
) {
  const { rows } = await sql<{ position: number; meetings: number }>`
    select count(*)::integer as "meetings",
      (count(*) filter (where ("meeting"."startsAt", "meeting"."id") <=
        (select "startsAt", "id" from "meeting" "own"
          where "organizationId" = ${reader.organizationId} and "id" = ${meetingId}))
      )::integer as "position"
    from (${membersOfSeries(reader.organizationId)}) "member"
    join "meeting" on "meeting"."id" = "member"."meetingId"
    where "member"."seriesId" = ${seriesId} and ${isReadableBy(reader)}`.execute(db);
  return rows[0] ?? { position: 0, meetings: 0 };
}

export type LeftOutRow = SeriesMeetingRow & { by: string | null; on: string };

/** Meetings that were removed from a series, latest first. */
export async function listLeftOut(
  db: Queryable,
  reader: Reader,
  seriesId: string,
): Promise<LeftOutRow[]> {
  const { organizationId, settings } = reader;
  return rowsOf<LeftOutRow>(db)`
    select ${columns}, ${localDay(reader)}, ${statedStart(reader)}, "user"."name" as "by",
      to_char("chosenAt" at time zone ${settings.timezone}, 'YYYY-MM-DD') as "on"
    from "seriesChoice"
    join "meeting" on "meeting"."id" = "seriesChoice"."meetingId"
    left join "user" on "user"."id" = "chosenBy"
    where "seriesChoice"."organizationId" = ${organizationId}
      and "seriesId" = ${seriesId} and not "isPart" and ${isReadableBy(reader)}
    order by "startsAt" desc, "meeting"."id"`;
}

export type SpeakerRow = {
  id: string;
  meetingId: string;
  /** Key of the person in all meetings; null for a label such as 'Speaker 3'. */
  person: string | null;
  directoryUserId: string | null;
  name: string;
  words: number;
};

export const listSpeakers = (
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
) => rowsOf<SpeakerRow>(db)`
    select "participant"."id", "meetingId", "directoryUserId", "words",
      coalesce("directoryUserId"::text, 'heard ' || "heardAs") as "person",
      coalesce(${fullName()}, "participant"."name") as "name"
    from "participant"
    left join "directoryUser" on "directoryUser"."id" = "participant"."directoryUserId"
      and "directoryUser"."organizationId" = "participant"."organizationId"
    where "participant"."organizationId" = ${organizationId}
      and "meetingId" = any (${meetingIds}::uuid[])
    order by "meetingId", "position"`;

export type TopicRow = { key: string; topic: string; meetingId: string; mentions: number };

/** Topics that several of the meetings that count say. */
export const listTopics = (
  db: Queryable,
  organizationId: string,
  meetingIds: readonly string[],
  meetingsMin: number,
) => rowsOf<TopicRow>(db)`
    with "topic" as materialized (
      select "id" as "meetingId", "topic".*
      from "meeting" cross join ${topicsOf(organizationId)}
      where ${isCounted(organizationId)} and "id" = any (${meetingIds}::uuid[])
    ), "again" as (
      select "key", mode() within group (order by "topic"."topic") as "topic"
      from "topic" where ${namesTopic(organizationId, sql`"key"`)}
      group by "key" having count(distinct "meetingId") >= ${meetingsMin}
    ), "mention" as (
      select "topic"."key", "topic"."meetingId", sum("spoken"."turns") as "turns"
      from "topic"
      join "participant" on "participant"."organizationId" = ${organizationId}
        and "participant"."meetingId" = "topic"."meetingId"
      cross join lateral (select ${turnsOnTopic} as "turns") "spoken"
      group by "topic"."key", "topic"."meetingId"
    )
    select distinct "again"."key", "again"."topic", "topic"."meetingId",
      coalesce("mention"."turns", 0)::integer as "mentions"
    from "again"
    join "topic" on "topic"."key" = "again"."key"
    left join "mention" on "mention"."key" = "topic"."key"
      and "mention"."meetingId" = "topic"."meetingId"
    order by "again"."key", "topic"."meetingId"`;

/** The series of a meeting. */
export async function findSeriesOf(
  db: Queryable,
  organizationId: string,
  meetingId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ seriesId: string }>`
    select "seriesId" from (${membersOfSeries(organizationId)}) "member"
    where "meetingId" = ${meetingId}`.execute(db);
  return rows[0]?.seriesId;
}
