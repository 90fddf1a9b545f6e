import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import {
  type ClientToServerEvents,
  defaultSuccessionWeights,
  paths,
  serverEventNames,
  socketPath,
} from '@rapport/contract';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { SignedIn } from '../testing/factories/accounts.ts';
import { turnActionsOn } from '../testing/factories/actions.ts';
import { letAssistantsRead } from '../testing/factories/assistants.ts';
import { createAssistant, within } from '../testing/factories/connected-assistants.ts';
import { buildDirectory } from '../testing/factories/directories.ts';
import { buildMeeting } from '../testing/factories/meetings.ts';
import { lastDayOf } from '../testing/factories/offboarding.ts';
import { addPasskey } from '../testing/factories/passkeys.ts';
import { buildSeries } from '../testing/factories/series.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Ids and names that a call could use. */
type Things = {
  apiKey: string;
  assistant: string;
  webhook: string;
  delivery: string;
  domain: string;
  passkey: string;
  session: string;
  organizationId: string;
  organizationSlug: string;
  meeting: string;
  correction: string;
  choice: string;
  series: string;
  plan: string;
  view: string;
  scenario: string;
  offboarding: string;
  task: string;
  action: string;
  question: string;
  term: string;
  user: string;
  account: string;
  member: string;
  ownersMember: string;
  team: string;
  invitation: string;
  token: string;
  email: string;
};

let app: TestApp;
let intruder: SignedIn;
let victim: SignedIn;
let own: Things;
let foreign: Things;

const organization = `${paths.auth}/organization`;
const secretTitle = 'A plan that nobody else may know of';

// One hook for each step, because all of them take longer than one hook may on a busy machine.
beforeAll(async () => {
  app = await startTestApp();
});
beforeAll(async () => {
  intruder = await app.accounts.buildOwner();
  own = await buildThings(intruder, 'Weekly');
});
beforeAll(async () => {
  victim = await app.accounts.buildOwner();
  foreign = await buildThings(victim, secretTitle);
});
afterAll(() => app.close());

async function connectAssistantOf(owner: SignedIn): Promise<string> {
  await letAssistantsRead(owner);
  await createAssistant(within(app)).connectFor(owner);
  return (await owner.call('GET', paths.ownAssistants)).json().assistants[0].id;
}

