import { type Kysely, sql } from 'kysely';

/**
 * The connection of an organization's directory, and the people and groups that it sent. All are deleted with the
 * connection.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "scimConnection" (
      "organizationId" text primary key references "organization" ("id") on delete cascade,
      "digest" text not null unique,
      "tokenEnd" text not null,
      "groupsBecome" text not null,
      "createdBy" text references "user" ("id") on delete set null,
      "createdAt" timestamptz not null default now(),
      "lastUsedAt" timestamptz
    )`.execute(db);
  await sql`create index on "scimConnection" ("createdBy")`.execute(db);
  await sql`
    create table "scimUser" (
      "directoryUserId" uuid primary key references "directoryUser" ("id") on delete cascade,
      "organizationId" text not null
        references "scimConnection" ("organizationId") on delete cascade,
      "userName" text not null,
      "displayName" text,
      "department" text,
      "manager" text,
      "isActive" boolean not null,
      "isAccountOurs" boolean not null default false,
      "heldAccountId" text references "user" ("id") on delete set null,
      "createdAt" timestamptz not null default now(),
      "changedAt" timestamptz not null default now(),
      "deletedAt" timestamptz
    )`.execute(db);
  await sql`
    create unique index "scimUserName" on "scimUser" ("organizationId", lower("userName"))
    where "deletedAt" is null`.execute(db);
  await sql`create index on "scimUser" ("organizationId", "createdAt", "directoryUserId")`.execute(
    db,
  );
  // For cascading deletes.
  await sql`create index on "scimUser" ("heldAccountId")`.execute(db);
  await sql`
    create table "scimGroup" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null
        references "scimConnection" ("organizationId") on delete cascade,
      "displayName" text not null,
      "externalId" text,
      "createdAt" timestamptz not null default now(),
      "changedAt" timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index "scimGroupName" on "scimGroup" ("organizationId", lower("displayName"))`.execute(
    db,
  );
  await sql`
    create table "scimGroupMember" (
      "organizationId" text not null,
      "groupId" uuid not null references "scimGroup" ("id") on delete cascade,
      "directoryUserId" uuid not null references "scimUser" ("directoryUserId") on delete cascade,
      primary key ("groupId", "directoryUserId")
    )`.execute(db);
  await sql`create index on "scimGroupMember" ("directoryUserId")`.execute(db);
  await sql`create index on "directoryUser" ("organizationId", "externalId")`.execute(db);
}
