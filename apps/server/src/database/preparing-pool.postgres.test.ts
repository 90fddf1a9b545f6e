import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';

test('prepared statements keep working while another process changes the schema', async () => {
  const { db, close } = await openTestDatabase();
  const ask = () => db.selectFrom('attempt').selectAll().where('key', '=', 'one').execute();
  await db.insertInto('attempt').values({ key: 'one', count: 1 }).execute();
  const [before] = await ask();
  await sql`alter table "attempt" add column "added" integer not null default 3`.execute(db);
  for (const again of [await ask(), await ask()]) expect(again).toEqual([{ ...before, added: 3 }]);
  const prepared = await sql`select 1 from pg_prepared_statements`.execute(db);
  expect(prepared.rows.length).toBeGreaterThan(0);
  await close();
});
