import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, useParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { toast } from 'sonner';
import { Toaster } from '@/components/ui/toaster.tsx';
import { AuthProvider } from '@/lib/auth-context.tsx';
import { createQueryClient } from '@/lib/query-client.ts';
import { MeetingPage } from '../detail/meeting-page.tsx';
import { MeetingsPage } from '../list/meetings-page.tsx';
import { LiveMeetings } from '../live-meetings.ts';

function MeetingRoute() {
  const { id = '' } = useParams();
  return <MeetingPage key={id} id={id} />;
}

/** Opens the meetings screens at an address, with live updates but without a socket. */
export function renderMeetings(address: string) {
  // Toasts outlive the test that raised them.
  toast.dismiss();
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 1 } });
  const router = createMemoryRouter(
    [
      { path: '/meetings', Component: MeetingsPage },
      { path: '/meetings/:id', Component: MeetingRoute },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <LiveMeetings />
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
      <Toaster />
    </QueryClientProvider>,
  );
  return { router, user: userEvent.setup() };
}
