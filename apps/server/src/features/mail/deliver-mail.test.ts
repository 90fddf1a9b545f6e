import { randomUUID } from 'node:crypto';
import { paths, undeliveredMailListSchema } from '@rapport/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSmtpMailer } from '../../platform/mailer.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createDeliverMail } from './deliver-mail.ts';

let app: TestApp;
let owner: SignedIn;
let member: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  member = await app.accounts.buildMember(owner.organizationId);
});
afterAll(() => app.close());

function deliver(smtpUrl: string, job: { to: string; ofAccount?: boolean; hoursAgo?: number }) {
  const mailer = createSmtpMailer(smtpUrl, 'Rapport <rapport@localhost>');
  const log = pino({ level: 'silent' });
  return createDeliverMail({ db: app.db, mailer, log })({
    id: randomUUID(),
    queuedAt: new Date(Date.now() - (job.hoursAgo ?? 0) * 3_600_000).toISOString(),
    organizationId: job.ofAccount ? null : owner.organizationId,
    to: job.to,
    subject: 'Welcome',
    html: '<p>Come in</p>',
    text: 'Come in',
    link: 'http://localhost:8000/accept-invite/one',
  });
}

async function listed(person = owner) {
  const response = await person.call('GET', paths.undeliveredMail);
  return undeliveredMailListSchema.parse(response.json()).mails;
}

test('an accepted mail arrives once, with its own id', async () => {
  const server = await startMailServer();
  await deliver(server.url, { to: 'new@example.com' });
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatch(/^Message-ID: <[\w-]{36}@rapport>\r$/im);
  expect(await listed()).toEqual([]);
  await server.close();
});

test('an unreachable mail server is retried; after a day only the owners are told', async () => {
  const server = await startMailServer();
  await server.close();
  await expect(deliver(server.url, { to: 'new@example.com' })).rejects.toThrow('ECONNREFUSED');
  expect(await listed()).toEqual([]);
  await deliver(server.url, { to: 'new@example.com', hoursAgo: 25 });
  await deliver(server.url, { to: member.email, hoursAgo: 25, ofAccount: true });
  expect(await listed()).toMatchObject([
    { to: member.email, reason: expect.stringContaining('could not be reached for a day') },
    { to: 'new@example.com', subject: 'Welcome' },
  ]);
  expect((await member.call('GET', paths.undeliveredMail)).statusCode).toBe(403);
  expect(await listed(await app.accounts.buildOwner())).toEqual([]);
});

test('a refused mail is not retried, and a later delivery removes it from the list', async () => {
  const address = 'Nobody@example.com';
  const refusing = await startMailServer({ toRecipient: '550 No such user' });
  await deliver(refusing.url, { to: address });
  await refusing.close();
  const ofAddress = async () =>
    (await listed()).filter(({ to }) => to === address.toLowerCase()).map(({ reason }) => reason);
  expect(await ofAddress()).toEqual(['The mail server refused it: 550 No such user']);

  const busy = await startMailServer({ toRecipient: '450 Try again later' });
  await expect(deliver(busy.url, { to: address })).rejects.toThrow('450');
  await busy.close();
  expect(await ofAddress()).toHaveLength(1);

  const taking = await startMailServer();
  await deliver(taking.url, { to: address });
  await taking.close();
  expect(await ofAddress()).toEqual([]);
});
