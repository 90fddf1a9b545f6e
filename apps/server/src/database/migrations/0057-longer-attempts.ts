import { type Kysely, sql } from 'kysely';

/** Each count keeps the length of its window. The account library's own limit of attempts is no longer used. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "attempt" add column "windowSeconds" integer not null default 60`.execute(
    db,
  );
  await sql`drop table "rateLimit"`.execute(db);
}
