import { type Kysely, sql } from 'kysely';

/** Whether the language model gives a second opinion on decisions, actions and open questions. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "organizationSettings"
      add column "modelJudges" boolean not null default false`.execute(db);
}
