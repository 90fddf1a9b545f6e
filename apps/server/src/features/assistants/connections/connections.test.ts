import {
  assistantListSchema,
  assistantRequestSchema,
  auditPageSchema,
  mcpPath,
  ownAssistantsSchema,
  pathFor,
  paths,
} from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { buildKey } from '../../../testing/factories/api-keys.ts';
import {
  callTool,
  connectAssistant,
  letAssistantsRead,
} from '../../../testing/factories/assistants.ts';
import {
  allow,
  createAssistant,
  listTools,
  postForm,
  redirectUri,
  within,
} from '../../../testing/factories/connected-assistants.ts';
import { buildMeeting } from '../../../testing/factories/meetings.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../../../testing/test-app.ts';
import { sweepConnections } from './sweep-connections.ts';

let app: TestApp;
let owner: SignedIn;
let member: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.db.deleteFrom('attempt').execute();
  owner = await app.accounts.buildOwner();
  member = await app.accounts.buildMember(owner.organizationId);
  await letAssistantsRead(owner);
});
afterAll(() => app.close());

const register = (payload: object) =>
  app.http.inject({ method: 'POST', url: `${paths.auth}/oauth2/register`, payload });
const own = async (by: SignedIn) =>
  ownAssistantsSchema.parse((await by.call('GET', paths.ownAssistants)).json());
const opened = (by: SignedIn, request: string) =>
  by.call('GET', `${paths.assistantRequest}?request=${encodeURIComponent(request)}`);
const entries = async (action: string) =>
  auditPageSchema.parse((await owner.call('GET', `${paths.auditLog}?action=${action}`)).json())
    .entries;
const refresh = (assistant: ReturnType<typeof createAssistant>, token?: string) =>
  postForm(app, 'token', {
    grant_type: 'refresh_token',
    client_id: assistant.kept.client?.client_id,
    refresh_token: token ?? assistant.kept.tokens?.refresh_token,
  });
const listed = ({ kept }: ReturnType<typeof createAssistant>) =>
  listTools(app, kept.tokens?.access_token ?? '');
const connected = async (
  by: SignedIn = member,
  given: Parameters<ReturnType<typeof createAssistant>['connectFor']>[1] = {},
) => {
  const assistant = createAssistant(within(app));
  await assistant.connectFor(by, given);
  return assistant;
};

test('a member who may not make keys connects an assistant, which then reads for them', async () => {
  await buildMeeting(app.db, owner, { title: 'Weekly', withResults: true });
  const assistant = createAssistant(within(app));
  const request = await assistant.ask();
  const shown = assistantRequestSchema.parse((await opened(member, request)).json());
  expect(shown).toEqual({
    name: 'Claude',
    host: '127.0.0.1',
    isThisComputer: true,
    organizations: [
      {
        id: member.organizationId,
        name: expect.any(String),
        isActive: true,
        meetings: 1,
        reads: expect.arrayContaining(['Search and open the meetings you may open']),
      },
    ],
  });
  const { continueAt } = await allow(member, request);
  expect(continueAt).toMatch(
    /^http:\/\/127\.0\.0\.1:4567\/callback\?code=\w+&state=as-it-was&iss=/,
  );
  await assistant.finish(continueAt);
  const client = await assistant.client();
  expect((await callTool(client, 'search_meetings')).text).toContain('Weekly');
  expect((await own(member)).assistants).toMatchObject([
    { name: 'Claude', host: '127.0.0.1', isOn: true, lastUsedAt: expect.any(String) },
  ]);
  const [called] = await entries('assistant-called');
  expect(called).toMatchObject({
    person: { accountId: member.accountId },
    apiKey: 'Claude',
    detail: 'search_meetings, 1 meeting',
  });
  expect((await entries('assistant-connected'))[0]).toMatchObject({
    person: { accountId: member.accountId },
    apiKey: 'Claude',
    detail: 'for 30 days',
  });
});

