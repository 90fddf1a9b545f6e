import { type Kysely, sql } from 'kysely';

/** How much of a recording is written down, with the progress of its meeting, so that lists show it without a join. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "meeting"
      add column "recordedMinutes" double precision,
      add column "writtenMinutes" double precision`.execute(db);
}
