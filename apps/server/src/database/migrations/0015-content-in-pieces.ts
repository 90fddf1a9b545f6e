import { type Kysely, sql } from 'kysely';

/** Existing turns may be large, so migrated pieces may exceed the size of new ones. */
const chunkBytes = 128 * 1024;
const turnsPerPiece = 500;

/** One by one, so that memory is bounded by the largest file. */
export async function up(db: Kysely<unknown>) {
  await cutFiles(db);
  await cutTranscripts(db);
  await sql`
    do $$ begin
      if exists (
        select from pg_settings where "name" = 'default_toast_compression' and 'lz4' = any ("enumvals"))
      then
        alter table "fileChunk" alter column "bytes" set compression lz4;
        alter table "transcriptPiece" alter column "turns" set compression lz4;
      else
        -- The other way of compressing takes longer than all else that a chunk needs.
        alter table "fileChunk" alter column "bytes" set storage external;
      end if;
    end $$`.execute(db);
}

/** A file has no meeting while its chunks are written. */
async function cutFiles(db: Kysely<unknown>) {
  await sql`
    alter table "meetingFile"
      add column "id" uuid not null default gen_random_uuid(),
      add column "createdAt" timestamptz not null default now()`.execute(db);
  await sql`alter table "meetingFile" drop constraint "meetingFile_pkey"`.execute(db);
  await sql`
    alter table "meetingFile"
      add primary key ("organizationId", "id"),
      add unique ("meetingId"),
      alter column "meetingId" drop not null`.execute(db);
  await sql`
    create index "meetingFileUnnamed" on "meetingFile" ("createdAt") where "meetingId" is null`.execute(
    db,
  );
  await sql`
    create table "fileChunk" (
      "organizationId" text not null,
      "fileId" uuid not null,
      "position" integer not null,
      "bytes" bytea not null,
      primary key ("organizationId", "fileId", "position"),
      foreign key ("organizationId", "fileId")
        references "meetingFile" ("organizationId", "id") on delete cascade
    )`.execute(db);
  await sql`
    do $$ declare "file" record; begin
      for "file" in select "organizationId", "id" from "meetingFile" loop
        insert into "fileChunk" ("organizationId", "fileId", "position", "bytes")
        select "whole"."organizationId", "whole"."id", "position",
          substring("whole"."bytes" from "position" * ${sql.lit(chunkBytes)} + 1 for ${sql.lit(chunkBytes)})
        from (
          select "organizationId", "id", "bytes" || ''::bytea as "bytes" from "meetingFile"
          where "organizationId" = "file"."organizationId" and "id" = "file"."id" offset 0
        ) as "whole"
        cross join lateral
          generate_series(0, (length("whole"."bytes") - 1) / ${sql.lit(chunkBytes)}) as "position";
        update "meetingFile" set "bytes" = ''
        where "organizationId" = "file"."organizationId" and "id" = "file"."id";
      end loop;
    end $$`.execute(db);
  await sql`alter table "meetingFile" drop column "bytes"`.execute(db);
}

/** Pieces with another transcript id belong to a transcript that is being written. */
async function cutTranscripts(db: Kysely<unknown>) {
  await sql`
    create table "transcriptPiece" (
      "organizationId" text not null,
      "meetingId" uuid not null references "meeting" ("id") on delete cascade,
      "transcriptId" uuid not null,
      "position" integer not null,
      "turns" jsonb not null,
      primary key ("organizationId", "meetingId", "transcriptId", "position")
    )`.execute(db);
  // Cascading deletes look up rows by meeting only.
  await sql`create index on "transcriptPiece" ("meetingId")`.execute(db);
  await sql`
    alter table "meetingTranscript"
      add column "transcriptId" uuid not null default gen_random_uuid(),
      add column "pieces" integer not null default 1`.execute(db);
  await sql`
    do $$ declare "transcript" record; begin
      for "transcript" in select "meetingId" from "meetingTranscript" loop
        insert into "transcriptPiece"
          ("organizationId", "meetingId", "transcriptId", "position", "turns")
        select "organizationId", "meetingId", "transcriptId",
          ("place" - 1) / ${sql.lit(turnsPerPiece)}, jsonb_agg("turn" order by "place")
        from "meetingTranscript"
        cross join lateral
          jsonb_array_elements("turns") with ordinality as "said" ("turn", "place")
        where "meetingId" = "transcript"."meetingId"
        group by 1, 2, 3, 4;
        update "meetingTranscript"
        set "turns" = '[]',
          "pieces" = (jsonb_array_length("turns") + ${sql.lit(turnsPerPiece - 1)}) / ${sql.lit(turnsPerPiece)}
        where "meetingId" = "transcript"."meetingId";
      end loop;
    end $$`.execute(db);
  await sql`
    alter table "meetingTranscript"
      drop column "turns",
      alter column "transcriptId" drop default,
      alter column "pieces" drop default`.execute(db);
}
