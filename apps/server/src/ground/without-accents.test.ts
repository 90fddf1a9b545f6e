import { plainLetters } from '@rapport/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../database/connect.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { withoutAccents } from './without-accents.ts';
import { withoutAccentsIn } from './without-accents-repository.ts';

let database: Connection;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['Łukasz Żółty', 'Lukasz Zolty'],
  ['Straße', 'Strasse'],
  ['Søren Kjærgård', 'Soren Kjaergard'],
  ['Þór Iðunn', 'Thor Idunn'],
  ['Đorđe œuvre Yılmaz', 'Dorde oeuvre Yilmaz'],
])('%s is %s', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain);
});

test('the database folds as the code does', async () => {
  const letter = fc.constantFrom(...Object.keys(plainLetters), ...'aZéÜñİșק漢字 0-', '😀');
  const texts = fc.sample(fc.string({ unit: letter, maxLength: 20 }), { numRuns: 200, seed: 1 });
  const { rows } = await sql<{ plain: string }>`
    select ${withoutAccentsIn(sql`"text"`)} as "plain"
    from unnest(${texts}::text[]) with ordinality "each" ("text", "at") order by "at"`.execute(
    database.db,
  );
  expect(rows.map(({ plain }) => plain)).toEqual(texts.map(withoutAccents));
});
