import {
  access,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import {
  auditPageSchema,
  importColumns,
  meetingListSchema,
  organizationUserListSchema,
  pathFor,
  paths,
  type SystemState,
  systemStateSchema,
} from '@rapport/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BegunWork, openBegunWork } from '../../platform/begun-work.ts';
import type { SpeechSettings } from '../../platform/env.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { wav } from '../../testing/factories/sounds.ts';
import {
  formWith,
  sendForm,
  smallTranscript,
  upload,
} from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { writeZip } from '../transcripts/extract-text/zip/zip-writer.ts';
import { folderSource } from './folder/folder-source.ts';
import { sweepImports } from './sweep-imports.ts';
import { watchSource } from './watch-source.ts';

const log = pino({ level: 'silent' });
let app: TestApp;
let begunWork: BegunWork;
let operator: SignedIn;
let owner: SignedIn;
let uploader: SignedIn;
let slug = '';
let folder = '';

beforeAll(async () => {
  // In this role, jobs are not processed.
  app = await startTestApp({ role: 'api', maxUploadMb: 1 });
  begunWork = await openBegunWork(app.db, log);
  operator = await app.accounts.buildOwner();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  uploader = await app.accounts.buildMember(owner.organizationId);
  slug = await slugOf(owner);
  folder = await mkdtemp(join(tmpdir(), 'rapport-watched-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function slugOf({ organizationId }: SignedIn): Promise<string> {
  const row = app.db.selectFrom('organization').select('slug').where('id', '=', organizationId);
  return (await row.executeTakeFirstOrThrow()).slug;
}

/** Looks as a server that has just started. */
const watch = (
  services: Partial<
    Pick<TestApp, 'bus'> & { stop: AbortSignal; begunWork: BegunWork; speech: SpeechSettings }
  > = {},
  by = uploader.email,
  organization = slug,
) =>
  watchSource(
    {
      db: app.db,
      queue: app.queue,
      bus: app.bus,
      log,
      begunWork,
      maxUploadMb: 1,
      stop: new AbortController().signal,
      ...services,
    },
    folderSource({ path: folder, organization, uploader: by }),
  );

async function lookTwice(look = watch()) {
  await look();
  await look();
}

const put = (name: string, content: string | Uint8Array = `${smallTranscript}\n${name}`) =>
  writeFile(join(folder, name), content);

type Packed = { name: string; content: string | Uint8Array; size?: number };

const zipOf = (files: readonly Packed[]) =>
  writeZip(
    files.map(({ name, content, size }) => ({
      name,
      method: 8,
      packed: deflateRawSync(content),
      size: size ?? Buffer.byteLength(content),
      crc: 0,
    })),
  );

/** Files in the folder itself, without `done` and `refused`. */
const left = async () =>
  (await readdir(folder)).filter((name) => name !== 'done' && name !== 'refused').sort();
const refused = async () => (await readdir(join(folder, 'refused'))).sort();
const reasonOf = (name: string) => readFile(join(folder, 'refused', `${name}.reason.txt`), 'utf8');

async function done(): Promise<string[]> {
  const days = await readdir(join(folder, 'done'));
  expect(days).toEqual(days.map(() => expect.stringMatching(/^\d{4}-\d\d-\d\d$/)));
  return (await Promise.all(days.map((day) => readdir(join(folder, 'done', day))))).flat().sort();
}

async function titles(by = owner): Promise<string[]> {
  const { meetings } = meetingListSchema.parse((await by.call('GET', paths.meetings)).json());
  return meetings.map(({ name }) => name).sort();
}

async function systemOf(by: SignedIn): Promise<SystemState['importSources'][number]> {
  const { importSources } = systemStateSchema.parse((await by.call('GET', paths.system)).json());
  const found = importSources.find(({ source }) => source === folder);
  if (!found) throw new Error('The system page does not show the folder.');
  return found;
}

/**
 * Makes the operator the owner of the watched organization, to see what the system page shows them.
 */
async function watchOwn() {
  owner = operator;
  uploader = await app.accounts.buildMember(operator.organizationId);
  slug = await slugOf(operator);
}

/** Looks until the import of a file has begun, in a process that is killed then. */
async function dieInImport() {
  const process = await openBegunWork(app.db, log);
  const begun = Promise.withResolvers<void>();
  const run = () => {
    begun.resolve();
    return new Promise<void>(() => {});
  };
  const look = watch({ begunWork: { ...process, run: (work) => process.run({ ...work, run }) } });
  await look();
  void look();
  await begun.promise;
}

test('a file whose import kills the process three times is refused, with a sentence', async () => {
  await put('weekly.txt');
  for (let death = 0; death < 3; death += 1) await dieInImport();
  await lookTwice();
  expect([await titles(), await left()]).toEqual([[], []]);
  expect(await reasonOf('weekly.txt')).toContain(
    'Rapport stopped three times while it read this file. Please save the transcript as .txt and upload that.',
  );
  await put('weekly.txt');
  await lookTwice();
  expect(await titles()).toEqual(['weekly']);
});

test('a file is imported when two looks have found it the same, by its uploader, and moved', async () => {
  const look = watch();
  await put('weekly.txt');
  await look();
  expect(await titles()).toEqual([]);
  await put('weekly.txt', `${smallTranscript}\nAnna Berg: One more thing.`);
  await look();
  expect(await left()).toEqual(['weekly.txt']);
  await look();
  expect([await titles(), await left(), await done()]).toEqual([['weekly'], [], ['weekly.txt']]);
  const audit = await owner.call('GET', paths.auditLog);
  expect(auditPageSchema.parse(audit.json()).entries).toMatchObject([
    {
      action: 'transcript-imported',
      person: { accountId: uploader.accountId },
      detail: 'from a watched folder',
      address: null,
    },
  ]);
  // The owner of the transcript may delete it; a colleague may not.
  const { meetings } = meetingListSchema.parse((await owner.call('GET', paths.meetings)).json());
  const path = paths.meeting.replace(':id', meetings[0]?.id ?? '');
  const colleague = await app.accounts.buildMember(owner.organizationId);
  expect((await colleague.call('DELETE', path)).statusCode).toBe(403);
  expect((await uploader.call('DELETE', path)).statusCode).toBe(204);
});

test('hidden and temporary files are left alone, and folders are read one level deep', async () => {
  const passedOver = ['.hidden.txt', '~$a.docx', 'a.txt.part', 'b.crdownload', 'c.tmp'];
  for (const name of passedOver) await put(name);
  await mkdir(join(folder, 'team', 'older'), { recursive: true });
  await put(join('team', 'review.txt'));
  await put(join('team', 'older', 'older.txt'));
  await mkdir(join(folder, 'Done'));
  await put(join('Done', 'earlier.txt'));
  await lookTwice();
  expect(await titles()).toEqual(['review']);
  expect(await left()).toEqual([...passedOver, 'Done', 'team'].sort());
  await access(join(folder, 'team', 'older', 'older.txt'));
});

test('an import refuses the same files as an upload with the same sentence, without affecting other files', async () => {
  await put('picture.png', 'no transcript');
  await put('empty.txt', '');
  await put('huge.txt', 'A: word\n'.repeat(200_000));
  await put('same.txt', smallTranscript);
  await put('good.txt');
  await upload(uploader, smallTranscript, 'original.txt');
  await lookTwice();
  expect(await titles()).toEqual(['good', 'original']);
  expect([await left(), await done()]).toEqual([[], ['good.txt']]);
  expect(await reasonOf('picture.png')).toBe(
    'Invalid file type. Please upload .txt, .docx, .pdf, or .vtt files.\n',
  );
  expect(await reasonOf('empty.txt')).toContain('This file is empty.');
  expect(await reasonOf('huge.txt')).toBe('The file is larger than 1 MB.\n');
  expect(await reasonOf('same.txt')).toBe("This file is already here, as 'original'.\n");
  expect(await readFile(join(folder, 'refused', 'same.txt'), 'utf8')).toBe(smallTranscript);
});

test('several files of the same name are all kept', async () => {
  const long = `${'ä'.repeat(120)}.png`;
  const look = watch();
  for (const turn of [1, 2, 3]) {
    await put('weekly.txt', `${smallTranscript}\n${turn}`);
    await put('picture.png', `${turn}`);
    await put(long, `${turn}`);
    await lookTwice(look);
  }
  expect(await done()).toEqual(['weekly 2.txt', 'weekly 3.txt', 'weekly.txt']);
  expect(await titles()).toHaveLength(3);
  const kept = await refused();
  expect(kept.filter((name) => name.startsWith('picture'))).toEqual(
    ['', ' 2', ' 3'].flatMap((n) => [`picture${n}.png`, `picture${n}.png.reason.txt`]).sort(),
  );
  expect(kept.filter((name) => name.startsWith('ä'))).toHaveLength(6);
});

test('the same bytes twice are one meeting', async () => {
  await put('first.txt', smallTranscript);
  const look = watch();
  await lookTwice(look);
  await put('first.txt', smallTranscript);
  await put('second.txt', smallTranscript);
  await lookTwice(look);
  expect(await titles()).toEqual(['first']);
  expect(await refused()).toEqual(
    ['first.txt', 'second.txt'].flatMap((name) => [name, `${name}.reason.txt`]),
  );
});

test('a file that takes the name of another during its import is left and imported itself', async () => {
  const next = `${smallTranscript}\nAnna Berg: Next week, then.`;
  const publish: typeof app.bus.publish = async (event) => {
    await app.bus.publish(event);
    await put('next.tmp', next);
    await rename(join(folder, 'next.tmp'), join(folder, 'weekly.txt'));
  };
  await put('weekly.txt', smallTranscript);
  await lookTwice(watch({ bus: { ...app.bus, publish } }));
  expect([await titles(), await left(), await done()]).toEqual([['weekly'], ['weekly.txt'], []]);
  await lookTwice();
  expect([await titles(), await done()]).toEqual([['weekly', 'weekly'], ['weekly.txt']]);
});

test('a file of a folder that becomes a link during its import is not moved', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'rapport-outside-'));
  const team = join(folder, 'team');
  const publish: typeof app.bus.publish = async (event) => {
    await app.bus.publish(event);
    await rename(team, join(outside, 'team'));
    await symlink(join(outside, 'team'), team);
  };
  await mkdir(team);
  await put(join('team', 'review.txt'));
  await lookTwice(watch({ bus: { ...app.bus, publish } }));
  expect(await readdir(join(outside, 'team'))).toEqual(['review.txt']);
  await rm(outside, { recursive: true });
});

test('after a kill between upload and move a file is moved, and not imported again', async () => {
  await put('weekly.txt', smallTranscript);
  const killed = watch({ bus: { ...app.bus, publish: () => Promise.reject(new Error('killed')) } });
  await lookTwice(killed);
  expect([await titles(), await left()]).toEqual([['weekly'], ['weekly.txt']]);
  // The file is not imported again even if somebody deletes the meeting in the meantime.
  await app.db.deleteFrom('meeting').where('organizationId', '=', owner.organizationId).execute();
  await lookTwice();
  expect([await titles(), await left(), await done()]).toEqual([[], [], ['weekly.txt']]);
});

test('after a kill between moving a file and recording it, another file of the same name is imported', async () => {
  await put('weekly.txt', smallTranscript);
  const killed = watch({ bus: { ...app.bus, publish: () => Promise.reject(new Error('killed')) } });
  await lookTwice(killed);
  await rm(join(folder, 'weekly.txt'));
  await put('weekly.txt', `${smallTranscript}\nAnna Berg: Next week, then.`);
  const look = watch();
  await lookTwice(look);
  await put('weekly.txt', smallTranscript);
  await lookTwice(look);
  expect(await titles()).toEqual(['weekly', 'weekly']);
  expect(await reasonOf('weekly.txt')).toContain('already here');
});

test('two servers that look at the same time import each file once', async () => {
  const names = Array.from({ length: 12 }, (_, number) => `meeting ${number}`);
  for (const name of names) await put(`${name}.txt`);
  const looks = [watch(), watch()];
  for (let turn = 0; turn < 3; turn += 1) await Promise.allSettled(looks.map((look) => look()));
  expect(await titles()).toEqual([...names].sort());
  expect(await left()).toEqual([]);
});

test('a link is refused and never followed, nor is a folder that is one', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'rapport-outside-'));
  await writeFile(join(outside, 'secret.txt'), smallTranscript);
  await symlink(join(outside, 'secret.txt'), join(folder, 'link.txt'));
  await symlink(outside, join(folder, 'team'));
  await lookTwice();
  expect([await titles(), await left()]).toEqual([[], []]);
  expect(await reasonOf('link.txt')).toBe(
    'This is a link or no file, and is not read. Put the file itself here.\n',
  );
  await rm(join(folder, 'done'), { recursive: true });
  await symlink(outside, join(folder, 'done'));
  await put('weekly.txt');
  await lookTwice();
  expect([await titles(), await left()]).toEqual([[], ['weekly.txt']]);
  expect(await readdir(outside)).toEqual(['secret.txt']);
  await rm(outside, { recursive: true });
});

