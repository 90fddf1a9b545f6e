import { sql } from 'kysely';
import { oneValueOf, rowsOf, valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { countedIn, readableIn } from '../../ground/meeting/counted-meetings-repository.ts';
import { namesTopic } from '../../ground/meeting/everyday-words-repository.ts';
import type { Reader } from '../../ground/meeting/readable-meetings-repository.ts';
import { topicsOf } from '../../ground/meeting/topics-of-meeting-repository.ts';
import type { Weeks } from '../../ground/network/weeks.ts';
import type { Day } from './period.ts';

const inWeeks = (organizationId: string, { from, to }: Weeks) => sql`
  "organizationId" = ${organizationId} and "week" between ${from} and ${to}`;

export type Totals = {
  meetings: number;
  untimed: number;
  minutes: number;
  balance: number | null;
};

export async function sumTotals(db: Queryable, organizationId: string, weeks: Weeks) {
  const { rows } = await sql<Totals>`
    select coalesce(sum("meetings"), 0)::integer as "meetings",
      coalesce(sum("untimed"), 0)::integer as "untimed",
      coalesce(sum("minutes"), 0)::integer as "minutes",
      round(sum("balance") / nullif(sum("balanceMinutes"), 0))::integer as "balance"
    from "weekTotal" where ${inWeeks(organizationId, weeks)}`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('An aggregate has one row');
  return totals;
}

export async function listMeetingCounts(db: Queryable, organizationId: string, weeks: Weeks) {
  const { rows } = await sql<{ week: Day; meetings: number }>`
    select "week"::text, "meetings" from "weekTotal"
    where ${inWeeks(organizationId, weeks)}`.execute(db);
  return new Map(rows.map(({ week, meetings }) => [week, meetings]));
}

export async function countHeard(db: Queryable, organizationId: string, weeks: Weeks) {
  return oneValueOf<number>(db)`
    select count(distinct "directoryUserId")::integer as "count"
    from "weekPerson" where ${inWeeks(organizationId, weeks)}`;
}

export type DepartmentCount = { department: string | null; people: number; heard: number };

/** All people of the directory, by department; null for people without one. */
export async function listDepartments(db: Queryable, organizationId: string, weeks: Weeks) {
  return rowsOf<DepartmentCount>(db)`
    select nullif(trim("department"), '') as "department", count(*)::integer as "people",
      count("heard"."directoryUserId")::integer as "heard"
    from "directoryUser"
    left join (
      select distinct "directoryUserId" from "weekPerson"
      where ${inWeeks(organizationId, weeks)}
    ) "heard" on "heard"."directoryUserId" = "directoryUser"."id"
    where "organizationId" = ${organizationId}
    group by nullif(trim("department"), '')
    order by "people" desc, "department"`;
}

/** Names of the teams of the directory. */
export const listTeams = (db: Queryable, organizationId: string) => valuesOf<string>(db)`
    select distinct "team" from "directoryUser" cross join unnest("teams") "team"
    where "organizationId" = ${organizationId} order by "team"`;

export type SpokenWeek = { department: string; week: Day; minutes: number };

export async function listSpokenWeeks(db: Queryable, organizationId: string, weeks: Weeks) {
  return rowsOf<SpokenWeek>(db)`
    select trim("department") as "department", "week"::text,
      round(sum("speakingSeconds") / 60.0)::integer as "minutes"
    from "weekPerson"
    join "directoryUser" on "directoryUser"."id" = "directoryUserId"
    where "weekPerson"."organizationId" = ${organizationId}
      and "week" between ${weeks.from} and ${weeks.to} and trim("department") <> ''
    group by trim("department"), "week"`;
}

export type TopicSum = {
  key: string;
  topic: string;
  mentions: number;
  meetings: number;
  lastOn: Day;
  people: number;
};

/** Topics with at least `meetingsMin` meetings, sorted by number of meetings. */
export const listTopics = (
  db: Queryable,
  organizationId: string,
  weeks: Weeks,
  meetingsMin: number,
) => rowsOf<TopicSum>(db)`
    select "key", "topic", "mentions", "meetings", "lastOn", coalesce("people", 0) as "people"
    from (
      select "key", mode() within group (order by "topic") as "topic",
        sum("mentions")::integer as "mentions", sum("meetings")::integer as "meetings",
        max("lastOn")::text as "lastOn"
      from "weekTopic"
      where ${inWeeks(organizationId, weeks)} and ${namesTopic(organizationId, sql`"key"`)}
      group by "key" having sum("meetings") >= ${meetingsMin}
    ) "sum"
    left join (
      select "key", count(distinct "directoryUserId")::integer as "people"
      from "weekTopicPerson" where ${inWeeks(organizationId, weeks)} group by "key"
    ) "speakers" using ("key")
    order by "meetings" desc, "mentions" desc, "key"`;

export async function listMentions(
  db: Queryable,
  organizationId: string,
  weeks: Weeks,
  keys: readonly string[],
) {
  return rowsOf<{ key: string; week: Day; mentions: number }>(db)`
    select "key", "week"::text, "mentions" from "weekTopic"
    where ${inWeeks(organizationId, weeks)} and "key" = any (${keys}::text[])`;
}

export async function sumMentions(
  db: Queryable,
  organizationId: string,
  weeks: Weeks,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; mentions: number }>`
    select "key", sum("mentions")::integer as "mentions" from "weekTopic"
    where ${inWeeks(organizationId, weeks)} and "key" = any (${keys}::text[])
    group by "key"`.execute(db);
  return new Map(rows.map(({ key, mentions }) => [key, mentions]));
}

/** Those of the topics that are said in a meeting of these days that the reader may read. */
export async function listReadableTopics(
  db: Queryable,
  reader: Reader,
  span: { from: Day; to: Day },
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select distinct "key"
    from ${readableIn(reader, span)} cross join ${topicsOf(reader.organizationId)}
    where ${countedIn(reader, span)} and "key" = any (${keys}::text[])`.execute(db);
  return new Set(rows.map(({ key }) => key));
}
