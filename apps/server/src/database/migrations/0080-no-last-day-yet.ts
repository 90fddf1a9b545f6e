import { type Kysely, sql } from 'kysely';

/** Somebody can be known to leave before the day is. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "offboardingProject" alter column "lastDay" drop not null`.execute(db);
}
