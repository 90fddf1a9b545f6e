import { type AuditEntry, paths } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const signedIn: AuditEntry = {
  id: '6f1c0f0e-0000-4000-8000-000000000001',
  at: '2026-11-20T08:33:12.500Z',
  action: 'sign-in',
  person: { accountId: account.id, name: account.name, email: account.email },
  apiKey: null,
  target: { id: null, email: null },
  detail: null,
  address: '203.0.113.7',
  device: null,
};

async function openLog(entries: object[]) {
  const { handlers } = accountServer({ signedInAs: account.email });
  server.use(
    ...handlers,
    http.get(`*${paths.auditLog}`, () => HttpResponse.json({ entries, next: null })),
  );
  await renderApp('/admin/audit-log');
  const table = await screen.findByRole('table', { name: 'Audit log' });
  return within(table).getAllByRole('row').slice(1);
}

test('changes are described in words', async () => {
  const [row] = await openLog([
    { ...signedIn, action: 'settings-changed', detail: 'timezone Europe/London, sentiment off' },
  ]);
  expect(row).toHaveTextContent('Changed the settingsTimezone London, Sentiment Analysis off');
});

test('an action of a program names its API key', async () => {
  const [row] = await openLog([
    { ...signedIn, action: 'transcript-uploaded', apiKey: 'Upload from Teams' },
  ]);
  expect(row).toHaveTextContent(`${account.email}API key Upload from TeamsUploaded a transcript`);
});

test('an unreadable entry is left out with a note', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  const rows = await openLog([{ ...signedIn, id: 'other', action: 'danced' }, signedIn]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent('Signed in');
  expect(screen.getByText(/^1 entry could not be shown\./)).toBeVisible();
  logged.mockRestore();
});

test('older entries continue after a page whose last entry is unreadable', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  const last = { ...signedIn, id: '6f1c0f0e-0000-4000-8000-000000000002', action: 'danced' };
  const older = { ...signedIn, id: '6f1c0f0e-0000-4000-8000-000000000003', action: 'sign-out' };
  const { handlers } = accountServer({ signedInAs: account.email });
  server.use(
    ...handlers,
    http.get(`*${paths.auditLog}`, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      return HttpResponse.json(
        before === last.id
          ? { entries: [older], next: null }
          : { entries: [signedIn, last], next: last.id },
      );
    }),
  );
  const { user } = await renderApp('/admin/audit-log');
  await user.click(await screen.findByRole('button', { name: 'Show older entries' }));
  const table = screen.getByRole('table', { name: 'Audit log' });
  expect(await within(table).findByText('Signed out')).toBeVisible();
  expect(within(table).getAllByRole('row').slice(1)).toHaveLength(2);
  expect(screen.getByText(/^1 entry could not be shown\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
  logged.mockRestore();
});
