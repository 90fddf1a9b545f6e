import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type InitialEntry } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';

/** Renders the app with fresh modules, so without a session or theme in memory. */
export async function renderApp(entry: InitialEntry) {
  vi.resetModules();
  const [{ routesFor }, { Providers }, { createQueryClient }] = await Promise.all([
    import('@/app/router.tsx'),
    import('@/app/providers.tsx'),
    import('@/lib/query-client.ts'),
  ]);
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 1 } });
  const router = createMemoryRouter(routesFor(queryClient), { initialEntries: [entry] });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, user: userEvent.setup() };
}
