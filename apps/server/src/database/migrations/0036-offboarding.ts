import { type Kysely, sql } from 'kysely';

/**
 * Plans for people who leave. Findings from meetings are stored by their source, never as words: topics by their
 * keys, quotes by the place of their turns.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "offboardingProject" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "directoryUserId" uuid references "directoryUser" ("id") on delete set null,
      "lastDay" date not null,
      "announcedOn" date,
      "note" text,
      "lookedAfterBy" text references "user" ("id") on delete set null,
      "fromMeetings" integer not null,
      "createdAt" timestamptz not null default now(),
      "version" integer not null default 1,
      "changedBy" text references "user" ("id") on delete set null
    )`.execute(db);
  await sql`create index on "offboardingProject" ("organizationId", "lastDay")`.execute(db);
  // For deletes of people and accounts, as below.
  await sql`create index on "offboardingProject" ("directoryUserId")`.execute(db);
  await sql`create index on "offboardingProject" ("lookedAfterBy")`.execute(db);
  await sql`create index on "offboardingProject" ("changedBy")`.execute(db);
  await sql`
    create table "offboardingReader" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "projectId" uuid not null references "offboardingProject" ("id") on delete cascade,
      "directoryUserId" uuid not null references "directoryUser" ("id") on delete cascade,
      primary key ("projectId", "directoryUserId")
    )`.execute(db);
  await sql`create index on "offboardingReader" ("organizationId", "directoryUserId")`.execute(db);
  await sql`create index on "offboardingReader" ("directoryUserId")`.execute(db);
  await sql`
    create table "handoverItem" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "projectId" uuid not null references "offboardingProject" ("id") on delete cascade,
      "kind" text not null check ("kind" in ('topic', 'action', 'person', 'series', 'own')),
      "label" text check (("kind" = 'own') = ("label" is not null)),
      "topicKey" text check (("kind" = 'topic') = ("topicKey" is not null)),
      "actionId" uuid references "actionItem" ("id") on delete cascade,
      "introducedId" uuid references "directoryUser" ("id") on delete set null,
      "seriesId" uuid references "series" ("id") on delete cascade,
      "mentions" integer,
      "meetings" integer,
      "tiesLeft" integer,
      "quoteMeetingId" uuid references "meeting" ("id") on delete set null,
      "quoteTurn" integer,
      "place" integer not null,
      "assigneeId" uuid references "directoryUser" ("id") on delete set null,
      "dueDay" date,
      "note" text,
      "doneAt" timestamptz,
      "addedAt" timestamptz not null default now(),
      "isNew" boolean not null default false,
      "version" integer not null default 1,
      "changedBy" text references "user" ("id") on delete set null,
      unique ("projectId", "topicKey"),
      unique ("projectId", "actionId"),
      unique ("projectId", "introducedId"),
      unique ("projectId", "seriesId")
    )`.execute(db);
  await sql`create index on "handoverItem" ("organizationId", "projectId")`.execute(db);
  await sql`create index on "handoverItem" ("organizationId", "assigneeId")`.execute(db);
  for (const column of [
    'actionId',
    'introducedId',
    'seriesId',
    'quoteMeetingId',
    'assigneeId',
    'changedBy',
  ])
    await sql`create index on "handoverItem" (${sql.ref(column)})`.execute(db);
}
