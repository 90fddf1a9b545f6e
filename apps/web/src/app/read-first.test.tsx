import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { PageLoading } from '@/components/layout/page-states.tsx';
import { createQueryClient } from '@/lib/query-client.ts';
import type { ReadScreen } from '@/lib/read-screen.ts';
import { PageFailure } from './page-failure.tsx';
import { readFirst } from './read-first.ts';

const queryKey = ['answer'];

function Screen() {
  return (
    <>
      <h1>{useSuspenseQuery<string>({ queryKey }).data}</h1>
      <Link to="?tab=second">Second tab</Link>
    </>
  );
}

/** Opens a screen with one query, answered by `answer`. */
function open(answer: () => Promise<string>) {
  const queryClient = createQueryClient();
  const read: ReadScreen = (client) =>
    client.ensureQueryData({ queryKey, queryFn: answer, retry: false });
  const router = createMemoryRouter([
    {
      path: '/',
      ErrorBoundary: PageFailure,
      HydrateFallback: PageLoading,
      lazy: readFirst(queryClient)(async () => ({ Component: Screen, read })),
    },
  ]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, user: userEvent.setup() };
}

test('a screen is shown once its query is answered, and a loading message until then', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  open(() => promise);
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  resolve('Northwind');
  expect(await screen.findByRole('heading', { name: 'Northwind' })).toBeVisible();
});

test('a failed query shows an error instead of the screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open(() => Promise.reject(new Error('No answer.')));
  expect(await screen.findByText('This page could not be shown')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('another address of the same screen runs no query again', async () => {
  const answer = vi.fn(async () => 'Northwind');
  const { router, user } = open(answer);
  await user.click(await screen.findByRole('link', { name: 'Second tab' }));
  expect(router.state.location.search).toBe('?tab=second');
  expect(answer).toHaveBeenCalledTimes(1);
});
