import {
  actionListSchema,
  auditPageSchema,
  type NewWebhook,
  pathFor,
  paths,
  systemStateSchema,
  webhookDeliveryPageSchema,
  webhookEventSchema,
  webhookListSchema,
  webhookSecretSchema,
} from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { personOf, turnActionsOn } from '../../testing/factories/actions.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';
import {
  answering,
  type ReceivedCall,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/webhook-receiver.ts';
import { deliverWebhookJob, findDueWebhooksJob } from './deliver-webhooks.job.ts';
import { claimDelivery } from './due-delivery-repository.ts';
import { sweepWebhooks } from './sweep-webhooks.ts';

const soon = { timeout: 15_000, interval: 20 };
const publicAddress = '93.184.216.34';
const every = webhookEventSchema.options;

let app: TestApp;
let owner: SignedIn;
let receiver: WebhookReceiver;
/** The addresses to which a host resolves at each lookup. */
const hosts = new Map<string, string[]>();

beforeAll(async () => {
  app = await startTestApp(
    { webhookNetworks: ['127.0.0.1'] },
    undefined,
    undefined,
    async (host) => {
      const address = hosts.get(host)?.shift();
      if (!address) throw Object.assign(new Error(host), { code: 'ENOTFOUND' });
      return [{ address, family: 4 }];
    },
  );
});
afterAll(() => app.close());
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  owner = await app.accounts.buildOwner();
});
afterEach(() => receiver.close());

async function add(by: SignedIn, { url = receiver.url, events = every }: Partial<NewWebhook> = {}) {
  const added = await by.call('POST', paths.webhooks, { payload: { url, events } });
  expect(added.json()).toMatchObject({ id: expect.any(String) });
  return webhookSecretSchema.parse(added.json());
}
const listed = async (by: SignedIn) =>
  webhookListSchema.parse((await by.call('GET', paths.webhooks)).json()).webhooks;
const deliveries = async (by: SignedIn, query = '') =>
  webhookDeliveryPageSchema.parse(
    (await by.call('GET', `${paths.webhookDeliveries}${query}`)).json(),
  );
const change = (by: SignedIn, id: string, payload: object) =>
  by.call('PATCH', pathFor(paths.webhook, id), { payload });
const sendTest = (by: SignedIn, id: string) => by.call('POST', pathFor(paths.webhookTest, id));

/** Makes waiting calls due as if this much time had passed. */
async function pass(hours: number, webhookId: string) {
  await sql`
    update "webhookDelivery" set "nextAt" = "nextAt" - make_interval(secs => ${hours * 3600})
    where "webhookId" = ${webhookId} and "state" = 'waiting'`.execute(app.db);
  await app.queue.enqueue(app.db, deliverWebhookJob, { webhookId });
  app.queue.wake(deliverWebhookJob);
}

