import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify.ts';
import { createQueryClient } from '@/lib/query-client.ts';
import { noMailServer, server } from '@/testing/server.ts';

const person = {
  email: 'priya@northwind.example',
  status: 'SYNCED_ONLY',
  organizationRole: null,
} as const;

async function openDialog(answer: JsonBodyType, onClose = () => {}) {
  server.use(http.post('*/api/auth/organization/invite-member', () => HttpResponse.json(answer)));
  // Imported after the mock, because the account library reads fetch on import.
  const { InviteDialog } = await import('./invite-dialog.tsx');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <InviteDialog person={person} open onClose={onClose} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send Invitation' }));
}

test('an answer without an invitation is an error', async () => {
  await openDialog(null);
  expect(await screen.findByText('Failed to send invitation')).toBeVisible();
});

test('without a mail server the dialog says that nothing was sent, and offers the link', async () => {
  server.use(noMailServer);
  const success = vi.spyOn(notify, 'success');
  const onClose = vi.fn();
  await openDialog({ id: 'invitation-7' }, onClose);
  expect(
    await screen.findByText(/^No mail server is set up: the invitation was not sent\./),
  ).toHaveTextContent(person.email);
  expect(success).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Invitation link')).toHaveValue(
    `${window.location.origin}/accept-invite/invitation-7`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/accept-invite\/invitation-7$/);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledOnce();
});
