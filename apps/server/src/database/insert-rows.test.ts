import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { insertRows } from './insert-rows.ts';

const at = new Date('2026-03-02T09:00:00.123Z');

test('rows of several tables are stored unchanged, also a text with a lone surrogate', async () => {
  const { db, close } = await openTestDatabase();
  await insertRows(db, {
    attempt: [
      { key: 'one', count: 1, startedAt: at, endsAt: at },
      { key: 'cut off: \u{1F600}'.slice(0, -1), count: 2, startedAt: at, endsAt: at },
    ],
    backupRun: [{ madeAt: at, rows: 3, bytes: 9_007_199_254_740_991 }],
    undeliveredMail: [],
  });
  const attempts = await db.selectFrom('attempt').selectAll().orderBy('count').execute();
  expect(attempts).toEqual([
    { key: 'one', count: 1, startedAt: at, endsAt: at },
    { key: 'cut off: \uFFFD', count: 2, startedAt: at, endsAt: at },
  ]);
  const runs = await db.selectFrom('backupRun').select(['madeAt', 'rows', 'bytes']).execute();
  expect(runs).toEqual([{ madeAt: at, rows: 3, bytes: 9_007_199_254_740_991 }]);
  await close();
});
