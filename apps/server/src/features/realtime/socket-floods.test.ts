import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { socketPath } from '@rapport/contract';
import { pino } from 'pino';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLocalBus } from '../../platform/event-bus.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { presentSettings } from '../organizations/present-settings.ts';
import { openSockets } from './sockets.ts';

let app: TestApp;
let server: Server;
let port: number;
let stop: () => void;
/** Number of lookups, each of which is a database query. */
let asked = 0;
const open: Socket[] = [];
const flood = 3000;

beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
  stop();
  server.close();
});
afterAll(() => app.close());

/** Trusts the account that a client states, and has a single organization. */
async function listen() {
  asked = 0;
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  const { close } = openSockets(server, {
    db: app.db,
    bus: createLocalBus(),
    allowedOrigins: [],
    headers: {},
    log: pino({ level: 'silent' }),
    findCaller: async ({ authorization }) => {
      asked += 1;
      const membership = {
        organizationId: 'northwind',
        role: 'member',
        settings: presentSettings({}),
      } as const;
      return { accountId: authorization ?? 'anybody', sessionId: 'here', membership };
    },
  });
  stop = close;
}

function connect(account = 'anna'): Socket {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: socketPath,
    transports: ['websocket'],
    extraHeaders: { authorization: account },
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  return socket;
}
const next = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve));
const connected = async (account?: string) => {
  const socket = connect(account);
  await next(socket, 'connect');
  return socket;
};
const joined = (socket: Socket) => {
  const answer = next(socket, 'joined_organization');
  socket.emit('join_organization', { organizationId: 'northwind' });
  return answer;
};

test.each(['join_organization', 'join_team', 'ping', 'anything'])(
  'a flood of %s gets a sentence, costs few queries and ends the connection',
  async (event) => {
    await listen();
    const socket = await connected();
    const told: unknown[] = [];
    socket.on('error', (error) => told.push(error));
    const dropped = next(socket, 'disconnect');
    const payload = { organizationId: 'northwind', teamId: 'billing' };
    for (let count = 0; count < flood; count += 1) socket.emit(event, payload);
    await dropped;
    expect(told).toContainEqual({
      message: 'Too many messages on the live connection. Please try again in a minute.',
    });
    expect(asked).toBeLessThan(50);
  },
);

test('a flood over many sockets of one account causes no more queries, and others are served', async () => {
  await listen();
  const sockets = await Promise.all(Array.from({ length: 40 }, () => connected('anna')));
  const dropped = sockets.map((socket) => next(socket, 'disconnect'));
  for (const socket of sockets)
    for (let count = 0; count < flood / 40; count += 1)
      socket.emit('join_organization', { organizationId: 'northwind' });
  await Promise.any(dropped);
  expect(asked).toBeLessThan(250);
  expect(await joined(await connected('tom'))).toEqual({ organizationId: 'northwind' });
});

test('a connection that requests sockets again and again is closed', async () => {
  await listen();
  const line = new WebSocket(`ws://127.0.0.1:${port}${socketPath}/?EIO=4&transport=websocket`);
  await once(line, 'message');
  const ended = once(line, 'close');
  for (let count = 0; count < flood; count += 1) line.send('40');
  for (let count = 0; count < flood; count += 1) line.send('40/elsewhere,');
  await ended;
  expect(asked).toBeLessThan(50);
});

test('a message larger than any page sends closes the connection unread', async () => {
  await listen();
  const socket = await connected();
  const dropped = next(socket, 'disconnect');
  socket.emit('join_organization', { organizationId: 'x'.repeat(5000) });
  expect(await dropped).toBe('transport close');
  expect(asked).toBe(1);
});

test('the sockets of an account are limited', async () => {
  await listen();
  const sockets = await Promise.all(Array.from({ length: 50 }, () => connected('anna')));
  expect(await next(connect('anna'), 'connect_error')).toMatchObject({
    message: 'There are too many live connections of this account.',
  });
  await connected('tom');
  const left = next(sockets[0] as Socket, 'disconnect');
  sockets[0]?.disconnect();
  await left;
  await expect
    .poll(async () => {
      const socket = connect('anna');
      return Promise.race([
        next(socket, 'connect').then(() => 'in'),
        next(socket, 'connect_error').then(() => 'out'),
      ]);
    })
    .toBe('in');
});

test('forty pages of one person that reconnect at once are all served', async () => {
  await listen();
  const sockets = await Promise.all(Array.from({ length: 40 }, () => connected('anna')));
  const answers = await Promise.all(sockets.map(joined));
  expect(answers).toHaveLength(40);
  const pongs = sockets.map((socket) => next(socket, 'pong'));
  for (const socket of sockets) socket.emit('ping');
  await Promise.all(pongs);
});