/**
 * Verifies a signature by the steps of
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
async function isSignedWith(secret: string, { headers, text }: ReceivedCall) {
  const bytes = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey(
    'raw',
    bytes(secret.replace('whsec_', '')),
    hmac,
    false,
    ['verify'],
  );
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
  const checks = `${headers['webhook-signature']}`.split(' ').map((signature) => {
    const [version, base64 = ''] = signature.split(',');
    if (version !== 'v1') return false;
    return crypto.subtle.verify('HMAC', key, bytes(base64), new TextEncoder().encode(signed));
  });
  return (await Promise.all(checks)).includes(true);
}

test('an analysed meeting and its actions are reported, signed and in order, without any words', async () => {
  await turnActionsOn(owner);
  const { secret } = await add(owner);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const words =
    'Anna Berg: I will send the secret figures on Friday.\nTom Leiva: Thank you, Anna.\n';
  const meetingId = await upload(owner, words, '2026-11-19 Merger.txt');
  await expect.poll(() => receiver.events(), soon).toEqual(['meeting.analysed', 'action.created']);
  const [analysed, created] = receiver.calls;
  expect(analysed?.body.data).toEqual({ meetingId, status: 'completed' });
  expect(created?.body.data).toEqual({
    actionId: expect.any(String),
    meetingId,
    state: 'open',
    due: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  for (const call of receiver.calls) {
    expect(call.text).not.toMatch(/secret|figures|Anna|Merger/);
    expect(call.headers['content-type']).toBe('application/json');
    const age = Date.now() / 1000 - Number(call.headers['webhook-timestamp']);
    expect(Math.abs(age)).toBeLessThan(60);
    expect(await isSignedWith(secret, call)).toBe(true);
    expect(await isSignedWith(secret, { ...call, text: `${call.text} ` })).toBe(false);
  }
  await expect
    .poll(async () => (await deliveries(owner)).deliveries.map(({ state }) => state), soon)
    .toEqual(['delivered', 'delivered']);
  const [newest] = (await deliveries(owner)).deliveries;
  expect(newest).toMatchObject({
    event: 'action.created',
    attempts: 1,
    nextAt: null,
    request: { url: receiver.url, body: created?.text },
    response: { status: 200, body: 'noted', error: null },
  });
  expect(newest?.id).toBe(created?.headers['webhook-id']);
});

test('a changed action is reported with its state and day', async () => {
  await turnActionsOn(owner);
  await add(owner, { events: ['action.changed'] });
  const payload = { text: 'Call the bank', owner: { userId: await personOf(app.db, owner) } };
  const added = await owner.call('POST', paths.actions, { payload });
  const actionId = added.json().id;
  await owner.call('PATCH', paths.actions, { payload: { ids: [actionId], state: 'done' } });
  await expect.poll(() => receiver.events(), soon).toEqual(['action.changed']);
  expect(receiver.calls[0]?.body.data).toEqual({
    actionId,
    meetingId: null,
    state: 'done',
    due: null,
  });
});

test('actions are not reported while they are switched off', async () => {
  await add(owner);
  const read = waitForEvent(app.bus, 'transcript-processing-completed');
  await upload(owner);
  await read;
  await expect.poll(() => receiver.events(), soon).toEqual(['meeting.analysed']);
  expect((await deliveries(owner)).deliveries).toHaveLength(1);
});

test('a file that cannot be read is reported', async () => {
  await add(owner, { events: ['meeting.failed'] });
  const meetingId = await upload(owner, ' ', 'empty.txt');
  await expect.poll(() => receiver.events(), soon).toEqual(['meeting.failed']);
  expect(receiver.calls[0]?.body.data).toEqual({ meetingId, status: 'failed' });
});

test('a receiver that was down for an hour gets everything once, in order per meeting', async () => {
  await turnActionsOn(owner);
  receiver.behave(answering(503));
  const { id } = await add(owner);
  const meetings: string[] = [];
  for (let number = 1; number <= 5; number += 1)
    meetings.push(
      await upload(owner, `Anna Berg: I will send report ${number} on Friday.\nTom Leiva: Good.\n`),
    );
  const count = async () => (await deliveries(owner)).deliveries.length;
  await expect.poll(count, soon).toBe(meetings.length * 2);
  const { actions } = actionListSchema.parse((await owner.call('GET', paths.actions)).json());
  await owner.call('PATCH', paths.actions, {
    payload: { ids: actions.map((action) => action.id), state: 'done' },
  });
  // The last meeting stays.
  for (const meeting of meetings.slice(0, -1))
    await owner.call('DELETE', pathFor(paths.meeting, meeting));
  const other = await buildMeeting(app.db, owner, {});
  await owner.call('DELETE', pathFor(paths.meeting, other));
  // While it is down, the later calls of a meeting wait for its first, and other meetings do not wait.
  for (let tries = 1; tries <= 3; tries += 1) {
    const triesOf = (meeting: string) =>
      receiver.calls.filter(({ body }) => body.data.meetingId === meeting).length;
    await expect
      .poll(() => Math.min(...[...meetings, other].map(triesOf)), soon)
      .toBeGreaterThanOrEqual(tries);
    await expect.poll(() => claimed(id), soon).toBe(0);
    if (tries < 3) await pass(0.5, id);
  }
  expect(new Set(receiver.calls.map(({ body }) => `${body.type} ${body.data.meetingId}`))).toEqual(
    new Set([
      ...meetings.map((meeting) => `meeting.analysed ${meeting}`),
      `meeting.deleted ${other}`,
    ]),
  );

  receiver.calls.length = 0;
  receiver.behave(answering(204));
  await pass(1, id);
  const all = meetings.length * 4;
  await expect
    .poll(async () => (await deliveries(owner)).deliveries.map(({ state }) => state), soon)
    .toEqual(Array(all).fill('delivered'));
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(all);
  expect(receiver.calls).toHaveLength(all);
  const told = Map.groupBy(receiver.calls, ({ body }) => body.data.meetingId);
  const whole = ['meeting.analysed', 'action.created', 'action.changed', 'meeting.deleted'];
  expect(
    [...told].map(([meeting, calls]) => [meeting, calls.map(({ body }) => body.type)]),
  ).toEqual(
    expect.arrayContaining([
      ...meetings.map((meeting, at) => [meeting, whole.slice(0, at < meetings.length - 1 ? 4 : 3)]),
      [other, ['meeting.deleted']],
    ]),
  );
}, 60_000);

/** Number of calls that are being made. */
async function claimed(webhookId: string): Promise<number> {
  const { rows } = await sql<{ claimed: number }>`
    select count(*)::int as "claimed" from "webhookDelivery"
    where "webhookId" = ${webhookId} and "claimedUntil" is not null`.execute(app.db);
  return rows[0]?.claimed ?? 0;
}

