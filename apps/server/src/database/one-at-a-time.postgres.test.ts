import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { onlyOne } from './one-at-a-time.ts';

test('only one of several processes works at a time', async () => {
  const connection = await openTestDatabase();
  const [entered, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = onlyOne(connection, 'folders', async () => {
    entered.resolve();
    await left.promise;
  });
  await entered.promise;
  const worked: string[] = [];
  const work = (name: string) => onlyOne(connection, 'folders', async () => void worked.push(name));
  await work('while another works');
  left.resolve();
  await first;
  await work('afterwards');
  expect(worked).toEqual(['afterwards']);
  await connection.close();
});
