import { type Kysely, sql } from 'kysely';

/** Handovers list what the person tells of work in hand, kept by the turn that is quoted. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "handoverItem" drop constraint "handoverItem_kind_check",
      add check ("kind" in ('topic', 'work', 'series', 'report', 'action', 'person', 'document', 'customer', 'said', 'own'))`.execute(
    db,
  );
  await sql`drop index "handoverItem_projectId_quoteMeetingId_quoteTurn_idx"`.execute(db);
  await sql`
    create unique index on "handoverItem" ("projectId", "quoteMeetingId", "quoteTurn", "kind")
    where "kind" in ('said', 'work')`.execute(db);
}
