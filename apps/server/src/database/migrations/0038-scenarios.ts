import { type Kysely, sql } from 'kysely';

/** Scenarios of an organization. One without an owner is shared. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "scenario" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "title" text not null,
      "reason" text not null,
      "targetDate" date,
      "configuration" jsonb not null,
      "status" text not null check ("status" in ('draft', 'computed', 'written')),
      "result" jsonb,
      "version" integer not null default 1,
      "ownerId" text references "user" ("id") on delete cascade,
      "createdBy" text references "user" ("id") on delete set null,
      "createdAt" timestamptz not null default now(),
      "changedBy" text references "user" ("id") on delete set null,
      "changedAt" timestamptz not null default now()
    )`.execute(db);
  await sql`create index on "scenario" ("organizationId", "changedAt")`.execute(db);
  // For deletes of accounts.
  await sql`create index on "scenario" ("ownerId")`.execute(db);
  await sql`create index on "scenario" ("createdBy")`.execute(db);
  await sql`create index on "scenario" ("changedBy")`.execute(db);

  await sql`
    create table "scenarioVersion" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "scenarioId" uuid not null references "scenario" ("id") on delete cascade,
      "version" integer not null,
      "what" text not null,
      "title" text not null,
      "reason" text not null,
      "targetDate" date,
      "configuration" jsonb not null,
      "status" text not null,
      "result" jsonb,
      "savedBy" text references "user" ("id") on delete set null,
      "savedAt" timestamptz not null,
      primary key ("scenarioId", "version")
    )`.execute(db);
  await sql`create index on "scenarioVersion" ("organizationId", "savedBy")`.execute(db);
  await sql`create index on "scenarioVersion" ("savedBy")`.execute(db);

  await sql`
    create table "scenarioAction" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "scenarioId" uuid not null references "scenario" ("id") on delete cascade,
      "key" text not null,
      "actionId" uuid not null references "actionItem" ("id") on delete cascade,
      primary key ("scenarioId", "key")
    )`.execute(db);
  await sql`create index on "scenarioAction" ("organizationId")`.execute(db);
  await sql`create index on "scenarioAction" ("actionId")`.execute(db);
}
