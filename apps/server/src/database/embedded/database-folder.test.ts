import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolder } from './database-folder.ts';

let parent = '';
let folder = '';
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'rapport-folder-'));
  folder = join(parent, 'database');
});
afterEach(() => rm(parent, { recursive: true }));

const database = { send: async () => ({ rows: [] }), close: async () => {} };

test('an interrupted first start is repeated from the beginning', async () => {
  const cutOff = openFolder(folder, async () => {
    await mkdir(folder);
    await writeFile(join(folder, 'half'), '');
    throw new Error('no room');
  });
  await expect(cutOff).rejects.toThrow('no room');
  const found: string[][] = [];
  await openFolder(folder, async () => {
    found.push(await readdir(folder).catch(() => []));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'PG_VERSION'), '18');
    return database;
  });
  // The folder is opened once to create the database and once to use it.
  expect(found).toEqual([[], ['PG_VERSION']]);
  expect(await readdir(parent)).toEqual(['database']);
  await openFolder(folder, async () => database);
  expect(await readdir(folder)).toEqual(['PG_VERSION']);
});
