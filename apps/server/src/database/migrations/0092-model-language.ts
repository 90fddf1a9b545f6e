import { type Kysely, sql } from 'kysely';

/** The language of the texts of the language model. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "organizationSettings"
      add column "modelLanguage" text not null default 'meeting'`.execute(db);
}