test('a file for an uploader who may not upload is refused and kept', async () => {
  const gone = await app.accounts.buildMember(owner.organizationId);
  await app.db.deleteFrom('member').where('userId', '=', gone.accountId).execute();
  const stranger = await app.accounts.buildOwner();
  const banned = await app.accounts.buildMember(owner.organizationId);
  await sql`update "user" set "banned" = true where "id" = ${banned.accountId}`.execute(app.db);
  for (const { email } of [gone, stranger, banned]) {
    await put(`${email}.txt`);
    await lookTwice(watch({}, email));
    expect(await reasonOf(`${email}.txt`)).toBe(`${email} may not upload to this organization.\n`);
    await access(join(folder, 'refused', `${email}.txt`));
  }
  expect([await titles(), await titles(stranger)]).toEqual([[], []]);
});

test('a zip is imported file by file, also after a kill in the middle', async () => {
  const talk = (name: string) => ({ name, content: `${smallTranscript}\n${name}` });
  await put('week.zip', zipOf([talk('mon/a.txt'), talk('tue/b.txt'), talk('__MACOSX/c.txt')]));
  let publishes = 1;
  const publish: typeof app.bus.publish = async (event) => {
    publishes -= 1;
    if (publishes < 0) throw new Error('killed');
    await app.bus.publish(event);
  };
  await lookTwice(watch({ bus: { ...app.bus, publish } }));
  expect([await titles(), await left()]).toEqual([['a', 'b'], ['week.zip']]);
  await lookTwice();
  expect([await titles(), await left(), await done()]).toEqual([['a', 'b'], [], ['week.zip']]);
});