test('only digests of tokens are stored, and a token opens nothing but the protocol', async () => {
  const assistant = await connected();
  const { access_token = '', refresh_token = '' } = assistant.kept.tokens ?? {};
  expect(access_token).toMatch(/^rapport_assistant_\w{32}$/);
  const { rows } = await sql<{ row: string }>`
    select "token"::text as "row" from "oauthAccessToken" "token"
    union all select "token"::text from "oauthRefreshToken" "token"
    union all select "code"::text from "verification" "code"`.execute(app.db);
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(access_token.replace('rapport_assistant_', ''));
  expect(stored).not.toContain(refresh_token);
  const program = app.accounts.callsWith(access_token);
  expect((await program.call('GET', paths.meetings)).statusCode).toBe(403);
  expect((await program.call('GET', `${paths.auth}/get-session`)).json()).toBeNull();
  expect((await listTools(app, refresh_token)).statusCode).toBe(401);
});

test('a request that is refused goes back without a code', async () => {
  const request = await createAssistant(within(app)).ask();
  const answer = await member.call('POST', paths.assistantRequest, {
    payload: { isAllowed: false, request },
  });
  expect(answer.json().continueAt).toMatch(/callback\?error=access_denied&/);
  expect((await own(member)).assistants).toEqual([]);
});

