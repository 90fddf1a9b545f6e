import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readyText } from './ready-text.ts';
import { createDatabase, dropDatabase } from './testing/postgres-databases.ts';

const postgres = process.env.TEST_DATABASE_URL;
const database = postgres ? await createDatabase(postgres) : undefined;
const folders: string[] = [];
afterAll(async () => {
  if (postgres && database) await dropDatabase(postgres, database.name);
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** Starts a server, and stops it when it is ready. Returns what it logged until then. */
async function startOnce(folder: string): Promise<string[]> {
  const child = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), {
    silent: true,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      RAPPORT_DATA_DIR: folder,
      ...(database && { DATABASE_URL: database.url, RAPPORT_SECRET: 'x'.repeat(32) }),
    },
  });
  const ended = once(child, 'exit');
  const messages: string[] = [];
  if (!child.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface(child.stdout)) {
    const { msg } = z.object({ msg: z.string() }).parse(JSON.parse(line));
    messages.push(msg);
    if (msg.startsWith('Nobody has an account yet.')) child.kill();
  }
  await ended;
  return messages;
}

test('a start says what it waits for, and migrates only once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-messages-'));
  folders.push(folder);
  const place = database ? `at ${new URL(database.url).host}/${database.name}` : `in ${folder}`;
  const first = await startOnce(folder);
  expect(first.slice(0, 2)).toEqual([`Opening the database ${place}…`, 'Creating the tables…']);
  expect(first).toContainEqual(expect.stringContaining('Rapport is ready: '));
  const second = await startOnce(folder);
  expect(second[0]).toBe(`Opening the database ${place}…`);
  expect(second).not.toContain('Creating the tables…');
});

test('in a terminal the set-up link stands on a line of its own, under a heading', () => {
  const lines = readyText('http://localhost:8000', 'http://localhost:8000/set-up?token=1');
  expect(lines.split('\n')).toEqual([
    '',
    'Rapport is ready: http://localhost:8000',
    '',
    '  First steps',
    '  Nobody has an account yet. Open this link once to become the owner:',
    '',
    '  http://localhost:8000/set-up?token=1',
    '',
    '',
  ]);
});
