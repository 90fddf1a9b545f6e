import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/lib/query-client.ts';
import { server } from '@/testing/server.ts';

test('an answer without an invitation is an error', async () => {
  server.use(http.post('*/api/auth/organization/invite-member', () => HttpResponse.json(null)));
  // Imported after the mock, because the account library reads fetch on import.
  const { InviteDialog } = await import('./invite-dialog.tsx');
  const person = {
    email: 'priya@northwind.example',
    status: 'SYNCED_ONLY',
    organizationRole: null,
  } as const;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <InviteDialog person={person} open onClose={() => {}} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send Invitation' }));
  expect(await screen.findByText('Failed to send invitation')).toBeVisible();
});
