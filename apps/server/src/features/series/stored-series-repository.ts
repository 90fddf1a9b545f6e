import type { Distinctness, How } from '@rapport/series';
import { type RawBuilder, sql } from 'kysely';
import { jsonText } from '../../database/jsonb.ts';
import { rowsOf, valuesOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { zoneOf } from '../../ground/meeting/out-of-date-week-repository.ts';

export const listOrganizationsWithMarks = (db: Queryable) => valuesOf<string>(db)`
    select distinct "organizationId" from "outOfDateSeries"`;

/** A meeting that changed, with its earlier data; `meetingId` is null for all meetings. */
export type Mark = {
  meetingId: string | null;
  key: string | null;
  weekday: number | null;
  seriesId: string | null;
};

export const takeMarks = (tx: Queryable, organizationId: string) => rowsOf<Mark>(tx)`
    delete from "outOfDateSeries" where "organizationId" = ${organizationId}
    returning "meetingId", "key", "weekday", "seriesId"`;

/** The rule's input for a meeting, and its last result. */
export type StoredMeeting = {
  id: string;
  title: string;
  /** Days since 1970-01-01 by the organization's clock; null if no date is stated. */
  day: number | null;
  minute: number | null;
  people: string[];
  /** As last stored, like the following fields. */
  key: string | null;
  distinctness: Distinctness | null;
  weekday: number | null;
  seriesId: string | null;
  how: How | null;
};

/** A condition that selects completed meetings; `"meeting"` and `"kept"`, their rows, are in the query. */
type Which = RawBuilder<unknown>;

async function listMeetings(
  tx: Queryable,
  organizationId: string,
  which: Which,
): Promise<StoredMeeting[]> {
  const local = sql`("startsAt" at time zone ${zoneOf(organizationId)})`;
  return rowsOf<StoredMeeting>(tx)`
    select "meeting"."id", "title",
      case when "isDateStated" then ${local}::date - date '1970-01-01' end as "day",
      case when "isTimeStated" then extract(hour from ${local}) * 60 + extract(minute from ${local})
        end::integer as "minute",
      array(
        select distinct coalesce("directoryUserId"::text, 'heard ' || "heardAs")
        from "participant"
        where "participant"."organizationId" = ${organizationId}
          and "participant"."meetingId" = "meeting"."id"
          and coalesce("directoryUserId"::text, "heardAs") is not null
      ) as "people",
      "kept"."key", "kept"."distinctness", "kept"."weekday", "kept"."seriesId", "kept"."how"
    from "meeting"
    left join "seriesMeeting" "kept" on "kept"."meetingId" = "meeting"."id"
    where "meeting"."organizationId" = ${organizationId} and "status" = 'completed' and ${which}
    `;
}

export const listChangedMeetings = (
  tx: Queryable,
  organizationId: string,
  ids: readonly string[],
) => listMeetings(tx, organizationId, sql`"meeting"."id" = any (${ids}::uuid[])`);

export const listAllMeetings = (tx: Queryable, organizationId: string) =>
  listMeetings(tx, organizationId, sql`true`);

export const listMeetingsWithKeys = (
  tx: Queryable,
  organizationId: string,
  keys: readonly string[],
) => listMeetings(tx, organizationId, sql`"kept"."key" = any (${keys}::text[])`);

/** Meetings of these weekdays that are in no series by title. */
export const listLooseMeetings = (
  tx: Queryable,
  organizationId: string,
  weekdays: readonly number[],
) =>
  listMeetings(
    tx,
    organizationId,
    sql`"kept"."weekday" = any (${weekdays}::smallint[]) and "kept"."how" is distinct from 'title'`,
  );

/** Meetings that are by title in a series which is usually on one of these weekdays. */
export const listTitledMeetings = (
  tx: Queryable,
  organizationId: string,
  weekdays: readonly number[],
) =>
  listMeetings(
    tx,
    organizationId,
    sql`"kept"."how" = 'title' and "kept"."seriesId" in (
      select "id" from "series"
      where "organizationId" = ${organizationId} and "weekday" = any (${weekdays}::smallint[]))`,
  );

/** The number of meetings of the organization for each of these keys. */
export async function countKeys(
  tx: Queryable,
  organizationId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select "key", count(*)::integer as "count" from "seriesMeeting"
    where "organizationId" = ${organizationId} and "key" = any (${keys}::text[])
    group by "key"`.execute(tx);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

export type Facts = {
  meetingId: string;
  key: string;
  distinctness: Distinctness;
  weekday: number | null;
};

/**
 * Stores the input from which series are found. A meeting with a changed title is in no series until it is found in
 * one. Meetings that were deleted meanwhile are skipped.
 */
export async function storeFacts(
  tx: Queryable,
  organizationId: string,
  facts: readonly Facts[],
): Promise<void> {
  const ids = facts.map(({ meetingId }) => meetingId);
  await sql`
    insert into "seriesMeeting" ("organizationId", "meetingId", "key", "distinctness", "weekday")
    select ${organizationId}, "fact"."meetingId", "fact"."key", "fact"."distinctness", "fact"."weekday"
    from jsonb_to_recordset(${jsonText(facts)}::jsonb)
      "fact" ("meetingId" uuid, "key" text, "distinctness" text, "weekday" smallint)
    join (
      select "id" from "meeting"
      where "organizationId" = ${organizationId} and "id" = any (${ids}::uuid[])
      order by "id" for key share
    ) "present" on "present"."id" = "fact"."meetingId"
    on conflict ("meetingId") do update set
      "key" = excluded."key", "distinctness" = excluded."distinctness", "weekday" = excluded."weekday",
      "how" = case when "seriesMeeting"."key" = excluded."key" then "seriesMeeting"."how" end
    where ("seriesMeeting"."key", "seriesMeeting"."distinctness", "seriesMeeting"."weekday")
      is distinct from (excluded."key", excluded."distinctness", excluded."weekday")`.execute(tx);
}

/** Those of these series that have a meeting besides the given ones. */
export const listSeriesElsewhere = (
  tx: Queryable,
  organizationId: string,
  seriesIds: readonly string[],
  meetingIds: readonly string[],
) => valuesOf<string>(tx)`
    select distinct "seriesId" from "seriesMeeting"
    where "organizationId" = ${organizationId} and "seriesId" = any (${seriesIds}::uuid[])
      and "how" is not null and not ("meetingId" = any (${meetingIds}::uuid[]))`;

export const listUsualWeekdays = (
  tx: Queryable,
  organizationId: string,
  seriesIds: readonly string[],
) => valuesOf<number>(tx)`
    select distinct "weekday" from "series"
    where "organizationId" = ${organizationId} and "id" = any (${seriesIds}::uuid[])
      and "weekday" is not null`;

export type StoredSeries = { id: string; weekday: number | null };

export async function storeSeriesRows(
  tx: Queryable,
  organizationId: string,
  series: readonly StoredSeries[],
): Promise<void> {
  await sql`
    insert into "series" ("organizationId", "id", "weekday")
    select ${organizationId}, "id", "weekday"
    from jsonb_to_recordset(${jsonText(series)}::jsonb) "kept" ("id" uuid, "weekday" smallint)
    order by "id"
    on conflict ("id") do update set "weekday" = excluded."weekday"
    where "series"."weekday" is distinct from excluded."weekday"`.execute(tx);
}

export type Membership = { meetingId: string; seriesId: string | null; how: How | null };

export async function storeMemberships(
  tx: Queryable,
  organizationId: string,
  memberships: readonly Membership[],
): Promise<void> {
  if (memberships.length === 0) return;
  await sql`
    update "seriesMeeting" set "seriesId" = "new"."seriesId", "how" = "new"."how"
    from jsonb_to_recordset(${jsonText(memberships)}::jsonb)
      "new" ("meetingId" uuid, "seriesId" uuid, "how" text)
    where "seriesMeeting"."organizationId" = ${organizationId}
      and "seriesMeeting"."meetingId" = "new"."meetingId"`.execute(tx);
}

/** Moves people's choices about a series to the series that its meetings are in now. */
export async function moveChoices(
  tx: Queryable,
  organizationId: string,
  fromId: string,
  toId: string,
): Promise<void> {
  await sql`
    update "series" set "name" = "old"."name" from "series" "old"
    where "series"."organizationId" = ${organizationId} and "series"."id" = ${toId}
      and "series"."name" is null and "old"."id" = ${fromId}`.execute(tx);
  await sql`
    update "seriesChoice" set "seriesId" = ${toId}
    where "organizationId" = ${organizationId} and "seriesId" = ${fromId}
      and not exists (
        select from "seriesChoice" "other"
        where "other"."seriesId" = ${toId} and "other"."meetingId" = "seriesChoice"."meetingId")
    `.execute(tx);
}

/**
 * Deletes series that no meeting belongs or belonged to, and about which nothing was chosen. They are locked before
 * the final check, so that a choice that is being saved at the same time is seen.
 */
export async function deleteEmptySeries(tx: Queryable, organizationId: string): Promise<void> {
  const isEmpty = sql`
    not exists (select from "seriesMeeting" where "seriesId" = "series"."id")
      and not exists (select from "seriesChoice" where "seriesId" = "series"."id")`;
  const { rows } = await sql<{ id: string }>`
    select "id" from "series" where "organizationId" = ${organizationId} and ${isEmpty}
    order by "id" for update`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    delete from "series" where "organizationId" = ${organizationId}
      and "id" = any (${rows.map(({ id }) => id)}::uuid[]) and ${isEmpty}`.execute(tx);
}
