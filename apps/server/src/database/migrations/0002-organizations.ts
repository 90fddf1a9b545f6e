import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>) {
  await sql`
    create table "organizationSettings" (
      "organizationId" text primary key references "organization" ("id") on delete cascade,
      "hostingZone" text not null,
      "timezone" text not null,
      "companyDescription" text not null,
      "askMeAnything" boolean not null,
      "interactionGraphs" boolean not null,
      "sentiment" boolean not null,
      "actions" boolean not null
    )`.execute(db);
  await sql`
    create table "directoryUser" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "accountId" text references "user" ("id") on delete set null,
      "email" text not null,
      "firstName" text not null,
      "lastName" text not null,
      "username" text,
      "title" text,
      "department" text,
      "teams" text[] not null default '{}',
      "syncSource" text not null,
      "externalId" text,
      "lastSyncedAt" timestamptz,
      "invitedAt" timestamptz,
      "activatedAt" timestamptz,
      "createdAt" timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index on "directoryUser" ("organizationId", lower("email"))`.execute(db);
}