async function buildThings(owner: SignedIn, title: string): Promise<Things> {
  const { organizationId } = owner;
  const { accountId, email, token } = await app.accounts.buildMember(organizationId);
  const meeting = await buildMeeting(app.db, owner, { title, withResults: true });
  const post = async (url: string, payload: object) =>
    (await owner.call('POST', url, { payload })).json();
  const start = { kind: 'set-start', date: '2026-11-20', time: '09:00' };
  const { db } = app;
  const name = { speakerId: 'name:anna berg', is: 'skipped' };
  const memberOf = (id: string) =>
    db.selectFrom('member').select('id').where('userId', '=', id).executeTakeFirstOrThrow();
  await turnActionsOn(owner);
  const action = { text: title, meetingId: meeting };
  const succession = { role: title, weights: defaultSuccessionWeights, candidates: [] };
  const invitation = { email: `${title.length}@example.com`, role: 'member', organizationId };
  const { seriesId: series } = await buildSeries(db, owner, title);
  const [member, ownersMember, user, { slug }] = await Promise.all([
    memberOf(accountId),
    memberOf(owner.accountId),
    db
      .selectFrom('directoryUser')
      .select('id')
      .where('accountId', '=', accountId)
      .where('organizationId', '=', organizationId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('organization')
      .select('slug')
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow(),
  ]);
  const leaving = { personId: user.id, lastDay: lastDayOf(30) };
  const session = await app.db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', accountId)
    .executeTakeFirstOrThrow();
  const { id: offboarding = '' } = await post(paths.offboardings, leaving);
  const hook = {
    url: `https://hooks.example/${encodeURIComponent(title)}`,
    events: ['meeting.failed'],
  };
  const key = { name: title, scopes: ['read-meetings'], days: 30 };
  const { id: webhook } = await post(paths.webhooks, hook);
  await owner.call('POST', paths.webhookTest.replace(':id', webhook));
  const { domains } = (
    await owner.call('POST', paths.singleSignOnDomains, {
      payload: { domain: `${organizationId}.example`.toLowerCase() },
    })
  ).json();
  const { deliveries } = (await owner.call('GET', paths.webhookDeliveries)).json();
  const term = await db
    .insertInto('glossaryTerm')
    .values({ organizationId, term: title, addedBy: accountId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const directory = await buildDirectory(app, owner);
  const hired = await directory.createUser(`hired-${title.length}@example.com`);
  await directory.createGroup(title, [hired]);
  return {
    organizationId,
    organizationSlug: slug,
    apiKey: (await post(paths.apiKeys, key)).id,
    assistant: await connectAssistantOf(owner),
    webhook,
    delivery: deliveries[0].id,
    domain: domains[0].id,
    passkey: (await addPasskey(app, owner)).id,
    session: session.id,
    meeting,
    correction: (await post(paths.corrections.replace(':id', meeting), start)).correctionId,
    choice: (await post(paths.speakerChoices, name)).choiceId,
    plan: (await post(paths.successionPlans, { ...succession, personId: user.id })).id,
    series,
    scenario: (await post(paths.scenarios, { title, configuration: { template: 'custom' } })).id,
    view: (await post(paths.meetingViews, { name: title, filter: { whose: 'mine' } })).id,
    offboarding,
    task: (await post(paths.handoverItems.replace(':id', offboarding), { label: title })).id,
    action: (await post(paths.actions, action)).id,
    question: (await post(paths.ask, { question: title })).id,
    term: term.id,
    user: user.id,
    account: accountId,
    member: member.id,
    ownersMember: ownersMember.id,
    invitation: (await post(`${organization}/invite-member`, invitation)).id,
    team: (await post(`${organization}/create-team`, { name: title, organizationId })).id,
    token,
    email,
  };
}

const nothing: Omit<Things, 'organizationId' | 'organizationSlug'> = {
  plan: randomUUID(),
  apiKey: randomUUID(),
  assistant: randomUUID(),
  webhook: randomUUID(),
  delivery: randomUUID(),
  domain: randomUUID(),
  passkey: randomUUID(),
  session: 'nothing',
  meeting: randomUUID(),
  correction: randomUUID(),
  choice: randomUUID(),
  series: randomUUID(),
  view: randomUUID(),
  scenario: randomUUID(),
  offboarding: randomUUID(),
  task: randomUUID(),
  action: randomUUID(),
  question: randomUUID(),
  term: randomUUID(),
  user: randomUUID(),
  account: 'nobody',
  member: 'nobody',
  ownersMember: 'nobody',
  team: 'nothing',
  invitation: 'nothing',
  token: 'nothing',
  email: 'nobody@example.com',
};

/** By path. A new kind of path parameter needs a line here. */
const named: Record<string, ((things: typeof nothing) => string) | 'a key'> = {
  '/api/v1/event/{id}': ({ meeting }) => meeting,
  '/api/v1/meeting-transcript/{id}': ({ meeting }) => meeting,
  '/api/v1/event/{id}/correction/{correctionId}': ({ correction }) => correction,
  '/api/v1/event/{id}/export/{format}': () => 'pdf',
  '/api/organization/api-key/{id}': ({ apiKey }) => apiKey,
  '/api/organization/assistant/{id}': ({ assistant }) => assistant,
  '/api/assistant/{id}': ({ assistant }) => assistant,
  '/api/organization/single-sign-on/domain/{id}': ({ domain }) => domain,
  '/api/passkey/{id}': ({ passkey }) => passkey,
  '/api/session/{id}': ({ session }) => session,
  '/api/organization/webhook/{id}': ({ webhook }) => webhook,
  '/api/organization/webhook-delivery/{id}': ({ delivery }) => delivery,
  '/api/v1/meeting-view/{id}': ({ view }) => view,
  '/api/scenarios/{id}': ({ scenario }) => scenario,
  '/api/v1/plan/{kind}': () => 'scenario',
  '/api/v1/plan/{kind}/{id}': ({ scenario }) => scenario,
  '/api/scenarios/{id}/file/{format}': () => 'html',
  '/api/v1/offboarding/{id}': ({ offboarding }) => offboarding,
  '/api/v1/offboarding/{id}/export/{format}': () => 'pdf',
  '/api/v1/handover-item/{id}': ({ task }) => task,
  '/api/v1/series/{id}': ({ series }) => series,
  '/api/v1/series/{id}/meeting/{meetingId}': ({ meeting }) => meeting,
  '/api/planning/succession/plan/{id}': ({ plan }) => plan,
  '/api/v1/ask/{id}': ({ question }) => question,
  '/api/organization/glossary/{id}': ({ term }) => term,
  '/api/v1/user/{id}': ({ user }) => user,
  // Take the token of the directory alone: features/scim/users/users.test.ts.
  '/api/scim/v2/Users/{id}': 'a key',
  '/api/scim/v2/Groups/{id}': 'a key',
  // Known only to the person they were sent to.
  '/api/organization/invitation/{id}': 'a key',
  '/api/auth/reset-password/{token}': 'a key',
  '/api/auth/callback/{id}': 'a key',
};

/** Each call picks the fields it knows. */
const fieldsOf = (things: typeof nothing) => ({
  memberId: things.member,
  memberIdOrEmail: things.member,
  teamId: things.team,
  invitationId: things.invitation,
  id: things.invitation,
  userId: things.account,
  userIds: [],
  isLeftOut: true,
  isShared: true,
  url: 'https://taken-over.example/',
  events: ['meeting.failed'],
  scopes: ['read-meetings'],
  days: 30,
  version: 1,
  revision: 'any',
  isOn: false,
  filter: { whose: 'mine' },
  isPart: true,
  from: '2026-06-01',
  to: '2026-06-30',
  sessionToken: things.token,
  token: things.token,
  participantId: things.user,
  speakerId: `speaker:${things.meeting}`,
  is: 'guest',
  choiceIds: [things.choice],
  ids: [things.action, things.meeting],
  meetingId: things.meeting,
  meeting: things.meeting,
  owner: { userId: things.user },
  ownerId: things.user,
  key: 'step:1',
  configuration: { template: 'key-person-departure', leavers: [things.user] },
  text: 'Taken over',
  expected: 7,
  // A plan.
  personId: things.user,
  person: things.user,
  weights: defaultSuccessionWeights,
  candidates: [{ personId: things.user, external: null, note: '' }],
  figureReaderIds: [things.user],
  assigneeId: things.user,
  people: [things.user],
  lastDay: lastDayOf(30),
  label: 'Taken over',
  leavers: things.user,
  // Other fields that calls validate first.
  role: 'admin',
  name: 'Taken over',
  slug: `taken-over-${randomUUID()}`,
  data: { name: 'Taken over' },
  kind: 'set-title',
  title: 'Taken over',
  q: 'an',
});

type Call = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string };
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

async function servedCalls(): Promise<Call[]> {
  const response = await app.http.inject({ url: paths.openApi });
  return Object.entries(documentSchema.parse(response.json()).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      path,
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(method.toUpperCase()),
    })),
  );
}