test('a call goes on when the clock is set back by days', async () => {
  receiver.behave(answering(500));
  const { id } = await add(owner);
  await sendTest(owner, id);
  await expect.poll(() => receiver.calls.length, soon).toBe(1);
  await expect.poll(() => claimed(id), soon).toBe(0);
  receiver.behave(answering(200));
  await sql`
    update "webhookDelivery" set "nextAt" = now() + interval '2 days',
      "claimedUntil" = now() + interval '2 days'
    where "webhookId" = ${id}`.execute(app.db);
  await app.queue.enqueue(app.db, findDueWebhooksJob, {});
  app.queue.wake(findDueWebhooksJob);
  await expect.poll(() => receiver.calls.length, soon).toBe(2);
});

test('a call is retried for a day, then given up, and sent again on request', async () => {
  receiver.behave(answering(500));
  const { id } = await add(owner);
  await sendTest(owner, id);
  const seconds: number[] = [];
  for (let attempts = 1; attempts <= 18; attempts += 1) {
    const one = async () => (await deliveries(owner)).deliveries[0];
    await expect.poll(async () => (await one())?.response.status, soon).toBe(500);
    await expect.poll(async () => (await one())?.attempts, soon).toBe(attempts);
    await expect.poll(() => receiver.calls.length, soon).toBe(attempts);
    await expect.poll(() => claimed(id), soon).toBe(0);
    const { nextAt, attemptedAt } = (await one()) ?? {};
    if (!nextAt || !attemptedAt) break;
    seconds.push(Math.round((Date.parse(nextAt) - Date.parse(attemptedAt)) / 1000));
    await pass(2, id);
  }
  const expected = [5, 30, 120, 600, 1800, 3600, ...Array(11).fill(7200)];
  expect(seconds.map((each, at) => Math.abs(each - expected[at]) < 3)).toEqual(
    expected.map(() => true),
  );
  const [failed] = (await deliveries(owner)).deliveries;
  expect(failed).toMatchObject({ state: 'failed', attempts: 18, nextAt: null });
  expect(failed?.response).toMatchObject({ status: 500, error: 'It answered 500.' });
  const ids = new Set(receiver.calls.map(({ headers }) => headers['webhook-id']));
  expect(ids).toEqual(new Set([failed?.id]));

  receiver.behave(answering(200));
  const again = await owner.call('POST', pathFor(paths.webhookResend, failed?.id ?? ''));
  expect(again.statusCode).toBe(202);
  await expect
    .poll(async () => (await deliveries(owner)).deliveries[0], soon)
    .toMatchObject({ state: 'delivered', attempts: 1, response: { status: 200, error: null } });
}, 60_000);

