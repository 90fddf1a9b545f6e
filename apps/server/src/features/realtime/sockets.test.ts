import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  defaultActiveFeatures,
  defaultOrganizationSettings,
  paths,
  type ServerEvent,
  type ServerEventName,
  serverEventNames,
  socketPath,
} from '@rapport/contract';
import { pino } from 'pino';
import { io, type ManagerOptions, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { formWith, sendForm, upload } from '../../testing/factories/transcripts.ts';
import { openNoWebsocketsProxy } from '../../testing/no-websockets-proxy.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../../testing/test-app.ts';
import { openSockets } from './sockets.ts';

const weeklyId = randomUUID();
let app: TestApp;
let owner: SignedIn;
let url: string;
const open: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.http.server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => app.close());

function connect(
  headers: Record<string, string>,
  to = url,
  transports: Partial<ManagerOptions> = { transports: ['websocket'] },
): Socket {
  const socket = io(to, {
    path: socketPath,
    ...transports,
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  return socket;
}

const asPerson = (person: SignedIn) => connect({ authorization: `Bearer ${person.token}` });
const next = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve));

async function join(socket: Socket, organizationId: string) {
  const joined = next(socket, 'joined_organization');
  socket.emit('join_organization', { organizationId });
  return joined;
}

test('events of an upload reach its organization step by step, and no other', async () => {
  const colleague = await app.accounts.buildMember(owner.organizationId);
  const stranger = await app.accounts.buildOwner();
  const [here, elsewhere] = [asPerson(colleague), asPerson(stranger)];
  expect(await join(here, owner.organizationId)).toEqual({ organizationId: owner.organizationId });
  await join(elsewhere, stranger.organizationId);
  const heard: ServerEventName[] = [];
  const overheard: ServerEventName[] = [];
  for (const name of serverEventNames) {
    here.on(name, () => heard.push(name));
    elsewhere.on(name, () => overheard.push(name));
  }

  const completed = next(here, 'transcript-processing-completed');
  const id = await upload(owner);
  expect(await completed).toMatchObject({
    eventId: id,
    organizationId: owner.organizationId,
    processingStatus: 'completed',
  });
  expect(heard).toContain('meeting-updated');
  expect(heard).toContain('transcript-processing-started');
  // Events about weekly figures may follow.
  const ofProcessing = heard.filter((name) => name.startsWith('transcript-processing'));
  expect(ofProcessing.at(-1)).toBe('transcript-processing-completed');

  const deleted = next(here, 'meeting-deleted');
  await owner.call('DELETE', `/api/v1/event/${id}`);
  expect(await deleted).toEqual({ eventId: id, organizationId: owner.organizationId });
  // An event for the stranger would arrive before the pong.
  const pong = next(elsewhere, 'pong');
  elsewhere.emit('ping');
  await pong;
  expect(overheard).toEqual([]);
});

test('events come over polling if a proxy blocks WebSocket', async () => {
  const proxy = await openNoWebsocketsProxy(url);
  const here = connect({ authorization: `Bearer ${owner.token}` }, proxy.url, {
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
  });
  await join(here, owner.organizationId);
  const completed = next(here, 'transcript-processing-completed');
  const id = await upload(owner);
  expect(await completed).toMatchObject({ eventId: id, processingStatus: 'completed' });
  expect(proxy.websocketsRefused()).toBeGreaterThan(0);
  expect(here.io.engine.transport.name).toBe('polling');
  proxy.close();
});

test.each([
  ['join_organization', { organizationId: 'somewhere' }, 'organization'],
  ['join_organization', 'rubbish', 'organization'],
  ['join_team', { organizationId: 'somewhere', teamId: 'some' }, 'team'],
])('%s with %j is refused', async (event, payload, resource) => {
  const socket = asPerson(owner);
  const refused = next(socket, 'error');
  socket.emit(event, payload);
  expect(await refused).toEqual({ message: `You are not allowed to access resource: ${resource}` });
});

test('a foreign organization cannot be joined', async () => {
  const stranger = await app.accounts.buildOwner();
  const socket = asPerson(owner);
  const refused = next(socket, 'error');
  socket.emit('join_organization', { organizationId: stranger.organizationId });
  expect(await refused).toMatchObject({ message: expect.stringContaining('not allowed') });
});

test('connecting needs a session and an allowed origin', async () => {
  expect(await next(connect({}), 'connect_error')).toMatchObject({ message: 'unauthorized' });
  const foreign = connect({
    authorization: `Bearer ${owner.token}`,
    origin: 'https://evil.example',
  });
  expect(await next(foreign, 'connect_error')).toBeInstanceOf(Error);
  const own = connect({ authorization: `Bearer ${owner.token}`, origin: testPublicUrl });
  await next(own, 'connect');
});

const auth = '/api/auth';

