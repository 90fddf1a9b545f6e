import { type Kysely, sql } from 'kysely';

/** Passages of meetings and the words of each meeting. A job fills both for meetings that were analysed before. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "passage" (
      "organizationId" text not null,
      "meetingId" uuid not null,
      "transcriptId" uuid not null,
      "piece" integer not null,
      "position" integer not null,
      "firstTurn" integer not null,
      "firstChar" integer not null,
      "lastTurn" integer not null,
      "lastChar" integer,
      "start" double precision,
      "speakers" uuid[] not null,
      "words" tsvector not null,
      primary key ("organizationId", "meetingId", "transcriptId", "piece", "position"),
      foreign key ("organizationId", "meetingId", "transcriptId", "piece")
        references "transcriptPiece" ("organizationId", "meetingId", "transcriptId", "position")
        on delete cascade
    )`.execute(db);
  await sql`
    create table "meetingIndex" (
      "meetingId" uuid primary key references "meeting" ("id") on delete cascade,
      "organizationId" text not null,
      "transcriptId" uuid,
      "startsAt" timestamptz not null,
      "configuration" text not null,
      "heading" tsvector not null,
      "words" tsvector not null
    )`.execute(db);
  // The organization's id is one of the words, because these indexes cannot begin with it. Searches read words that
  // wait to be added to the index one by one, so the pending list is small.
  await sql`
    create index on "meetingIndex" using gin ("words") with (gin_pending_list_limit = 256)`.execute(
    db,
  );
  await sql`
    create index on "meetingIndex" using gin ("heading") with (gin_pending_list_limit = 64)`.execute(
    db,
  );
  await sql`create index on "meetingIndex" ("organizationId", "configuration")`.execute(db);
  await sql`
    create index on "meetingIndex" ("organizationId", "startsAt" desc, "meetingId" desc)`.execute(
    db,
  );
  await sql`
    create index "meetingIndexUnread" on "meetingIndex" ("organizationId")
    where "transcriptId" is null`.execute(db);
  // Incomplete meetings, which are searched only by their titles.
  await sql`
    create index "meetingIncomplete" on "meeting" ("organizationId", "startsAt" desc, "id" desc)
    where "status" <> 'completed'`.execute(db);
}
