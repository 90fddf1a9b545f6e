import { type Kysely, sql } from 'kysely';

/**
 * Recordings become transcripts. Sound lies beside files, in chunks of the same size, and has no meeting while it is
 * written. The minutes that were transcribed stay when meetings are deleted.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "recording" (
      "organizationId" text not null,
      "meetingId" uuid not null references "meeting" ("id") on delete cascade,
      "fileName" text not null,
      "sha256" text not null,
      "model" text not null,
      "seconds" double precision,
      "secondsTranscribed" double precision not null default 0,
      "parts" integer check ("parts" > 0),
      "speakersTold" boolean,
      "language" text,
      "failingSince" timestamptz,
      "triesAgainAt" timestamptz,
      "soundUntil" timestamptz,
      primary key ("organizationId", "meetingId")
    )`.execute(db);
  await sql`create index on "recording" ("organizationId", "sha256")`.execute(db);
  // Cascading deletes look up rows by meeting only.
  await sql`create index on "recording" ("meetingId")`.execute(db);
  await sql`
    create table "recordingPart" (
      "organizationId" text not null,
      "meetingId" uuid not null references "meeting" ("id") on delete cascade,
      "position" integer not null,
      "fromSecond" double precision not null,
      "toSecond" double precision not null,
      "segments" jsonb not null,
      primary key ("organizationId", "meetingId", "position")
    )`.execute(db);
  await sql`create index on "recordingPart" ("meetingId")`.execute(db);
  await sql`
    create table "sound" (
      "organizationId" text not null,
      "id" uuid not null default gen_random_uuid(),
      "meetingId" uuid unique references "meeting" ("id") on delete cascade,
      "mimeType" text,
      "size" integer not null,
      "writtenAt" timestamptz not null default now(),
      primary key ("organizationId", "id")
    )`.execute(db);
  await sql`create index "soundUnnamed" on "sound" ("writtenAt") where "meetingId" is null`.execute(
    db,
  );
  await sql`
    create table "soundChunk" (
      "organizationId" text not null,
      "soundId" uuid not null,
      "position" integer not null,
      "bytes" bytea not null,
      primary key ("organizationId", "soundId", "position"),
      foreign key ("organizationId", "soundId")
        references "sound" ("organizationId", "id") on delete cascade
    )`.execute(db);
  // Sound is compressed already.
  await sql`alter table "soundChunk" alter column "bytes" set storage external`.execute(db);
  await sql`
    create table "speechMonth" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "month" date not null,
      "seconds" double precision not null,
      primary key ("organizationId", "month")
    )`.execute(db);
}