test('while a secret is being replaced, both sign; then only the new one', async () => {
  const before = await add(owner);
  const replaced = await owner.call('POST', pathFor(paths.webhookSecret, before.id), {
    payload: { version: 1 },
  });
  const after = webhookSecretSchema.parse(replaced.json());
  expect(after.secret).not.toBe(before.secret);
  expect((await listed(owner))[0]?.previousSecretUntil).not.toBeNull();
  await sendTest(owner, before.id);
  await expect.poll(() => receiver.calls.length, soon).toBe(1);
  await sql`
    update "webhook" set "previousSecretUntil" = now() - interval '1 second'
    where "id" = ${before.id}`.execute(app.db);
  await sendTest(owner, before.id);
  await expect.poll(() => receiver.calls.length, soon).toBe(2);
  const [during, later] = receiver.calls;
  if (!during || !later) throw new Error('There were no calls');
  expect(await isSignedWith(before.secret, during)).toBe(true);
  expect(await isSignedWith(after.secret, during)).toBe(true);
  expect(await isSignedWith(before.secret, later)).toBe(false);
  expect(await isSignedWith(after.secret, later)).toBe(true);
  const { rows } = await sql<{ row: string }>`
    select to_jsonb("webhook")::text as "row" from "webhook" where "id" = ${before.id}`.execute(
    app.db,
  );
  for (const { secret } of [before, after]) expect(rows[0]?.row).not.toContain(secret.slice(6));
});

test('a redirect is not followed', async () => {
  const target = await startWebhookReceiver();
  receiver.behave(answering(307, { location: target.url }));
  const { id } = await add(owner);
  await sendTest(owner, id);
  await expect
    .poll(async () => (await deliveries(owner)).deliveries[0]?.response, soon)
    .toMatchObject({ status: 307, error: 'It answered with a redirect, which is not followed.' });
  expect(target.calls).toEqual([]);
  target.close();
});

test.each([
  'https://127.0.0.2/hook',
  'https://10.1.2.3/',
  'https://172.20.0.1/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://0.0.0.0/',
  'https://2130706434/',
  'https://0x7f.2/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::ffff:8.8.8.8]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://[64:ff9b::a00:1]/',
  'https://[2002:a00:1::]/',
  'https://private.example/',
  `http://${publicAddress}/`,
  'http://plain.example/',
  'http://nowhere.example/',
  'ftp://127.0.0.1/',
  'https://user:password@hooks.example/',
  'hooks.example',
])('the address %s is refused', async (url) => {
  hosts.set('private.example', ['10.0.0.1', '10.0.0.1']);
  hosts.set('plain.example', [publicAddress, publicAddress]);
  const refused = await owner.call('POST', paths.webhooks, { payload: { url, events: every } });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ code: 'WEBHOOK_ADDRESS' });
  const { id } = await add(owner);
  expect((await change(owner, id, { version: 1, url })).json()).toMatchObject({
    code: 'WEBHOOK_ADDRESS',
  });
  expect(await listed(owner)).toMatchObject([{ url: receiver.url, version: 1 }]);
});

test('a host that resolves to a public address when added and to a private one later is not called', async () => {
  hosts.set('rebound.example', [publicAddress, '127.0.0.2', '10.0.0.1']);
  const { id } = await add(owner, { url: `https://rebound.example:${receiver.port}/hook` });
  await sendTest(owner, id);
  await expect
    .poll(async () => (await deliveries(owner)).deliveries[0]?.response, soon)
    .toMatchObject({
      status: null,
      error: 'The address is in a private network, which Rapport may not call.',
    });
  expect(receiver.calls).toEqual([]);
});

test('a host in a network listed in the environment is called', async () => {
  hosts.set('listed.example', ['127.0.0.1', '127.0.0.1']);
  const { id } = await add(owner, { url: `http://listed.example:${receiver.port}/hook` });
  await sendTest(owner, id);
  await expect.poll(() => receiver.events(), soon).toEqual(['webhook.test']);
});

