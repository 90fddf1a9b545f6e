import { type Kysely, sql } from 'kysely';

/** Which minutes of a recording are being written down. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "meeting" add column "sentMinutes" double precision`.execute(db);
}
