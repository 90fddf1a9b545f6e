import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>) {
  await sql`
    create table "meetingTranscript" (
      "meetingId" uuid primary key references "meeting" ("id") on delete cascade,
      "organizationId" text not null,
      "turns" jsonb not null,
      "summaryLines" jsonb not null,
      "coverage" jsonb not null
    )`.execute(db);
  await sql`
    alter table "participant"
      add column "label" text,
      add column "tieHow" text,
      add column "tieSure" text,
      add column "suggestedUserId" uuid references "directoryUser" ("id") on delete set null,
      add column "evidence" jsonb not null default '[]'`.execute(db);
  await sql`create index on "participant" ("suggestedUserId")`.execute(db);
  await sql`
    alter table "interaction"
      add column "evidence" jsonb not null
      default '{"summaryOfInteractions": [], "communicationRecommendations": []}'`.execute(db);
  await sql`
    alter table "actionItem"
      add column "turn" integer,
      add column "quote" text`.execute(db);
  await sql`
    alter table "meeting" add column "isStale" boolean not null default false`.execute(db);
  await sql`
    create index "meetingStale" on "meeting" ("id") where "isStale"`.execute(db);
  await sql`
    create table "meetingCorrection" (
      "id" uuid primary key default gen_random_uuid(),
      "position" bigint generated always as identity,
      "organizationId" text not null,
      "meetingId" uuid not null references "meeting" ("id") on delete cascade,
      "change" jsonb not null,
      "words" text not null,
      "createdBy" text references "user" ("id") on delete set null,
      "createdAt" timestamptz not null default now(),
      "undoneBy" text references "user" ("id") on delete set null,
      "undoneAt" timestamptz
    )`.execute(db);
  await sql`
    create index on "meetingCorrection" ("organizationId", "meetingId", "position")`.execute(db);
  await sql`create index on "meetingCorrection" ("meetingId")`.execute(db);
  await sql`create index on "meetingCorrection" ("createdBy")`.execute(db);
  await sql`create index on "meetingCorrection" ("undoneBy")`.execute(db);
}
