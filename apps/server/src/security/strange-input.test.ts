import { setTimeout as wait } from 'node:timers/promises';
import {
  type ImportResult,
  importColumns,
  meetingListSchema,
  organizationUserListSchema,
  paths,
} from '@rapport/contract';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { writeZip } from '../features/transcripts/extract-text/zip/zip-writer.ts';
import { createLogger } from '../platform/logger.ts';
import { deflated, wordParts, writeDocx, writeDocxBody } from '../testing/documents/docx-writer.ts';
import type { SignedIn } from '../testing/factories/accounts.ts';
import { buildMeeting } from '../testing/factories/meetings.ts';
import {
  formWith,
  readStatus,
  sendForm,
  sendUpload,
  smallTranscript,
  upload,
} from '../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;
const logged: string[] = [];

beforeAll(async () => {
  const log = createLogger('debug', { write: (line) => void logged.push(line) });
  app = await startTestApp(
    { maxUploadMb: 2, publicUrl: 'https://rapport.example', trustedProxies: ['192.0.2.0/24'] },
    undefined,
    log,
  );
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

const markup = '<img src=x onerror=alert(1)>';
const formula = '=HYPERLINK("https://evil.example","pay")';
const listed = async (search: string) => {
  const query = new URLSearchParams({ search });
  const response = await owner.call('GET', `${paths.meetings}?${query}`);
  expect(response.statusCode).toBe(200);
  return meetingListSchema.parse(response.json()).meetings.map(({ name }) => name);
};
const finished = async (id: string) => {
  await expect
    .poll(async () => (await readStatus(owner, id)).processingStatus, { timeout: 60_000 })
    .toMatch(/completed|failed/);
  return readStatus(owner, id);
};

test('ASVS 1.2.1, 1.2.10: markup and formulas are stored as text and escaped in mails and files', async () => {
  const content = `${markup}: Hello, shall we begin?\nTom Leiva: Yes, let us begin with <b>it</b>.`;
  const sent = await sendUpload(owner, formWith({ name: 'a.txt', content }, `${markup} plan`));
  expect(sent.json().title).toBe(`${markup} plan`);
  const csv = `${importColumns.join(',')}\nf@example.com,${markup},,,,,"${formula.replaceAll('"', '""')}",\n`;
  const form = formWith({ name: 'people.csv', content: csv });
  const result: ImportResult = (await sendForm(owner, paths.importUsers, form)).json();
  expect(result).toMatchObject({ created: 1, skipped: [] });
  const response = await owner.call('GET', `${paths.users}?q=f@example.com`);
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(organizationUserListSchema.parse(response.json()).users).toMatchObject([
    { firstName: markup, externalData: { teams: [formula] } },
  ]);
  const { organizationId } = owner;
  await owner.call('POST', `${paths.auth}/organization/update`, {
    payload: { organizationId, data: { name: markup } },
  });
  await owner.call('POST', `${paths.auth}/update-user`, { payload: { name: formula } });
  await owner.call('POST', `${paths.auth}/organization/invite-member`, {
    payload: { organizationId, email: 'guest@example.com', role: 'member' },
  });
  await expect.poll(() => app.mails.length).toBe(1);
  expect(app.mails[0]?.html).not.toContain('<img src=x');
  expect(app.mails[0]?.html).toContain('&lt;img src=x');
  const file = await owner.call('GET', `${paths.auditLogFile}?action=invitation-sent`);
  expect(file.body).toContain(`"'=HYPERLINK(""https://evil.example""`);
});

test('ASVS 1.2.4: a search for %, _, quotes, SQL or NUL matches them literally', async () => {
  for (const title of ['100 % sure', 'snake_case', "O'Hara' OR 1=1--", 'back\\slash'])
    await buildMeeting(app.db, owner, { title });
  expect(await listed('%')).toEqual(['100 % sure']);
  expect(await listed('_')).toEqual(['snake_case']);
  expect(await listed("' OR 1=1--")).toEqual(["O'Hara' OR 1=1--"]);
  expect(await listed('\\')).toEqual(['back\\slash']);
  expect(await listed('snake\0_')).toEqual(['snake_case']);
  for (const search of ["';drop table meeting;--", '\uD800', '{{7*7}}'])
    expect(await listed(search)).toEqual([]);
  for (const path of [paths.meeting, paths.user, paths.invitation, paths.processingStatus])
    for (const id of ["'", '%00', '..%2f..%2fetc%2fpasswd', '%E0%A4%A', 'a'.repeat(5000)])
      expect((await owner.call('GET', path.replace(':id', id))).statusCode).toBeOneOf([
        400, 403, 404, 414,
      ]);
});

test('ASVS 5.2.1: a file above the limit is refused at once, however its size is announced', async () => {
  const max = 2 * 1024 * 1024;
  const sent = (length: number) =>
    sendUpload(owner, formWith({ name: 'a.txt', content: 'x'.repeat(length) }));
  expect((await sent(max)).statusCode).toBe(202);
  const refused = await sent(max + 1);
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    'The file is larger than 2 MB.',
  ]);
  const announced = await owner.call('POST', paths.uploadTranscript, {
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': `${4e9}` },
  });
  expect([announced.statusCode, announced.json().code]).toEqual([400, 'FILE_TOO_LARGE']);
  // Other bodies must be small.
  const long = await owner.call('PATCH', paths.organizationSettings, {
    payload: { companyDescription: 'x'.repeat(3_000_000) },
  });
  expect(long.statusCode).toBe(413);
});

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes);

