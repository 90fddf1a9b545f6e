import { type Kysely, sql } from 'kysely';

/** The source of texts: the built-in engine or a language model. */
export async function up(db: Kysely<unknown>) {
  const source = sql`jsonb not null default '{"engine": "embedded", "model": null, "kept": null}'`;
  await sql`alter table "meeting" add column "summarySource" ${source}`.execute(db);
  await sql`alter table "participant" add column "summarySource" ${source}`.execute(db);
  await sql`
    alter table "interaction"
      add column "summarySource" ${source},
      add column "recommendationsSource" ${source}`.execute(db);
}