/** Undefined if a parameter is a secret. */
function fill(path: string, thingsAt: (index: number) => typeof nothing): string | undefined {
  let index = 0;
  let filled = path;
  for (const [parameter] of path.matchAll(/\{\w+\}/g)) {
    const upTo = path.slice(0, path.indexOf(parameter) + parameter.length);
    const read = named[upTo];
    if (!read) throw new Error(`What does ${upTo} stand for? Say so in this test.`);
    if (read === 'a key') return undefined;
    filled = filled.replace(parameter, read(thingsAt(index)));
    index += 1;
  }
  return filled;
}

let lastAddress = 0;
async function send(by: SignedIn, { method, path }: Call, fields: object) {
  lastAddress += 1;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string' || typeof value === 'number') query.set(name, `${value}`);
  const hasQuery = method === 'GET' || method === 'DELETE';
  const response = await by.call(method, hasQuery ? `${path}?${query}` : path, {
    remoteAddress: `10.9.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`,
    ...(method !== 'GET' && { payload: fields }),
  });
  return { status: response.statusCode, body: response.body.replace(/"requestId":"[^"]*"/, '') };
}

/** Of the organization and its people. */
/** The server computes them in the background from the other tables. */
const computedTables = [
  'outOfDateWeek',
  'weekTotal',
  'moodDecision',
  'outOfDateSeries',
  'seriesMeeting',
  'passage',
  'meetingIndex',
  'everydayWords',
  // Tries go on.
  'webhookDelivery',
  // They are announced.
  'notification',
];

async function foreignRows() {
  const people = [victim.accountId, foreign.account];
  const { rows } = await sql<{ table: string; column: string }>`
    select "table_name" as "table", "column_name" as "column" from information_schema.columns
    where "table_schema" = current_schema() and "column_name" in ('organizationId', 'userId')
      and "table_name" <> all (${computedTables})`.execute(app.db);
  const found: Record<string, unknown> = {};
  for (const { table, column } of rows) {
    const owners = column === 'userId' ? people : [foreign.organizationId];
    const owned = await sql<{ row: string }>`
      select to_jsonb("t")::text as "row" from ${sql.table(table)} "t"
      where ${sql.ref(`t.${column}`)} = any(${owners}) order by 1`.execute(app.db);
    found[`${table} ${column}`] = owned.rows;
  }
  return found;
}

const tells = (body: string) =>
  [secretTitle, ...Object.values(foreign)].filter((secret) => body.includes(secret));

test('ASVS 8.2.2: every call treats a foreign id as unknown, and nothing changes', async () => {
  // Otherwise the scheduled search notes that it was done.
  await app.db.updateTable('directoryUser').set({ matchedAt: new Date() }).execute();
  const before = await foreignRows();
  expect(Object.values(before).flat().length).toBeGreaterThan(10);
  const wrong: string[] = [];
  let withParameters = 0;
  for (const call of await servedCalls()) {
    const label = `${call.method} ${call.path}`;
    const path = fill(call.path, () => foreign);
    if (!path) continue;
    if (path !== call.path) {
      withParameters += 1;
      const response = await send(intruder, { ...call, path }, fieldsOf(foreign));
      const other = fill(call.path, () => nothing) ?? '';
      const unknown = await send(intruder, { ...call, path: other }, fieldsOf(nothing));
      if (response.status !== 404) wrong.push(`${label}: ${response.status} ${response.body}`);
      if (response.body !== unknown.body) wrong.push(`${label}: ${response.body}, ${unknown.body}`);
      // A foreign id below an own one.
      const mixed = fill(call.path, (index) => (index === 0 ? own : foreign)) ?? '';
      if (mixed.includes(foreign.correction)) {
        const { status } = await send(intruder, { ...call, path: mixed }, {});
        if (status !== 404) wrong.push(`${label} below one's own: ${status}`);
      }
      continue;
    }
    const isOfAuth = call.path.startsWith(paths.auth);
    // Some of these calls end the caller's session or organization.
    const by = isOfAuth ? await app.accounts.buildOwner() : intruder;
    const { organizationId } = by;
    const [unknown, ofOwn, ...others] = [
      await send(by, call, { ...fieldsOf(nothing), organizationId }),
      await send(by, call, { ...fieldsOf(foreign), organizationId }),
      await send(by, call, { ...fieldsOf(foreign), organizationId: foreign.organizationId }),
      ...(call.path.startsWith(organization)
        ? [await send(by, call, { organizationSlug: foreign.organizationSlug })]
        : []),
    ];
    // Unequal only if the first call has changed the caller's own state.
    if (ofOwn.status !== unknown.status && ofOwn.status < 400)
      wrong.push(`${label}: ${ofOwn.status}, unknown ${unknown.status}`);
    for (const { status, body } of [ofOwn, ...others])
      if (status >= 500 || tells(body).length > 0)
        wrong.push(`${label} responds with ${status} and tells ${tells(body)}: ${body}`);
  }
  expect(wrong).toEqual([]);
  expect(withParameters).toBeGreaterThan(12);
  expect(await foreignRows()).toEqual(before);
});

const endpointSchema = z.object({
  path: z.string(),
  options: z.looseObject({
    method: z.union([z.string().transform((one) => [one]), z.array(z.string())]),
    body: z.unknown().optional(),
    query: z.unknown().optional(),
  }),
});
const namesSchema = z.record(z.string(), z.unknown()).transform(Object.keys);
const shapeSchema = z.union([
  z.object({ shape: namesSchema }).transform(({ shape }) => shape),
  z
    .object({ def: z.object({ innerType: z.object({ shape: namesSchema }) }) })
    .transform(({ def }) => def.innerType.shape),
]);
const namesIn = (schema: unknown) => shapeSchema.safeParse(schema).data ?? [];

/** All calls of Better Auth, documented or not, with their field names. */
const libraryCalls = () =>
  Object.values(app.auth.api).flatMap((endpoint) => {
    const served = endpointSchema.safeParse({ ...endpoint }).data;
    if (!served || served.path.includes(':')) return [];
    const { path, options } = served;
    return options.method.map((method) => ({
      method: z.enum(['GET', 'POST']).parse(method),
      path: paths.auth + path,
      names: [...namesIn(options.body), ...namesIn(options.query)],
    }));
  });

/** Fields that look like ids but refer to nothing of an organization. */
const standForNothing = [
  'accountId',
  'passkeyId',
  'singleSignOnId',
  'idToken',
  'newEmail',
  'loginHint',
  'impersonatedUserId',
  // Of assistants, which belong to no organization: features/assistants/connections/connections.test.ts.
  'client_id',
  'refresh_token',
  'software_id',
];

test('ASVS 8.2.2: Better Auth responds to a foreign id as to an unknown one, with the same status and message', async () => {
  const calls = libraryCalls();
  const told = new Set([...Object.keys(fieldsOf(nothing)), ...standForNothing]);
  for (const name of ['organizationId', 'organizationSlug', 'email']) told.add(name);
  const untold = calls
    .flatMap(({ names }) => names)
    .filter((name) => /(?:id|slug|email|token)$/i.test(name) && !told.has(name));
  expect(untold, 'names that this test does not know').toEqual([]);

  const withoutName = 'nowhere';
  const elsewhere = (organizationId: string) => ({ organizationId, data: { organizationId } });
  const tries: [foreign: object, unknown: object][] = [
    [fieldsOf(foreign), fieldsOf(nothing)],
    [
      { memberId: foreign.ownersMember, memberIdOrEmail: foreign.ownersMember, role: 'member' },
      { memberId: nothing.ownersMember, memberIdOrEmail: nothing.ownersMember, role: 'member' },
    ],
    [
      { memberIdOrEmail: foreign.email, email: foreign.email, userId: [foreign.account] },
      { memberIdOrEmail: nothing.email, email: nothing.email, userId: [nothing.account] },
    ],
    [
      { ...fieldsOf(nothing), ...elsewhere(foreign.organizationId) },
      { ...fieldsOf(nothing), ...elsewhere(withoutName) },
    ],
    [{ organizationSlug: foreign.organizationSlug }, { organizationSlug: withoutName }],
  ];
  const before = await foreignRows();
  const wrong: string[] = [];
  for (const { names, ...call } of calls) {
    // Two equal callers, because some calls end the caller's session.
    const [one, other] = [await app.accounts.buildOwner(), await app.accounts.buildOwner()];
    for (const [ofForeign, ofUnknown] of tries) {
      const [response, unknown] = [
        await send(one, call, ofForeign),
        await send(other, call, ofUnknown),
      ];
      const isAlike = response.status === unknown.status;
      const saysTheSame = response.status < 400 || response.body === unknown.body;
      if (!isAlike || !saysTheSame || response.status >= 500 || tells(response.body).length > 0)
        wrong.push(
          `${call.method} ${call.path} ${JSON.stringify(ofForeign)}: ${response.status} ${response.body}, unknown ${unknown.status} ${unknown.body}`,
        );
    }
  }
  expect(wrong).toEqual([]);
  expect(calls.length).toBeGreaterThan(60);
  expect(await foreignRows()).toEqual(before);
});

test('ASVS 8.4.1: no socket can join a foreign organization or team, or get its events', async () => {
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.http.server.address() as AddressInfo;
  const open: Socket[] = [];
  const connect = (person: SignedIn) => {
    const socket = io(`http://127.0.0.1:${port}`, {
      path: socketPath,
      transports: ['websocket'],
      extraHeaders: { authorization: `Bearer ${person.token}` },
      reconnection: false,
      forceNew: true,
    });
    open.push(socket);
    return socket;
  };
  const next = (socket: Socket, event: string) =>
    new Promise<unknown>((resolve) => socket.once(event, resolve));
  const [here, there] = [connect(intruder), connect(victim)];
  const joined = next(there, 'joined_organization');
  there.emit('join_organization', { organizationId: victim.organizationId });
  await joined;

  const { organizationId, team } = foreign;
  /** With payloads of an intruder. */
  const attempts: Record<keyof ClientToServerEvents, [payload: object, response: string][]> = {
    join_organization: [[{ organizationId }, 'error']],
    join_team: [
      [{ organizationId, teamId: team }, 'error'],
      [{ organizationId: own.organizationId, teamId: team }, 'error'],
    ],
    ping: [[{ organizationId }, 'pong']],
  };
  for (const [event, payloads] of Object.entries(attempts))
    for (const [payload, expected] of payloads) {
      const response = next(here, expected);
      here.emit(event, payload);
      await response;
    }

  const heard = { here: [] as string[], there: [] as string[] };
  // The server tells each organization of its own background work meanwhile.
  here.onAny((name, payload) => {
    if (payload?.organizationId !== own.organizationId) heard.here.push(name);
  });
  there.onAny((name, payload) => {
    if (payload?.title === secretTitle) heard.there.push(name);
  });
  const nextSecret = (name: string) =>
    new Promise<void>((resolve) => {
      there.on(name, function hear(payload) {
        if (payload?.title !== secretTitle) return;
        there.off(name, hear);
        resolve();
      });
    });
  for (const name of serverEventNames) {
    const payload = {
      eventId: foreign.meeting,
      organizationId,
      title: secretTitle,
      kind: 'succession',
      id: foreign.plan,
    };
    const told = nextSecret(name);
    await app.bus.publish({ name, payload } as Parameters<typeof app.bus.publish>[0]);
    await told;
  }
  const pong = next(here, 'pong');
  here.emit('ping');
  await pong;
  expect(heard).toEqual({ here: ['pong'], there: serverEventNames });
  for (const socket of open) socket.disconnect();
});

test('ASVS 8.4.1: switching to a foreign organization is refused like switching to an unknown one', async () => {
  const responses = [];
  for (const organizationId of [foreign.organizationId, 'nowhere'])
    responses.push(
      await send(
        intruder,
        { method: 'POST', path: `${organization}/set-active` },
        { organizationId },
      ),
    );
  expect(responses[0]?.status).toBe(403);
  expect(responses[1]).toEqual(responses[0]);
});
