import { type Kysely, sql } from 'kysely';

/** Questions that people asked about their meetings. Answers are not stored. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "askedQuestion" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "accountId" text not null references "user" ("id") on delete cascade,
      "question" text not null,
      "filters" jsonb not null,
      "after" uuid references "askedQuestion" ("id") on delete set null,
      "digest" text not null,
      "askedAt" timestamptz not null,
      "found" boolean not null,
      "quotes" integer not null,
      unique ("organizationId", "accountId", "digest")
    )`.execute(db);
  await sql`
    create index on "askedQuestion" ("organizationId", "accountId", "askedAt" desc, "id" desc)`.execute(
    db,
  );
  await sql`create index on "askedQuestion" ("organizationId", "askedAt")`.execute(db);
  // For cascading deletes.
  await sql`create index on "askedQuestion" ("accountId")`.execute(db);
  await sql`create index on "askedQuestion" ("after")`.execute(db);
}
