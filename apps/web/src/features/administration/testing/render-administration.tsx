import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { toast } from 'sonner';
import { vi } from 'vitest';

function Profile() {
  return <h1>Profile, from {JSON.stringify(useLocation().state)}</h1>;
}

/** Opens the administration like a freshly loaded page: modules are reset first. */
export async function renderAdministration(address = '/admin') {
  // Toasts outlive the test that raised them.
  toast.dismiss();
  vi.resetModules();
  const [{ AdministrationPage }, { AuthProvider }, { createQueryClient }, { Toaster }] =
    await Promise.all([
      import('../administration-page.tsx'),
      import('@/lib/auth-context.tsx'),
      import('@/lib/query-client.ts'),
      import('@/components/ui/toaster.tsx'),
    ]);
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 1 } });
  const router = createMemoryRouter(
    [
      { path: '/admin', Component: AdministrationPage },
      { path: '/users/:id', Component: Profile },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
      <Toaster />
    </QueryClientProvider>,
  );
  return { router, queryClient, user: userEvent.setup() };
}
