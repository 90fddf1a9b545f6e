import { type Kysely, sql } from 'kysely';

/** Passkeys, and when two-factor sign-in was switched on. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "twoFactor" add column "onSince" timestamptz`.execute(db);
  await sql`
    update "twoFactor" set "onSince" = "entry"."at"
    from (
      select "accountId", max("at") as "at" from "auditEntry"
      where "action" = 'two-factor-on' group by "accountId") "entry"
    where "entry"."accountId" = "userId" and "verified"`.execute(db);
  await sql`
    create table "passkey" (
      "id" uuid primary key default gen_random_uuid(),
      "accountId" text not null references "user" ("id") on delete cascade,
      "name" text not null,
      "credentialId" text not null unique,
      "publicKey" bytea not null,
      "counter" bigint not null,
      "transports" text[] not null,
      "createdAt" timestamptz not null default now(),
      "lastUsedAt" timestamptz
    )`.execute(db);
  await sql`create index on "passkey" ("accountId")`.execute(db);
  await sql`
    create table "passkeyChallenge" (
      "digest" text primary key,
      "accountId" text references "user" ("id") on delete cascade,
      "expiresAt" timestamptz not null
    )`.execute(db);
  await sql`create index on "passkeyChallenge" ("accountId")`.execute(db);
  await sql`create index on "passkeyChallenge" ("expiresAt")`.execute(db);
  await sql`
    alter table "session" add column "passkeyId" uuid
      references "passkey" ("id") on delete set null`.execute(db);
  await sql`create index on "session" ("passkeyId")`.execute(db);
}