test('ASVS 5.2.2: a file is identified by its content, not its name', async () => {
  const statusOf = async (name: string, content: string | Uint8Array) =>
    (await sendUpload(owner, formWith({ name, content }))).statusCode;
  expect(await statusOf('setup.txt', bytesOf(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0))).toBe(400);
  expect(await statusOf('a.pdf', writeDocx(['Ada: Hello.']))).toBe(400);
  expect(await statusOf('a.txt.exe', smallTranscript)).toBe(400);
  expect(await statusOf('a.html', smallTranscript)).toBe(400);
  expect(await statusOf('a', smallTranscript)).toBe(400);
  expect(
    await statusOf('MEETING.VTT', 'WEBVTT\n\n00:00.000 --> 00:04.000\n<v Ada>Hello.</v>'),
  ).toBe(202);
  expect(await statusOf('a.pdf.txt', smallTranscript)).toBe(202);
});

test('ASVS 5.2.3, 1.5.1: zip bombs and external references are refused within seconds, and nothing is fetched', async () => {
  const parts = wordParts('').map(([name, xml]) => deflated(name, xml));
  const outside = `<!DOCTYPE b SYSTEM "http://127.0.0.1:9/x.dtd" [<!ENTITY a SYSTEM "file:///etc/passwd">]>`;
  const entities = '<!DOCTYPE b [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  const bombs = [
    writeZip([...parts, deflated('word/media/big.xml', Buffer.alloc(1024 * 1024), 1024 ** 3)]),
    writeZip([
      ...parts,
      ...Array.from({ length: 20_000 }, (_, index) => deflated(`w/${index}`, '')),
    ]),
    writeDocxBody('<w:p><w:r><w:t>&b;</w:t></w:r></w:p>', entities),
    writeDocxBody('<w:p><w:r><w:t>&a;</w:t></w:r></w:p>', outside),
  ];
  const ids = await Promise.all(bombs.map((bytes) => upload(owner, bytes, 'bomb.docx')));
  for (const id of ids) {
    const { processingStatus, processingError } = await finished(id);
    expect(processingStatus).toBe('failed');
    expect(processingError).toMatch(/unpacks to far more|damaged or was cut off/);
    expect(processingError).not.toContain('root:');
  }
});

test('ASVS 13.2.4: callers cannot set an address that the server would call or redirect to', async () => {
  const documentSchema = z.object({
    paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
  });
  const document = documentSchema.parse((await app.http.inject({ url: paths.openApi })).json());
  // Addresses of webhooks and of an organization's own model have rules of their own:
  // features/webhooks/webhooks.test.ts, features/language-model/own-model.test.ts.
  const others = [paths.auth, paths.webhooks, paths.ownLanguageModel];
  const own = Object.entries(document.paths).filter(
    ([path]) => !others.some((start) => path.startsWith(start)),
  );
  const bodies = own.flatMap(([, calls]) =>
    Object.values(calls).map(({ requestBody }) => JSON.stringify(requestBody) ?? ''),
  );
  expect(bodies.filter((body) => body.includes('"properties"')).length).toBeGreaterThan(2);
  for (const body of bodies) expect(body).not.toMatch(/"\w*(url|uri|webhook|endpoint|host)":\{/i);
  for (const path of ['sign-in/email', 'request-password-reset'])
    for (const url of ['https://evil.example/x', 'http://169.254.169.254/', '//evil.example']) {
      const { email } = owner;
      const response = await app.http.inject({
        method: 'POST',
        url: `${paths.auth}/${path}`,
        remoteAddress: `198.51.101.${url.length}`,
        headers: { origin: 'https://rapport.example' },
        payload: { email, password: 'x', callbackURL: url, redirectTo: url },
      });
      expect([path, url, response.statusCode]).toEqual([path, url, 403]);
    }
});

test('ASVS 5.3.2: a file name cannot contain a path, line break or hidden text', async () => {
  for (const [name, title] of [
    ['../../x.txt', 'x'],
    ['..\\..\\windows\\y.txt', 'y'],
    ['line\u2028break\u0085.txt', 'line break'],
    ['exe\u202Etxt.txt', 'exe txt'],
  ] as const) {
    const response = await sendUpload(owner, formWith({ name, content: smallTranscript }));
    expect([response.statusCode, response.json().title.trim()]).toEqual([202, title]);
  }
  const long = await sendUpload(
    owner,
    formWith({ name: `${'x'.repeat(500)}.txt`, content: 'A: b' }),
  );
  expect(long.statusCode).toBeOneOf([202, 400]);
  const kept = await app.db.selectFrom('meetingFile').select('name').execute();
  for (const { name } of kept)
    expect(name).toMatch(/^[^\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}/\\]{1,300}$/u);
});

