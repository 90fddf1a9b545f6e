import { type Kysely, sql } from 'kysely';

/** Whether a topic or a person came up before is looked up by their weeks. */
export async function up(db: Kysely<unknown>) {
  await sql`create index on "weekTopic" ("organizationId", "key", "week")`.execute(db);
  await sql`drop index "weekPerson_directoryUserId_idx"`.execute(db);
  await sql`create index on "weekPerson" ("directoryUserId", "week")`.execute(db);
}
