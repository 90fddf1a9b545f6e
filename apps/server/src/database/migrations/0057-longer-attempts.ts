import { type Kysely, sql } from 'kysely';

/** Counts of different lengths end at different times. The account library's own limit of attempts is no longer used. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "attempt" add column "endsAt" timestamptz not null default now() + interval '1 minute'`.execute(
    db,
  );
  await sql`drop index "attempt_startedAt_idx"`.execute(db);
  await sql`create index on "attempt" ("endsAt")`.execute(db);
  await sql`drop table "rateLimit"`.execute(db);
}
