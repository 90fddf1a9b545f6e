import { type Kysely, sql } from 'kysely';

/**
 * Words that too many meetings of an organization say to name a topic. The next sums of its weeks find them. Topics of
 * meetings that are here already are found again, after the start and after all uploads, with their corrections; those
 * without a file keep theirs.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "everydayWords" (
      "organizationId" text primary key references "organization" ("id") on delete cascade,
      "words" text[] not null,
      "meetings" integer not null,
      "foundAt" timestamptz not null default now()
    )`.execute(db);
  await sql`
    insert into "outOfDateWeek" ("organizationId", "week")
    select "organizationId", max("week") from "weekTotal" group by "organizationId"`.execute(db);
  await sql`
    update "meeting" set "isStale" = true, "runId" = gen_random_uuid(), "turn" = 1000000
    from "meetingFile" "file"
    where "status" = 'completed' and not "isStale"
      and "file"."organizationId" = "meeting"."organizationId"
      and "file"."meetingId" = "meeting"."id"`.execute(db);
}
