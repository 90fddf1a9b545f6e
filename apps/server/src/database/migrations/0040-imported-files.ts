import { type Kysely, sql } from 'kysely';

/**
 * Files of watched folders. The row of a file is written together with its meeting and, until the file is moved,
 * prevents a second import.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "importedFile" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "source" text not null,
      "name" text,
      "entry" int not null default 0,
      "sha256" text not null,
      "meetingId" uuid references "meeting" ("id") on delete set null,
      "uploadedBy" text references "user" ("id") on delete set null,
      "state" text not null check ("state" in ('imported', 'refused')),
      "reason" text,
      "isMoved" boolean not null default false,
      "at" timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index on "importedFile" ("organizationId", "source", "name", "sha256", "entry")
    where not "isMoved"`.execute(db);
  await sql`create index on "importedFile" ("organizationId", "source", "at" desc)`.execute(db);
  // For deletes of meetings and accounts.
  await sql`create index on "importedFile" ("meetingId")`.execute(db);
  await sql`create index on "importedFile" ("uploadedBy")`.execute(db);
  await sql`
    create table "watchedFolder" (
      "path" text primary key,
      "organization" text not null,
      "organizationId" text references "organization" ("id") on delete set null,
      "problem" text,
      "lookedAt" timestamptz not null
    )`.execute(db);
  // For deletes of organizations.
  await sql`create index on "watchedFolder" ("organizationId")`.execute(db);
}