test('a server that stops in the middle of a zip leaves it to the next', async () => {
  const names = ['a', 'b', 'c'];
  const packed = names.map((name) => ({ name: `${name}.txt`, content: smallTranscript + name }));
  await put('week.zip', zipOf(packed));
  const stopping = new AbortController();
  const publish: typeof app.bus.publish = async (event) => {
    await app.bus.publish(event);
    stopping.abort();
  };
  await lookTwice(watch({ bus: { ...app.bus, publish }, stop: stopping.signal }));
  expect([await titles(), await left()]).toEqual([['a'], ['week.zip']]);
  await lookTwice();
  expect([await titles(), await done()]).toEqual([names, ['week.zip']]);
});

test('a zip with files that cannot be imported is refused and names them', async () => {
  const content = smallTranscript;
  await put(
    'mixed.zip',
    zipOf([
      { name: '../../good.txt', content },
      { name: 'inner\0.zip', content: 'x' },
      { name: 'large.txt', content: 'A: word\n'.repeat(200_000) },
      { name: 'lies.txt', content: `${content} twice`, size: 10 },
    ]),
  );
  await put('broken.zip', 'PK, or so');
  await put('empty.zip', zipOf([]));
  await lookTwice();
  expect(await titles()).toEqual(['good']);
  expect((await reasonOf('mixed.zip')).split('\n')).toEqual([
    '3 of the 4 files in this zip were not imported.',
    'inner .zip: A zip inside a zip is not opened.',
    'large.txt: The file is larger than 1 MB.',
    'lies.txt: This file cannot be unpacked.',
    '',
  ]);
  expect(await reasonOf('broken.zip')).toBe('This is not a readable zip.\n');
  expect(await reasonOf('empty.zip')).toBe('There are no files in this zip.\n');
});

