import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';

const { db, close } = await openTestDatabase();
afterAll(close);

const countPrepared = async () =>
  (await sql`select 1 from pg_prepared_statements`.execute(db)).rows.length;

test('a repeated statement is prepared once, and answers by its values', async () => {
  const add = (one: number) =>
    sql<{ sum: number }>`select ${one}::integer + 1 as "sum"`.execute(db);
  expect((await add(1)).rows).toEqual([{ sum: 2 }]);
  const before = await countPrepared();
  expect((await add(2)).rows).toEqual([{ sum: 3 }]);
  expect(await countPrepared()).toBe(before);
});

test('values of all types arrive as they were', async () => {
  const bytes = new Uint8Array([0, 39, 92, 255]);
  const sent = { bytes, words: ['a,b', '"'], day: '2027-03-14', nothing: null, held: { a: [1] } };
  const ask = () =>
    sql<typeof sent>`select ${sent.bytes}::bytea as "bytes", ${sent.words}::text[] as "words",
      ${sent.day}::date as "day", ${sent.nothing}::integer as "nothing",
      ${JSON.stringify(sent.held)}::jsonb as "held"`.execute(db);
  for (const { rows } of [await ask(), await ask()]) expect(rows).toEqual([sent]);
});

test('a failed statement leaves the next ones and its transaction can be rolled back', async () => {
  const divide = (by: number) => sql<{ it: number }>`select 6 / ${by}::integer as "it"`.execute(db);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  expect((await divide(2)).rows).toEqual([{ it: 3 }]);
  await expect(sql`select * from "nowhere"`.execute(db)).rejects.toMatchObject({ code: '42P01' });
  const failed = db.transaction().execute((tx) => sql`select 6 / ${0}::integer`.execute(tx));
  await expect(failed).rejects.toMatchObject({ code: '22012' });
  expect((await divide(3)).rows).toEqual([{ it: 2 }]);
});

test('prepared statements keep working in a transaction that changes the schema', async () => {
  const ask = (on = db) => on.selectFrom('attempt').selectAll().where('key', '=', 'two').execute();
  await db.insertInto('attempt').values({ key: 'two', count: 1 }).execute();
  const [before] = await ask();
  await db.transaction().execute(async (tx) => {
    await sql`alter table "attempt" add column "extra" integer not null default 2`.execute(tx);
    expect(await ask(tx)).toEqual([{ ...before, extra: 2 }]);
  });
});

test('prepared statements keep working after the schema has changed', async () => {
  const ask = () => db.selectFrom('attempt').selectAll().where('key', '=', 'one').execute();
  await db.insertInto('attempt').values({ key: 'one', count: 1 }).execute();
  const [before] = await ask();
  await sql`alter table "attempt" add column "added" integer not null default 3`.execute(db);
  for (const again of [await ask(), await ask()]) expect(again).toEqual([{ ...before, added: 3 }]);
});

test('the statements used last are kept', async () => {
  for (let number = 0; number < 520; number += 1)
    await sql.raw(`select ${number} as "number"`).execute(db);
  expect(await countPrepared()).toBe(500);
});
