import { type Kysely, sql } from 'kysely';

/** A new meeting is added to the sums of its week without reading the week's other meetings. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "outOfDateWeek" add column "meetingId" uuid`.execute(db);
}
