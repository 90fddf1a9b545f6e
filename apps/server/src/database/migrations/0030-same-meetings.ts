import { type Kysely, sql } from 'kysely';

/** Recognises a meeting that was uploaded before, by the content of its file and by its words. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "meeting"
      add column "wordsDigest" text,
      add column "isKeptApart" boolean not null default false`.execute(db);
  await sql`
    create index on "meeting" ("organizationId", "wordsDigest", "createdAt", "id")
    where "wordsDigest" is not null`.execute(db);
  await sql`create index on "meetingFile" ("organizationId", "sha256")`.execute(db);
}