test('a folder that cannot be used is reported on the system page, and retried', async () => {
  await watchOwn();
  await put('weekly.txt');
  await writeFile(join(folder, 'done'), 'in the way');
  const look = watch();
  await lookTwice(look);
  expect(await titles()).not.toContain('weekly');
  expect((await systemOf(operator)).problem).toBe(
    `${join(folder, 'done')} is a file, not a folder.`,
  );
  await rm(join(folder, 'done'));
  await look();
  expect((await systemOf(operator)).problem).toBeNull();
  expect(await titles()).toContain('weekly');
  await rm(folder, { recursive: true });
  await look();
  expect((await systemOf(operator)).problem).toBe(`${folder} does not exist.`);
  await mkdir(folder);
  await lookTwice(watch({}, uploader.email, 'nobody'));
  expect((await systemOf(operator)).problem).toBe('There is no organization nobody.');
});

test('the system page shows the last files of a folder', async () => {
  await watchOwn();
  const look = watch();
  await put('shown.txt');
  await lookTwice(look);
  await put('picture.png');
  await lookTwice(look);
  const at = expect.stringMatching(/Z$/);
  expect(await systemOf(operator)).toEqual({
    kind: 'folder',
    source: folder,
    organization: slug,
    problem: null,
    lookedAt: at,
    last: [
      {
        at,
        state: 'refused',
        name: 'picture.png',
        reason: 'Invalid file type. Please upload .txt, .docx, .pdf, or .vtt files.',
      },
      { at, state: 'imported', name: 'shown.txt', reason: null },
    ],
  });
  const deleted = app.db
    .deleteFrom('meeting')
    .where('organizationId', '=', operator.organizationId);
  await deleted.execute();
  expect((await systemOf(operator)).last[1]?.name).toBeNull();
});

