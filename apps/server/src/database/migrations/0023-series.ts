import { type Kysely, sql } from 'kysely';

/** Series of meetings, which a job keeps up to date, and people's choices about them. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "series" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "name" text,
      "weekday" smallint check ("weekday" between 0 and 6)
    )`.execute(db);
  await sql`create index on "series" ("organizationId", "weekday")`.execute(db);
  await sql`
    create table "seriesMeeting" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "meetingId" uuid primary key references "meeting" ("id") on delete cascade,
      "key" text not null,
      "telling" text not null check ("telling" in ('name', 'kind', 'nothing')),
      "weekday" smallint check ("weekday" between 0 and 6),
      "seriesId" uuid references "series" ("id") on delete set null,
      "how" text check ("how" in ('title', 'people')),
      check ("how" is null or "seriesId" is not null)
    )`.execute(db);
  await sql`create index on "seriesMeeting" ("organizationId", "key")`.execute(db);
  await sql`create index on "seriesMeeting" ("organizationId", "weekday")`.execute(db);
  await sql`create index on "seriesMeeting" ("organizationId", "seriesId")`.execute(db);
  // For deletes of series.
  await sql`create index on "seriesMeeting" ("seriesId")`.execute(db);
  await sql`
    create table "seriesChoice" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "seriesId" uuid not null references "series" ("id") on delete cascade,
      "meetingId" uuid not null references "meeting" ("id") on delete cascade,
      "isPart" boolean not null,
      "chosenBy" text references "user" ("id") on delete set null,
      "chosenAt" timestamptz not null default now(),
      primary key ("seriesId", "meetingId")
    )`.execute(db);
  await sql`create index on "seriesChoice" ("organizationId", "seriesId")`.execute(db);
  await sql`create index on "seriesChoice" ("meetingId")`.execute(db);
  await sql`create index on "seriesChoice" ("chosenBy")`.execute(db);
  await sql`
    create unique index "seriesChoiceOfMeeting" on "seriesChoice" ("meetingId") where "isPart"`.execute(
    db,
  );
  await sql`
    create table "outOfDateSeries" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "meetingId" uuid,
      "key" text,
      "weekday" smallint,
      "seriesId" uuid
    )`.execute(db);
  await sql`create index on "outOfDateSeries" ("organizationId")`.execute(db);
  // Meetings that were analysed before this version.
  await sql`
    insert into "outOfDateSeries" ("organizationId") select "id" from "organization"`.execute(db);
}
