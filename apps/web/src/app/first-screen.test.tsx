import { render, screen, waitFor } from '@testing-library/react';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

/** Loads the page until just before it is drawn. */
async function openPage(entry: string, signedInAs?: string, ...others: HttpHandler[]) {
  const asked: string[] = [];
  server.use(
    ...others,
    http.get('*/api/v1/event', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ meetings: [], total: 0, next: null });
    }),
    ...accountServer(signedInAs ? { signedInAs } : {}).handlers,
  );
  vi.resetModules();
  const { routesFor } = await import('./router.tsx');
  const { Providers } = await import('./providers.tsx');
  const { awaitFirstScreen } = await import('./first-screen.ts');
  const { createQueryClient } = await import('@/lib/query-client.ts');
  const queryClient = createQueryClient();
  const router = createMemoryRouter(routesFor(queryClient), { initialEntries: [entry] });
  const draw = () =>
    render(
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>,
    );
  return { asked, draw, isReady: awaitFirstScreen(router, queryClient) };
}

test('the meetings of an address are fetched once, before the page is drawn', async () => {
  await import('./routes/meetings.tsx');
  const { asked, draw, isReady } = await openPage('/meetings?search=plan', account.email);
  await waitFor(() => expect(asked).toHaveLength(1));
  await isReady;
  draw();
  expect(await screen.findByText('No meetings found')).toBeVisible();
  expect(asked).toEqual(['?limit=50&search=plan']);
});

test('without a session only the sign-in page is drawn', async () => {
  const { asked, draw, isReady } = await openPage('/meetings');
  await isReady;
  draw();
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a page that takes long to load says so', async () => {
  const waits = http.get('*/api/auth/get-session', () => delay('infinite'));
  const { draw, isReady } = await openPage('/meetings', undefined, waits);
  await isReady;
  draw();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
});
