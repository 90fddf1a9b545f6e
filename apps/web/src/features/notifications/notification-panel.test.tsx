import { type OrganizationHappened, paths } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { addDays, mondayOf, today } from '@/lib/days.ts';
import { buildHappened } from '@/testing/organization-figures.ts';
import { server } from '@/testing/server.ts';
import { meeting, openNotifications as open, told } from './testing/open-notifications.tsx';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

test('the bell counts up to nine, and the panel says what happened', async () => {
  const failed = { reason: 'No text inside, it looks like a scan.' };
  const action = {
    id: 'one',
    text: 'I’ll ask the council.',
    isQuoted: true,
    dueDay: null,
    state: 'open',
  } as const;
  const { bell, panel } = await open([
    told('meeting-analysed', { meeting }),
    told('action-given', { by: 'Daniel Osei', action }),
    told('speakers-to-match', { meeting, speakers: 2 }),
    told('meeting-failed', { meeting: { ...meeting, title: 'scan.pdf' }, ...failed }),
    ...Array.from({ length: 7 }, () => told('invitation-accepted', { by: 'Ewa Kowal' })),
  ]);
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 9+ not read'));
  const { findByRole, getAllByRole } = await panel();
  await findByRole('region', { name: 'Today' });
  const rows = getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.slice(0, 4)).toEqual([
    expect.stringContaining('2 decisions and 4 actions in Depot leads9 people, 48 minutes'),
    expect.stringContaining('Daniel Osei gave you an action“I’ll ask the council.”'),
    expect.stringContaining('2 speakers to match in Depot leads'),
    expect.stringContaining('scan.pdf could not be analysedNo text inside'),
  ]);
});

test('an opened notification is marked as read, and the panel closes', async () => {
  const one = told('meeting-shared', { by: 'Daniel Osei', meeting });
  const { user, router, panel, bell, marked } = await open([one]);
  server.use(http.get('*/api/v1/event/*', () => HttpResponse.json({}, { status: 404 })));
  const { findByRole } = await panel();
  await user.click(await findByRole('link', { name: /Daniel Osei shared a meeting with you/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/meetings/depot'));
  expect(marked).toEqual([[one.id]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bell()).toBeInTheDocument();
});

test('g and n open it, arrows move in it, r reads, and Escape returns to the page', async () => {
  const [first, second] = [
    told('invitation-accepted', { by: 'Ewa Kowal' }),
    told('rules-loosened', { by: 'Ida Lund' }),
  ];
  const { user, bell, marked } = await open([first, second]);
  await user.keyboard('gn');
  const { findAllByRole } = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  const [above, below] = await findAllByRole('link');
  await user.keyboard('{ArrowDown}');
  expect(above).toHaveFocus();
  await user.keyboard('{ArrowDown}r');
  expect(below).toHaveFocus();
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 1 not read'));
  expect(marked).toEqual([[second.id]]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('all are marked as read at once', async () => {
  const { user, panel, bell, marked } = await open([
    told('meeting-analysed', { meeting }),
    told('rules-loosened'),
  ]);
  const { findByRole, queryByRole } = await panel();
  await user.click(await findByRole('button', { name: 'Mark all read' }));
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications'));
  expect(marked).toEqual([undefined]);
  expect(queryByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument();
});

test('several of a kind, less than an hour after each other, are one line, and one press shows earlier ones', async () => {
  // At noon, because lines end with the day.
  const noon = new Date(2026, 2, 4, 12).getTime();
  const minutesBefore = (minutes: number) => ({
    at: new Date(noon - minutes * 60_000).toISOString(),
  });
  const { user, panel } = await open(
    [0, 10, 59, 120].map((minutes) =>
      told('meeting-analysed', { meeting, ...minutesBefore(minutes) }),
    ),
    [told('invitation-accepted', { by: 'Ewa Kowal', at: '2026-01-05T10:00:00Z' })],
  );
  const { findByRole, getByRole } = await panel();
  expect(
    await findByRole('link', { name: /6 decisions and 12 actions in 3 meetings/ }),
  ).toHaveAttribute('href', '/meetings');
  expect(
    getByRole('link', { name: /2 decisions and 4 actions in Depot leads/ }),
  ).toBeInTheDocument();
  await user.click(getByRole('link', { name: 'All notifications' }));
  await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByText('5 January')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('without new notifications, the panel says so', async () => {
  const { user, panel } = await open([]);
  const { findByText } = await panel();
  expect(await findByText('Nothing new.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
});

/** An organization with its own figures. */
async function openWithFigures(happened: OrganizationHappened | Response, path = '/meetings') {
  const asked: string[] = [];
  const app = await open([told('rules-loosened')], [], path);
  server.use(
    http.get(`*${paths.organizationSource}`, () => HttpResponse.json({ hasOwnFigures: true })),
    http.get(`*${paths.organizationHappened}`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return happened instanceof Response ? happened.clone() : HttpResponse.json(happened);
    }),
  );
  return { ...app, asked };
}

test('the panel begins with what happened in the last week, without names', async () => {
  const { user, router, panel, asked } = await openWithFigures(buildHappened());
  const { findByRole, getAllByRole } = await panel();
  const line = await findByRole('link', {
    name: 'Last week: 17 decisions, 1 vote passed, 1 person heard for the first time',
  });
  expect(getAllByRole('link')[0]).toBe(line);
  const address = `?weeks=1&week=${addDays(mondayOf(today()), -7)}`;
  expect(asked).toEqual([address]);
  await user.keyboard('{ArrowDown}');
  expect(line).toHaveFocus();
  await user.click(line);
  await waitFor(() => expect(router.state.location.pathname).toBe('/what-happened'));
  expect(router.state.location.search).toBe(address);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['nothing happened', buildHappened({ facts: [] })],
  ['the figures are not shared', new Response('{}', { status: 403 })],
])('if %s, the panel has no line about it', async (_, happened) => {
  const { panel, asked } = await openWithFigures(happened);
  const { findByText, queryByText } = await panel();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(await findByText(/changed who may see what/)).toBeVisible();
  expect(queryByText('Last week:')).not.toBeInTheDocument();
});

test('while the sample is shown, the panel does not ask what happened', async () => {
  const { panel, asked } = await openWithFigures(buildHappened(), '/notifications?data=sample');
  await screen.findByRole('button', { name: /^Notifications/ });
  const { findByText, queryByText } = await panel();
  expect(await findByText(/changed who may see what/)).toBeVisible();
  expect(queryByText('Last week:')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
