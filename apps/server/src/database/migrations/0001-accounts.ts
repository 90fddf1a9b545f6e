import { type Kysely, sql } from 'kysely';

/** Better Auth 1.7 with its organization, admin and rate-limit plugins. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "user" (
      "id" text primary key,
      "name" text not null,
      "email" text not null unique,
      "emailVerified" boolean not null,
      "image" text,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null default now(),
      "role" text,
      "banned" boolean,
      "banReason" text,
      "banExpires" timestamptz
    )`.execute(db);
  await sql`
    create table "session" (
      "id" text primary key,
      "expiresAt" timestamptz not null,
      "token" text not null unique,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null,
      "ipAddress" text,
      "userAgent" text,
      "userId" text not null references "user" ("id") on delete cascade,
      "activeOrganizationId" text,
      "activeTeamId" text,
      "impersonatedBy" text
    )`.execute(db);
  await sql`create index on "session" ("userId")`.execute(db);
  await sql`
    create table "account" (
      "id" text primary key,
      "accountId" text not null,
      "providerId" text not null,
      "userId" text not null references "user" ("id") on delete cascade,
      "accessToken" text,
      "refreshToken" text,
      "idToken" text,
      "accessTokenExpiresAt" timestamptz,
      "refreshTokenExpiresAt" timestamptz,
      "scope" text,
      "password" text,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null
    )`.execute(db);
  await sql`create index on "account" ("userId")`.execute(db);
  await sql`
    create table "verification" (
      "id" text primary key,
      "identifier" text not null,
      "value" text not null,
      "expiresAt" timestamptz not null,
      "createdAt" timestamptz not null default now(),
      "updatedAt" timestamptz not null default now()
    )`.execute(db);
  await sql`create index on "verification" ("identifier")`.execute(db);
  await sql`
    create table "organization" (
      "id" text primary key,
      "name" text not null,
      "slug" text not null unique,
      "logo" text,
      "createdAt" timestamptz not null,
      "metadata" text
    )`.execute(db);
  await sql`
    create table "team" (
      "id" text primary key,
      "name" text not null,
      "memberCount" integer not null,
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "createdAt" timestamptz not null,
      "updatedAt" timestamptz
    )`.execute(db);
  await sql`create index on "team" ("organizationId")`.execute(db);
  await sql`
    create table "teamMember" (
      "id" text primary key,
      "teamId" text not null references "team" ("id") on delete cascade,
      "userId" text not null references "user" ("id") on delete cascade,
      "membershipKey" text unique,
      "createdAt" timestamptz
    )`.execute(db);
  await sql`create index on "teamMember" ("teamId")`.execute(db);
  await sql`create index on "teamMember" ("userId")`.execute(db);
  await sql`
    create table "member" (
      "id" text primary key,
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "userId" text not null references "user" ("id") on delete cascade,
      "role" text not null,
      "createdAt" timestamptz not null,
      unique ("organizationId", "userId")
    )`.execute(db);
  await sql`create index on "member" ("userId")`.execute(db);
  // The first owner has no inviter.
  await sql`
    create table "invitation" (
      "id" text primary key,
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "email" text not null,
      "role" text,
      "teamId" text,
      "status" text not null,
      "expiresAt" timestamptz not null,
      "createdAt" timestamptz not null default now(),
      "inviterId" text references "user" ("id") on delete set null
    )`.execute(db);
  await sql`create index on "invitation" ("organizationId")`.execute(db);
  await sql`create index on "invitation" ("email")`.execute(db);
  await sql`
    create table "rateLimit" (
      "id" text primary key,
      "key" text not null unique,
      "count" integer not null,
      "lastRequest" bigint not null
    )`.execute(db);
}
