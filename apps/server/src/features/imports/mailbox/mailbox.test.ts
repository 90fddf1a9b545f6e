import { meetingListSchema, paths, type SystemState, systemStateSchema } from '@rapport/contract';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BegunWork, openBegunWork } from '../../../platform/begun-work.ts';
import { readEnv } from '../../../platform/env.ts';
import type { Mailbox } from '../../../platform/import-sources-env.ts';
import { deflated } from '../../../testing/documents/docx-writer.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { smallTranscript } from '../../../testing/factories/transcripts.ts';
import { type ImapServer, startImapServer } from '../../../testing/imap-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { writeZip } from '../../transcripts/extract-text/zip/zip-writer.ts';
import { watchSource } from '../watch-source.ts';
import { mailboxSource } from './mailbox-source.ts';

let app: TestApp;
let begunWork: BegunWork;
let operator: SignedIn;
let owner: SignedIn;
let mail: ImapServer;
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
  mail = await startImapServer();
});
afterEach(() => mail.close());

async function slugOf({ organizationId }: SignedIn): Promise<string> {
  const row = app.db.selectFrom('organization').select('slug').where('id', '=', organizationId);
  return (await row.executeTakeFirstOrThrow()).slug;
}

/** Looks once, as a server that has just started with this configuration. */
async function look(
  address = mail.address(),
  senders = 'zoom.example anna@acme.example',
  changes: Partial<Mailbox> = {},
) {
  const { mailboxes } = readEnv({
    RAPPORT_MAILBOXES: `${address} ${slug} ${owner.email} ${senders}`,
  });
  const [mailbox] = mailboxes;
  if (!mailbox) throw new Error('There is no mailbox.');
  const log = pino({ level: 'silent' });
  const { db, queue, bus } = app;
  const services = { db, queue, bus, log, begunWork, maxUploadMb: 1 };
  const stop = new AbortController().signal;
  return watchSource({ ...services, stop }, mailboxSource({ ...mailbox, ...changes }))();
}

const talk = (name: string) => `${smallTranscript}\n${name}`;
const from = 'Zoom <no-reply@zoom.example>';

const deliver = (
  subject: string,
  ...attachments: { filename: string; content: string | Buffer }[]
) => mail.deliver({ from, subject, text: 'Your transcript.', attachments });

async function titles(by = owner): Promise<string[]> {
  const { meetings } = meetingListSchema.parse((await by.call('GET', paths.meetings)).json());
  return meetings.map(({ name }) => name).sort();
}

const folders = () =>
  ['INBOX', 'Rapport/Done', 'Rapport/Refused'].map((folder) => mail.subjects(folder));

async function shown(by = owner): Promise<SystemState['importSources'][number]> {
  const { importSources } = systemStateSchema.parse((await by.call('GET', paths.system)).json());
  const found = importSources.find(({ source }) => source.includes(`:${mail.port}/`));
  if (!found) throw new Error('The system page does not show the mailbox.');
  return found;
}

/** Signs in as the owner who runs the installation and sees the system page. */
async function useOperator() {
  owner = operator;
  slug = await slugOf(operator);
}

const last = async () => (await shown()).last.map(({ name, reason }) => [name, reason]);

test('each readable attachment is a meeting, and the message goes to Done', async () => {
  const logo = { filename: 'logo.png', content: 'no transcript' };
  await deliver(
    'Weekly',
    { filename: 'Wöchentlich – Süd.txt', content: talk('a') },
    { filename: 'retro.vtt', content: `WEBVTT\n\n00:01.000 --> 00:02.000\nAnna: Well, then.\n` },
    logo,
  );
  await mail.deliver({
    from: 'Anna@ACME.example',
    subject: 'One',
    text: '',
    attachments: [{ filename: 'one.txt', content: talk('b') }],
  });
  await look();
  expect(await titles()).toEqual(['Wöchentlich – Süd', 'one', 'retro']);
  expect(folders()).toEqual([[], ['One', 'Weekly'], []]);
  const [file] = await app.db
    .selectFrom('meetingFile')
    .innerJoin('importedFile', 'importedFile.meetingId', 'meetingFile.meetingId')
    .select([
      'meetingFile.sha256',
      'importedFile.sha256 as imported',
      'isMoved',
      'importedFile.name',
    ])
    .where('meetingFile.organizationId', '=', owner.organizationId)
    .execute();
  expect(file?.sha256).toBe(file?.imported);
  // The name is stored with the meeting.
  expect(file).toMatchObject({ isMoved: true, name: null });
});

