import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { paths, systemStateSchema } from '@rapport/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { type SignInProvider, startSignInProvider } from '../../testing/sign-in-provider.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { checkedForMs } from './check-providers.ts';

let app: TestApp;
let provider: SignInProvider;
let owner: SignedIn;

beforeAll(async () => {
  provider = await startSignInProvider('http://localhost:8000/return');
  app = await startTestApp({ ssoNetworks: ['127.0.0.1'], role: 'api' });
  owner = await app.accounts.buildOwner();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.db.deleteFrom('singleSignOn').execute();
});
afterAll(async () => {
  provider.close();
  await app.close();
});

async function insertProvider(issuer: string, given: object = {}) {
  const id = randomUUID();
  await app.db
    .insertInto('singleSignOn')
    .values({
      id,
      organizationId: owner.organizationId,
      issuer,
      isOn: true,
      isSavedByOwner: true,
      clientId: 'a',
      clientSecret: 'sealed',
      secretTail: 'c',
      changedBy: null,
      protocol: 'openid' as const,
      signInAddress: null,
      certificates: null,
      testedAt: null,
      testedEmail: null,
      testError: null,
      ...given,
    })
    .execute();
  return id;
}
async function providers() {
  const answer = await owner.call('GET', paths.system);
  expect(answer.body).not.toContain('sealed');
  return systemStateSchema.parse(answer.json()).signInProviders;
}

test('a SAML provider is never called', async () => {
  await insertProvider('https://identity.example.com', {
    protocol: 'saml',
    clientId: null,
    clientSecret: null,
    secretTail: null,
    signInAddress: 'https://identity.example.com/sign-in',
    certificates: 'a',
  });
  for (let turn = 0; turn < 2; turn += 1)
    expect(await providers()).toMatchObject([{ protocol: 'saml', check: null }]);
});

test('a provider that answers is reachable, with the last sign-in', async () => {
  const { name } = await app.db
    .selectFrom('organization')
    .select('name')
    .where('id', '=', owner.organizationId)
    .executeTakeFirstOrThrow();
  const singleSignOnId = await insertProvider(provider.issuer, {
    testedAt: new Date('2026-03-01T08:00:00Z'),
    testError: 'access_denied: Not assigned.',
  });
  const lastUsedAt = new Date('2026-02-01T08:00:00Z');
  await app.db
    .insertInto('singleSignOnLink')
    .values({
      singleSignOnId,
      organizationId: owner.organizationId,
      subject: 'anna',
      accountId: owner.accountId,
      lastUsedAt,
    })
    .execute();
  expect(await providers()).toMatchObject([
    {
      organization: name,
      issuer: provider.issuer,
      lastSuccessAt: lastUsedAt.toISOString(),
      failedTest: { at: '2026-03-01T08:00:00.000Z', error: 'access_denied: Not assigned.' },
    },
  ]);
  await expect.poll(providers).toMatchObject([{ check: { problem: null } }]);
});

test('an unreachable provider is reported with the reason, and a new address is checked at once', async () => {
  await insertProvider('http://127.0.0.1:1');
  await expect
    .poll(providers)
    .toMatchObject([{ check: { problem: expect.stringContaining('ECONNREFUSED') } }]);
  await app.db.updateTable('singleSignOn').set({ issuer: provider.issuer }).execute();
  expect(await providers()).toMatchObject([{ check: null }]);
  await expect.poll(providers).toMatchObject([{ check: { problem: null } }]);
});

test('a provider that does not answer delays nobody, and is called once in five minutes', async () => {
  let asked = 0;
  const silent = createServer(() => {
    asked += 1;
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  await insertProvider(`http://127.0.0.1:${address.port}`);
  expect(await providers()).toMatchObject([{ check: null }]);
  await expect.poll(() => asked).toBe(1);
  expect(await providers()).toMatchObject([{ check: null }]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + checkedForMs - 1000 });
  await providers();
  vi.setSystemTime(Date.now() + 2000);
  await providers();
  await expect.poll(() => asked).toBe(2);
  silent.closeAllConnections();
  silent.close();
});

test('a provider that is switched off is not called', async () => {
  await insertProvider('http://127.0.0.1:1', { isOn: false });
  expect(await providers()).toEqual([]);
});
