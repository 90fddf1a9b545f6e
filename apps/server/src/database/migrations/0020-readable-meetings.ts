import { type Kysely, sql } from 'kysely';

/** The ids and starts of the meetings that one person uploaded are read from the index alone. */
export async function up(db: Kysely<unknown>) {
  await sql`create index on "meeting" ("organizationId", "uploadedBy", "id") include ("startsAt")`.execute(
    db,
  );
  await sql`drop index "meeting_organizationId_uploadedBy_idx"`.execute(db);
}
