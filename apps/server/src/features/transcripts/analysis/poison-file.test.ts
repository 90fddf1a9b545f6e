import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathFor, paths } from '@rapport/contract';
import { afterAll, expect, test } from 'vitest';
import { createMortalServer, signInTo, uploadTo } from '../../../testing/mortal-server.ts';
import { createDatabase, dropDatabase } from '../../../testing/postgres-databases.ts';

const owner = { email: 'owner@example.com', password: 'correct-horse-9' };
const publicUrl = 'http://localhost:8000';
const poison = 'Poison';
const endedProcess =
  'Rapport stopped three times while it read this file, so it no longer tries by itself. Please save the transcript as .txt and upload that, or retry after your administrator has looked at the server.';

const postgres = process.env.TEST_DATABASE_URL;
const database = postgres ? await createDatabase(postgres) : undefined;
const folder = await mkdtemp(join(tmpdir(), 'rapport-poison-'));
const place: Record<string, string> = database
  ? { DATABASE_URL: database.url, RAPPORT_SECRET: 'a secret of thirty-two characters' }
  : {};
let poisonTitle = poison;
const mortal = createMortalServer(
  () => ({
    ...place,
    RAPPORT_PUBLIC_URL: publicUrl,
    RAPPORT_DATA_DIR: join(folder, 'data'),
    RAPPORT_OWNER_EMAIL: owner.email,
    RAPPORT_OWNER_PASSWORD: owner.password,
    RAPPORT_WORKERS: '2',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    POISON_TITLE: poisonTitle,
  }),
  { execArgv: ['--liftoff-only'] },
);
afterAll(async () => {
  await mortal.kill();
  if (postgres && database) await dropDatabase(postgres, database.name);
  await rm(folder, { recursive: true });
});

test('a file that kills the process three times fails alone, and can be retried', async () => {
  const { url } = await mortal.start();
  const headers = await signInTo(url, owner, publicUrl);
  const names = ['a', 'b', 'c', poison];
  const ids = await Promise.all(names.map((name) => uploadTo(url, headers, name)));
  await mortal.awaitDeath();

  const { server, ended } = await mortal.awaitEnds(headers, ids);
  expect(mortal.deaths()).toBe(3);
  expect(
    ended.map(({ processingStatus, processingError }) => [processingStatus, processingError]),
  ).toEqual([
    ['completed', null],
    ['completed', null],
    ['completed', null],
    ['failed', endedProcess],
  ]);

  const poisoned = ids.slice(-1);
  const retry = pathFor(paths.retryProcessing, poisoned[0] ?? '');
  expect((await fetch(server.url + retry, { method: 'POST', headers })).status).toBe(200);
  await mortal.awaitDeath();
  poisonTitle = 'none';
  const mended = await mortal.awaitEnds(headers, poisoned);
  expect(mended.ended).toMatchObject([{ processingStatus: 'completed' }]);
}, 400_000);
