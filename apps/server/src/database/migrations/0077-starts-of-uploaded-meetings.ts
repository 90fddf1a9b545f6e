import { type Kysely, sql } from 'kysely';

/** Finds the meetings that a person uploaded in some weeks without reading the others. */
export async function up(db: Kysely<unknown>) {
  await sql`create index on "meeting" ("organizationId", "uploadedBy", "startsAt", "id")`.execute(
    db,
  );
  await sql`drop index "meeting_organizationId_uploadedBy_id_startsAt_idx"`.execute(db);
}
