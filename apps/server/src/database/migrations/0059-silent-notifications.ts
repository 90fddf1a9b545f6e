import { type Kysely, sql } from 'kysely';

/** Notifications of an import after its first: listed, but neither counted nor mailed. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "notification" add column "isSilent" boolean not null default false`.execute(db);
}
