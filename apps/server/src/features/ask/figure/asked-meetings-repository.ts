import type { AskGroup } from '@rapport/contract';
import { type RawBuilder, sql } from 'kysely';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { hasKnownLength } from '../../../ground/meeting/doubts-repository.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../../ground/meeting/series-member-repository.ts';
import { askedMeetings, type Scope } from '../question/asked-scope-repository.ts';
import { isOfOneDepartment } from '../question/heard-departments-repository.ts';

/** Analysed meetings of the scope, as `"met"`: "id", "title", "startsAt", local "day" and known "minutes". */
export const metIn = (reader: Reader, scope: Scope): RawBuilder<unknown> =>
  metOf(reader, askedMeetings(reader, scope));

const metOf = (reader: Reader, meetings: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  "met" as materialized (
    select "meeting"."id", "title", "meeting"."startsAt",
      ("meeting"."startsAt" at time zone ${reader.settings.timezone})::date as "day",
      case when ${hasKnownLength} then "durationMinutes" end as "minutes"
    from (${meetings}) "asked" join "meeting" on "id" = "meetingId")`;

export type MetRow = { id: string; title: string; day: string; minutes: number | null };
export type MetOrder = 'newest' | 'oldest' | 'longest' | 'shortest';

const orders: Record<MetOrder, RawBuilder<unknown>> = {
  newest: sql`"startsAt" desc, "id" desc`,
  oldest: sql`"startsAt", "id"`,
  longest: sql`"minutes" desc nulls last, "startsAt" desc, "id"`,
  shortest: sql`"minutes" nulls last, "startsAt" desc, "id"`,
};

/** By time, an index finds the first meetings without the others. */
const byTime: Partial<Record<MetOrder, RawBuilder<unknown>>> = {
  newest: sql`"startsAt" desc, "meetingId" desc`,
  oldest: sql`"startsAt", "meetingId"`,
};

/** The first meetings of the scope in this order. */
export async function listMet(
  db: Queryable,
  reader: Reader,
  scope: Scope,
  { order, limit }: { order: MetOrder; limit: number },
): Promise<MetRow[]> {
  const asked = askedMeetings(reader, scope);
  const first = byTime[order];
  const meetings = first ? sql`${asked} order by ${first} limit ${limit}` : asked;
  return rowsOf<MetRow>(db)`
    with ${metOf(reader, meetings)}
    select "id", "title", "day"::text, "minutes" from "met"
    order by ${orders[order]} limit ${limit}`;
}

export type LengthTotals = { meetings: number; minutes: number; untimed: number };

/** Number and length of the meetings of the scope, with the longest of them. */
export async function sumLengths(
  db: Queryable,
  reader: Reader,
  scope: Scope,
  longestMax: number,
): Promise<LengthTotals & { longest: MetRow[] }> {
  const { rows } = await sql<LengthTotals & { longest: MetRow[] }>`
    with ${metIn(reader, scope)}
    select ${totals}, (
      select coalesce(json_agg("first"), '[]') from (
        select "id", "title", "day"::text, "minutes" from "met"
        order by ${orders.longest} limit ${longestMax}) "first") as "longest"
    from "met"`.execute(db);
  return rows[0] ?? { meetings: 0, minutes: 0, untimed: 0, longest: [] };
}

const totals = sql`count(*)::int as "meetings", coalesce(sum("minutes"), 0)::int as "minutes",
  (count(*) filter (where "minutes" is null))::int as "untimed"`;

export type GroupTotals = LengthTotals & { key: string; name: string | null };
export type GroupedPeople = { userIds: readonly string[]; departments: readonly string[] };

/** The groups of a meeting `"met"`: "key" and, of people and departments, "name". */
function groupsOf(
  { organizationId }: Reader,
  group: AskGroup,
  { userIds, departments }: GroupedPeople,
): RawBuilder<unknown> {
  const heard = sql`"participant" join "directoryUser"
      on "directoryUser"."organizationId" = ${organizationId}
        and "directoryUser"."id" = "participant"."directoryUserId"
    where "participant"."organizationId" = ${organizationId} and "participant"."meetingId" = "met"."id"
      and ${isOfOneDepartment(departments)}`;
  switch (group) {
    case 'series':
      return sql`select "seriesId"::text as "key", null as "name"
        from (${membersOfSeries(organizationId)}) "member" where "member"."meetingId" = "met"."id"`;
    case 'person':
      return sql`select distinct "directoryUser"."id"::text as "key",
          coalesce(nullif(trim(concat_ws(' ', "firstName", "lastName")), ''), "email") as "name"
        from ${heard} and (cardinality(${userIds}::uuid[]) = 0
          or "directoryUser"."id" = any (${userIds}::uuid[]))`;
    case 'department':
    case 'team':
      return departments.length > 0
        ? sql`select "asked" as "key", "asked" as "name" from unnest(${departments}::text[]) "asked"
            where exists (select from ${heard} and (
              lower(trim("department")) = lower(trim("asked"))
              or exists (select from unnest("teams") "team" where lower(trim("team")) = lower(trim("asked")))))`
        : sql`select distinct "name" as "key", "name" from ${heardIn(heard, group)}`;
    default:
      return sql`select date_trunc(${group}::text, "met"."day")::date::text as "key", null as "name"`;
  }
}

const heardIn = (heard: RawBuilder<unknown>, group: 'department' | 'team') =>
  group === 'team'
    ? sql`(select unnest("teams") as "name" from ${heard}) "of" where trim("name") <> ''`
    : sql`(select trim("department") as "name" from ${heard}) "of" where "name" <> ''`;

/** Number and length of the meetings of the scope, by group. A meeting may be in several groups of people. */
export const sumByGroup = (
  db: Queryable,
  reader: Reader,
  scope: Scope,
  group: AskGroup,
  people: GroupedPeople,
) => rowsOf<GroupTotals>(db)`
    with ${metIn(reader, scope)}
    select "of"."key", min("of"."name") as "name", ${totals}
    from "met" cross join lateral (${groupsOf(reader, group, people)}) "of"
    group by "of"."key" order by "of"."key"`;
