import { pathFor, paths, samlAnswerPath, socketPath } from '@rapport/contract';
import { io, type Socket } from 'socket.io-client';
import type { AttackedServer } from './attacked-server.ts';
import type { Send, Sent } from './caller.ts';
import type { Tally } from './tally.ts';
import type { Step } from './watch.ts';
import type { Organization } from './world.ts';

const atOnce = 4;
const settleMs = 3000;
const floodMsMax = 60_000;

type Attack = { send: Send; step: Step; tally: Tally; own: Organization };

/** Repeats every action by which one account can add data. */
export async function attackGrowth(
  server: AttackedServer,
  { times, ...attack }: Attack & { times: number },
) {
  const { send, step, own } = attack;
  const { member, admin, owner } = own.people;
  const post = (path: string, body: object): Sent => ({
    method: 'POST',
    path: `${paths.auth}/${path}`,
    body: JSON.stringify(body),
  });
  const meeting = pathFor(paths.corrections, own.meetingId);
  const floods: [what: string, make: (number: number) => Sent][] = [
    [
      'names of 900,000 letters',
      () => ({ ...post('update-user', { name: 'x'.repeat(900_000) }), by: member }),
    ],
    [
      'refused calls',
      () => ({ method: 'PATCH', path: paths.organizationSettings, by: member, body: '{}' }),
    ],
    [
      'refused erasures',
      () => ({
        method: 'GET',
        path: pathFor(paths.erasure, owner.accountId),
        by: member,
        headers: { 'user-agent': 'x'.repeat(8000) },
      }),
    ],
    [
      'wrong passwords',
      () => ({ ...post('verify-password', { password: 'wrong-guess-1' }), by: member }),
    ],
    ['sign-ins', () => post('sign-in/email', { email: member.email, password: 'wrong-guess-1' })],
    [
      'answers of providers that nobody has asked',
      (number) => ({
        method: 'POST',
        path: samlAnswerPath,
        headers: {
          origin: 'https://id.example',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: `RelayState=unknown-${number}&SAMLResponse=${'PGE%2B'.repeat(15_000)}`,
      }),
    ],
    ['reset mails', () => post('request-password-reset', { email: member.email })],
    [
      'organizations',
      (number) => ({
        ...post('organization/create', {
          name: `New ${number}`,
          slug: `new-${number}-${member.accountId}`,
        }),
        by: member,
      }),
    ],
    [
      'teams',
      (number) => ({
        ...post('organization/create-team', {
          name: `Team ${number}`,
          organizationId: own.organizationId,
        }),
        by: admin,
      }),
    ],
    [
      'invitations',
      (number) => ({
        ...post('organization/invite-member', {
          email: `guest-${number}@example.com`,
          role: 'member',
          organizationId: own.organizationId,
        }),
        by: admin,
      }),
    ],
    [
      'API keys',
      (number) => ({
        method: 'POST',
        path: paths.apiKeys,
        by: admin,
        body: JSON.stringify({ name: `Key ${number}`, scopes: ['read-meetings'], days: 30 }),
      }),
    ],
    [
      'webhooks',
      (number) => ({
        method: 'POST',
        path: paths.webhooks,
        by: admin,
        body: JSON.stringify({ url: `http://127.0.0.2:9/${number}`, events: ['meeting.failed'] }),
      }),
    ],
    [
      'tests of a webhook',
      () => ({ method: 'POST', path: pathFor(paths.webhookTest, own.webhookId), by: admin }),
    ],
    [
      'domains',
      (number) => ({
        method: 'POST',
        path: paths.singleSignOnDomains,
        by: admin,
        body: JSON.stringify({ domain: `d${number}.example` }),
      }),
    ],
    [
      'starts of single sign-on',
      () => ({
        method: 'POST',
        path: paths.singleSignOnStart,
        body: JSON.stringify({ email: `someone@${own.domain}` }),
      }),
    ],
    ['starts of passkeys', () => ({ method: 'POST', path: paths.passkeySignInBegin })],
    ['digests', () => ({ method: 'POST', path: paths.digestNow, by: member })],
    [
      'corrections',
      (number) => ({
        method: 'POST',
        path: meeting,
        by: owner,
        body: JSON.stringify({ kind: 'set-title', title: `Title ${number}` }),
      }),
    ],
    [
      'retries',
      () => ({
        method: 'POST',
        path: pathFor(paths.retryProcessing, own.failedMeetingId),
        by: owner,
      }),
    ],
    ['downloads', () => ({ method: 'GET', path: paths.myDataFile, by: member })],
    ['audit logs', () => ({ method: 'GET', path: paths.auditLogFile, by: owner })],
  ];
  console.log(`${floods.length} kinds of data that a member can add, ${times} times each`);
  for (const [what, make] of floods)
    await step(`${times} ${what}`, () => flood(times, make, send, what));
  await step('live connections and messages', () => floodSockets(server, attack));
}

async function flood(times: number, make: (number: number) => Sent, send: Send, what: string) {
  let number = 0;
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > floodMsMax;
  const one = async () => {
    while (number < times && !isOver()) {
      number += 1;
      await send(make(number), what);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  if (isOver()) console.log(`  ${what}: stopped after ${number} of ${times}`);
}

async function floodSockets(
  { url }: AttackedServer,
  { tally, own }: Pick<Attack, 'tally' | 'own'>,
) {
  const [token = ''] = own.people.member.tokens;
  const open: Socket[] = Array.from({ length: 100 }, () =>
    io(url, {
      path: socketPath,
      transports: ['websocket'],
      extraHeaders: { authorization: `Bearer ${token}` },
      reconnection: false,
      forceNew: true,
    }),
  );
  await Promise.all(
    open.map((socket) => Promise.race([heard(socket, 'connect'), heard(socket, 'connect_error')])),
  );
  const connected = open.filter((socket) => socket.connected);
  if (connected.length === 0 || connected.length > 60)
    tally.fault(`${connected.length} of 100 live connections of one account were accepted`);
  const [first, ...others] = connected;
  if (first) {
    const dropped = Promise.race([heard(first, 'disconnect'), timeout(settleMs)]);
    for (let count = 0; count < 3000; count += 1)
      first.emit('join_organization', { organizationId: own.organizationId });
    if ((await dropped) === 'late')
      tally.fault('a flood of 3,000 messages did not end its connection');
  }
  for (const socket of others.slice(0, 9))
    for (let count = 0; count < 3000; count += 1) socket.emit('anything', 'x'.repeat(500));
  await timeout(settleMs);
  for (const socket of open) socket.disconnect();
}

const timeout = (ms: number) =>
  new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), ms));

const heard = (socket: Socket, event: string) =>
  new Promise<'heard'>((resolve) => socket.once(event, () => resolve('heard')));
