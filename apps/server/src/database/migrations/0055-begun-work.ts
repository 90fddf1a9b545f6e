import { type Kysely, sql } from 'kysely';

/** Work that a process has begun and not ended. The rows of a process that was killed stay. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "begunWork" (
      "work" text not null,
      "subject" text not null,
      "process" uuid not null,
      "begunAt" timestamptz not null default now(),
      primary key ("work", "subject", "process")
    )`.execute(db);
  await sql`create index on "begunWork" ("begunAt")`.execute(db);
}
