import { type Kysely, sql } from 'kysely';

/** The oldest organization operates the installation. */
export async function up(db: Kysely<unknown>) {
  await sql`create index "organizationOldest" on "organization" ("createdAt", "id")`.execute(db);
}
