import type { CarriedAction } from '@rapport/contract';
import { sql } from 'kysely';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import {
  groupOf,
  isOverdue,
  isReadableAction,
} from '../../../ground/action/readable-actions-repository.ts';
import {
  countedIn,
  readableIn,
  type Span,
} from '../../../ground/meeting/counted-meetings-repository.ts';
import { namesTopic } from '../../../ground/meeting/everyday-words-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../../ground/meeting/series-member-repository.ts';
import type { Weeks } from '../../../ground/network/weeks.ts';

type Ids = readonly string[];

const inWeeks = (organizationId: string, { from, to }: Weeks) => sql`
  "organizationId" = ${organizationId} and "week" between ${from} and ${to}`;

/**
 * For each person, the number of counted meetings in a span of days in which they spoke and that the reader may read.
 */
export async function countMeetings(
  db: Queryable,
  reader: Reader,
  ids: Ids,
  span: Span,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; meetings: number }>`
    select "directoryUserId" as "id", count(distinct "meeting"."id")::integer as "meetings"
    from ${readableIn(reader, span)}
    join "participant" on "participant"."organizationId" = ${reader.organizationId}
      and "participant"."meetingId" = "meeting"."id"
    where ${countedIn(reader, span)} and "directoryUserId" = any (${ids}::uuid[])
    group by "directoryUserId"`.execute(db);
  return new Map(rows.map(({ id, meetings }) => [id, meetings]));
}

export type TopicOfPerson = {
  personId: string;
  key: string;
  topic: string;
  mentions: number;
  allMentions: number;
  people: number;
  meetings: number;
  lastOn: string;
};

/** Maximum number of topics listed per person. */
const topicsMax = 200;

/** Topics of the weeks that these people mentioned, sorted by their share of the mentions. Readable or not. */
export const listTopicsOfPeople = (
  db: Queryable,
  organizationId: string,
  ids: Ids,
  weeks: Weeks,
) => rowsOf<TopicOfPerson>(db)`
    with "own" as materialized (
      select "directoryUserId" as "personId", "key", sum("mentions")::integer as "mentions",
        row_number() over (
          partition by "directoryUserId" order by sum("mentions") desc, "key") as "place"
      from "weekTopicPerson"
      where ${inWeeks(organizationId, weeks)} and "directoryUserId" = any (${ids}::uuid[])
        and ${namesTopic(organizationId, sql`"key"`)}
      group by "directoryUserId", "key"
    ), "named" as materialized (select distinct "key" from "own" where "place" <= ${topicsMax}),
    "spoken" as (
      select "key", count(distinct "directoryUserId") as "known", sum("mentions") as "mentions"
      from "weekTopicPerson"
      where ${inWeeks(organizationId, weeks)} and "key" in (select "key" from "named")
      group by "key"
    ), "whole" as (
      select "key", mode() within group (order by "topic") as "topic",
        sum("mentions") as "mentions", sum("meetings")::integer as "meetings",
        max("lastOn")::text as "lastOn"
      from "weekTopic"
      where ${inWeeks(organizationId, weeks)} and "key" in (select "key" from "named")
      group by "key"
    )
    select "own"."personId", "key", "whole"."topic", "own"."mentions",
      "whole"."mentions"::integer as "allMentions", "whole"."meetings", "whole"."lastOn",
      ("known" + case when "whole"."mentions" > "spoken"."mentions" then 1 else 0 end)::integer
        as "people"
    from "own" join "spoken" using ("key") join "whole" using ("key")
    where "place" <= ${topicsMax}
    order by "own"."mentions" desc, "key"`;

export type SeriesOfPerson = {
  personId: string;
  id: string;
  meetings: number;
  heard: number;
  opened: number;
};

/** Series in which these people spoke on these days, from counted meetings that the reader may read. */
export async function listSeriesOfPeople(
  db: Queryable,
  reader: Reader,
  ids: Ids,
  span: Span,
): Promise<SeriesOfPerson[]> {
  const { organizationId } = reader;
  return rowsOf<SeriesOfPerson>(db)`
    with "member" as materialized (${membersOfSeries(organizationId)}),
    "held" as materialized (
      select "member"."seriesId", "meeting"."id", "openerPosition"
      from ${readableIn(reader, span)}
      join "member" on "member"."meetingId" = "meeting"."id"
      where ${countedIn(reader, span)}
    ), "whole" as (select "seriesId", count(*) as "meetings" from "held" group by "seriesId")
    select "directoryUserId" as "personId", "seriesId" as "id", "meetings"::integer,
      count(distinct "held"."id")::integer as "heard",
      count(distinct "held"."id") filter (where "position" = "openerPosition")::integer as "opened"
    from "held"
    join "whole" using ("seriesId")
    join "participant" on "participant"."organizationId" = ${organizationId}
      and "participant"."meetingId" = "held"."id"
    where "directoryUserId" = any (${ids}::uuid[])
    group by "directoryUserId", "seriesId", "meetings"
    order by "heard" desc, "id"`;
}

type ActionRow = Omit<CarriedAction, 'meeting'> & {
  personId: string;
  meetingId: string | null;
  title: string | null;
  date: string | null;
};

/** Maximum number of open actions per person. */
const actionsMax = 200;

/** Open actions of these people that the reader may read, soonest first. */
export async function listOpenActions(
  db: Queryable,
  reader: Reader,
  ids: Ids,
): Promise<(CarriedAction & { personId: string })[]> {
  const { organizationId, settings } = reader;
  const { rows } = await sql<ActionRow>`
    with "open" as (
      select "actionItem"."id", row_number() over (
        partition by "ownerUserId"
        order by ${groupOf(reader)}, "actionItem"."dueDay", "actionItem"."id") as "place"
      from "actionItem"
      where "actionItem"."ownerUserId" = any (${ids}::uuid[])
        and "actionItem"."state" = 'open' and ${isReadableAction(reader)}
    )
    select "actionItem"."ownerUserId" as "personId", "actionItem"."id", "actionItem"."text",
      to_char("actionItem"."dueDay", 'YYYY-MM-DD') as "dueDay",
      coalesce(${isOverdue(reader)}, false) as "isOverdue", "meeting"."id" as "meetingId",
      "meeting"."title",
      to_char("meeting"."startsAt" at time zone ${settings.timezone}, 'YYYY-MM-DD') as "date"
    from "open" join "actionItem" on "actionItem"."id" = "open"."id"
    left join "meeting" on "meeting"."id" = "actionItem"."meetingId"
    where "actionItem"."organizationId" = ${organizationId}
      and "place" <= ${actionsMax}
    order by ${groupOf(reader)}, "actionItem"."dueDay", "actionItem"."id"`.execute(db);
  return rows.map(({ meetingId, title, date, ...action }) => ({
    ...action,
    meeting:
      meetingId === null || title === null || date === null ? null : { id: meetingId, title, date },
  }));
}
