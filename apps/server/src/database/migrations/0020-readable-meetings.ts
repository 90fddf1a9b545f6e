import { type Kysely, sql } from 'kysely';

/** Allows an index-only scan for the ids and starts of the meetings that a person uploaded. */
export async function up(db: Kysely<unknown>) {
  await sql`create index on "meeting" ("organizationId", "uploadedBy", "id") include ("startsAt")`.execute(
    db,
  );
  await sql`drop index "meeting_organizationId_uploadedBy_idx"`.execute(db);
}
