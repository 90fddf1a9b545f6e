import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>) {
  await sql`
    create table "backupRun" (
      "id" uuid primary key default gen_random_uuid(),
      "madeAt" timestamptz not null,
      "rows" bigint not null,
      "bytes" bigint not null
    )`.execute(db);
  await sql`create index on "backupRun" ("madeAt" desc)`.execute(db);
}
