import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';

/** The organization 'o1' and the accounts 'anna' and 'tom', for tests of queries without the app. */
export async function buildTwoMembers(db: Queryable): Promise<void> {
  await sql`insert into "organization" ("id", "name", "slug", "createdAt")
    values ('o1', 'Northwind', 'northwind', now())`.execute(db);
  await sql`insert into "user" ("id", "name", "email", "emailVerified")
    select "id", "id", "id" || '@example.com', true from unnest(array['anna', 'tom']) "id"`.execute(
    db,
  );
}