test('ASVS 16.2: only a trusted proxy can set the client’s address', async () => {
  const member = await app.accounts.buildMember(owner.organizationId);
  const from = async (remoteAddress: string) => {
    const headers = { 'x-forwarded-for': '198.51.100.9, 203.0.113.50' };
    await member.call('GET', paths.users, { remoteAddress, headers });
    const log = await owner.call('GET', `${paths.auditLog}?action=refused&limit=1`);
    return log.json().entries[0].address;
  };
  expect(await from('192.0.2.1')).toBe('203.0.113.50');
  expect(await from('192.1.2.1')).toBe('192.1.2.1');
});

const evil = 'https://evil.example';
const cookieOf = async (person: SignedIn) => {
  const response = await app.http.inject({
    method: 'POST',
    url: `${paths.auth}/sign-in/email`,
    remoteAddress: '198.51.100.77',
    headers: { origin: 'https://rapport.example' },
    payload: { email: person.email, password: app.accounts.password },
  });
  return {
    response,
    cookie: response.cookies
      .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
      .join('; '),
  };
};

test('ASVS 3.3, 3.5, 4.4.2: session cookies are limited to this site, and other sites cannot use them', async () => {
  const person = await app.accounts.buildOwner();
  const { response, cookie } = await cookieOf(person);
  for (const one of response.cookies) {
    expect(one).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    expect(one.domain).toBeUndefined();
  }
  const id = await buildMeeting(app.db, person, { status: 'failed', withResults: true });
  const settings = (await person.call('GET', paths.organizationSettings)).json();
  const form = 'application/x-www-form-urlencoded';
  const send = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    options: InjectOptions,
  ) =>
    (await app.http.inject({ ...options, method, url, headers: { cookie, ...options.headers } }))
      .statusCode;
  const foreign = { origin: evil };
  const organization = `${paths.auth}/organization`;
  const refused = [
    await send('POST', `${paths.auth}/sign-out`, { headers: foreign, payload: {} }),
    await send('POST', `${organization}/update`, {
      headers: foreign,
      payload: { data: { name: 'x' } },
    }),
    await send('PATCH', paths.organizationSettings, { headers: foreign, payload: settings }),
    await send('DELETE', paths.meeting.replace(':id', id), { headers: foreign }),
    await send('POST', paths.retryProcessing.replace(':id', id), { headers: foreign }),
    await send('PATCH', paths.organizationSettings, {
      headers: { 'content-type': form },
      payload: 'timezone=Europe/Paris',
    }),
    await send('POST', paths.handOverOwnership, {
      headers: { 'content-type': 'text/plain' },
      payload: '{"memberId":"x"}',
    }),
    await send('POST', `${paths.auth}/sign-out`, {
      headers: { 'content-type': form },
      payload: 'a=b',
    }),
    await send('GET', `${paths.auth}/sign-out`, {}),
    await send('GET', paths.retryProcessing.replace(':id', id), {}),
  ];
  expect(refused.filter((status) => status < 400)).toEqual([]);
  expect(await send('GET', paths.meeting.replace(':id', id), {})).toBe(200);
  const own = { origin: 'https://rapport.example' };
  expect(await send('POST', paths.retryProcessing.replace(':id', id), { headers: own })).toBe(200);
});

