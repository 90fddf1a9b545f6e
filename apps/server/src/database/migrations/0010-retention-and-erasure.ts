import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>) {
  await sql`
    create table "retention" (
      "organizationId" text primary key references "organization" ("id") on delete cascade,
      "fileDays" integer,
      "meetingDays" integer,
      "lastRunAt" timestamptz
    )`.execute(db);
  await sql`
    create table "erasedName" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "digest" text not null,
      "erasedAt" timestamptz not null,
      primary key ("organizationId", "digest")
    )`.execute(db);
  await sql`create index on "meeting" ("organizationId", "createdAt")`.execute(db);
}
