import { type Kysely, sql } from 'kysely';

/**
 * The number of questions is null where the transcript marks none. Meetings that are here already keep their numbers
 * until they are read again, as 0070 has them.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "participant" alter column "questions" drop not null`.execute(db);
}
