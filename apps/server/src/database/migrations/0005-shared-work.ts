import { type Kysely, sql } from 'kysely';

/** What processes that work together have to share: counted attempts, turns of organizations, lost mail. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "attempt" (
      "key" text primary key,
      "count" integer not null,
      "startedAt" timestamptz not null default now()
    )`.execute(db);
  await sql`create index on "attempt" ("startedAt")`.execute(db);
  // Organizations take turns at being analysed: in each turn one meeting of everybody who waits.
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
  // A mail that went out in the end is looked up by its address alone.
  await sql`create index on "undeliveredMail" ("to")`.execute(db);
}
