import { type Kysely, sql } from 'kysely';

/** The language model that an organization set up for itself. The key is sealed. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table "ownModel" (
      "organizationId" text primary key references "organization" ("id") on delete cascade,
      "baseUrl" text not null,
      "name" text not null,
      "apiKey" text,
      "version" integer not null default 1
    )`.execute(db);
}
