import { type Kysely, sql } from 'kysely';

/** Every index begins with the organization. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "meeting" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "uploadedBy" text references "user" ("id") on delete set null,
      "title" text not null,
      "meetingLink" text,
      "startsAt" timestamptz not null,
      "durationMinutes" integer not null default 0,
      "team" text,
      "participantCount" integer not null default 0,
      "actionCount" integer not null default 0,
      "sentiment" double precision,
      "sentimentLabel" text,
      "summary" text,
      "initiatives" text[] not null default '{}',
      "status" text not null
        check ("status" in ('pending', 'processing', 'completed', 'failed', 'cancelled')),
      "step" text not null,
      "percentage" integer not null,
      "secondsRemaining" integer,
      "error" text,
      "runId" uuid not null,
      "startedAt" timestamptz,
      "completedAt" timestamptz,
      "createdAt" timestamptz not null default now()
    )`.execute(db);
  await sql`
    create index on "meeting" ("organizationId", "startsAt" desc, "id" desc)`.execute(db);
  await sql`
    create index "meetingUnfinished" on "meeting" ("id")
    where "status" in ('pending', 'processing')`.execute(db);
  await sql`
    create table "meetingFile" (
      "meetingId" uuid primary key references "meeting" ("id") on delete cascade,
      "organizationId" text not null,
      "name" text not null,
      "sha256" text not null,
      "size" integer not null,
      "bytes" bytea not null
    )`.execute(db);
  await sql`
    create table "participant" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null,
      "meetingId" uuid not null references "meeting" ("id") on delete cascade,
      "position" integer not null,
      "name" text not null,
      "directoryUserId" uuid references "directoryUser" ("id") on delete set null,
      "sentiment" text not null,
      "sentimentScore" double precision not null,
      "engagementScore" double precision not null,
      "summary" text not null,
      "turns" integer not null,
      "words" integer not null,
      "questions" integer not null,
      "speakingSeconds" double precision not null,
      "talkShare" double precision not null
    )`.execute(db);
  await sql`
    create unique index on "participant" ("organizationId", "meetingId", "position")`.execute(db);
  await sql`create index on "participant" ("directoryUserId")`.execute(db);
  await sql`
    create table "interaction" (
      "organizationId" text not null,
      "meetingId" uuid not null references "meeting" ("id") on delete cascade,
      "sourceId" uuid not null references "participant" ("id") on delete cascade,
      "targetId" uuid not null references "participant" ("id") on delete cascade,
      "sentiment" text not null,
      "value" integer not null,
      "strength" integer not null,
      "summaryOfInteractions" text[] not null,
      "communicationRecommendations" text[] not null,
      primary key ("organizationId", "meetingId", "sourceId", "targetId")
    )`.execute(db);
  await sql`create index on "interaction" ("sourceId")`.execute(db);
  await sql`create index on "interaction" ("targetId")`.execute(db);
  await sql`
    create table "actionItem" (
      "organizationId" text not null,
      "meetingId" uuid not null references "meeting" ("id") on delete cascade,
      "position" integer not null,
      "text" text not null,
      "owner" text,
      "dueDate" text,
      primary key ("organizationId", "meetingId", "position")
    )`.execute(db);
  // Cascading deletes look up rows by meeting only.
  await sql`create index on "participant" ("meetingId")`.execute(db);
  await sql`create index on "interaction" ("meetingId")`.execute(db);
  await sql`create index on "actionItem" ("meetingId")`.execute(db);
}
