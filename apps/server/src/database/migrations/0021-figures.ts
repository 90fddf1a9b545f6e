import { type Kysely, sql } from 'kysely';

/** Facts of each meeting, and their sums by week, which a job keeps up to date. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "meeting"
    add column "isLeftOutOfFigures" boolean not null default false`.execute(db);
  await sql`alter table "participant"
    add column "questionsAnswered" integer not null default 0,
    add column "turnFacts" jsonb not null default '[]'`.execute(db);
  await sql`
    create table "outOfDateWeek" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "week" date not null
    )`.execute(db);
  await sql`create index on "outOfDateWeek" ("organizationId", "week")`.execute(db);
  await sql`
    create table "weekTotal" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "week" date not null,
      "meetings" integer not null,
      "untimed" integer not null,
      "minutes" integer not null,
      "balance" numeric not null,
      "balanceMinutes" integer not null,
      "asked" integer not null,
      "answered" integer not null,
      primary key ("organizationId", "week")
    )`.execute(db);
  await sql`
    create table "weekPerson" (
      "organizationId" text not null,
      "week" date not null,
      "directoryUserId" uuid not null references "directoryUser" ("id") on delete cascade,
      "meetings" integer not null,
      "turns" integer not null,
      "words" integer not null,
      "speakingSeconds" integer not null,
      primary key ("organizationId", "week", "directoryUserId")
    )`.execute(db);
  await sql`create index on "weekPerson" ("directoryUserId")`.execute(db);
  await sql`
    create table "weekPair" (
      "organizationId" text not null,
      "week" date not null,
      "a" uuid not null references "directoryUser" ("id") on delete cascade,
      "b" uuid not null references "directoryUser" ("id") on delete cascade,
      "meetings" integer not null,
      "exchanges" integer not null,
      "weight" numeric not null,
      primary key ("organizationId", "week", "a", "b")
    )`.execute(db);
  await sql`create index on "weekPair" ("a")`.execute(db);
  await sql`create index on "weekPair" ("b")`.execute(db);
  await sql`
    create table "weekDepartmentPair" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "week" date not null,
      "a" text not null,
      "b" text not null,
      "meetings" integer not null,
      "minutes" integer not null,
      "exchanges" integer not null,
      primary key ("organizationId", "week", "a", "b")
    )`.execute(db);
  await sql`
    create table "weekTopic" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "week" date not null,
      "key" text not null,
      "topic" text not null,
      "mentions" integer not null,
      "meetings" integer not null,
      "lastOn" date not null,
      primary key ("organizationId", "week", "key")
    )`.execute(db);
  await sql`
    create table "weekTopicPerson" (
      "organizationId" text not null,
      "week" date not null,
      "key" text not null,
      "directoryUserId" uuid not null references "directoryUser" ("id") on delete cascade,
      "mentions" integer not null,
      primary key ("organizationId", "week", "key", "directoryUserId")
    )`.execute(db);
  await sql`create index on "weekTopicPerson" ("directoryUserId")`.execute(db);
  // Moods of groups that are shown, decided once a day by a job. Hidden ones have no row.
  await sql`
    create table "groupMood" (
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "group" text not null,
      "week" date not null,
      "weeks" integer not null check ("weeks" in (1, 4, 13, 52)),
      "mood" double precision not null,
      "cut" text check ("cut" in ('orMore', 'orLess')),
      "low" double precision not null,
      "high" double precision not null,
      "changeBy" double precision,
      "changeDirection" text check ("changeDirection" in ('rising', 'falling', 'steady')),
      primary key ("organizationId", "week", "weeks", "group")
    )`.execute(db);
  await sql`
    create table "answeredMood" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "group" text not null,
      "week" date not null,
      "weeks" integer not null check ("weeks" in (1, 4, 13, 52)),
      "people" jsonb not null
    )`.execute(db);
  await sql`create index on "answeredMood" ("organizationId", "week")`.execute(db);
  await sql`
    create table "moodDecision" (
      "organizationId" text primary key references "organization" ("id") on delete cascade,
      "decidedAt" timestamptz not null,
      "lastWeek" date not null,
      "choices" text not null,
      "factsPrint" text not null,
      "decisions" jsonb not null
    )`.execute(db);
  // Weeks of meetings that were analysed before this version.
  await sql`
    insert into "outOfDateWeek" ("organizationId", "week")
    select distinct "meeting"."organizationId",
      date_trunc('week', "startsAt" at time zone
        coalesce("organizationSettings"."timezone", 'America/New_York'))::date
    from "meeting"
    left join "organizationSettings"
      on "organizationSettings"."organizationId" = "meeting"."organizationId"
    where "status" = 'completed'`.execute(db);
}
