import { type Kysely, sql } from 'kysely';

/** The list of one's own questions tells those that were not answered for a rule. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "askedQuestion" add column "isRefused" boolean not null default false`.execute(
    db,
  );
}
