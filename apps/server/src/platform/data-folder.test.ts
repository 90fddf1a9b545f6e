import { mkdtemp, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DataFolderInUseError, lockDataFolder, readOrCreateSecret } from './data-folder.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'rapport-data-'));

test('only one process can use a folder', async () => {
  const folder = await newFolder();
  const unlock = await lockDataFolder(folder);
  const refusal = await lockDataFolder(folder).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DataFolderInUseError);
  expect(String(refusal)).toMatch(
    `Another Rapport (process ${process.pid} on ${hostname()}, since `,
  );
  unlock();
  (await lockDataFolder(folder))();
});

test('the secret is created once and readable only by its owner', async () => {
  const folder = join(await newFolder(), 'new');
  const [first, second] = await Promise.all([
    readOrCreateSecret(folder),
    readOrCreateSecret(folder),
  ]);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(second).toBe(first);
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
});
