import { type Kysely, sql } from 'kysely';

/** Files also come from mailboxes and buckets. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "watchedFolder" rename to "importSource"`.execute(db);
  await sql`alter table "importSource" rename column "path" to "source"`.execute(db);
  await sql`
    alter table "importSource" add column "kind" text not null default 'folder'
      check ("kind" in ('folder', 'mailbox', 'bucket'))`.execute(db);
  await sql`alter table "importSource" alter column "kind" drop default`.execute(db);
}