test('nothing of it exists while no organization has assistants on', async () => {
  const assistant = await connected();
  await app.db.updateTable('organizationSettings').set({ areAssistantsOn: false }).execute();
  const statuses = [
    await app.http.inject({ url: '/.well-known/oauth-protected-resource/mcp' }),
    await app.http.inject({ url: '/.well-known/oauth-authorization-server/api/auth' }),
    await app.http.inject({ url: `${paths.auth}/oauth2/authorize?client_id=x` }),
    await register({ redirect_uris: [redirectUri] }),
    await refresh(assistant),
    await postForm(app, 'revoke', { token: 'x' }),
    await listed(assistant),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(Array(7).fill(404));
});

test('a refused call names where to connect', async () => {
  const { headers } = await app.http.inject({ method: 'POST', url: mcpPath, payload: {} });
  expect(headers['www-authenticate']).toBe(
    `Bearer resource_metadata="${testPublicUrl}/.well-known/oauth-protected-resource/mcp", scope="meetings:read offline_access"`,
  );
  expect(
    (await app.http.inject({ url: '/.well-known/oauth-protected-resource/mcp' })).json(),
  ).toMatchObject({
    resource: `${testPublicUrl}/mcp`,
    authorization_servers: [`${testPublicUrl}/api/auth`],
  });
});

describe('a registration', () => {
  test.each([
    ['of a script', 'javascript:alert(1)'],
    ['of data', 'data:text/html,x'],
    ['of a site without encryption', 'http://assistant.example/callback'],
    ['of a private name that is taken', 'file:///etc/passwd'],
    ['with a fragment', 'https://assistant.example/callback#x'],
    ['with a password', 'https://a:b@assistant.example/callback'],
    ['of no address', 'callback'],
  ])('%s is refused', async (_, uri) => {
    expect((await register({ redirect_uris: [uri] })).statusCode).toBe(400);
  });

  test('has no secret and no other rights, whatever it asks for', async () => {
    const answer = await register({
      client_name: 'A\u202e\n b',
      redirect_uris: ['https://assistant.example/callback'],
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['client_credentials', 'password'],
      scope: 'openid email admin',
      skip_consent: true,
      jwks_uri: 'http://169.254.169.254/latest',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      client_name: 'A b',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      scope: 'meetings:read offline_access',
    });
    expect(answer.body).not.toMatch(/client_secret|jwks|skip/);
  });

  test('is limited by network', async () => {
    for (let at = 0; at < 20; at += 1) await register({ redirect_uris: [redirectUri] });
    expect((await register({ redirect_uris: [redirectUri] })).statusCode).toBe(429);
  });
});

describe('a request', () => {
  const sentTo = async (change: (url: URL) => void) => {
    const request = await createAssistant(within(app)).ask(change);
    return new URLSearchParams(request).get('error');
  };

  test.each<[string, (url: URL) => void]>([
    [
      'to another address',
      ({ searchParams }) => searchParams.set('redirect_uri', 'https://evil.example/'),
    ],
    ['to another path', ({ searchParams }) => searchParams.set('redirect_uri', `${redirectUri}/x`)],
    ['of an unknown program', ({ searchParams }) => searchParams.set('client_id', 'unknown')],
  ])('%s ends on the page and not there', async (_, change) => {
    expect(await sentTo(change)).toMatch(/^invalid_(redirect|client)$/);
  });

  test.each<[string, (url: URL) => void]>([
    ['without a challenge', ({ searchParams }) => searchParams.delete('code_challenge')],
    [
      'with a plain challenge',
      ({ searchParams }) => searchParams.set('code_challenge_method', 'plain'),
    ],
  ])('%s is refused', async (_, change) => {
    expect(await sentTo(change)).toBe('invalid_request');
  });

  test('for another resource is refused', async () => {
    const assistant = createAssistant(within(app));
    await assistant.ask();
    const url = new URL(assistant.kept.opened ?? '');
    url.searchParams.set('resource', 'https://other.example/mcp');
    const answer = await app.http.inject({ url: url.pathname + url.search });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_target']);
  });

  test('may name another port of this computer', async () => {
    const assistant = createAssistant(within(app));
    const request = await assistant.ask(({ searchParams }) =>
      searchParams.set('redirect_uri', 'http://127.0.0.1:9999/callback'),
    );
    expect((await allow(member, request)).continueAt).toMatch(/^http:\/\/127\.0\.0\.1:9999\//);
  });

  test('that was changed or is too old is refused', async () => {
    const request = await createAssistant(within(app)).ask();
    const changed = request.replace('4567', '4568');
    for (const bad of [changed, 'client_id=x', '']) {
      expect((await opened(member, bad)).statusCode).toBe(404);
      const payload = {
        isAllowed: true,
        request: bad,
        organizationId: member.organizationId,
        days: 1,
      };
      expect((await member.call('POST', paths.assistantRequest, { payload })).statusCode).toBe(404);
    }
    expect((await own(member)).assistants).toEqual([]);
  });

  test('cannot be answered without a session, for a foreign organization, or where assistants are off', async () => {
    const request = await createAssistant(within(app)).ask();
    const stranger = await app.accounts.buildOwner();
    const payload = { isAllowed: true, request, organizationId: owner.organizationId, days: 30 };
    expect((await stranger.call('POST', paths.assistantRequest, { payload })).statusCode).toBe(404);
    const off = { ...payload, organizationId: stranger.organizationId };
    expect((await stranger.call('POST', paths.assistantRequest, { payload: off })).statusCode).toBe(
      404,
    );
    expect((await opened(stranger, request)).json().organizations).toEqual([]);
    const unsigned = { method: 'POST', url: paths.assistantRequest, payload } as const;
    expect((await app.http.inject(unsigned)).statusCode).toBe(401);
    expect(
      (await app.http.inject({ ...unsigned, url: `${paths.auth}/oauth2/consent` })).statusCode,
    ).toBe(404);
  });
});

describe('a code', () => {
  const redeem = (assistant: ReturnType<typeof createAssistant>, given: object) =>
    postForm(app, 'token', {
      grant_type: 'authorization_code',
      client_id: assistant.kept.client?.client_id,
      code_verifier: assistant.kept.verifier,
      redirect_uri: redirectUri,
      ...given,
    });
  const newCode = async (assistant: ReturnType<typeof createAssistant>) => {
    const { continueAt } = await allow(member, await assistant.ask());
    return new URL(continueAt).searchParams.get('code') ?? '';
  };

  test('works once, and its second use ends what the first got', async () => {
    const assistant = createAssistant(within(app));
    const code = await newCode(assistant);
    const first = await redeem(assistant, { code });
    expect(first.statusCode).toBe(200);
    expect((await redeem(assistant, { code })).json().error).toBe('invalid_grant');
    expect((await listTools(app, first.json().access_token)).statusCode).toBe(401);
    expect((await own(member)).assistants).toEqual([]);
  });

  test.each<[string, object]>([
    ['another proof', { code_verifier: 'x'.repeat(50) }],
    ['no proof', { code_verifier: undefined }],
    ['another address', { redirect_uri: 'https://evil.example/' }],
    ['another resource', { resource: 'https://other.example/mcp' }],
    ['another program', { client_id: 'another' }],
  ])('is refused with %s', async (_, given) => {
    const assistant = createAssistant(within(app));
    const answer = await redeem(assistant, { code: await newCode(assistant), ...given });
    expect(answer.statusCode).toBeOneOf([400, 401]);
    expect(answer.json().access_token).toBeUndefined();
  });

  test('is refused after its member has ended the connection', async () => {
    const assistant = createAssistant(within(app));
    const code = await newCode(assistant);
    await app.db.deleteFrom('assistantConnection').execute();
    expect((await redeem(assistant, { code })).json().error).toBe('invalid_grant');
  });

  test('is refused a minute later', async () => {
    const assistant = createAssistant(within(app));
    const code = await newCode(assistant);
    const lasts = await app.db
      .selectFrom('verification')
      .select(sql<number>`extract(epoch from "expiresAt" - now())::int`.as('seconds'))
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow();
    expect(lasts.seconds).toBeLessThanOrEqual(60);
    await sql`update "verification" set "expiresAt" = now()`.execute(app.db);
    expect((await redeem(assistant, { code })).json().error).toBe('invalid_grant');
  });
});

describe('a refresh token', () => {
  test('is replaced at each use, and its second use ends the connection', async () => {
    const assistant = await connected();
    const second = await refresh(assistant);
    expect(second.statusCode).toBe(200);
    const tokens = second.json();
    expect(tokens.refresh_token).not.toBe(assistant.kept.tokens?.refresh_token);
    expect((await listTools(app, tokens.access_token)).statusCode).toBe(200);
    expect((await refresh(assistant)).json().error).toBe('invalid_grant');
    expect((await listTools(app, tokens.access_token)).statusCode).toBe(401);
    expect((await refresh(assistant, tokens.refresh_token)).json().error).toBe('invalid_grant');
    expect((await own(member)).assistants).toEqual([]);
  });

  test('of another program is refused', async () => {
    const assistant = await connected();
    const other = await connected();
    const answer = await refresh(other, assistant.kept.tokens?.refresh_token);
    expect(answer.json().error).toBe('invalid_grant');
  });

  test('is kept while its organization has assistants off', async () => {
    const assistant = await connected();
    const elsewhere = await app.accounts.buildOwner();
    await letAssistantsRead(elsewhere);
    await letAssistantsRead(owner, false);
    expect((await listed(assistant)).statusCode).toBe(404);
    expect((await refresh(assistant)).statusCode).toBe(404);
    expect((await own(member)).assistants).toMatchObject([{ isOn: false }]);
    await letAssistantsRead(owner);
    expect((await refresh(assistant)).statusCode).toBe(200);
  });

  test('ends when the assistant gives it back', async () => {
    const assistant = await connected();
    const { refresh_token } = assistant.kept.tokens ?? {};
    const answer = await postForm(app, 'revoke', {
      client_id: assistant.kept.client?.client_id,
      token: refresh_token,
    });
    expect(answer.statusCode).toBe(200);
    expect((await listed(assistant)).statusCode).toBe(401);
    expect((await refresh(assistant)).statusCode).toBe(400);
  });
});

const idOf = async (by: SignedIn) => (await own(by)).assistants[0]?.id ?? '';

describe('a connection ends at once', () => {
  const endings: [string, () => Promise<unknown>][] = [
    [
      'when its member ends it',
      async () => member.call('DELETE', pathFor(paths.ownAssistant, await idOf(member))),
    ],
    [
      'when a manager ends it',
      async () => owner.call('DELETE', pathFor(paths.assistant, await idOf(member))),
    ],
    [
      'when its member is removed',
      async () =>
        owner.call('POST', `${paths.auth}/organization/remove-member`, {
          payload: { memberIdOrEmail: member.email, organizationId: owner.organizationId },
        }),
    ],
    [
      'when its member leaves',
      async () =>
        member.call('POST', `${paths.auth}/organization/leave`, {
          payload: { organizationId: owner.organizationId },
        }),
    ],
    [
      'when its member deletes the account',
      async () =>
        member.call('POST', `${paths.auth}/delete-user`, {
          payload: { password: app.accounts.password },
        }),
    ],
    [
      'when its member is locked out',
      async () =>
        app.db
          .updateTable('user')
          .set({ banned: true })
          .where('id', '=', member.accountId)
          .execute(),
    ],
    [
      'when its member has a new password',
      async () =>
        member.call('POST', `${paths.auth}/change-password`, {
          payload: { currentPassword: app.accounts.password, newPassword: 'another-horse-9' },
        }),
    ],
    [
      'when the organization asks for a second step that its member does not have',
      async () =>
        app.db
          .updateTable('organizationSettings')
          .set({ isTwoFactorRequired: true })
          .where('organizationId', '=', owner.organizationId)
          .execute(),
    ],
    [
      'when the organization is closed',
      async () =>
        owner.call('POST', `${paths.auth}/organization/delete`, {
          payload: { organizationId: owner.organizationId },
        }),
    ],
    [
      'when its time is over',
      async () =>
        app.db
          .updateTable('assistantConnection')
          .set({ expiresAt: new Date() })
          .where('organizationId', '=', owner.organizationId)
          .execute(),
    ],
  ];

  test.each(endings)('%s', async (_, end) => {
    // Keeps the protocol's address there.
    const elsewhere = await app.accounts.buildOwner();
    await letAssistantsRead(elsewhere);
    const assistant = await connected();
    expect((await listed(assistant)).statusCode).toBe(200);
    await end();
    expect((await listed(assistant)).statusCode).toBe(401);
    expect((await refresh(assistant)).json().error).toBe('invalid_grant');
  });

  test('for its assistant alone, and only in the own organization or account', async () => {
    const first = await connected();
    const second = await connected(owner);
    const stranger = await app.accounts.buildOwner();
    const id = await idOf(member);
    for (const by of [stranger, owner])
      expect((await by.call('DELETE', pathFor(paths.ownAssistant, id))).statusCode).toBe(404);
    expect((await stranger.call('DELETE', pathFor(paths.assistant, id))).statusCode).toBe(404);
    expect((await member.call('DELETE', pathFor(paths.assistant, id))).statusCode).toBe(403);
    expect((await owner.call('DELETE', pathFor(paths.assistant, id))).statusCode).toBe(204);
    expect((await listed(first)).statusCode).toBe(401);
    expect((await listed(second)).statusCode).toBe(200);
    expect((await entries('assistant-ended'))[0]).toMatchObject({
      person: { accountId: owner.accountId },
      apiKey: 'Claude',
      target: { id },
      detail: 'by a manager',
    });
  });
});

test('it reads with the role of its member at each call', async () => {
  await buildMeeting(app.db, owner, { title: 'Of the owner', withResults: true });
  const client = await (await connected()).client();
  expect((await callTool(client, 'search_meetings')).text).toContain('Of the owner');
  await owner.call('PATCH', paths.trust, {
    payload: { meetingReaders: 'participants', confirmed: true },
  });
  expect((await callTool(client, 'search_meetings')).text).not.toContain('Of the owner');
});

test('managers see who has connected what', async () => {
  await connected();
  const { assistants } = assistantListSchema.parse(
    (await owner.call('GET', paths.assistants)).json(),
  );
  expect(assistants).toMatchObject([{ name: 'Claude', host: '127.0.0.1', member: member.email }]);
});

test('what can no longer be used is deleted', async () => {
  const kept = await connected();
  const ended = await connected();
  const unused = (await register({ redirect_uris: [redirectUri] })).json().client_id;
  await sql`
    update "assistantConnection" set "expiresAt" = now() - interval '1 second'
    where "clientId" = ${ended.kept.client?.client_id}`.execute(app.db);
  await sql`update "oauthClient" set "createdAt" = now() - interval '2 days'`.execute(app.db);
  await sweepConnections(app);
  const left = await app.db.selectFrom('oauthClient').select('clientId').execute();
  expect(left).toContainEqual({ clientId: kept.kept.client?.client_id });
  expect(left).not.toContainEqual({ clientId: ended.kept.client?.client_id });
  expect(left).not.toContainEqual({ clientId: unused });
  expect((await listed(kept)).statusCode).toBe(200);
});

test('keys and connections share the limits of a member', async () => {
  const first = await (await connected(owner)).client();
  const { token } = await buildKey(app, owner, ['assistant']);
  const second = await connectAssistant(app, token);
  const answers: boolean[] = [];
  for (let call = 0; call < 61; call += 1)
    answers.push((await callTool(call % 2 ? first : second, 'list_series')).isError);
  expect(answers.filter(Boolean)).toHaveLength(1);
});
