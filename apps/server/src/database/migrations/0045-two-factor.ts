import { type Kysely, sql } from 'kysely';

/** The second step of a sign-in, and organizations that require it. Secret and recovery codes are encrypted. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table "user" add column "twoFactorEnabled" boolean not null default false`.execute(
    db,
  );
  await sql`
    create table "twoFactor" (
      "id" text primary key,
      "userId" text not null unique references "user" ("id") on delete cascade,
      "secret" text not null,
      "backupCodes" text not null,
      "verified" boolean not null default true,
      "failedVerificationCount" integer not null default 0,
      "lockedUntil" timestamptz
    )`.execute(db);
  await sql`
    alter table "organizationSettings" add column "isTwoFactorRequired" boolean not null default false
  `.execute(db);
}
