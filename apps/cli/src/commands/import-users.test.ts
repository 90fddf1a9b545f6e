import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importColumns } from '@rapport/contract';
import { openInstallation } from '@rapport/server/open-installation';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from '../run-command.ts';

let folder = '';
const people = [
  'email,firstName,lastName,username,title,department,teams,externalId',
  'ada@example.com,Ada,Moss,amoss,Engineer,Product,Core;Apps,E-1',
  'nobody,No,Body,,,,,',
].join('\n');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-cli-'));
  await writeFile(join(folder, 'people.csv'), people);
  await writeFile(join(folder, 'other.csv'), 'name\nAda');
  vi.stubEnv('RAPPORT_DATA_DIR', join(folder, 'data'));
  vi.stubEnv('INIT_CWD', folder);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runCommand(['create-owner', '--organization', 'Northwind', '--email', 'o@example.com']);
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const importUsers = (...args: string[]) => runCommand(['import-users', ...args]);

test('imports people into the directory and reports every row', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockClear();
  await importUsers('--organization', 'northwind', 'people.csv');
  expect(JSON.parse(String(write.mock.lastCall?.[0]))).toEqual({
    columns: { used: importColumns, ignored: [] },
    created: 1,
    updated: 0,
    skipped: [{ line: 3, reason: 'The email is not a valid e-mail address.' }],
  });
  const connection = await openInstallation({
    dataDir: join(folder, 'data'),
    databaseUrl: undefined,
  });
  const rows = await connection.db.selectFrom('directoryUser').selectAll().execute();
  await connection.close();
  expect(rows).toMatchObject([{ email: 'ada@example.com', teams: ['Core', 'Apps'] }]);
});

test.each([
  [['people.csv'], 'Into which organization? Name its slug'],
  [['--organization', 'northwind'], 'Which file? Name one'],
  [['--organization', 'northwind', 'a.csv', 'b.csv'], 'One file at a time, please'],
  [['--organization', 'northwind', 'missing.csv'], 'missing.csv does not exist.'],
  [['--organization', 'nowhere', 'people.csv'], "There is no organization 'nowhere'."],
  [
    ['--organization', 'northwind', 'other.csv'],
    'The header misses email. The first line has to name this column',
  ],
])('%j is answered with a sentence', async (args, sentence) => {
  await expect(importUsers(...args)).rejects.toThrow(sentence);
});
