import { type Kysely, sql } from 'kysely';

/**
 * Which account was made for a person of the directory, instead of only whether one was: another account may get the
 * same address later. And whether an owner made the token of the directory.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "scimUser"
      add column "madeAccountId" text references "user" ("id") on delete set null`.execute(db);
  await sql`
    update "scimUser" set "madeAccountId" = "directoryUser"."accountId" from "directoryUser"
    where "directoryUser"."id" = "directoryUserId" and "isAccountOurs"`.execute(db);
  await sql`alter table "scimUser" drop column "isAccountOurs"`.execute(db);
  // For deletes of accounts.
  await sql`create index on "scimUser" ("madeAccountId")`.execute(db);
  await sql`
    alter table "scimConnection"
      add column "isMadeByOwner" boolean not null default false`.execute(db);
  await sql`
    update "scimConnection" set "isMadeByOwner" = true from "member"
    where "member"."organizationId" = "scimConnection"."organizationId"
      and "member"."userId" = "createdBy" and "member"."role" = 'owner'`.execute(db);
  await sql`alter table "scimConnection" alter column "isMadeByOwner" drop default`.execute(db);
}
