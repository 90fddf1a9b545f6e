import { QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { server } from '@/testing/server.ts';
import { accountChanged } from './account-change.ts';
import { AuthProvider } from './auth-context.tsx';
import { changeAccount } from './change-account.ts';
import { createQueryClient } from './query-client.ts';
import { useActiveOrganization } from './use-active-organization.ts';
import { useOwnRole } from './use-own-role.ts';

function Page() {
  useActiveOrganization();
  useOwnRole();
  return null;
}

let calls: string[] = [];
const asked = (path: string) => calls.filter((call) => call === `GET /api/auth/${path}`).length;
const shown = ['get-session', 'organization/list', 'organization/get-active-member'];

beforeEach(async () => {
  server.use(
    http.post('*/api/auth/*', () => HttpResponse.json({})),
    ...accountServer({ signedInAs: account.email }).handlers,
  );
  server.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    expect(request.credentials).toBe('include');
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <Page />
      </AuthProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(Math.min(...shown.map(asked))).toBeGreaterThan(0));
  calls = [];
});
afterEach(() => {
  server.events.removeAllListeners();
  calls = [];
});

const isFetchedAgain = () =>
  waitFor(() => expect(Math.min(...shown.map(asked))).toBeGreaterThan(0));

test.each([
  'sign-in/email',
  'sign-up/email',
  'sign-out',
  'update-user',
  'delete-user',
  'verify-email',
  'organization/create',
  'organization/update',
  'organization/delete',
  'organization/set-active',
  'organization/invite-member',
  'organization/update-member-role',
])('session, organizations and role are fetched again after %s', async (path) => {
  await changeAccount(path, { email: account.email, password: account.password });
  await isFetchedAgain();
});

test('they are fetched again after a change in another page', async () => {
  accountChanged();
  await isFetchedAgain();
});

test('nothing is fetched again after a refused call', async () => {
  const body = { code: 'TAKEN', message: 'Taken' };
  server.use(http.post('*/api/auth/*', () => HttpResponse.json(body, { status: 409 })));
  const refused = changeAccount('organization/create', { slug: 'labs' });
  await expect(refused).rejects.toMatchObject({ status: 409, ...body });
  expect(calls).toEqual(['POST /api/auth/organization/create']);
});

test('an answer with an address and redirect leads the browser there, unless the caller goes elsewhere', async () => {
  const location = { href: 'http://localhost:3000/', origin: 'http://localhost:3000' };
  vi.stubGlobal('window', { location });
  const url = 'https://identity.example/start';
  server.use(http.post('*/api/auth/*', () => HttpResponse.json({ url, redirect: true })));
  await changeAccount('sign-in/email', {}, { followsRedirect: false });
  expect(location.href).toBe('http://localhost:3000/');
  await changeAccount('sign-in/email');
  vi.unstubAllGlobals();
  expect(location.href).toBe(url);
});