test('ASVS 3.4: every response, also an error, has the security headers', async () => {
  const responses = [
    await app.http.inject({ url: '/' }),
    await app.http.inject({ url: '/assets/nothing.js' }),
    await app.http.inject({ url: '/healthz' }),
    await app.http.inject({ url: '/api/nothing', headers: { origin: evil } }),
    await app.http.inject({ url: paths.meetings, headers: { origin: evil } }),
    await app.http.inject({ method: 'OPTIONS', url: paths.meetings, headers: { origin: evil } }),
    await app.http.inject({
      method: 'POST',
      url: `${paths.auth}/sign-in/email`,
      payload: '{',
      headers: { 'content-type': 'application/json' },
    }),
  ];
  for (const { headers } of responses) {
    const policy = `${headers['content-security-policy']}`;
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule);
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('ASVS 14.3: responses are not cached', async () => {
  const id = await buildMeeting(app.db, owner, { withResults: true });
  for (const path of [paths.meetings, paths.meeting, paths.users, paths.auditLogFile]) {
    const { headers } = await owner.call('GET', path.replace(':id', id));
    expect(headers['cache-control']).toBe('no-store');
  }
  const session = await owner.call('GET', `${paths.auth}/get-session`);
  expect(session.headers['cache-control']).toBe('no-store');
});

test('ASVS 14.2, 16.2, 16.3: the log says who did what, without passwords, tokens, addresses of people or spoken words', async () => {
  const word = 'xylophone';
  const member = await app.accounts.buildMember(owner.organizationId);
  const { cookie } = await cookieOf(member);
  const id = await upload(
    owner,
    `Anna Berg: The ${word} is late.\nTom Leiva: The ${word}, again?\n`,
  );
  await finished(id);
  await owner.call('GET', `${paths.meetings}?search=${word}`);
  await app.http.inject({ url: paths.invitation.replace(':id', 'the-key-of-an-invitation') });
  await app.http.inject({ url: '/accept-invite/the-key-of-an-invitation' });
  await owner.call('GET', paths.user.replace(':id', member.email));
  await member.call('DELETE', paths.meeting.replace(':id', id));
  await app.http.inject({
    method: 'POST',
    url: `${paths.auth}/sign-in/email`,
    remoteAddress: '198.51.100.78',
    headers: { 'user-agent': 'curl\u0085{"level":60}' },
    payload: { email: 'stranger@example.com', password: 'a-guess-of-a-password' },
  });
  await owner.call('GET', '/api/v1/event/a%0A{"level":60,"msg":"forged"}');
  const text = logged.join('');
  for (const secret of [word, app.accounts.password, 'a-guess-of-a-password', cookie, owner.token])
    expect(text).not.toContain(secret);
  for (const secret of ['the-key-of-an-invitation', encodeURIComponent(member.email)])
    expect(text).not.toContain(secret);
  const lines = logged.map((line) => JSON.parse(line));
  expect(lines.filter(({ url, req }) => `${url}${req?.url}`.includes('@'))).toEqual([]);
  expect(lines.every(({ level }) => level < 60)).toBe(true);
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'refused', status: 403, accountId: member.accountId }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ call: '/sign-in/email', status: 401, email: 'stranger@example.com' }),
  );
});

test('ASVS 16.5.1: a server error returns only its reference, which the log has too', async () => {
  await sql`alter table "meeting" rename to "meetingGone"`.execute(app.db);
  const response = await owner.call('GET', paths.meetings);
  await sql`alter table "meetingGone" rename to "meeting"`.execute(app.db);
  const body = response.json();
  expect(response.statusCode).toBe(500);
  expect(Object.keys(body).sort()).toEqual(['code', 'message', 'requestId']);
  expect(response.body).not.toMatch(/select|relation|meetingGone|node_modules|\.ts:|at /i);
  await wait(0);
  const line = logged.find(
    (text) => text.includes(body.requestId) && text.includes('INTERNAL_ERROR'),
  );
  expect(line).toContain('does not exist');
});

test('ASVS 13.4: no sources, source maps, repository or metrics are served', async () => {
  for (const url of [
    '/.git/HEAD',
    '/.git/config',
    '/.env',
    '/package.json',
    '/src/main.tsx',
    '/assets/index.js.map',
    '/api/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/metrics',
  ]) {
    const { statusCode, body, headers } = await app.http.inject({
      url,
      remoteAddress: '203.0.113.80',
    });
    // Unknown paths get the web app's page, which shows a 404.
    const isPage = statusCode === 200 && `${headers['content-type']}`.startsWith('text/html');
    expect(isPage || statusCode >= 400, `${url}: ${statusCode}`).toBe(true);
    expect(body).not.toMatch(/"dependencies"|ref: refs|sourcesContent|process_cpu/);
  }
});