test('a refused message goes to Refused with the reason, without affecting others', async () => {
  await useOperator();
  await deliver(
    'Mixed',
    { filename: 'mixed.txt', content: talk('c') },
    { filename: 'fake.pdf', content: talk('d') },
    { filename: 'empty.txt', content: '' },
  );
  await look();
  await deliver(
    'Large',
    { filename: 'large.txt', content: 'A: word\n'.repeat(200_000) },
    { filename: 'too.txt', content: 'B: word\n'.repeat(200_000) },
  );
  await look();
  await deliver('Nothing', { filename: 'logo.png', content: 'no transcript' });
  await look();
  expect(await titles()).toContain('mixed');
  expect(folders()).toEqual([[], [], ['Large', 'Mixed', 'Nothing']]);
  expect(await last()).toEqual([
    [
      expect.stringMatching(/^Nothing <.*>$/),
      'No .txt, .docx, .pdf, .vtt, .srt, .md, .csv, .json or .zip file is attached to this message.',
    ],
    [expect.stringMatching(/^Large <.*>$/), 'too.txt: The file is larger than 1 MB.'],
    [expect.stringMatching(/^Large <.*>$/), 'large.txt: The file is larger than 1 MB.'],
    [
      expect.stringMatching(/^Mixed <.*>$/),
      expect.stringMatching(/^empty.txt: This file is empty/),
    ],
    [
      expect.stringMatching(/^Mixed <.*>$/),
      expect.stringMatching(/^fake.pdf: This file is called .pdf but holds plain text/),
    ],
    ['mixed.txt', null],
  ]);
});

test('only allowed senders are imported', async () => {
  await useOperator();
  const attachments = [{ filename: 'spy.txt', content: talk('spy') }];
  const senders = [
    'Eve <eve@elsewhere.example>',
    'tom@acme.example',
    'eve@notzoom.example',
    '"anna@acme.example" <eve@elsewhere.example>',
    'anna@acme.example, eve@elsewhere.example',
    'eve@elsewhere.example@zoom.example',
  ];
  for (const sender of senders)
    await mail.deliver({ from: sender, subject: 'Spy', text: '', attachments });
  await look();
  expect(await titles()).not.toContain('spy');
  expect(mail.subjects('Rapport/Refused')).toHaveLength(senders.length);
  expect((await last()).map(([, reason]) => reason)).toEqual(
    expect.arrayContaining([
      'This message names no sender, or several.',
      'Messages from tom@acme.example are not imported: RAPPORT_MAILBOXES names the senders that are.',
    ]),
  );
});

test('a zip is imported file by file', async () => {
  const zip = writeZip([deflated('mon/a.txt', talk('a')), deflated('b.txt', talk('b'))]);
  await deliver('Week', { filename: 'week.zip', content: Buffer.from(zip) });
  await look();
  expect(await titles()).toEqual(['a', 'b']);
  expect(folders()).toEqual([[], ['Week'], []]);
});

test('a read message is left alone, and listing marks none as read', async () => {
  await deliver('New', { filename: 'new.txt', content: talk('new') });
  const attachments = [{ filename: 'old.txt', content: talk('old') }];
  await mail.deliver({ from, subject: 'Read', text: '', attachments }, ['\\Seen']);
  mail.cutAt('UID MOVE', 'before');
  await look();
  expect([mail.subjects('INBOX'), mail.flags('INBOX')]).toEqual([['New', 'Read'], ['\\Seen']]);
  await look();
  expect(mail.subjects('INBOX')).toEqual(['Read']);
  expect(await titles()).toEqual(['new']);
});

test.each(['before', 'after'] as const)(
  'a connection that is lost %s the move makes no second meeting',
  async (when) => {
    const files = ['a', 'b'].map((name) => ({ filename: `${name}.txt`, content: talk(name) }));
    await deliver('Both', ...files);
    await deliver('Later', { filename: 'later.txt', content: talk('later') });
    mail.cutAt('UID MOVE', when);
    expect(await look()).toBe('has a problem');
    // The file is not imported again even if somebody deletes the meetings in the meantime.
    const before = await titles();
    expect(before).toEqual(expect.arrayContaining(['a', 'b']));
    await app.db.deleteFrom('meeting').where('organizationId', '=', owner.organizationId).execute();
    expect(await look()).toBe('works');
    expect(await titles()).toEqual(before.includes('later') ? [] : ['later']);
    expect(folders()).toEqual([[], ['Both', 'Later'], []]);
    const unmoved = app.db.selectFrom('importedFile').select('id').where('isMoved', '=', false);
    expect(await unmoved.where('organizationId', '=', owner.organizationId).execute()).toEqual([]);
  },
);

