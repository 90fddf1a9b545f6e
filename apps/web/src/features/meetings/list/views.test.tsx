import { type MeetingView, paths } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { server } from '@/testing/server.ts';
import { buildMeeting } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const mine: MeetingView = {
  id: 'mine',
  name: 'Mine, by name',
  filter: { whose: 'mine', sort: 'name' },
  meetings: 22,
  isShared: false,
  author: null,
  can: { change: true, share: true },
};
const failed: MeetingView = {
  ...mine,
  id: 'failed',
  name: 'To retry',
  filter: { status: 'failed' },
  meetings: 3,
  isShared: true,
  author: 'Marta Lindgren',
  can: { change: false, share: false },
};

/** A server that stores views, and records the requests. */
function viewServer(views: MeetingView[] = [mine, failed]) {
  const { state } = meetingServer({ meetings: [buildMeeting()], views });
  const sent: unknown[] = [];
  server.use(
    http.post(`*${paths.meetingViews}`, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      state.views.push({ ...mine, ...Object(body), id: 'new' });
      return HttpResponse.json({ id: 'new' });
    }),
    http.patch(`*${paths.meetingView}`, async ({ request, params }) => {
      const body = await request.json();
      sent.push(body);
      state.views = state.views.map((view) =>
        view.id === params.id ? { ...view, ...Object(body) } : view,
      );
      return new Response(null, { status: 204 });
    }),
    http.delete(`*${paths.meetingView}`, ({ params }) => {
      state.views = state.views.filter(({ id }) => id !== params.id);
      return new Response(null, { status: 204 });
    }),
  );
  return { sent, state };
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Views' }));
const tab = (name: RegExp) => tabs().findByRole('link', { name });

test('views show their count and set the filters in the address', async () => {
  viewServer();
  const { user, router } = renderMeetings('/meetings?topic=Cold+store');
  expect(await tab(/^All meetings 1$/)).not.toHaveAttribute('aria-current');
  await user.click(await tab(/^Mine, by name 22$/));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    whose: 'mine',
    sort: 'name',
  });
  expect(await tab(/^Mine/)).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('combobox', { name: 'Whose' })).toHaveValue('mine');
  await user.click(await tab(/^All meetings/));
  expect(router.state.location.search).toBe('');
  expect(await tab(/^Shared by Marta Lindgren: To retry 3$/)).toHaveAttribute(
    'href',
    '/meetings?status=failed',
  );
});

test('"Save view" is offered for filters that are not a view, and saves them', async () => {
  const { sent } = viewServer();
  const { user } = renderMeetings('/meetings');
  await tab(/^Mine/);
  const save = { name: 'Save view' };
  expect(screen.queryByRole('button', save)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'failed');
  expect(await tab(/To retry/)).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('button', save)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By name');
  await user.click(await screen.findByRole('button', save));
  const dialog = within(await screen.findByRole('dialog', save));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Failed by name');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await tab(/^Failed by name/)).toHaveAttribute('aria-current', 'true');
  expect(sent).toEqual([{ name: 'Failed by name', filter: { status: 'failed', sort: 'name' } }]);
  expect(screen.queryByRole('button', save)).not.toBeInTheDocument();
});

test('a view of a period saves its number of days, not its first day', async () => {
  const { sent } = viewServer([]);
  const { user } = renderMeetings('/meetings');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'last 30 days');
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Lately{Enter}');
  await waitFor(() => expect(sent).toEqual([{ name: 'Lately', filter: { days: '30' } }]));
});

test('a period of any days is chosen, and ends no earlier than it begins', async () => {
  viewServer([]);
  const { user, router } = renderMeetings('/meetings?days=30');
  const period = await screen.findByRole('combobox', { name: 'Period' });
  await user.selectOptions(period, 'choose days...');
  const dialog = within(await screen.findByRole('dialog', { name: 'Meetings of a period' }));
  await user.type(dialog.getByLabelText('First day'), '2026-10-05');
  await user.type(dialog.getByLabelText('Last day'), '2026-10-01');
  expect(dialog.getByText('The last day is before the first.')).toBeVisible();
  await user.clear(dialog.getByLabelText('First day'));
  await user.type(dialog.getByLabelText('First day'), '2026-09-28');
  await user.click(dialog.getByRole('button', { name: 'Show meetings' }));
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-09-28&to=2026-10-01'));
  expect(period).toHaveDisplayValue(/^28 Sep\S* to 1 Oct/);
});

test('a view is renamed, shared and deleted in its menu', async () => {
  const { sent } = viewServer();
  const { user } = renderMeetings('/meetings?whose=mine&sort=name');
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: /^Change the view/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Rename...');
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.type(field, 'Own{Enter}');
  await tab(/^Own 22$/);
  await choose('Share with the organization');
  expect(await screen.findByText(/^'Own' is shared\./)).toBeVisible();
  await tab(/^Shared with the organization: Own 22$/);
  expect(sent).toEqual([{ name: 'Own' }, { isShared: true }]);
  await choose('Delete...');
  const question = await screen.findByRole('alertdialog', { name: 'Delete the view' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(tabs().queryByRole('link', { name: /Own/ })).toBeNull());
});

test('two views with the same filters are both current, and the own one has its menu', async () => {
  viewServer([failed, { ...failed, id: 'own', name: 'Own', can: mine.can }]);
  renderMeetings('/meetings?status=failed');
  expect(await tab(/To retry/)).toHaveAttribute('aria-current', 'true');
  expect(await tab(/Own/)).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: /^Change the view/ })).toBeVisible();
});

test('a view that a colleague shares appears by itself', async () => {
  const { state } = viewServer([mine]);
  renderMeetings('/meetings');
  await tab(/Mine, by name/);
  state.views.push(failed);
  window.dispatchEvent(
    new CustomEvent('meeting-views-updated', { detail: { organizationId: 'harbour' } }),
  );
  expect(await tab(/To retry/)).toBeVisible();
});

test('a shared view of somebody else has no menu', async () => {
  viewServer();
  renderMeetings('/meetings?status=failed');
  expect(await tab(/To retry/)).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('button', { name: /^Change the view/ })).not.toBeInTheDocument();
});

test('a refused name shows an error in the dialog', async () => {
  viewServer([]);
  const message = 'You can have at most 20 views.';
  server.use(
    http.post(`*${paths.meetingViews}`, () =>
      HttpResponse.json({ code: 'TOO_MANY_VIEWS', message }, { status: 400 }),
    ),
  );
  const { user } = renderMeetings('/meetings?status=failed');
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Failed{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
