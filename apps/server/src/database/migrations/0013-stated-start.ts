import { type Kysely, sql } from 'kysely';

/** Whether a meeting's day and its time of day were stated, or taken from the upload for want of them. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "meeting"
    add column "isDateStated" boolean not null default true,
    add column "isTimeStated" boolean not null default true`.execute(db);
}
