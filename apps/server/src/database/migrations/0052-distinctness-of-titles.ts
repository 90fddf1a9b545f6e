import { type Kysely, sql } from 'kysely';

/** Names the column as in the code. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "seriesMeeting" rename column "telling" to "distinctness"`.execute(db);
}
