import { type Kysely, sql } from 'kysely';

/** The clocks that an organization could choose. At each moment their midnights differ. */
const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Australia/Sydney',
];

/**
 * A meeting without a time starts at midnight of the organization's clock. Where that clock was changed later, the
 * meeting still has the midnight of the earlier one: it gets its day back. So do corrections that such a day can be
 * restored from.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create temporary table "wrongDay" on commit drop as
    select "meeting"."id", "meeting"."organizationId", "meeting"."startsAt" as "was",
      "clock"."zone" as "today", "day"::timestamp at time zone "clock"."zone" as "is"
    from "meeting"
    left join "organizationSettings" on "organizationSettings"."organizationId" = "meeting"."organizationId"
    cross join lateral (
      select coalesce("organizationSettings"."timezone", 'America/New_York') as "zone") "clock"
    cross join lateral (
      select ("meeting"."startsAt" at time zone "one")::date as "day" from unnest(${zones}::text[]) "one"
      where ("meeting"."startsAt" at time zone "one")::time = '00:00' limit 1) "midnight"
    where "isDateStated" and not "isTimeStated"
      and ("meeting"."startsAt" at time zone "clock"."zone")::time <> '00:00'`.execute(db);
  await sql`
    insert into "outOfDateWeek" ("organizationId", "week")
    select distinct "organizationId", date_trunc('week', "moment" at time zone "today")::date
    from "wrongDay" cross join lateral unnest(array["was", "is"]) "moment"`.execute(db);
  await sql`
    insert into "outOfDateSeries" ("organizationId")
    select distinct "organizationId" from "wrongDay"`.execute(db);
  for (const [table, id] of [
    ['meeting', 'id'],
    ['meetingIndex', 'meetingId'],
  ] as const)
    await sql`
      update ${sql.table(table)} set "startsAt" = "is"
      from "wrongDay" where ${sql.ref(`${table}.${id}`)} = "wrongDay"."id"`.execute(db);
  await sql`
    update "meetingCorrection" set "change" = "change" || jsonb_build_object('previousDay', "day"::text)
    from (
      select "id" as "correction", ("moment" at time zone "one")::date as "day"
      from "meetingCorrection"
      cross join lateral (select ("change" ->> 'previous')::timestamptz as "moment") "start"
      cross join unnest(${zones}::text[]) "one"
      where "change" ->> 'kind' = 'set-start'
        and "change" -> 'previousStated' ->> 'isDateStated' = 'true'
        and "change" -> 'previousStated' ->> 'isTimeStated' = 'false'
        and ("moment" at time zone "one")::time = '00:00') "told"
    where "id" = "correction"`.execute(db);
}
