import { type Kysely, sql } from 'kysely';

/** What the language model may do for an organization, what it used, and how it did. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "organizationSettings"
      add column "modelWritesTexts" boolean not null default true,
      add column "modelWritesAnswers" boolean not null default true,
      add column "modelTokensPerMonth" integer`.execute(db);
  await sql`
    create table "modelUse" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "day" date not null,
      "purpose" text not null,
      "promptTokens" bigint not null,
      "completionTokens" bigint not null,
      primary key ("organizationId", "day", "purpose")
    )`.execute(db);
  await sql`
    create table "modelCondition" (
      "organizationId" text primary key references "organization" ("id") on delete cascade,
      "model" text not null,
      "cutSent" integer,
      "cutRead" integer,
      "cutAt" timestamptz,
      "failure" text,
      "failureDetail" text,
      "failedAt" timestamptz
    )`.execute(db);
  await sql`
    create table "modelTest" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "model" text not null,
      "testedAt" timestamptz not null,
      "result" jsonb not null
    )`.execute(db);
  await sql`
    create index on "modelTest" ("organizationId", "model", "testedAt" desc)`.execute(db);
}