test("an address that answers 'gone' switches its webhook off", async () => {
  receiver.behave(answering(410));
  const { id } = await add(owner);
  await sendTest(owner, id);
  await expect
    .poll(() => listed(owner), soon)
    .toMatchObject([{ isOn: false, isGone: true, changedBy: null, version: 2 }]);
  expect((await deliveries(owner)).deliveries).toMatchObject([{ state: 'failed' }]);
  const { entries } = auditPageSchema.parse((await owner.call('GET', paths.auditLog)).json());
  expect(entries[0]).toMatchObject({
    action: 'webhook-changed',
    person: null,
    detail: 'turned off: the address is gone',
  });
  const meeting = await buildMeeting(app.db, owner, {});
  await owner.call('DELETE', pathFor(paths.meeting, meeting));
  expect((await deliveries(owner)).deliveries).toHaveLength(1);
});

test("an address that answers 'gone' does not switch off a webhook that has another address by then", async () => {
  const { id } = await add(owner);
  const url = `${receiver.url}/new`;
  receiver.behave(async (response) => {
    await change(owner, id, { version: 1, url });
    answering(410)(response);
  });
  await sendTest(owner, id);
  await expect
    .poll(async () => (await deliveries(owner)).deliveries[0]?.response.status, soon)
    .toBe(410);
  expect(await listed(owner)).toMatchObject([{ url, isOn: true, isGone: false, version: 2 }]);
});

test('two processes claim one call at a time', async () => {
  const { id } = await add(owner);
  for (const sent of [[200], [200, 200]]) {
    await sendTest(owner, id);
    await expect
      .poll(
        async () => (await deliveries(owner)).deliveries.map((one) => one.response.status),
        soon,
      )
      .toEqual(sent);
  }
  // A job that is left would claim a call beside the test.
  await expect
    .poll(async () => {
      const { rows } = await sql<{ left: number }>`
        select count(*)::integer as "left" from pgboss.job
        where name = ${deliverWebhookJob.name} and state < 'completed'
          and data ->> 'webhookId' = ${id}`.execute(app.db);
      return rows[0]?.left;
    }, soon)
    .toBe(0);
  await sql`
    update "webhookDelivery" set "state" = 'waiting', "deliveredAt" = null, "nextAt" = now()
    where "webhookId" = ${id}`.execute(app.db);
  const claims = await Promise.all(Array.from({ length: 4 }, () => claimDelivery(app.db, id)));
  expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
});

test('an endless answer is cut off', async () => {
  receiver.behave((response) => {
    const fill = () => {
      while (response.write('x'.repeat(16_000)));
    };
    response.writeHead(200).on('drain', fill);
    fill();
  });
  const { id } = await add(owner);
  await sendTest(owner, id);
  await expect
    .poll(async () => (await deliveries(owner)).deliveries[0], soon)
    .toMatchObject({ state: 'delivered', response: { body: 'x'.repeat(1000) } });
});

test('a webhook that is off is not called, and gets waiting calls when it is on again', async () => {
  receiver.behave(answering(500));
  const { id } = await add(owner);
  await sendTest(owner, id);
  await expect
    .poll(async () => (await deliveries(owner)).deliveries[0]?.response.status, soon)
    .toBe(500);
  await change(owner, id, { version: 1, isOn: false });
  receiver.behave(answering(200));
  await pass(1, id);
  const sentinel = await add(owner);
  await sendTest(owner, sentinel.id);
  await expect.poll(() => receiver.calls.length, soon).toBe(2);
  expect(receiver.calls[1]?.body.data).toEqual({ webhookId: sentinel.id });
  await change(owner, id, { version: 2, isOn: true });
  await expect.poll(() => receiver.calls.length, soon).toBe(3);
  expect(receiver.calls[2]?.headers['webhook-id']).toBe(receiver.calls[0]?.headers['webhook-id']);
});