test('if the connection is lost while a file is read, the message is imported at the next look', async () => {
  await deliver('Weekly', { filename: 'weekly.txt', content: talk('weekly') });
  // The first fetch lists messages, the second reads one.
  mail.cutAt('UID FETCH', 'after', 1);
  expect(await look()).toBe('has a problem');
  expect([await titles(), mail.subjects('INBOX')]).toEqual([[], ['Weekly']]);
  expect(await look()).toBe('works');
  expect(await titles()).toEqual(['weekly']);
});

test('two servers that look at the same time import each file once', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  for (const name of names) await deliver(name, { filename: `${name}.txt`, content: talk(name) });
  await Promise.allSettled([look(), look()]);
  await look();
  expect(await titles()).toEqual(names);
  expect(mail.subjects('INBOX')).toEqual([]);
});

test('the same message twice is one meeting', async () => {
  const attachments = [{ filename: 'weekly.txt', content: talk('weekly') }];
  const twice = { from, subject: 'Weekly', messageId: '<1@zoom.example>', text: '', attachments };
  for (const _ of [1, 2]) await mail.deliver(twice);
  await look();
  expect(await titles()).toEqual(['weekly']);
  expect(folders()).toEqual([[], ['Weekly'], ['Weekly']]);
});

test('messages of another organization’s mailbox stay with their organization', async () => {
  const other = await app.accounts.buildOwner();
  await deliver('Weekly', { filename: 'weekly.txt', content: talk('weekly') });
  await look();
  expect([await titles(), await titles(other)]).toEqual([['weekly'], []]);
  // An account of another organization cannot be the uploader.
  await deliver('Second', { filename: 'second.txt', content: talk('second') });
  const mine = owner;
  owner = other;
  await look();
  owner = mine;
  expect([await titles(), await titles(other)]).toEqual([['weekly'], []]);
  expect(mail.subjects('Rapport/Refused')).toEqual(['Second']);
});

test.each([
  ['without MOVE', { plugins: ['NAMESPACE'] }, 'Rapport/Done'],
  ['with folders below INBOX', { dotted: true }, 'INBOX.Rapport.Done'],
])('a server %s works too', async (_, options, target) => {
  await mail.close();
  mail = await startImapServer(options);
  for (const name of ['a', 'b']) {
    await deliver(name, { filename: `${name}.txt`, content: talk(name) });
    expect(await look()).toBe('works');
  }
  expect(await titles()).toEqual(['a', 'b']);
  expect([mail.subjects('INBOX'), mail.subjects(target)]).toEqual([[], ['a', 'b']]);
});

test('a problem with a mailbox is shown on the system page, without the password', async () => {
  await useOperator();
  const name = `imap://rapport@acme.example@127.0.0.1:${mail.port}`;
  await look(mail.address('wrong-secret'));
  expect((await shown()).problem).toBe(`${name}/INBOX: the mail server refused user or password.`);
  await look(mail.address(undefined, 'Zoom'));
  const { importSources } = systemStateSchema.parse(
    (await operator.call('GET', paths.system)).json(),
  );
  expect(
    importSources.flatMap(({ source, problem }) => (source.includes('Zoom') ? [problem] : [])),
  ).toContain(`${name}/Zoom: there is no folder Zoom, or it cannot be opened.`);
  expect(JSON.stringify(importSources)).not.toContain('secret');
  const { port } = mail;
  await mail.close();
  await look();
  expect((await shown()).problem).toBe(`${name}/INBOX: no mail server answers there.`);
  mail = await startImapServer({ port });
  await look();
  expect((await shown()).problem).toBeNull();
});

test.each(['starttls', 'tls'] as const)(
  'a server that cannot do %s gets no password',
  async (security) => {
    await useOperator();
    await deliver('Weekly', { filename: 'weekly.txt', content: talk('weekly') });
    expect(await look(undefined, undefined, { security })).toBe('has a problem');
    expect((await shown()).problem).toContain('the connection could not be encrypted');
    expect([mail.logins(), mail.subjects('INBOX')]).toEqual([0, ['Weekly']]);
    await look();
    expect(mail.logins()).toBe(1);
  },
);

test('a password is not sent to another machine without encryption', async () => {
  const { mailboxes } = readEnv({
    RAPPORT_MAILBOXES:
      'imap://a:b@mail.acme.example x a@b.example c.example, imap://a:b@localhost x a@b.example c.example, imaps://a:b@mail.acme.example x a@b.example c.example',
  });
  expect(mailboxes.map(({ security, port }) => [security, port])).toEqual([
    ['starttls', 143],
    ['none', 143],
    ['tls', 993],
  ]);
});
