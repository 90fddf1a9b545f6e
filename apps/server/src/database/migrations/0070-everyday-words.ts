import { type Kysely, sql } from 'kysely';

/** Words that too many meetings of an organization say to name a topic. The next sums of its weeks find them. */
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
}
