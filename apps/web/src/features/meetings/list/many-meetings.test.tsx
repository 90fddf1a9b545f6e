import { type ChangedMeetings, paths } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { server } from '@/testing/server.ts';
import { buildMeeting, buildQueued } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const others = { cancel: false, retry: false, delete: false, correct: false };
const meetings = [
  buildMeeting({ id: 'a', name: 'Alpha' }),
  buildMeeting({ id: 'b', name: 'Beta' }),
  buildMeeting({ id: 'c', name: 'Of others', can: others }),
  buildQueued({ id: 'd', name: 'Broken', processingStatus: 'failed', processingProgress: null }),
];

/** A server that changes all meetings except `refused`, and records its calls. */
function manyServer(refused: ChangedMeetings['refused'] = []) {
  const { state } = meetingServer({ meetings });
  const calls: { path: string; body: { ids: string[] } }[] = [];
  const answer = async ({ request }: { request: Request }) => {
    const body: { ids: string[] } = await request.json();
    const path = new URL(request.url).pathname;
    calls.push({ path, body });
    if (path === paths.deleteMeetings)
      state.meetings = state.meetings.filter(({ id }) => !body.ids.includes(id));
    return HttpResponse.json<ChangedMeetings>({ changed: body.ids, refused });
  };
  server.use(
    http.post(`*${paths.deleteMeetings}`, answer),
    http.post(`*${paths.retryMeetings}`, answer),
    http.put(`*${paths.countingOfMeetings}`, answer),
    http.post(`*${paths.shareMeetings}`, answer),
  );
  return calls;
}

const box = (name: string) => screen.findByRole('checkbox', { name: `Select: ${name}` });
const bar = () => screen.findByRole('toolbar');

test('selected meetings are deleted together; the message says why others are not', async () => {
  const calls = manyServer([{ reason: 'not-found', meetings: 1 }]);
  const { user } = renderMeetings('/meetings');
  await user.click(await box('Alpha'));
  await user.click(await box('Beta'));
  expect(await box('Of others')).toBeDisabled();
  await user.click(within(await bar()).getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete 2 meetings' });
  await user.click(within(question).getByRole('button', { name: 'Delete 2 meetings' }));
  expect(
    await screen.findByText('2 meetings deleted. Left as they are: 1 no longer there.'),
  ).toBeVisible();
  expect(calls).toEqual([{ path: paths.deleteMeetings, body: { ids: ['a', 'b'] } }]);
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Alpha' })).toBeNull());
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});

test('leaving out of figures can be undone', async () => {
  const calls = manyServer();
  const { user } = renderMeetings('/meetings');
  await user.click(await box('Alpha'));
  await user.click(within(await bar()).getByRole('button', { name: 'Leave out of figures' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toEqual([
      { ids: ['a'], isLeftOut: true },
      { ids: ['a'], isLeftOut: false },
    ]),
  );
});

test('keys move, select a range and clear; only failed meetings are retried', async () => {
  const calls = manyServer();
  const { user } = renderMeetings('/meetings');
  await box('Alpha');
  await user.keyboard('jxjjj{Shift>}x{/Shift}');
  expect(await bar()).toHaveAccessibleName('3 selected');
  await user.click(within(await bar()).getByRole('button', { name: 'Retry 1 failed' }));
  expect(await screen.findByText('1 meeting queued again.')).toBeVisible();
  expect(calls).toEqual([{ path: paths.retryMeetings, body: { ids: ['d'] } }]);
  await user.keyboard('x');
  expect(await bar()).toHaveAccessibleName('1 selected');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});

test('the current row of keyboard navigation has the focus, and Enter opens it', async () => {
  manyServer();
  const { user, router } = renderMeetings('/meetings');
  await box('Alpha');
  await user.keyboard('jj');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Beta' })).toHaveFocus());
  await user.keyboard('k');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Alpha' })).toHaveFocus());
  await user.tab();
  expect(await box('Alpha')).toHaveFocus();
  await user.keyboard('j{Enter}');
  expect(router.state.location.pathname).toBe('/meetings/b');
});

test('a marked row that appears again leaves the focus in the search', async () => {
  manyServer();
  const { user } = renderMeetings('/meetings');
  await box('Alpha');
  await user.keyboard('j');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Alpha' })).toHaveFocus());
  await user.keyboard('/beta');
  await waitFor(() => expect(screen.queryByText('Alpha')).not.toBeInTheDocument());
  await user.clear(screen.getByRole('searchbox'));
  await box('Alpha');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