test('it names no file of a meeting that the operator may not read', async () => {
  const unnamed = [
    { state: 'refused', name: null, reason: null },
    { state: 'imported', name: null, reason: null },
  ];
  const importBoth = async () => {
    const look = watch();
    await put('private.txt');
    await lookTwice(look);
    await put('private.png');
    await lookTwice(look);
    return (await systemOf(operator)).last;
  };
  // The files belong to another organization.
  expect(await importBoth()).toMatchObject(unnamed);
  await watchOwn();
  const readers = (meetingReaders: string) =>
    operator.call('PATCH', paths.trust, { payload: { meetingReaders, confirmed: true } });
  await readers('participants');
  expect((await importBoth()).slice(0, 2)).toMatchObject(unnamed);
  await readers('everyone');
  expect((await systemOf(operator)).last[0]?.name).toBe('private.png');
});

test('files of the last 30 days are shown', async () => {
  await watchOwn();
  await put('old.png');
  await lookTwice();
  await sql`update "importedFile" set "at" = now() - interval '31 days'`.execute(app.db);
  await put('new.png');
  await lookTwice();
  await sweepImports(app);
  expect((await systemOf(operator)).last.map(({ name }) => name)).toEqual(['new.png']);
});

test('files of a folder that is no longer watched are forgotten after 30 days too', async () => {
  const kept = async () => {
    const rows = app.db.selectFrom('importedFile').select('name').where('source', '=', folder);
    return (await rows.orderBy('name').execute()).map(({ name }) => name);
  };
  await app.db
    .insertInto('importedFile')
    .values(
      [true, false].map((isMoved) => ({
        organizationId: owner.organizationId,
        source: folder,
        name: `${isMoved}.png`,
        sha256: '',
        state: 'refused' as const,
        reason: 'Invalid',
        isMoved,
      })),
    )
    .execute();
  await sweepImports(app);
  expect(await kept()).toEqual(['false.png', 'true.png']);
  await sql`update "importedFile" set "at" = now() - interval '31 days'`.execute(app.db);
  await sweepImports(app);
  expect(await kept()).toEqual([]);
});

