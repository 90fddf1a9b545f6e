import { type Kysely, sql } from 'kysely';

/** Whether date and time were stated or taken from the upload. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "meeting"
    add column "isDateStated" boolean not null default true,
    add column "isTimeStated" boolean not null default true`.execute(db);
}
