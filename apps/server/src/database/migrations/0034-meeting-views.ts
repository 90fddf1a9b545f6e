import { type Kysely, sql } from 'kysely';

/** Saved views of the meetings list. A view without an owner is shared with the organization. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "meetingView" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "name" text not null,
      "filter" jsonb not null,
      "ownerId" text references "user" ("id") on delete cascade,
      "createdBy" text references "user" ("id") on delete set null,
      "createdAt" timestamptz not null default now()
    )`.execute(db);
  await sql`create index on "meetingView" ("organizationId", "ownerId")`.execute(db);
  // For deletes of accounts.
  await sql`create index on "meetingView" ("ownerId")`.execute(db);
  await sql`create index on "meetingView" ("createdBy")`.execute(db);
}
