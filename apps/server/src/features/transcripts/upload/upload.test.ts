import { meetingListSchema, paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { formWith, sendUpload, smallTranscript } from '../../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ maxUploadMb: 1 });
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

const meetings = async () =>
  meetingListSchema.parse((await owner.call('GET', '/api/v1/event')).json()).meetings;

test.each([
  {
    why: 'a wrong extension',
    file: { name: 'setup.exe', content: 'Anna: hello' },
    message: 'Invalid file type. Please upload .txt, .docx, .pdf, or .vtt files.',
  },
  {
    why: 'an empty file',
    file: { name: 'empty.txt', content: '' },
    message: 'This file is empty. Please upload a file that contains a transcript.',
  },
  {
    why: 'a program called a text',
    file: { name: 'meeting.txt', content: new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 255]) },
    message: /called \.txt but holds/,
  },
  {
    why: 'a PDF called a Word file',
    file: { name: 'meeting.docx', content: '%PDF-1.7\n1 0 obj' },
    message: /called \.docx but holds a PDF/,
  },
  {
    why: 'one byte over the limit',
    file: { name: 'long.txt', content: 'a'.repeat(1024 * 1024 + 1) },
    message: 'The file is larger than 1 MB.',
  },
  {
    why: 'much over the limit',
    file: { name: 'long.txt', content: 'a'.repeat(3 * 1024 * 1024) },
    message: 'The file is larger than 1 MB.',
  },
])('$why is refused and not stored', async ({ file, message }) => {
  const before = (await meetings()).length;
  const response = await sendUpload(owner, formWith(file));
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toMatch(message);
  expect(await meetings()).toHaveLength(before);
});

test('a form without a file is refused', async () => {
  const response = await sendUpload(owner, new FormData());
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ message: 'Please select a file to upload.' });
});

test.each([
  { name: '2026-11-20 board-prep.vtt', title: undefined, expected: '2026-11-20 board-prep' },
  { name: 'a.txt', title: '   ', expected: 'a' },
  { name: 'a.txt', title: '  Board preparation ', expected: 'Board preparation' },
  { name: '../../etc/passwd.txt', title: undefined, expected: 'passwd' },
  { name: 'plan\u202Etxt.txt', title: undefined, expected: 'plan txt' },
  { name: `${'x'.repeat(250)}.TXT`, title: undefined, expected: 'x'.repeat(250) },
])('$name, titled $title, becomes $expected', async ({ name, title, expected }) => {
  const response = await sendUpload(owner, formWith({ name, content: smallTranscript }, title));
  expect(response.statusCode).toBe(202);
  expect(response.json()).toMatchObject({ title: expected, processingStatus: 'pending' });
});

test('uploads need a session and an organization', async () => {
  const anonymous = await app.http.inject({
    method: 'POST',
    url: '/api/v1/meeting-transcript/upload',
  });
  expect(anonymous.statusCode).toBe(401);

  const member = await app.accounts.buildMember(owner.organizationId);
  await app.db.deleteFrom('member').where('userId', '=', member.accountId).execute();
  const response = await sendUpload(member, formWith({ name: 'a.txt', content: smallTranscript }));
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code: 'NO_ACTIVE_ORGANIZATION' });
});

test.each([
  ['from one address', () => '203.0.113.20'],
  ['by one account', (tries: number) => `198.51.100.${tries % 250}`],
])(
  '300 uploads a minute are accepted %s, then the response says when to retry',
  async (_, addressOf) => {
    const uploader = await app.accounts.buildOwner();
    const statuses = new Set<number>();
    const send = (tries: number) =>
      uploader.call('POST', paths.uploadTranscript, { remoteAddress: addressOf(tries) });
    for (let tries = 0; tries < 300; tries += 1) statuses.add((await send(tries)).statusCode);
    expect([...statuses]).toEqual([400]);
    const refused = await send(301);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  },
);
