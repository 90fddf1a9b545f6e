import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type InitialEntry } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';

/**
 * Opens the app at an address, as a freshly loaded page: what modules keep in memory (the session,
 * the chosen theme) is forgotten first.
 */
export async function renderApp(entry: InitialEntry) {
  vi.resetModules();
  const [{ routes }, { Providers }, { createQueryClient }] = await Promise.all([
    import('@/app/router.tsx'),
    import('@/app/providers.tsx'),
    import('@/lib/query-client.ts'),
  ]);
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, user: userEvent.setup() };
}
