import type { AddressInfo } from 'node:net';
import {
  apiKeyListSchema,
  apiKeysMax,
  auditPageSchema,
  createdApiKeySchema,
  participantSummariesSchema,
  pathFor,
  paths,
  socketPath,
} from '@rapport/contract';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { buildKey } from '../../testing/factories/api-keys.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { forgetPersonInAuditLog } from '../audit/forget-person.ts';

let app: TestApp;
let owner: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  // Calls with unknown keys are counted per address, so the counts of earlier tests are deleted.
  await app.db.deleteFrom('attempt').execute();
  owner = await app.accounts.buildOwner();
  admin = await app.accounts.buildMember(owner.organizationId, 'admin');
});
afterAll(() => app.close());

const newKey = { name: ' Data warehouse ', scopes: ['read-figures', 'read-meetings'], days: 30 };
const create = (by: SignedIn, given: object = {}) =>
  by.call('POST', paths.apiKeys, { payload: { ...newKey, ...given } });
const listed = async (by: SignedIn) =>
  apiKeyListSchema.parse((await by.call('GET', paths.apiKeys)).json()).keys;
const read = (by: SignedIn) => by.call('GET', paths.meetings);
const statusOf = async (by: SignedIn) => (await read(by)).statusCode;
const lastEntry = async (by: SignedIn, action: string) => {
  const response = await by.call('GET', `${paths.auditLog}?action=${action}`);
  return auditPageSchema.parse(response.json()).entries[0];
};
const authCall = (by: SignedIn, path: string, payload: object) =>
  by.call('POST', `${paths.auth}/${path}`, { payload });
const memberId = async ({ accountId }: SignedIn) => {
  const row = app.db.selectFrom('member').select('id').where('userId', '=', accountId);
  return (await row.executeTakeFirstOrThrow()).id;
};

test('a key is shown once, and only its digest is stored', async () => {
  const { id, key } = createdApiKeySchema.parse((await create(admin)).json());
  expect(key).toMatch(/^rapport_[\w-]{43}$/);
  const response = await owner.call('GET', paths.apiKeys);
  expect(response.body).not.toContain(key);
  const [shown] = apiKeyListSchema.parse(response.json()).keys;
  expect(shown).toMatchObject({
    id,
    name: 'Data warehouse',
    start: key.slice(0, 14),
    createdBy: admin.email,
    scopes: ['read-figures', 'read-meetings'],
    lastUsedAt: null,
  });
  const lastsMs = Date.parse(shown?.expiresAt ?? '') - Date.parse(shown?.createdAt ?? '');
  expect(lastsMs).toBe(30 * 24 * 60 * 60 * 1000);
  const { rows } = await sql<{ row: string }>`
    select "apiKey"::text as "row" from "apiKey" where "id" = ${id}`.execute(app.db);
  expect(rows[0]?.row).not.toContain(key.slice(14));
});

test.each([
  ['without a name', { name: ' ' }],
  ['without a scope', { scopes: [] }],
  ['with a scope that does not exist', { scopes: ['everything'] }],
  ['without an expiry', { days: undefined }],
  ['that lasts longer than a year', { days: 366 }],
])('a key %s is refused', async (_, given) => {
  expect((await create(owner, given)).statusCode).toBe(400);
  expect(await listed(owner)).toEqual([]);
});

test('an organization has at most 50 keys', async () => {
  const member = await memberId(owner);
  await sql`
    insert into "apiKey" ("organizationId", "memberId", "name", "digest", "start", "scopes", "expiresAt")
    select ${owner.organizationId}, ${member}, 'one', gen_random_uuid(), 'rapport_', '{read-figures}', now()
    from generate_series(2, ${apiKeysMax}::int)`.execute(app.db);
  const statuses = await Promise.all([create(owner), create(admin)]);
  expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect(await listed(owner)).toHaveLength(apiKeysMax);
});

test('a key works until it is revoked, by any administrator', async () => {
  const key = await buildKey(app, admin);
  expect(await statusOf(key)).toBe(200);
  expect((await owner.call('DELETE', pathFor(paths.apiKey, key.keyId))).statusCode).toBe(204);
  const refused = await read(key);
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'UNAUTHORIZED']);
  expect(await listed(owner)).toEqual([]);
  expect(await lastEntry(owner, 'api-key-changed')).toMatchObject({
    person: { accountId: owner.accountId },
    target: { id: key.keyId },
    detail: expect.stringMatching(/^revoked, rapport_.{6}$/),
  });
});

