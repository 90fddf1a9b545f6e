import { type Kysely, sql } from 'kysely';

/** How many days sound of recordings is kept for listening; null for none. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "organizationSettings"
      add column "soundDays" integer check ("soundDays" between 1 and 365)`.execute(db);
}
