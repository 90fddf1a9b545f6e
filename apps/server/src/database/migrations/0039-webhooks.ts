import { type Kysely, sql } from 'kysely';

/** Webhook addresses and their calls. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "webhook" (
      "id" uuid primary key,
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "url" text not null,
      "events" text[] not null,
      "secret" text not null,
      "previousSecret" text,
      "previousSecretUntil" timestamptz,
      "isOn" boolean not null default true,
      "isGone" boolean not null default false,
      "createdBy" text references "user" ("id") on delete set null,
      "createdAt" timestamptz not null default now(),
      "changedBy" text references "user" ("id") on delete set null,
      "changedAt" timestamptz not null default now(),
      "version" integer not null default 1,
      check (("previousSecret" is null) = ("previousSecretUntil" is null)),
      check (not ("isOn" and "isGone"))
    )`.execute(db);
  await sql`create index on "webhook" ("organizationId")`.execute(db);
  // For deletes of accounts.
  await sql`create index on "webhook" ("createdBy")`.execute(db);
  await sql`create index on "webhook" ("changedBy")`.execute(db);
  // Has no reference to the meeting, because its deletion is delivered too.
  await sql`
    create table "webhookDelivery" (
      "id" uuid primary key default gen_random_uuid(),
      "position" bigint not null generated always as identity,
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "webhookId" uuid not null references "webhook" ("id") on delete cascade,
      "event" text not null,
      "line" uuid not null,
      "data" jsonb not null,
      "state" text not null default 'waiting' check ("state" in ('waiting', 'delivered', 'failed')),
      "attempts" integer not null default 0,
      "attemptedAt" timestamptz,
      "nextAt" timestamptz not null default now(),
      "claimedUntil" timestamptz,
      "status" integer,
      "ms" integer,
      "error" text,
      "answer" text,
      "createdAt" timestamptz not null default now(),
      "deliveredAt" timestamptz,
      check (("state" = 'delivered') = ("deliveredAt" is not null))
    )`.execute(db);
  await sql`create index on "webhookDelivery" ("organizationId", "position")`.execute(db);
  await sql`
    create index on "webhookDelivery" ("webhookId", "line", "position") where "state" = 'waiting'`.execute(
    db,
  );
  // For cascading deletes.
  await sql`create index on "webhookDelivery" ("webhookId")`.execute(db);
}
