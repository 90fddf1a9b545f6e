import { type Kysely, sql } from 'kysely';

/** How many votes passed. Meetings that are here already have none until they are read again, as 0070 has them. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "meeting" add column "voteCount" integer not null default 0`.execute(db);
}
