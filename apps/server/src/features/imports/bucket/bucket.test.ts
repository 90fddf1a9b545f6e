import { meetingListSchema, paths, systemStateSchema } from '@rapport/contract';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BegunWork, openBegunWork } from '../../../platform/begun-work.ts';
import { readEnv } from '../../../platform/env.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { smallTranscript } from '../../../testing/factories/transcripts.ts';
import { type S3Server, startS3Server } from '../../../testing/s3-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { watchSource } from '../watch-source.ts';
import { bucketSource } from './bucket-source.ts';

let app: TestApp;
let begunWork: BegunWork;
let operator: SignedIn;
let owner: SignedIn;
let s3: S3Server;
let slug = '';

beforeAll(async () => {
  // In this role, jobs are not processed.
  app = await startTestApp({ role: 'api', maxUploadMb: 1 });
  begunWork = await openBegunWork(app.db, pino({ level: 'silent' }));
  operator = await app.accounts.buildOwner();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  slug = await slugOf(owner);
  s3 = await startS3Server();
});
afterEach(() => s3.close());

async function slugOf({ organizationId }: SignedIn): Promise<string> {
  const row = app.db.selectFrom('organization').select('slug').where('id', '=', organizationId);
  return (await row.executeTakeFirstOrThrow()).slug;
}

/** Looks as a server that has just started with this configuration. */
function watch(address = s3.address(), by = owner) {
  const { buckets } = readEnv({ RAPPORT_BUCKETS: `${address} ${slug} ${by.email}` });
  const [bucket] = buckets;
  if (!bucket) throw new Error('There is no bucket.');
  const log = pino({ level: 'silent' });
  const { db, queue, bus } = app;
  const services = { db, queue, bus, log, begunWork, maxUploadMb: 1 };
  return watchSource({ ...services, stop: new AbortController().signal }, bucketSource(bucket));
}

async function lookTwice(look = watch()) {
  await look();
  return look();
}

const talk = (name: string) => `${smallTranscript}\n${name}`;

async function titles(by = owner): Promise<string[]> {
  const { meetings } = meetingListSchema.parse((await by.call('GET', paths.meetings)).json());
  return meetings.map(({ name }) => name).sort();
}

/** Keys with the day below `done` replaced. */
const keys = () => s3.keys().map((key) => key.replace(/\d{4}-\d\d-\d\d/, 'DAY'));

async function problem(): Promise<string | null | undefined> {
  const { importSources } = systemStateSchema.parse(
    (await operator.call('GET', paths.system)).json(),
  );
  return importSources.find(({ source }) => source.includes(`:${s3.port}/`))?.problem;
}

test('objects that two looks have found the same are imported and moved to done', async () => {
  const names = ['a', 'b', 'c', 'd', 'Süd & Nord +1'];
  for (const name of names) s3.put(`zoom/${name}.txt`, talk(name));
  s3.put('zoom/team/review.txt', talk('review'));
  s3.put('zoom/team/older/old.txt', talk('old'));
  s3.put('zoom/part.txt.part', talk('part'));
  s3.put('zoom/', '');
  s3.put('teams/other.txt', talk('other'));
  const look = watch();
  await look();
  expect(await titles()).toEqual([]);
  s3.put('zoom/d.txt', talk('d, longer'));
  await look();
  expect(await titles()).toEqual([...names, 'review'].filter((name) => name !== 'd').sort());
  await look();
  expect(keys()).toEqual(
    [
      ...[...names, 'review'].map((name) => `zoom/done/DAY/${name}.txt`),
      ...['zoom/team/older/old.txt', 'zoom/part.txt.part', 'zoom/', 'teams/other.txt'],
    ].sort(),
  );
});

test('a refused object has its reason beside it, and nothing is overwritten', async () => {
  const look = watch();
  for (const turn of ['1', '2']) {
    s3.put('zoom/picture.png', turn);
    s3.put('zoom/huge.txt', 'A: word\n'.repeat(200_000));
    await lookTwice(look);
  }
  expect(keys()).toEqual(
    ['huge 2.txt', 'huge.txt', 'picture 2.png', 'picture.png'].flatMap((name) => [
      `zoom/refused/${name}`,
      `zoom/refused/${name}.reason.txt`,
    ]),
  );
  expect(s3.text('zoom/refused/picture 2.png')).toBe('2');
  expect(s3.text('zoom/refused/huge.txt.reason.txt')).toBe('The file is larger than 1 MB.\n');
});