test('an expired key is refused and says so', async () => {
  const key = await buildKey(app, owner);
  await sql`
    update "apiKey" set "createdAt" = now() - interval '1 day', "expiresAt" = now()
    where "id" = ${key.keyId}`.execute(app.db);
  const refused = await read(key);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    401,
    { code: 'API_KEY_EXPIRED', message: 'This API key has expired.' },
  ]);
});

const endings: [string, (maker: SignedIn) => Promise<unknown>][] = [
  [
    'is removed',
    async (maker) =>
      authCall(owner, 'organization/remove-member', {
        memberIdOrEmail: maker.email,
        organizationId: owner.organizationId,
      }),
  ],
  [
    'leaves',
    (maker) => authCall(maker, 'organization/leave', { organizationId: owner.organizationId }),
  ],
  [
    'is no longer an administrator',
    async (maker) =>
      authCall(owner, 'organization/update-member-role', {
        memberId: await memberId(maker),
        role: 'member',
        organizationId: owner.organizationId,
      }),
  ],
  [
    'deletes the account',
    (maker) => authCall(maker, 'delete-user', { password: app.accounts.password }),
  ],
];
test.each(endings)('a key ends for good when its maker %s', async (_, end) => {
  const key = await buildKey(app, admin);
  expect(await statusOf(key)).toBe(200);
  await end(admin);
  expect(await statusOf(key)).toBe(401);
  expect(await listed(owner)).toEqual([]);
});

test('a promotion does not bring back the keys of a former administrator', async () => {
  const key = await buildKey(app, admin);
  const { organizationId } = owner;
  for (const role of ['member', 'admin']) {
    const change = { memberId: await memberId(admin), role, organizationId };
    const { statusCode } = await authCall(owner, 'organization/update-member-role', change);
    expect(statusCode).toBe(200);
  }
  expect(await statusOf(key)).toBe(401);
});

test('a key stays when its maker is made an administrator again', async () => {
  const key = await buildKey(app, admin);
  const { organizationId } = owner;
  const change = { memberId: await memberId(admin), role: 'admin', organizationId };
  const { statusCode } = await authCall(owner, 'organization/update-member-role', change);
  expect(statusCode).toBe(200);
  expect(await statusOf(key)).toBe(200);
});

test("a key is refused if its maker's role was lowered without the account library", async () => {
  const key = await buildKey(app, admin);
  await app.db
    .updateTable('member')
    .set({ role: 'member' })
    .where('userId', '=', admin.accountId)
    .execute();
  expect(await statusOf(key)).toBe(401);
});

test('the key of a banned account is refused while the ban lasts', async () => {
  const key = await buildKey(app, admin);
  const ban = (until: string) =>
    sql`
      update "user" set "banned" = true, "banExpires" = now() + ${until}::interval
      where "id" = ${admin.accountId}`.execute(app.db);
  await ban('1 hour');
  expect(await statusOf(key)).toBe(401);
  await ban('-1 second');
  expect(await statusOf(key)).toBe(200);
});

test('a key stays in its organization, whichever its maker works in', async () => {
  const other = await app.accounts.buildOwner();
  const foreign = await buildMeeting(app.db, other, { withResults: true });
  const own = await buildMeeting(app.db, owner, { withResults: true });
  const key = await buildKey(app, owner);
  await sql`
    insert into "member" ("id", "organizationId", "userId", "role", "createdAt")
    values (gen_random_uuid(), ${other.organizationId}, ${owner.accountId}, 'admin', now())`.execute(
    app.db,
  );
  const { organizationId } = other;
  await authCall(owner, 'organization/set-active', { organizationId });
  const status = async (by: SignedIn, id: string) =>
    (await by.call('GET', pathFor(paths.meeting, id))).statusCode;
  expect([await status(owner, foreign), await status(owner, own)]).toEqual([200, 404]);
  expect([await status(key, foreign), await status(key, own)]).toEqual([404, 200]);
});

test('a key reads the meetings that its maker may read, and no others', async () => {
  const meeting = await buildMeeting(app.db, owner, { title: 'Salaries', withResults: true });
  const payload = { meetingReaders: 'participants', confirmed: true };
  await owner.call('PATCH', paths.trust, { payload });
  const [ofUploader, ofAdmin] = [await buildKey(app, owner), await buildKey(app, admin)];
  for (const path of [paths.meeting, paths.meetingTranscript, paths.participantSummaries]) {
    expect((await ofUploader.call('GET', pathFor(path, meeting))).statusCode).toBe(200);
    expect((await ofAdmin.call('GET', pathFor(path, meeting))).statusCode).toBe(404);
  }
  expect((await read(ofAdmin)).body).not.toContain('Salaries');
});