test('changing a webhook that somebody else has changed meanwhile says who changed it', async () => {
  const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
  const { id } = await add(owner);
  expect((await change(admin, id, { version: 1, events: ['meeting.failed'] })).statusCode).toBe(
    204,
  );
  const late = await change(owner, id, { version: 1, isOn: false });
  expect(late.statusCode).toBe(409);
  expect(late.json().message).toBe(
    `${admin.email} changed this webhook meanwhile. Nothing was saved.`,
  );
  const secret = await owner.call('POST', pathFor(paths.webhookSecret, id), {
    payload: { version: 1 },
  });
  expect(secret.statusCode).toBe(409);
  expect(await listed(owner)).toMatchObject([
    { events: ['meeting.failed'], isOn: true, version: 2, changedBy: admin.email },
  ]);
});

test('a second organization is not called, and sees and changes nothing of the first', async () => {
  const other = await app.accounts.buildOwner();
  const theirs = await startWebhookReceiver();
  await add(other, { url: theirs.url });
  const { id } = await add(owner);
  const meeting = await buildMeeting(app.db, owner, {});
  await owner.call('DELETE', pathFor(paths.meeting, meeting));
  await expect.poll(() => receiver.events(), soon).toEqual(['meeting.deleted']);
  expect((await deliveries(other)).deliveries).toEqual([]);
  expect(theirs.calls).toEqual([]);
  const [own] = (await deliveries(owner)).deliveries;
  const foreign = [
    change(other, id, { version: 1, isOn: false }),
    sendTest(other, id),
    other.call('POST', pathFor(paths.webhookSecret, id), { payload: { version: 1 } }),
    other.call('DELETE', pathFor(paths.webhook, id)),
    other.call('POST', pathFor(paths.webhookResend, own?.id ?? '')),
  ];
  for (const call of foreign) expect((await call).statusCode).toBe(404);
  expect((await listed(other)).map(({ url }) => url)).toEqual([theirs.url]);
  theirs.close();
});

test('deliveries are paged, and kept for 30 days', async () => {
  const { id } = await add(owner, { url: 'https://nowhere.example/' });
  for (let at = 0; at < 3; at += 1) await sendTest(owner, id);
  const first = await deliveries(owner, '?limit=2');
  const second = await deliveries(owner, `?limit=2&before=${first.next}`);
  expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([2, 1, null]);
  const ids = [...first.deliveries, ...second.deliveries].map((one) => one.id);
  expect(new Set(ids).size).toBe(3);
  await sql`
    update "webhookDelivery" set "createdAt" = now() - interval '31 days'
    where "id" = ${second.deliveries[0]?.id}`.execute(app.db);
  await sweepWebhooks(app);
  expect((await deliveries(owner)).deliveries.map((one) => one.id)).toEqual(ids.slice(0, 2));
});

test('a deleted webhook is no longer called and leaves no log', async () => {
  const { id } = await add(owner);
  await sendTest(owner, id);
  await expect.poll(() => receiver.calls.length, soon).toBe(1);
  expect((await owner.call('DELETE', pathFor(paths.webhook, id))).statusCode).toBe(204);
  expect(await listed(owner)).toEqual([]);
  expect((await deliveries(owner)).deliveries).toEqual([]);
});

test('the operator sees how many calls wait and how many were given up', async () => {
  const { id } = await add(owner, { url: 'https://nowhere.example/' });
  await sendTest(owner, id);
  await sendTest(owner, id);
  await sql`
    update "webhookDelivery" set "state" = 'failed'
    where "id" = (select "id" from "webhookDelivery" where "webhookId" = ${id} limit 1)`.execute(
    app.db,
  );
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where "state" = 'waiting')::int as "waiting",
      count(*) filter (where "state" = 'failed')::int as "failed" from "webhookDelivery"`.execute(
    app.db,
  );
  const { organizationId } = await app.db
    .selectFrom('organization')
    .select('id as organizationId')
    .orderBy('createdAt')
    .executeTakeFirstOrThrow();
  const operator = await app.accounts.buildMember(organizationId, 'owner');
  const state = systemStateSchema.parse((await operator.call('GET', paths.system)).json());
  expect(state.webhooks).toEqual(rows[0]);
  expect(state.webhooks.failed).toBeGreaterThanOrEqual(1);
});