test.each([
  ['reading', 'GET', /weekly/, 'before', []],
  ['the copy', 'PUT', /done/, 'before', ['weekly']],
  ['the copy was made', 'PUT', /done/, 'after', ['weekly']],
  ['the object was deleted', 'DELETE', /weekly/, 'after', ['weekly']],
] as const)('a server that dies at or after %s makes no second meeting', async (...fault) => {
  const [, method, key, cut, imported] = fault;
  s3.put('zoom/weekly.txt', talk('weekly'));
  s3.cutAt({ method, key, cut });
  expect(await lookTwice()).toBe('has a problem');
  expect(await titles()).toEqual(imported);
  s3.cutAt();
  // The object is not imported again even if somebody deletes the meeting in the meantime.
  await app.db.deleteFrom('meeting').where('organizationId', '=', owner.organizationId).execute();
  expect(await lookTwice()).toBe('works');
  expect(await titles()).toEqual(imported.length > 0 ? [] : ['weekly']);
  expect(keys()).not.toContain('zoom/weekly.txt');
  expect(keys()).toContain('zoom/done/DAY/weekly.txt');
  const rows = app.db.selectFrom('importedFile').select('isMoved');
  expect(await rows.where('organizationId', '=', owner.organizationId).execute()).toEqual([
    { isMoved: true },
  ]);
});

test('objects of a bucket that may only be read are remembered, and read once', async () => {
  s3.setReadOnly(true);
  s3.put('zoom/weekly.txt', talk('weekly'));
  s3.put('zoom/picture.png', 'no transcript');
  const look = watch();
  for (const _ of [1, 2, 3, 4]) expect(await look()).toBe('works');
  expect([await titles(), s3.reads()]).toEqual([['weekly'], 2]);
  // After a restart the objects are read again, but not imported again.
  await app.db.deleteFrom('meeting').where('organizationId', '=', owner.organizationId).execute();
  const later = watch();
  await lookTwice(later);
  s3.put('zoom/weekly.txt', talk('another'));
  await lookTwice(later);
  await later();
  expect(await titles()).toEqual(['weekly']);
  expect(keys()).toEqual(['zoom/picture.png', 'zoom/weekly.txt']);
});

test('two servers that look at the same time import each object once', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const name of names) s3.put(`zoom/${name}.txt`, talk(name));
  const looks = [watch(), watch()];
  for (let turn = 0; turn < 3; turn += 1) await Promise.allSettled(looks.map((look) => look()));
  expect(await titles()).toEqual(names);
  expect(keys().filter((key) => !key.startsWith('zoom/done/'))).toEqual([]);
});

test('an account of another organization uploads nothing', async () => {
  const stranger = await app.accounts.buildOwner();
  s3.put('zoom/weekly.txt', talk('weekly'));
  await lookTwice(watch(undefined, stranger));
  expect([await titles(), await titles(stranger)]).toEqual([[], []]);
  expect(s3.text('zoom/refused/weekly.txt.reason.txt')).toBe(
    `${stranger.email} may not upload to this organization.\n`,
  );
});

test('a problem with a bucket is shown on the system page, without the key', async () => {
  const name = `http://127.0.0.1:${s3.port}`;
  await watch(s3.address('wrong'))();
  expect(await problem()).toBe(`${name}/talks/zoom/: the server does not know the key.`);
  await app.db.deleteFrom('importSource').execute();
  await watch(s3.address('key', 'others'))();
  expect(await problem()).toBe(`${name}/others/zoom/: there is no such bucket.`);
  await app.db.deleteFrom('importSource').execute();
  s3.cutAt({ method: 'GET', key: /list-type/, cut: 'before' });
  await watch()();
  expect(await problem()).toBe(`${name}/talks/zoom/: the server ended the connection.`);
  s3.cutAt();
  await watch()();
  expect(await problem()).toBeNull();
});
