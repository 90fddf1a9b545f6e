import { render, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { server } from '@/testing/server.ts';

type Client = typeof import('./auth-client.ts')['authClient'];

let calls: string[] = [];
let client: Client;

/** Subscribes to every value that the library caches. */
function Page() {
  client.useSession();
  client.useListOrganizations();
  client.useActiveOrganization();
  client.useActiveMember();
  return null;
}

const asked = (path: string) => calls.filter((call) => call === `GET /api/auth/${path}`).length;
const shown = [
  'get-session',
  'organization/list',
  'organization/get-full-organization',
  'organization/get-active-member',
];

beforeEach(async () => {
  vi.resetModules();
  ({ authClient: client } = await import('./auth-client.ts'));
  server.use(
    http.post('*/api/auth/sign-up/email', () => HttpResponse.json({ user: account })),
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get('*/api/auth/*', () => HttpResponse.json({})),
    http.post('*/api/auth/*', () => HttpResponse.json({})),
  );
  server.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
  });
  render(<Page />);
  await waitFor(() => expect(Math.min(...shown.map(asked))).toBeGreaterThan(0));
  calls = [];
});
afterEach(() => {
  server.events.removeAllListeners();
  calls = [];
});

const credentials = { email: account.email, password: account.password };

describe('the session is fetched again', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['signing in', () => client.signIn.email(credentials)],
    ['signing up', () => client.signUp.email({ ...credentials, name: account.email })],
    ['signing out', () => client.signOut()],
    ['a change of the account', () => client.updateUser({ name: 'Helena' })],
    ['deleting the account', () => client.deleteUser({ password: account.password })],
    ['verifying the e-mail', () => client.verifyEmail({ query: { token: 'token' } })],
    ['switching the organization', () => client.organization.setActive({ organizationId: 'labs' })],
  ])('after %s', async (_, call) => {
    await call();
    await waitFor(() => expect(asked('get-session')).toBeGreaterThan(0));
  });
});

describe('organization calls', () => {
  const organizationId = 'northwind';

  test.each<[string, () => Promise<unknown>]>([
    ['making one', () => client.organization.create({ name: 'Labs', slug: 'labs' })],
    ['changing one', () => client.organization.update({ data: { name: 'Labs' } })],
    ['deleting one', () => client.organization.delete({ organizationId })],
  ])('the list is fetched again after %s', async (_, call) => {
    await call();
    await waitFor(() => expect(asked('organization/list')).toBeGreaterThan(0));
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'an invitation',
      () => client.organization.inviteMember({ email: 'a@example.com', role: 'member' }),
    ],
    [
      'a change of role',
      () => client.organization.updateMemberRole({ memberId: 'a', role: 'admin' }),
    ],
    ['switching', () => client.organization.setActive({ organizationId: 'labs' })],
  ])('the active organization is fetched again after %s', async (_, call) => {
    await call();
    await waitFor(() => expect(asked('organization/get-full-organization')).toBeGreaterThan(0));
  });

  test('the active member is fetched again after a change of role', async () => {
    await client.organization.updateMemberRole({ memberId: 'a', role: 'admin' });
    await waitFor(() => expect(asked('organization/get-active-member')).toBeGreaterThan(0));
  });
});

test('cookies are sent with every call', async () => {
  const credentialsOf: RequestCredentials[] = [];
  server.events.on('request:start', ({ request }) => {
    credentialsOf.push(request.credentials);
  });
  await client.signOut();
  expect(new Set(credentialsOf)).toEqual(new Set(['include']));
});

test('an answer with an address and redirect leads the browser there', async () => {
  const location = { href: 'http://localhost:3000/' };
  vi.stubGlobal('window', { location });
  server.use(
    http.post('*/api/auth/sign-in/email', () =>
      HttpResponse.json({ url: 'https://identity.example/start', redirect: true }),
    ),
  );
  await client.signIn.email(credentials);
  vi.unstubAllGlobals();
  expect(location.href).toBe('https://identity.example/start');
});
