import { render, screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http, type JsonBodyType } from 'msw';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const permissionPath = '*/api/auth/organization/has-permission';

async function openAdministration(
  answer: () => Response | Promise<Response>,
  fallbackPath?: string,
) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    http.post(permissionPath, answer),
    ...accountServer({ signedInAs: account.email }).handlers,
  );
  vi.resetModules();
  const { RequirePermission } = await import('./guards.tsx');
  const { Providers } = await import('./providers.tsx');
  const { createQueryClient } = await import('@/lib/query-client.ts');
  const page = (
    <RequirePermission
      permissions={{ organization: ['update'] }}
      {...(fallbackPath ? { fallbackPath } : {})}
    >
      <h1>Administration</h1>
    </RequirePermission>
  );
  const routes = [
    { path: '/admin', element: page },
    { path: '/', element: <h1>Home</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/admin'] });
  render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

const answering =
  (body: JsonBodyType, status = 200) =>
  () =>
    HttpResponse.json(body, { status });

test('while the permission is checked, the page says so', async () => {
  await openAdministration(async () => {
    await delay('infinite');
    return HttpResponse.json({});
  });
  expect(await screen.findByText('Checking permissions...')).toBeInTheDocument();
});

test('a permitted person is let in', async () => {
  await openAdministration(answering({ error: null, success: true }));
  expect(await screen.findByRole('heading', { name: 'Administration' })).toBeVisible();
});

test.each([
  ['lacks the permission', answering({ error: null, success: false })],
  ['meets a failing check', answering({}, 500)],
  ['gets no answer', () => HttpResponse.error()],
])('a person who %s sees the not-found page', async (_, answer) => {
  await openAdministration(answer);
  expect(await screen.findByText('Oops! Page not found')).toBeVisible();
  expect(screen.getByRole('heading', { name: '404' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('a person without the permission can be redirected instead', async () => {
  await openAdministration(answering({ error: null, success: false }), '/');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('while the session is loading, the page says Loading...', async () => {
  server.use(http.get('*/api/auth/get-session', () => delay('infinite')));
  await renderApp('/meetings');
  // The code's loading message is replaced by the one of the session.
  await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
});

test('an unreachable server does not count as being signed out', async () => {
  const { state, handlers } = accountServer({ signedInAs: account.email });
  server.use(
    http.get('*/api/auth/get-session', () => HttpResponse.error(), { once: true }),
    ...handlers,
  );
  const { user, router } = await renderApp('/meetings');
  expect(await screen.findByText('Rapport cannot be reached')).toBeVisible();
  expect(state.signedInAs).toBe(account.email);
  const destinations: unknown[] = [];
  router.subscribe(({ navigation }) => destinations.push(navigation.location?.pathname));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(destinations).not.toContain('/login');
});

test('an unknown address shows the not-found page', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderApp('/nowhere');
  expect(await screen.findByText('Oops! Page not found')).toBeVisible();
  expect(document.title).toBe('Page not found · Rapport');
  expect(logged).toHaveBeenCalledWith('404: no page at', '/nowhere');
});
