import { type Kysely, sql } from 'kysely';

/** Who may read meetings and see figures. The defaults keep what applied before. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "organizationSettings"
    add column "meetingReaders" text not null default 'everyone'
      check ("meetingReaders" in ('everyone', 'participants')),
    add column "figureReaders" text not null default 'everyone'
      check ("figureReaders" in ('everyone', 'named')),
    add column "smallestGroup" integer not null default 5
      check ("smallestGroup" between 5 and 20),
    add column "individualFigures" text not null default 'readers'
      check ("individualFigures" in ('readers', 'own', 'off')),
    add column "worksCouncilMode" boolean not null default false,
    add column "participantNotice" text not null default '',
    add column "isNoticeMailed" boolean not null default false,
    add column "isLanguageModelOn" boolean not null default true`.execute(db);
  await sql`
    create table "figureReader" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "directoryUserId" uuid not null references "directoryUser" ("id") on delete cascade,
      primary key ("organizationId", "directoryUserId")
    )`.execute(db);
  await sql`create index on "figureReader" ("directoryUserId")`.execute(db);
  await sql`alter table "directoryUser"
    add column "isLeftOutOfMoods" boolean not null default false`.execute(db);
  await sql`
    create table "meetingShare" (
      "organizationId" text not null,
      "meetingId" uuid not null references "meeting" ("id") on delete cascade,
      "directoryUserId" uuid not null references "directoryUser" ("id") on delete cascade,
      primary key ("organizationId", "directoryUserId", "meetingId")
    )`.execute(db);
  // For cascading deletes, and for the readers of one meeting.
  await sql`create index on "meetingShare" ("meetingId")`.execute(db);
  await sql`create index on "meetingShare" ("directoryUserId")`.execute(db);
  // For the meetings that one person may read.
  await sql`
    create index on "participant" ("organizationId", "directoryUserId", "meetingId")`.execute(db);
  await sql`create index on "meeting" ("organizationId", "uploadedBy")`.execute(db);
  await sql`create index on "directoryUser" ("organizationId", "accountId")`.execute(db);
}