test('a refused file that names an erased person is forgotten', async () => {
  await watchOwn();
  const content = [importColumns.join(','), 'lena@north.example,Lena,Lund,,,,,'].join('\n');
  await sendForm(operator, paths.importUsers, formWith({ name: 'people.csv', content }));
  const look = watch();
  for (const name of ['Talk with Lena Lund.png', 'Talk with Anna.png']) await put(name);
  await lookTwice(look);
  // A file that was not moved, in a folder that is no longer watched.
  await sql`
    insert into "importedFile" ("organizationId", "source", "name", "sha256", "state")
    values (${operator.organizationId}, '/earlier', 'Lena Lund.png', '', 'refused')`.execute(
    app.db,
  );
  const { users } = organizationUserListSchema.parse(
    (await operator.call('GET', paths.users)).json(),
  );
  const { id = '' } = users.find(({ firstName }) => firstName === 'Lena') ?? {};
  const erased = await operator.call('POST', pathFor(paths.erasure, id), {
    payload: { name: 'Lena Lund' },
  });
  expect(erased.statusCode).toBe(204);
  expect((await systemOf(operator)).last.map(({ name }) => name)).toEqual(['Talk with Anna.png']);
  const earlier = app.db.selectFrom('importedFile').select('id').where('source', '=', '/earlier');
  expect(await earlier.execute()).toEqual([]);
});

describe('recordings', () => {
  const speech = {
    baseUrl: 'http://127.0.0.1:9/v1',
    apiKey: undefined,
    model: 'listener',
    partMb: 25,
    partMinutes: 20,
    recordingMaxMb: 2,
    minutesPerMonth: undefined,
  };
  const sounds = () =>
    app.db
      .selectFrom('sound')
      .select('size')
      .innerJoin('recording', 'recording.meetingId', 'sound.meetingId')
      .select('fileName')
      .where('sound.organizationId', '=', owner.organizationId)
      .execute();

  test('are imported like transcripts where a speech service is set up, up to their own limit', async () => {
    await put('call.wav', wav(150));
    await put('all day.wav', wav(270));
    await lookTwice(watch({ speech }));
    expect(await sounds()).toEqual([{ fileName: 'call.wav', size: wav(150).length }]);
    const reason = await readFile(join(folder, 'refused', 'all day.wav.reason.txt'), 'utf8');
    expect(reason).toContain('larger than 2 MB');
  });

  test('in a zip are imported, too', async () => {
    await put('calls.zip', zipOf([{ name: 'call.wav', content: wav(2) }]));
    await lookTwice(watch({ speech }));
    expect(await sounds()).toEqual([{ fileName: 'call.wav', size: wav(2).length }]);
  });

  test('are told by their first bytes, and nothing is kept of what is none', async () => {
    await put('call.wav', 'Anna: Good morning. '.repeat(20_000));
    await put('calls.zip', zipOf([{ name: 'call.mp3', content: 'Tom: Good morning.' }]));
    await lookTwice(watch({ speech }));
    for (const [name, said] of [
      ['call.wav', 'This file is called .wav but holds'],
      ['calls.zip', 'call.mp3: This file is called .mp3 but holds'],
    ]) {
      const reason = await readFile(join(folder, 'refused', `${name}.reason.txt`), 'utf8');
      expect(reason).toContain(said);
    }
    const kept = app.db
      .selectFrom('sound')
      .select('id')
      .where('organizationId', '=', owner.organizationId);
    expect(await kept.execute()).toEqual([]);
  });

  test('are refused without one, with what an administrator can do', async () => {
    await put('call.wav', wav(2));
    await lookTwice();
    const reason = await readFile(join(folder, 'refused', 'call.wav.reason.txt'), 'utf8');
    expect(reason).toContain('can set up a speech service');
    expect(await sounds()).toEqual([]);
  });
});