test.each([
  [
    'is removed',
    (person: SignedIn) =>
      owner.call('POST', `${auth}/organization/remove-member`, {
        payload: { memberIdOrEmail: person.email },
      }),
  ],
  [
    'leaves',
    (person: SignedIn) =>
      person.call('POST', `${auth}/organization/leave`, {
        payload: { organizationId: owner.organizationId },
      }),
  ],
  ['signed out', (person: SignedIn) => person.call('POST', `${auth}/sign-out`, { payload: {} })],
])('the socket of a member who %s is closed at once, and no other', async (_, end) => {
  const leaving = await app.accounts.buildMember(owner.organizationId);
  const [socket, other] = [asPerson(leaving), asPerson(owner)];
  await join(socket, owner.organizationId);
  await join(other, owner.organizationId);
  const dropped = next(socket, 'disconnect');
  expect((await end(leaving)).statusCode).toBe(200);
  expect(await dropped).toBe('io server disconnect');
  const pong = next(other, 'pong');
  other.emit('ping');
  await pong;
});

test('the socket of a session that another one ends is closed at once', async () => {
  const here = await app.accounts.buildMember(owner.organizationId);
  const there = { ...here, ...(await app.accounts.signIn(here.email)) };
  const [kept, socket] = [asPerson(here), asPerson(there)];
  await join(kept, owner.organizationId);
  await join(socket, owner.organizationId);
  const dropped = next(socket, 'disconnect');
  await here.call('POST', `${auth}/revoke-other-sessions`, { payload: {} });
  expect(await dropped).toBe('io server disconnect');
  const pong = next(kept, 'pong');
  kept.emit('ping');
  await pong;
});

test('browsers reconnect to the next server after a stop', async () => {
  const stopping = await startTestApp();
  const person = await stopping.accounts.buildOwner();
  const address = await stopping.http.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect({ authorization: `Bearer ${person.token}` }, address);
  await next(socket, 'connect');
  const lost = next(socket, 'disconnect');
  await stopping.close();
  // Browsers reconnect after this reason, but not after 'io server disconnect'.
  expect(await lost).toBe('transport close');
});

test('a stopping server closes kept-alive connections', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { db, bus } = app;
  const { close: stop } = openSockets(server, {
    db,
    bus,
    findCaller: async () => null,
    allowedOrigins: [],
    headers: {},
    log: pino({ level: 'silent' }),
  });
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;
  const connectionAfterPolling = async () => {
    const address = `http://127.0.0.1:${port}${socketPath}/?EIO=4&transport=polling`;
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      get(address, { agent }, resolve).on('error', reject),
    );
    response.resume();
    return response.headers.connection;
  };
  expect(await connectionAfterPolling()).toBe('keep-alive');
  stop();
  expect(await connectionAfterPolling()).toBe('close');
  agent.destroy();
  server.close();
});

test('if the event is lost, the next ping disconnects a removed member', async () => {
  const leaving = await app.accounts.buildMember(owner.organizationId);
  const socket = asPerson(leaving);
  await join(socket, owner.organizationId);
  await app.db.deleteFrom('member').where('userId', '=', leaving.accountId).execute();
  const dropped = next(socket, 'disconnect');
  socket.emit('ping');
  expect(await dropped).toBe('io server disconnect');
});

test('a socket whose session has ended is disconnected at its next ping', async () => {
  const leaving = await app.accounts.buildMember(owner.organizationId);
  const socket = asPerson(leaving);
  await join(socket, owner.organizationId);
  await app.db.deleteFrom('session').where('token', '=', leaving.token).execute();
  const dropped = next(socket, 'disconnect');
  socket.emit('ping');
  expect(await dropped).toBe('io server disconnect');
});

test('a socket that joins another organization gets no more events of the first', async () => {
  const second = await app.accounts.buildOwner();
  const person = await app.accounts.buildMember(owner.organizationId);
  const socket = asPerson(person);
  await join(socket, owner.organizationId);
  await app.db
    .updateTable('member')
    .set({ organizationId: second.organizationId })
    .where('userId', '=', person.accountId)
    .execute();
  await app.db
    .updateTable('session')
    .set({ activeOrganizationId: second.organizationId })
    .where('userId', '=', person.accountId)
    .execute();
  await join(socket, second.organizationId);
  const heard: unknown[] = [];
  socket.on('meeting-updated', (payload) => heard.push(payload));
  for (const { organizationId } of [owner, second])
    await app.bus.publish({
      name: 'meeting-updated',
      payload: { eventId: weeklyId, organizationId },
    });
  const pong = next(socket, 'pong');
  socket.emit('ping');
  await pong;
  expect(heard).toEqual([{ eventId: weeklyId, organizationId: second.organizationId }]);
});

test('only members of a team can join it', async () => {
  const { organizationId } = owner;
  const made = await owner.call('POST', `${auth}/organization/create-team`, {
    payload: { name: 'Billing', organizationId },
  });
  const teamId: string = made.json().id;
  const outsider = asPerson(owner);
  const refused = next(outsider, 'error');
  outsider.emit('join_team', { organizationId, teamId });
  expect(await refused).toEqual({ message: 'You are not allowed to access resource: team' });

  const person = await app.accounts.buildMember(organizationId);
  await owner.call('POST', `${auth}/organization/add-team-member`, {
    payload: { teamId, userId: person.accountId, organizationId },
  });
  const socket = asPerson(person);
  const joined = next(socket, 'joined_team');
  socket.emit('join_team', { organizationId, teamId });
  expect(await joined).toEqual({ teamId });
});

