import { type Kysely, sql } from 'kysely';

/** A guest to introduce is kept by the choice that says who is heard under the name. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table "handoverItem"
      add column "guestId" uuid references "speakerAlias" ("id") on delete cascade,
      add check ("guestId" is null or ("kind" = 'person' and "introducedId" is null)),
      add unique ("projectId", "guestId")`.execute(db);
  await sql`create index on "handoverItem" ("guestId")`.execute(db);
}
