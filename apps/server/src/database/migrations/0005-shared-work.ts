import { type Kysely, sql } from 'kysely';

/** State shared between processes. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "attempt" (
      "key" text primary key,
      "count" integer not null,
      "startedAt" timestamptz not null default now()
    )`.execute(db);
  await sql`create index on "attempt" ("startedAt")`.execute(db);
  // The meeting's round in the queue; each round has one meeting of every waiting organization.
  await sql`alter table "meeting" add column "turn" integer not null default 0`.execute(db);
  await sql`
    create index "meetingTurn" on "meeting" ("turn")
    where "status" in ('pending', 'processing')`.execute(db);
  await sql`
    create index "meetingTurnOfOrganization" on "meeting" ("organizationId", "turn")
    where "status" in ('pending', 'processing')`.execute(db);
  await sql`
    create table "undeliveredMail" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "to" text not null,
      "subject" text not null,
      "reason" text not null,
      "failedAt" timestamptz not null default now()
    )`.execute(db);
  await sql`create index on "undeliveredMail" ("organizationId", "failedAt" desc)`.execute(db);
  // Delivered mail is looked up by address only.
  await sql`create index on "undeliveredMail" ("to")`.execute(db);
}
