import { type Kysely, sql } from 'kysely';

/** Which organization runs the installation is asked with every list of one's organizations. */
export async function up(db: Kysely<unknown>) {
  await sql`create index "organizationOldest" on "organization" ("createdAt", "id")`.execute(db);
}
