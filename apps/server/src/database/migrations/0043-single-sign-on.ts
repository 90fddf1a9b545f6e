import { type Kysely, sql } from 'kysely';

/** Sign-in providers of organizations, their domains, linked accounts, and sign-ins that have begun. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "singleSignOn" (
      "id" uuid primary key,
      "organizationId" text not null unique references "organization" ("id") on delete cascade,
      "issuer" text not null,
      "clientId" text not null,
      "clientSecret" text not null,
      "secretTail" text not null check (length("secretTail") <= 4),
      "isSavedByOwner" boolean not null,
      "isOn" boolean not null default false,
      "admits" text not null default 'invited' check ("admits" in ('invited', 'domain')),
      "isPasswordOff" boolean not null default false,
      "testedAt" timestamptz,
      "testedEmail" text,
      "testError" text,
      "changedBy" text references "user" ("id") on delete set null,
      "changedAt" timestamptz not null default now(),
      "version" integer not null default 1,
      check ("isOn" or not "isPasswordOff"),
      check ("testedAt" is not null or ("testedEmail" is null and "testError" is null))
    )`.execute(db);
  // For deletes of accounts.
  await sql`create index on "singleSignOn" ("changedBy")`.execute(db);
  await sql`
    create table "singleSignOnDomain" (
      "id" uuid primary key default gen_random_uuid(),
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "domain" text not null check ("domain" = lower("domain")),
      "record" text not null,
      "verifiedAt" timestamptz,
      "createdAt" timestamptz not null default now(),
      unique ("organizationId", "domain")
    )`.execute(db);
  // Anyone may claim a domain; it belongs to the organization that proves it.
  await sql`
    create unique index "singleSignOnDomain_verified" on "singleSignOnDomain" ("domain")
      where "verifiedAt" is not null`.execute(db);
  // A person at the provider, who stays the same when the e-mail address changes.
  await sql`
    create table "singleSignOnLink" (
      "singleSignOnId" uuid not null references "singleSignOn" ("id") on delete cascade,
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "subject" text not null,
      "accountId" text not null references "user" ("id") on delete cascade,
      "createdAt" timestamptz not null default now(),
      "lastUsedAt" timestamptz not null default now(),
      primary key ("singleSignOnId", "subject"),
      unique ("singleSignOnId", "accountId")
    )`.execute(db);
  await sql`create index on "singleSignOnLink" ("organizationId")`.execute(db);
  await sql`create index on "singleSignOnLink" ("accountId")`.execute(db);
  await sql`
    create table "singleSignOnAttempt" (
      "stateDigest" text primary key,
      "browserDigest" text not null,
      "singleSignOnId" uuid not null references "singleSignOn" ("id") on delete cascade,
      "organizationId" text not null references "organization" ("id") on delete cascade,
      "purpose" text not null check ("purpose" in ('sign-in', 'test')),
      "nonce" text not null,
      "codeVerifier" text not null,
      "expiresAt" timestamptz not null
    )`.execute(db);
  await sql`create index on "singleSignOnAttempt" ("organizationId")`.execute(db);
  await sql`create index on "singleSignOnAttempt" ("singleSignOnId")`.execute(db);
  await sql`create index on "singleSignOnAttempt" ("expiresAt")`.execute(db);
}
