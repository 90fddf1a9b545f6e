import { apiErrorSchema, paths } from '@rapport/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../testing/factories/accounts.ts';
import { buildMeeting } from '../testing/factories/meetings.ts';
import { formWith, sendForm } from '../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;
let meetingId: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  meetingId = await buildMeeting(app.db, owner, { withResults: true });
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const bodies: [what: string, payload: string, code: string][] = [
  ['20,000 lists inside each other', deep(20_000), 'TOO_DEEP'],
  ['20,000 objects inside each other', '{"a":'.repeat(20_000) + 1 + '}'.repeat(20_000), 'TOO_DEEP'],
  ['a nest in a field', `{"name":${deep(20_000)}}`, 'TOO_DEEP'],
  ['30,000 values', `{"name":[${'1,'.repeat(30_000)}1]}`, 'TOO_MANY_VALUES'],
  ['NUL in a text', '{"name":"a\\u0000b"}', 'UNREADABLE_TEXT'],
  ['NUL in a name', '{"a\\u0000b":1}', 'UNREADABLE_TEXT'],
  ['half of a character', '{"name":"\\ud83d"}', 'UNREADABLE_TEXT'],
];
const callsWithBody = [
  ['PATCH', paths.organizationSettings],
  ['PATCH', paths.retention],
  ['PATCH', paths.trust],
  ['POST', paths.handOverOwnership],
  ['POST', paths.corrections],
  ['POST', `${paths.auth}/sign-in/email`],
  ['POST', `${paths.auth}/update-user`],
  ['POST', `${paths.auth}/organization/invite-member`],
  ['POST', `${paths.auth}/organization/has-permission`],
] as const;

function expectRefusal(response: Awaited<ReturnType<SignedIn['call']>>, what: string) {
  expect([what, response.statusCode, response.body]).toEqual([what, 400, expect.any(String)]);
  return apiErrorSchema.parse(response.json());
}

test.each(bodies)(
  'a body with %s is refused with a sentence by every call',
  async (what, payload, code) => {
    for (const [method, path] of callsWithBody) {
      const url = path.replace(':id', meetingId);
      const refusal = expectRefusal(await owner.call(method, url, { headers: json, payload }), url);
      expect([what, url, refusal.code]).toEqual([what, url, code]);
      expect(refusal.message).toMatch(/^[A-Z].* .*\.$/);
    }
  },
);

test('NUL in a search is ignored', async () => {
  for (const url of [
    `${paths.meetings}?search=a%00b`,
    `${paths.users}?type=all&page=1&limit=10&q=%00`,
    `${paths.auditLog}?person=%00`,
  ])
    expect([url, (await owner.call('GET', url)).statusCode]).toEqual([url, 200]);
});

test.each([
  [paths.meeting.replace(':id', '%00'), 'UNREADABLE_TEXT'],
  [paths.user.replace(':id', 'a%00'), 'UNREADABLE_TEXT'],
  [paths.invitation.replace(':id', '%00'), 'UNREADABLE_TEXT'],
  [paths.processingStatus.replace(':id', '%00'), 'UNREADABLE_TEXT'],
  [`${paths.auth}/reset-password/%00?callbackURL=%2F`, 'UNREADABLE_TEXT'],
  [`${paths.auth}/organization/get-invitation?id=%00`, 'INVALID_REQUEST'],
  [`${paths.auth}/organization/get-full-organization?organizationSlug=%00`, 'INVALID_REQUEST'],
  [`${paths.auth}/admin/list-users?searchValue=%00`, 'INVALID_REQUEST'],
])('NUL in an id or filter is refused: %s', async (url, code) => {
  expect(expectRefusal(await owner.call('GET', url), url).code).toBe(code);
});

test.each<[string, InjectOptions]>([
  ['a list', { headers: json, payload: '[]' }],
  ['a list of objects', { headers: json, payload: '[{"email":"a@example.com"}]' }],
  ['a text', { headers: json, payload: '"text"' }],
  ['a number', { headers: json, payload: '7' }],
  ['nothing, called JSON', { headers: json, payload: '' }],
  ['half an object', { headers: json, payload: '{"name":' }],
  [
    'another charset',
    {
      headers: { 'content-type': 'application/json; charset=utf-16le' },
      payload: Buffer.from('{"name":"a"}', 'utf16le'),
    },
  ],
  ['bytes that are no text', { headers: json, payload: Buffer.from([0xff, 0xfe, 0x00]) }],
  [
    'a key that would change every object',
    { headers: json, payload: '{"__proto__":{"role":"owner"}}' },
  ],
  ['a constructor', { headers: json, payload: '{"constructor":{"prototype":{"role":"owner"}}}' }],
])('a body that is %s is refused by every call', async (what, options) => {
  for (const [method, path] of callsWithBody) {
    const url = path.replace(':id', meetingId);
    expectRefusal(await owner.call(method, url, options), `${what}: ${url}`);
  }
});

