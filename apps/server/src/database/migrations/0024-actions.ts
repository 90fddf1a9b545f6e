import { type Kysely, sql } from 'kysely';

/** Actions survive a repeated analysis of their meeting, and can be added by hand. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "actionItem"
      drop constraint "actionItem_pkey",
      add column "id" uuid primary key default gen_random_uuid(),
      alter column "meetingId" drop not null,
      alter column "position" drop not null,
      add foreign key ("organizationId") references "organization" ("id") on delete cascade,
      add column "origin" text not null default 'found' check ("origin" in ('found', 'added')),
      add column "state" text not null default 'open'
        check ("state" in ('open', 'done', 'dropped')),
      add column "closedAt" timestamptz,
      add column "note" text,
      add column "ownerUserId" uuid references "directoryUser" ("id") on delete set null,
      add column "start" double precision,
      add column "changed" text[] not null default '{}',
      add column "changedAt" timestamptz,
      add column "createdBy" text references "user" ("id") on delete set null,
      add column "createdAt" timestamptz not null default now(),
      add check ("meetingId" is not null or "origin" = 'added'),
      add check (("state" = 'open') = ("closedAt" is null))`.execute(db);
  await sql`
    update "actionItem" set "ownerUserId" = "speaker"."directoryUserId"
    from "participant" "speaker"
    where "speaker"."meetingId" = "actionItem"."meetingId"
      and "speaker"."name" = "actionItem"."owner"
      and "speaker"."directoryUserId" is not null`.execute(db);
  await sql`
    update "actionItem" set "start" = ("said"->>'start')::double precision
    from "meetingTranscript" "transcript"
    join "transcriptPiece" "piece" using ("organizationId", "meetingId", "transcriptId")
    cross join lateral jsonb_array_elements("piece"."turns") "said"
    where "actionItem"."meetingId" = "transcript"."meetingId"
      and ("said"->>'position')::integer = "actionItem"."turn"`.execute(db);
  await sql`
    create index on "actionItem" ("organizationId", "meetingId", "position")`.execute(db);
  await sql`
    create index on "actionItem" ("organizationId", "ownerUserId", "state")`.execute(db);
  await sql`
    create index on "actionItem" ("organizationId", "dueDay") where "state" = 'open'`.execute(db);
  await sql`
    create index on "actionItem" ("organizationId", "createdBy") where "meetingId" is null`.execute(
    db,
  );
  // For cascading deletes.
  await sql`create index on "actionItem" ("ownerUserId")`.execute(db);
  await sql`create index on "actionItem" ("createdBy")`.execute(db);
}
