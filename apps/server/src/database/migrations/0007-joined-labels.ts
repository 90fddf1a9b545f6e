import { type Kysely, sql } from 'kysely';

/** Further labels that are certainly the participant's. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "participant" add column "joined" jsonb not null default '[]'`.execute(db);
}
