import { type Kysely, sql } from 'kysely';

/** Roles of speakers as their files state them. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "participant" add column "statedRole" text`.execute(db);
}
