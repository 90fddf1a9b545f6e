import { type Kysely, sql } from 'kysely';

/** For the number of actions done in a period. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index on "actionItem" ("organizationId", "closedAt") where "state" = 'done'`.execute(db);
}
