import { type Kysely, sql } from 'kysely';

/** Whether a question was answered is not told any more: by position alone 99 % would be. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "participant" drop column "questionsAnswered"`.execute(db);
  await sql`alter table "weekTotal" drop column "asked", drop column "answered"`.execute(db);
}
