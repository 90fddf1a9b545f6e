import { type Kysely, sql } from 'kysely';

/** Terms of the organization, as people corrected them. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "glossaryTerm" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "term" text not null,
      "addedBy" text references "user" ("id") on delete set null,
      "addedAt" timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index on "glossaryTerm" ("organizationId", lower("term"))`.execute(db);
  await sql`create index on "glossaryTerm" ("addedBy")`.execute(db);
}
