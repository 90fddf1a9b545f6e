import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { findTypeDifferences } from '../testing/type-differences.ts';

// Compiling takes long on a busy machine.
const patience = { timeout: 300_000 };

test('the types state each table and column as the migrations create it', patience, async () => {
  const { db, close } = await openTestDatabase();
  expect(await findTypeDifferences(db)).toBe('');
  await close();
});

test('values come as the types state them', async () => {
  const { db, close } = await openTestDatabase();
  const { rows } = await sql`
    select true as "bool", decode('ff', 'hex') as "bytea", '2026-03-02'::date as "date",
      1.5::float8 as "float8", 1::int2 as "int2", 1::int4 as "int4", 1::int8 as "int8",
      '{"a": 1}'::jsonb as "jsonb", 1.5::numeric as "numeric", 'a'::text as "text",
      '2026-03-02T09:00:00Z'::timestamptz as "timestamptz", array['a'] as "_text", array[1] as "_int4"`.execute(
    db,
  );
  expect(rows).toEqual([
    {
      bool: true,
      bytea: expect.any(Uint8Array),
      date: '2026-03-02',
      float8: 1.5,
      int2: 1,
      int4: 1,
      int8: 1,
      jsonb: { a: 1 },
      numeric: '1.5',
      text: 'a',
      timestamptz: new Date('2026-03-02T09:00:00Z'),
      _text: ['a'],
      _int4: [1],
    },
  ]);
  await close();
});
