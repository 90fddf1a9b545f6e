import { type Kysely, sql } from 'kysely';

/**
 * Handovers list reports, documents, customers and what others say, too, and topics that no list of topics has. They
 * are kept by the form of their words and by the turn that is quoted. A person who takes an item on does so from a
 * moment on: later meetings show whether they did.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "handoverItem"
      add column "nameKey" text,
      add column "allMentions" integer,
      add column "assignedAt" timestamptz,
      drop constraint "handoverItem_kind_check",
      drop constraint "handoverItem_check1",
      drop constraint "handoverItem_projectId_seriesId_key",
      add check ("kind" in
        ('topic', 'series', 'report', 'action', 'person', 'document', 'customer', 'said', 'own')),
      add check (("kind" = 'topic') = ("topicKey" is not null) or ("kind" = 'topic' and "nameKey" is not null)),
      add check ("kind" in ('topic', 'report', 'document', 'customer') or "nameKey" is null)`.execute(
    db,
  );
  await sql`update "handoverItem" set "assignedAt" = "addedAt" where "assigneeId" is not null`.execute(
    db,
  );
  await sql`
    create unique index on "handoverItem" ("projectId", "seriesId", "kind")
    where "seriesId" is not null`.execute(db);
  await sql`
    create unique index on "handoverItem" ("projectId", "nameKey", "kind")
    where "nameKey" is not null and "kind" <> 'report'`.execute(db);
  await sql`
    create unique index on "handoverItem" ("projectId", "quoteMeetingId", "quoteTurn")
    where "kind" = 'said'`.execute(db);
  await sql`
    alter table "offboardingProject"
      add column "namedDocuments" integer,
      add column "namedCustomers" integer`.execute(db);
}
