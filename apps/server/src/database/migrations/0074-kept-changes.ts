import { type Kysely, sql } from 'kysely';

/** Tests of long periods are kept for a day, one period of each length. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "keptChanges" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "weeks" integer not null,
      "lastDay" date not null,
      "choices" text not null,
      "tested" jsonb not null,
      "madeAt" timestamptz not null,
      primary key ("organizationId", "weeks")
    )`.execute(db);
}
