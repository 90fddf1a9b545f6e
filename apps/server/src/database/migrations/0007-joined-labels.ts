import { type Kysely, sql } from 'kysely';

/** The other labels of a participant, which the analysis joined because they are certainly theirs. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "participant" add column "joined" jsonb not null default '[]'`.execute(db);
}
