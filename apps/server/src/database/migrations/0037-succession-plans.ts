import { type Kysely, sql } from 'kysely';

/** Succession plans with what people wrote. What candidates already have is recomputed for each reader. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "successionPlan" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "personId" uuid references "directoryUser" ("id") on delete set null,
      "role" text not null,
      "weights" jsonb not null,
      "notes" text not null default '',
      "isShared" boolean not null default false,
      "createdBy" text references "user" ("id") on delete set null,
      "changedBy" text references "user" ("id") on delete set null,
      "version" integer not null default 1,
      "createdAt" timestamptz not null default now(),
      "changedAt" timestamptz not null default now()
    )`.execute(db);
  await sql`create index on "successionPlan" ("organizationId", "changedAt" desc)`.execute(db);
  await sql`
    create table "successionCandidate" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "planId" uuid not null references "successionPlan" ("id") on delete cascade,
      "position" integer not null,
      "directoryUserId" uuid references "directoryUser" ("id") on delete set null,
      "external" text,
      "note" text not null,
      primary key ("organizationId", "planId", "position")
    )`.execute(db);
  await sql`
    create table "successionStep" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "planId" uuid not null references "successionPlan" ("id") on delete cascade,
      "position" integer not null,
      "text" text not null,
      "dueOn" date,
      "hasOwner" boolean not null,
      "ownerId" uuid references "directoryUser" ("id") on delete set null,
      "isDone" boolean not null,
      primary key ("organizationId", "planId", "position")
    )`.execute(db);
  // For deletes of plans, people and accounts.
  await sql`create index on "successionCandidate" ("planId")`.execute(db);
  await sql`create index on "successionStep" ("planId")`.execute(db);
  await sql`create index on "successionPlan" ("personId")`.execute(db);
  await sql`create index on "successionCandidate" ("directoryUserId")`.execute(db);
  await sql`create index on "successionStep" ("ownerId")`.execute(db);
  await sql`create index on "successionPlan" ("createdBy")`.execute(db);
  await sql`create index on "successionPlan" ("changedBy")`.execute(db);
}