test('a body of another type is refused, and so is a missing one', async () => {
  for (const [method, path] of callsWithBody) {
    const url = path.replace(':id', meetingId);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'nonsense',
      '',
    ])
      expect(
        (await owner.call(method, url, { headers: { 'content-type': type }, payload: '{"a":1}' }))
          .statusCode,
      ).toBeOneOf([400, 415]);
    expect((await owner.call(method, url)).statusCode, url).toBeOneOf([400, 415]);
  }
});

test('repeated or malformed query parameters never cause a server error', async () => {
  for (const query of [
    'search=a&search=b',
    'limit=1&limit=2',
    'limit[]=1',
    'limit=NaN',
    'limit=1e999',
    'offset=9007199254740991',
    'offset=-1',
    'after=1_00000000-0000-4000-8000-00000000000z',
    'after=a&after=b',
    '__proto__=1',
    'constructor[prototype][a]=1',
    'toString=1',
    `search=${'x'.repeat(10_000)}`,
    '%ff=%ff',
    '&&==',
  ])
    for (const path of [
      paths.meetings,
      paths.users,
      paths.auditLog,
      paths.retentionPreview,
      `${paths.auth}/organization/list-members`,
      `${paths.auth}/get-session`,
    ]) {
      const named = `${path}?${query.replace('search', path === paths.users ? 'q' : 'search').replace('offset', path === paths.users ? 'page' : 'offset')}`;
      const { statusCode } = await owner.call('GET', named);
      expect(statusCode < 500, `${named}: ${statusCode}`).toBe(true);
    }
});

const boundary = 'x';
const part = (head: string, content = 'Anna Berg: Hello.') =>
  `--x\r\n${head}\r\n\r\n${content}\r\n`;
const file = part('Content-Disposition: form-data; name="file"; filename="a.txt"');
const forms: [what: string, payload: string, type?: string][] = [
  ['nothing', ''],
  ['no form', 'garbage'],
  ['a beginning without an end', file],
  ['half of a head', '--x\r\nContent-Disposition: form-da'],
  ['a head that is none', '--x\r\n\0\0\0: :\r\n\r\na\r\n--x--\r\n'],
  ['a part without a name', `${part('Content-Disposition: form-data')}--x--\r\n`],
  ['a field of another type', `${part('Content-Type: application/json')}--x--\r\n`],
  [
    'a JSON field that is none',
    `${part('Content-Disposition: form-data; name="title"\r\nContent-Type: application/json', '{')}${file}--x--\r\n`,
  ],
  [
    'a key that would change every object',
    `${part('Content-Disposition: form-data; name="__proto__"')}--x--\r\n`,
  ],
  ['no boundary', file, 'multipart/form-data'],
  ['an empty boundary', file, 'multipart/form-data; boundary='],
  ['a boundary of another form', file, 'multipart/form-data; boundary=y'],
  ['a very long boundary', file, `multipart/form-data; boundary=${'y'.repeat(1000)}`],
  [
    'NUL in the title',
    `${part('Content-Disposition: form-data; name="title"', 'a\0b')}${file}--x--\r\n`,
  ],
  ['no file', `${part('Content-Disposition: form-data; name="title"', 'a')}--x--\r\n`],
  [
    'too many fields',
    `${part('Content-Disposition: form-data; name="a"').repeat(9)}${file}--x--\r\n`,
  ],
  ['two files', `${file}${file}--x--\r\n`],
];

test.each(forms)(
  'a form with %s is refused with a sentence',
  async (what, payload, type = `multipart/form-data; boundary=${boundary}`) => {
    for (const url of [paths.uploadTranscript, paths.importUsers]) {
      const response = await owner.call('POST', url, {
        headers: { 'content-type': type },
        payload,
      });
      expect([what, url, response.statusCode, response.body]).toEqual([
        what,
        url,
        400,
        expect.any(String),
      ]);
      expect(apiErrorSchema.parse(response.json()).message).toMatch(/^[A-Z].* .*/);
    }
  },
);

test('an object is not accepted as an id', async () => {
  for (const memberId of [
    { toString: 1 },
    { valueOf: 1, toString: 1 },
    [{ toString: 1 }],
    [[]],
    {},
  ]) {
    const url = `${paths.auth}/organization/update-member-role`;
    const { statusCode } = await owner.call('POST', url, { payload: { memberId, role: 'member' } });
    expect([memberId, statusCode]).toEqual([memberId, expect.toBeOneOf([400, 404])]);
  }
});

test('NUL in imported rows is removed', async () => {
  const content =
    'email,firstName,lastName,username,title,department,teams,externalId\nada@example.com,A\0da,Moss,,,,,\n';
  const response = await sendForm(owner, paths.importUsers, formWith({ name: 'a.csv', content }));
  expect([response.statusCode, response.json()]).toMatchObject([
    200,
    { created: 1, updated: 0, skipped: [] },
  ]);
});
