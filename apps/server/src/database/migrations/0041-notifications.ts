import { type Kysely, sql } from 'kysely';

/**
 * Notifications of members, their settings, and the weeks whose digest was sent. All are deleted with the membership.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "notification" (
      "id" uuid primary key default gen_random_uuid(),
      "position" bigint not null generated always as identity,
      "organizationId" text not null,
      "accountId" text not null,
      "kind" text not null,
      "meetingId" uuid references "meeting" ("id") on delete cascade,
      "actionId" uuid references "actionItem" ("id") on delete cascade,
      "dueDay" date,
      "byId" text references "user" ("id") on delete set null,
      "isInBell" boolean not null,
      "isAnnounced" boolean not null default false,
      "mailAt" timestamptz,
      "createdAt" timestamptz not null default now(),
      "readAt" timestamptz,
      foreign key ("organizationId", "accountId")
        references "member" ("organizationId", "userId") on delete cascade
    )`.execute(db);
  await sql`create index on "notification" ("organizationId", "accountId", "position")`.execute(db);
  await sql`
    create unique index on "notification" ("organizationId", "accountId", "kind", "meetingId")
    where "meetingId" is not null`.execute(db);
  await sql`
    create unique index on "notification" ("organizationId", "accountId", "kind", "actionId",
      coalesce("dueDay", date '1970-01-01'))
    where "actionId" is not null`.execute(db);
  await sql`
    create index on "notification" ("organizationId") where "isInBell" and not "isAnnounced"`.execute(
    db,
  );
  await sql`
    create index on "notification" ("organizationId", "mailAt") where "mailAt" is not null`.execute(
    db,
  );
  // For deletes of meetings, actions and accounts.
  await sql`create index on "notification" ("meetingId")`.execute(db);
  await sql`create index on "notification" ("actionId")`.execute(db);
  await sql`create index on "notification" ("byId")`.execute(db);
  await sql`
    create table "notificationSettings" (
      "organizationId" text not null,
      "accountId" text not null,
      "bell" text[] not null,
      "mail" text[] not null,
      "isDigestOn" boolean not null,
      "digestDay" smallint not null check ("digestDay" between 0 and 6),
      "digestTime" text not null,
      "quietFrom" text,
      "quietTo" text not null,
      primary key ("organizationId", "accountId"),
      foreign key ("organizationId", "accountId")
        references "member" ("organizationId", "userId") on delete cascade
    )`.execute(db);
  await sql`
    create table "digestSent" (
      "organizationId" text not null,
      "accountId" text not null,
      "week" date not null,
      "sentAt" timestamptz not null default now(),
      primary key ("organizationId", "accountId", "week"),
      foreign key ("organizationId", "accountId")
        references "member" ("organizationId", "userId") on delete cascade
    )`.execute(db);
}