test('a ping is answered with a pong', async () => {
  const socket = asPerson(owner);
  const pong = next(socket, 'pong');
  socket.emit('ping');
  await pong;
});

const status = {
  eventId: weeklyId,
  title: 'Weekly',
  processingStatus: 'processing',
  processingProgress: { percentage: 40, currentStep: 'summarizing', estimatedTimeRemaining: 3 },
  processingError: null,
  processingStartedAt: '2026-11-20T09:00:00.000Z',
  processingCompletedAt: null,
} as const;

function eventOf(name: ServerEventName, organizationId: string): ServerEvent {
  switch (name) {
    case 'meeting-deleted':
    case 'meeting-updated':
      return { name, payload: { eventId: weeklyId, organizationId } };
    case 'planning-updated':
      return { name, payload: { organizationId, kind: 'scenario', id: weeklyId } };
    case 'organization-settings-updated':
    case 'organization-figures-updated':
    case 'organization-people-updated':
    case 'access-updated':
      return { name, payload: { organizationId } };
    default:
      return { name, payload: { ...status, organizationId } };
  }
}

test.each(serverEventNames)('%s reaches the organization with its payload', async (name) => {
  const { organizationId } = owner;
  const socket = asPerson(owner);
  await join(socket, organizationId);
  const heard = next(socket, name);
  const event = eventOf(name, organizationId);
  await app.bus.publish(event);
  expect(await heard).toEqual(event.payload);
});

describe('changes in an organization reach its open pages', () => {
  /** A page of the organization gets the event, and one of another organization does not. */
  async function isTold(name: ServerEventName, change: () => Promise<{ statusCode: number }>) {
    const colleague = await app.accounts.buildMember(owner.organizationId);
    const stranger = await app.accounts.buildOwner();
    const [here, elsewhere] = [asPerson(colleague), asPerson(stranger)];
    await join(here, owner.organizationId);
    await join(elsewhere, stranger.organizationId);
    const overheard: string[] = [];
    elsewhere.onAny((event: string) => overheard.push(event));
    const heard = next(here, name);
    expect((await change()).statusCode).toBeLessThan(300);
    expect(await heard).toEqual({ organizationId: owner.organizationId });
    const pong = next(elsewhere, 'pong');
    elsewhere.emit('ping');
    await pong;
    expect(overheard).toEqual(['pong']);
  }
  const inOrganization = (path: string, payload: object) =>
    owner.call('POST', `${auth}/organization/${path}`, { payload });
  const memberOf = ({ accountId }: SignedIn) =>
    app.db
      .selectFrom('member')
      .select('id as memberId')
      .where('userId', '=', accountId)
      .executeTakeFirstOrThrow();
  const { organizationSettings, importUsers } = paths;

  test.each<[string, () => Promise<{ statusCode: number }>]>([
    [
      'its toggles',
      () =>
        owner.call('PATCH', organizationSettings, {
          payload: {
            ...defaultOrganizationSettings,
            activeFeatures: { ...defaultActiveFeatures, sentiment: false },
          },
        }),
    ],
    ['its name', () => inOrganization('update', { data: { name: 'Northwind Labs' } })],
  ])('%s', (_, change) => isTold('organization-settings-updated', change));

  test.each<[string, () => Promise<{ statusCode: number }>]>([
    [
      'an import into its directory',
      () => {
        const content = 'email\nnew@northwind.example\n';
        return sendForm(owner, importUsers, formWith({ name: 'people.csv', content }));
      },
    ],
    [
      'an invitation',
      () => inOrganization('invite-member', { email: 'b@northwind.example', role: 'member' }),
    ],
    [
      'a role',
      async () => {
        const person = await app.accounts.buildMember(owner.organizationId);
        return inOrganization('update-member-role', { ...(await memberOf(person)), role: 'admin' });
      },
    ],
    [
      'a removal',
      async () => {
        const { email } = await app.accounts.buildMember(owner.organizationId);
        return inOrganization('remove-member', { memberIdOrEmail: email });
      },
    ],
  ])('%s', (_, change) => isTold('organization-people-updated', change));

  test('a member whose role was changed is notified and keeps the socket', async () => {
    const person = await app.accounts.buildMember(owner.organizationId);
    const [socket, other] = [asPerson(person), asPerson(owner)];
    await join(socket, owner.organizationId);
    await join(other, owner.organizationId);
    const othersHeard: string[] = [];
    other.onAny((event: string) => othersHeard.push(event));
    const heard = next(socket, 'access-updated');
    await inOrganization('update-member-role', { ...(await memberOf(person)), role: 'admin' });
    expect(await heard).toEqual({ organizationId: owner.organizationId });
    const pong = next(other, 'pong');
    other.emit('ping');
    await pong;
    expect(othersHeard).not.toContain('access-updated');
  });
});
