import { type Notification, paths } from '@rapport/contract';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { server } from '@/testing/server.ts';
import { meeting, openNotifications, told } from './testing/open-notifications.tsx';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const openPage = (notifications: Notification[], more: Notification[] = [], query = '') =>
  openNotifications(notifications, more, `/notifications${query}`);

const action = {
  id: 'a1',
  text: 'Call the bank',
  isQuoted: false,
  dueDay: null,
  state: 'open',
} as const;

/** A server that records changes of actions. */
function actionServer(status = 200, body: object = { actions: [] }) {
  const changes: unknown[] = [];
  server.use(
    http.patch(`*${paths.actions}`, async ({ request }) => {
      changes.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return changes;
}

test('the page lists all notifications, fifty at a time, or only the unread ones', async () => {
  const read = told('rules-loosened', { by: 'Ida Lund', isRead: true });
  const { user, asked, marked, router } = await openPage(
    [told('invitation-accepted', { by: 'Ewa Kowal' }), read],
    [told('invitation-accepted', { by: 'Old Friend', at: '2026-01-05T10:00:00Z' })],
  );
  expect(await screen.findByRole('link', { name: /Ewa Kowal/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByRole('link', { name: /Old Friend/ })).toBeVisible();
  expect(asked[0]).toBe('limit=50');
  await user.click(screen.getByRole('radio', { name: 'Not read' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Ida Lund/ })).toBeNull());
  expect(router.state.location.search).toBe('?unread=');
  expect(asked).toContain('limit=50&unread=true');
  await user.click(screen.getByRole('button', { name: 'Mark all read' }));
  await waitFor(() => expect(marked).toEqual([undefined]));
});

test('the headings have no gap in their levels', async () => {
  await openPage([told('rules-loosened', { by: 'Ida Lund' })]);
  await screen.findByRole('link', { name: /Ida Lund/ });
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels[0]).toBe(1);
  for (const [at, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
});

test('if everything is read, the page says so', async () => {
  await openPage([told('rules-loosened', { isRead: true })], [], '?unread');
  expect(await screen.findByText('All is read')).toBeVisible();
});

test('a list that fails to load can be retried', async () => {
  const { user } = await openPage([told('rules-loosened', { by: 'Ida Lund' })]);
  await screen.findByRole('link', { name: /Ida Lund/ });
  server.use(http.get(`*${paths.notifications}`, () => HttpResponse.json({}, { status: 400 })));
  await user.click(screen.getByRole('radio', { name: 'Not read' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Your notifications could not be loaded.')).toBeVisible();
  server.use(
    http.get(`*${paths.notifications}`, () => HttpResponse.json({ notifications: [], next: null })),
  );
  await user.click(retry);
  expect(await screen.findByText('All is read')).toBeVisible();
});

test('arrows go from row to row, also from its buttons', async () => {
  const { user } = await openPage([
    told('action-given', { by: 'Daniel Osei', action }),
    told('rules-loosened', { by: 'Ida Lund' }),
  ]);
  const given = await screen.findByRole('link', { name: /Daniel Osei/ });
  given.focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /Ida Lund/ })).toHaveFocus();
  await user.keyboard('{ArrowUp}{Tab}');
  expect(screen.getByRole('button', { name: 'Mark done: Call the bank' })).toHaveFocus();
});

test('an action is done, or given back, in its row; the row is read then and keeps the focus', async () => {
  const changes = actionServer();
  const [given, late] = [
    told('action-given', { by: 'Daniel Osei', action }),
    told('action-late', { action: { ...action, id: 'a2', text: 'Send it' } }),
  ];
  const { user, marked, change } = await openPage([given, late]);
  const markDone = await screen.findByRole('button', { name: 'Mark done: Call the bank' });
  change([{ ...given, isRead: true, action: { ...action, state: 'done' } }, late]);
  await user.click(markDone);
  expect(await screen.findByText('Action marked done.')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: /Call the bank/ })).toEqual([]),
  );
  expect(screen.getByRole('link', { name: /Daniel Osei/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Not mine: Send it' }));
  expect(await screen.findByText('Owner of action removed.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Daniel Osei/ })).toHaveFocus();
  expect(changes).toEqual([
    { ids: ['a1'], state: 'done' },
    { ids: ['a1'], state: 'open' },
    { ids: ['a2'], owner: null },
  ]);
  await waitFor(() => expect(marked).toEqual([[given.id], [late.id]]));
});

test('an action that cannot be given back says why', async () => {
  const message = 'You are the only person who can see this action.';
  actionServer(400, { code: 'NO_READER', message, requestId: '1a2b3c4d5e6f' });
  const { user } = await openPage([told('action-given', { by: 'Daniel Osei', action })]);
  await user.click(await screen.findByRole('button', { name: 'Not mine: Call the bank' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('a failed meeting leads to another upload, open speakers to matching, a done action nowhere', async () => {
  await openPage([
    told('meeting-failed', { meeting, reason: 'No text inside.' }),
    told('speakers-to-match', { meeting, speakers: 2 }),
    told('action-given', { by: 'Daniel Osei', action: { ...action, state: 'done' } }),
  ]);
  expect(await screen.findByRole('link', { name: 'Upload again' })).toHaveAttribute(
    'href',
    '/meetings?upload',
  );
  expect(screen.getByRole('link', { name: 'Match' })).toHaveAttribute('href', '/match-speakers');
  expect(screen.queryByRole('button', { name: /Mark done|Not mine/ })).toBeNull();
});
