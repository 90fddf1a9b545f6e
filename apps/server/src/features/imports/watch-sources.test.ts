import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { meetingListSchema, paths, systemStateSchema } from '@rapport/contract';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBegunWork } from '../../platform/begun-work.ts';
import { smallTranscript } from '../../testing/factories/transcripts.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { watchSources } from './watch-sources.ts';

const patience = { timeout: 60_000 };
const pace = { everyMs: 20, afterProblemMs: 0, afterProblemMsMax: 0 };
const paces = { folders: pace, remote: pace };
const log = pino({ level: 'silent' });
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rapport-watched-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a server looks again and again, and shows the folders of its configuration only', async () => {
  const connection = await openTestDatabase();
  const app = await startTestApp({ role: 'api' }, connection);
  const owner = await app.accounts.buildOwner();
  const { slug } = await app.db.selectFrom('organization').select('slug').executeTakeFirstOrThrow();
  const env = (path: string) => ({
    maxUploadMb: 1,
    speech: undefined,
    mailboxes: [],
    buckets: [],
    watchedFolders: [{ path, organization: slug, uploader: owner.email }],
  });
  const begunWork = await openBegunWork(app.db, log);
  const services = { ...app, log, connection, begunWork };
  const shown = async () => {
    const state = systemStateSchema.parse((await owner.call('GET', paths.system)).json());
    return state.importSources.map(({ source }) => source);
  };
  const earlier = await watchSources({ ...services, env: env(`${folder}-earlier`) }, paces);
  await expect.poll(shown, patience).toEqual([`${folder}-earlier`]);
  await earlier.close();
  const watching = await watchSources({ ...services, env: env(folder) }, paces);
  await writeFile(join(folder, 'weekly.txt'), smallTranscript);
  await expect.poll(() => readdir(folder), patience).toEqual(['done', 'refused']);
  await watching.close();
  const list = await owner.call('GET', paths.meetings);
  expect(meetingListSchema.parse(list.json()).meetings).toMatchObject([{ name: 'weekly' }]);
  expect(await shown()).toEqual([folder]);
  await app.close();
});

test('a started server watches its folders', async () => {
  const organization = 'nobody';
  const watchedFolders = [{ path: folder, organization, uploader: 'anna@example.com' }];
  const app = await startTestApp({ watchedFolders });
  const owner = await app.accounts.buildOwner();
  const read = async () =>
    systemStateSchema.parse((await owner.call('GET', paths.system)).json()).importSources;
  await expect
    .poll(read, patience)
    .toMatchObject([{ source: folder, problem: 'There is no organization nobody.' }]);
  await app.close();
});
