import { type Kysely, sql } from 'kysely';

/**
 * The provider whose organization a session may open although passwords are off there. Sessions that are open there
 * stay open.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "session" add column "singleSignOnId" uuid
      references "singleSignOn" ("id") on delete set null`.execute(db);
  await sql`
    update "session" set "singleSignOnId" = "singleSignOn"."id" from "singleSignOn"
    where "singleSignOn"."organizationId" = "session"."activeOrganizationId" and "isPasswordOff"`.execute(
    db,
  );
  // For deletes of providers.
  await sql`create index on "session" ("singleSignOnId")`.execute(db);
}
