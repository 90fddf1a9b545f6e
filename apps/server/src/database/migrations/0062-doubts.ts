import { type Kysely, sql } from 'kysely';

/**
 * What the file of a meeting can be read in two ways for. Analyses until now have found none; a length over 12 hours
 * is doubted at once, so the sums of its week are computed again.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "meeting" add column "doubts" jsonb not null default '[]'`.execute(db);
  await sql`create index on "meeting" ("organizationId") where "doubts" <> '[]'`.execute(db);
  await sql`
    with "long" as (
      update "meeting" set "doubts" = jsonb_build_array(jsonb_build_object(
        'kind', 'length', 'minutes', "durationMinutes", 'likelyMinutes', null, 'line', null))
      where "status" = 'completed' and "durationMinutes" > 720 and not "isDurationEstimated"
      returning "organizationId", "startsAt")
    insert into "outOfDateWeek" ("organizationId", "week")
    select distinct "long"."organizationId", date_trunc('week', "startsAt" at time zone
      coalesce("organizationSettings"."timezone", 'America/New_York'))::date
    from "long" left join "organizationSettings"
      on "organizationSettings"."organizationId" = "long"."organizationId"`.execute(db);
}