test('a key never reads the mood of a single person, whoever sees it', async () => {
  const meeting = await buildMeeting(app.db, owner, { withResults: true });
  const moods = async (by: SignedIn) => {
    const response = await by.call('GET', pathFor(paths.participantSummaries, meeting));
    const { summaries } = participantSummariesSchema.parse(response.json());
    return summaries.map(({ overallSentiment }) => overallSentiment !== undefined);
  };
  expect(await moods(owner)).toEqual([true, true]);
  expect(await moods(await buildKey(app, owner))).toEqual([false, false]);
});

test('the use of a key is recorded once an hour', async () => {
  const key = await buildKey(app, owner);
  const usedAt = async () => (await listed(owner))[0]?.lastUsedAt;
  const setUse = (ago: string) =>
    sql`
      update "apiKey" set "lastUsedAt" = now() - ${ago}::interval
      where "id" = ${key.keyId}`.execute(app.db);
  await read(key);
  expect(Date.now() - Date.parse((await usedAt()) ?? '')).toBeLessThan(60_000);
  await setUse('50 minutes');
  const before = await usedAt();
  await read(key);
  expect(await usedAt()).toBe(before);
  await setUse('70 minutes');
  await read(key);
  expect(Date.now() - Date.parse((await usedAt()) ?? '')).toBeLessThan(60_000);
});

test('after ten calls a minute with unknown keys, the answer says when to retry; known keys still work', async () => {
  const key = await buildKey(app, owner);
  const remoteAddress = '203.0.113.40';
  const guess = (number: number) =>
    app.accounts
      .callsWith(`rapport_guess-${number}`)
      .call('GET', paths.meetings, { remoteAddress });
  const statuses: number[] = [];
  for (let number = 0; number < 10; number += 1) statuses.push((await guess(number)).statusCode);
  expect(statuses).toEqual(Array(10).fill(401));
  const refused = await guess(10);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await key.call('GET', paths.meetings, { remoteAddress })).statusCode).toBe(200);
});

test('a key is ignored in calls of accounts and sockets, and takes precedence over a cookie elsewhere', async () => {
  const key = await buildKey(app, owner);
  const session = await key.call('GET', `${paths.auth}/get-session`);
  expect([session.statusCode, session.json()]).toEqual([200, null]);
  for (const path of ['organization/list', 'list-sessions'])
    expect((await key.call('GET', `${paths.auth}/${path}`)).statusCode).toBe(401);

  const signIn = await app.http.inject({
    method: 'POST',
    url: `${paths.auth}/sign-in/email`,
    remoteAddress: '203.0.113.41',
    payload: { email: owner.email, password: app.accounts.password },
  });
  const cookie = signIn.cookies
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  const settings = (headers: Record<string, string>) =>
    app.http.inject({ url: paths.organizationSettings, headers });
  const authorization = `Bearer ${key.token}`;
  expect((await settings({ cookie })).statusCode).toBe(200);
  expect((await settings({ cookie, authorization })).statusCode).toBe(403);

  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.http.server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, {
    path: socketPath,
    transports: ['websocket'],
    extraHeaders: { authorization },
    reconnection: false,
  });
  const error = await new Promise((resolve) => socket.once('connect_error', resolve));
  expect(error).toMatchObject({ message: 'unauthorized' });
});

test('calls of a key are in the audit log under its name until its maker is erased', async () => {
  const key = await buildKey(app, admin);
  const meeting = await upload(key);
  const person = { accountId: admin.accountId, email: admin.email };
  const apiKey = 'Data warehouse';
  expect(await lastEntry(owner, 'transcript-uploaded')).toMatchObject({
    person,
    apiKey,
    target: { id: meeting },
  });
  const refused = await key.call('DELETE', pathFor(paths.meeting, meeting));
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { code: 'API_KEY_SCOPE', message: 'This call cannot be made with an API key.' },
  ]);
  expect(await lastEntry(owner, 'refused')).toMatchObject({
    person,
    apiKey,
    detail: `DELETE ${paths.meeting}`,
  });
  const figures = await buildKey(app, admin, ['read-figures']);
  expect((await read(figures)).json().message).toBe(
    "This call needs an API key with the scope 'Read meetings'.",
  );
  expect(await lastEntry(owner, 'api-key-changed')).toMatchObject({ person, apiKey: null });
  expect((await owner.call('GET', paths.auditLogFile)).body).toContain(apiKey);
  const forgotten = { ...person, directoryUserId: 'unknown' };
  await forgetPersonInAuditLog(app.db, owner.organizationId, forgotten);
  expect(await lastEntry(owner, 'transcript-uploaded')).toMatchObject({ apiKey: null });
});
