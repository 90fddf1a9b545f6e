import { type Action, paths, type Series, type SeriesMeeting } from '@rapport/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { buildAction } from '@/testing/build-action.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const days = ['2026-10-20', '2026-10-27', '2026-11-03', '2026-11-10'];
const meetings = days.map(
  (date, at): SeriesMeeting => ({
    id: `m${at}`,
    name: at === 2 ? 'Harbour edition' : 'Weekly product sync',
    date,
    time: '10:00',
    isDateStated: true,
    isTimeStated: true,
    duration: 40 + at,
    people: at === 1 ? 4 : 6 + at,
    canChange: true,
    how: at === 2 ? 'people' : 'title',
    talkBalance: 60 + at,
    actions: 2 * at,
    ...(at === 1 ? { moodHidden: 'few' as const } : { mood: 6 }),
  }),
);
const series: Series = {
  id: 'weekly',
  name: 'Weekly product sync',
  isRenamed: false,
  rhythm: { weekday: 1, time: '10:00', everyDays: 7 },
  meetings,
  meetingsInAll: 4,
  leftOut: [],
  topics: [{ topic: 'Release date', meetings: 3, mentions: [1, 0, 4, 9] }],
  reasons: {
    title: 'Weekly product sync',
    byTitle: 3,
    byPeople: 1,
    added: 0,
    onWeekday: 4,
    dated: 4,
    regulars: [{ name: 'Hannah Vos', meetings: 4 }],
  },
  speakers: 9,
  speakersKnown: 8,
  smallestGroup: 5,
  showsMoods: true,
  canRename: true,
};

/** Changes are answered once `answering` is resolved. */
type Given = {
  status?: number;
  empty?: boolean;
  answering?: Promise<void>;
  actions?: readonly Action[];
};

/** A server on which meetings can be removed and put back. */
async function openPage(entry: string, given: Given = {}) {
  const state = {
    out: new Set<string>(),
    added: [] as string[],
    name: series.name,
    actions: given.actions ?? [],
  };
  server.use(
    http.get(`*${paths.seriesList}`, () =>
      HttpResponse.json({
        total: given.empty ? 0 : 1,
        series: given.empty
          ? []
          : [
              {
                id: series.id,
                name: state.name,
                meetings: 4,
                rhythm: series.rhythm,
                firstDate: days[0],
                lastId: 'm3',
                lastDate: days[3],
                nextDate: '2026-11-17',
              },
            ],
      }),
    ),
    http.get(`*${paths.series}`, () =>
      given.status
        ? HttpResponse.json(
            { code: 'NOT', message: 'The series was not found.' },
            { status: given.status },
          )
        : HttpResponse.json({
            ...series,
            name: state.name,
            meetings: meetings.filter(({ id }) => !state.out.has(id)),
            leftOut: meetings
              .filter(({ id }) => state.out.has(id))
              .map((meeting) => ({ ...meeting, by: 'Ines Carvalho', on: '2026-11-12' })),
          }),
    ),
    http.patch(`*${paths.series}`, async ({ request }) => {
      state.name = ((await request.json()) as { name: string }).name;
      return new HttpResponse(null, { status: 204 });
    }),
    http.put(`*${paths.seriesMeeting}`, async ({ request, params }) => {
      const { isPart } = (await request.json()) as { isPart: boolean | null };
      const id = `${params.meetingId}`;
      if (isPart === null) state.added = state.added.filter((added) => added !== id);
      else if (!isPart) state.out.add(id);
      else if (!state.out.delete(id)) state.added.push(id);
      await given.answering;
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`*${paths.meetings}`, ({ request }) => {
      const isFirst = !new URL(request.url).searchParams.has('after');
      return HttpResponse.json({
        meetings: (isFirst ? ['m0', 'm1'] : ['m2', 'other']).map((id) => ({
          id,
          name: id === 'other' ? 'Offsite' : 'Weekly product sync',
          date: '2026-11-05',
          processingStatus: 'completed',
          can: { cancel: false, retry: false, delete: true, correct: true },
        })),
        total: 4,
        next: isFirst ? '2026-11-05_2_00000000-0000-4000-8000-000000000000' : null,
      });
    }),
    http.get(`*${paths.actions}`, ({ request }) => {
      if (new URL(request.url).searchParams.get('series') !== series.id)
        return HttpResponse.json({ code: 'NOT', message: 'No.' }, { status: 400 });
      const total = state.actions.length;
      return HttpResponse.json({
        actions: state.actions,
        next: null,
        counts: {
          all: 40,
          mine: 0,
          team: 0,
          open: 2,
          fromBefore: 0,
          done: 1,
          dropped: 0,
          groups: [{ group: 'overdue', total, open: 1 }],
        },
        today: '2026-11-12',
        department: null,
      });
    }),
    ...accountServer({
      signedInAs: account.email,
      features: { actions: given.actions !== undefined },
    }).handlers,
  );
  await renderApp(entry);
  return { state, user: userEvent.setup() };
}

test('the list shows name, meetings, rhythm, last meeting and next usual day', async () => {
  await openPage('/series');
  const row = (await screen.findByRole('link', { name: 'Weekly product sync' })).closest('tr');
  expect(row).toHaveTextContent('Weekly, Tuesdays at 10:00');
  expect(row).toHaveTextContent('10 Nov 2026');
  expect(row).toHaveTextContent('17 Nov 2026');
});

test('without series, the list explains what a series is', async () => {
  await openPage('/series', { empty: true });
  expect(await screen.findByText('No series yet')).toBeVisible();
  expect(screen.getByText(/Three meetings with the same title/)).toBeVisible();
});

test('a series shows the facts of each meeting, and why they are in it', async () => {
  const { user } = await openPage('/series/weekly');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Weekly product sync');
  expect(screen.getByText(/^Tuesdays at 10:00, 4 meetings since 20 October 2026/)).toBeVisible();
  expect(screen.getByRole('img', { name: '10 Nov: 43' })).toBeVisible();
  expect(screen.getByRole('img', { name: '10 Nov: 9 mentions' })).toBeVisible();
  expect(screen.getByRole('img', { name: /Mood: .*27 Oct not shown/ })).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Meetings of this series' });
  expect(within(table).getByText('Titled ‘Harbour edition’; found by its people')).toBeVisible();
  expect(within(table).getByRole('button', { name: /fewer than 5 people/ })).toBeVisible();
  const newest = within(within(table).getAllByRole('row')[1] ?? table).getAllByRole('cell');
  expect(newest.map(({ textContent }) => textContent)).toContain('Actions6');
  expect(screen.getByRole('link', { name: 'Release date' })).toHaveAttribute(
    'href',
    '/meetings?series=weekly&topic=Release+date',
  );
  expect(
    screen.getByRole('button', { name: 'How is this computed? Meeting by meeting' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Why these 4?' }));
  const why = await screen.findByRole('dialog');
  expect(why).toHaveTextContent('3 meetings have the same title, ‘Weekly product sync’');
  expect(why).toHaveTextContent('1 meeting was found by its people');
  expect(why).toHaveTextContent('Hannah Vos (4)');
});

const saidIn = (at: number) => ({
  id: `m${at}`,
  title: 'Weekly product sync',
  date: days[at] ?? '',
  turn: 4,
  start: null,
  speaker: null,
});

test('actions are shown from the meeting where they were said to the last where they were open, live', async () => {
  const late = buildAction({
    id: 'late',
    text: 'Ask customs for an account.',
    quote: null,
    dueDay: '2026-11-01',
    meeting: saidIn(1),
    owner: { userId: null, name: 'Marco Bellini' },
  });
  const done = buildAction({
    id: 'done',
    text: 'Choose the pilot harbours.',
    state: 'done',
    closedOn: '2026-11-03',
    meeting: saidIn(0),
  });
  const { state } = await openPage('/series/weekly', { actions: [late, done] });
  expect(await screen.findByRole('img', { name: '27 Oct to 10 Nov: overdue' })).toBeVisible();
  expect(screen.getByRole('img', { name: '20 Oct to 3 Nov: done' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask customs for an account.' })).toHaveAttribute(
    'href',
    '/meetings/m1?turn=4',
  );
  expect(screen.getByText('Marco Bellini')).toBeVisible();
  expect(screen.getByText('2 times')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All 2 actions' })).toHaveAttribute(
    'href',
    '/actions?series=weekly',
  );
  expect(screen.getByText('1 overdue').parentElement).toHaveTextContent(
    '1 overdue, one carried 2 times',
  );
  state.actions = [{ ...late, state: 'done', closedOn: '2026-11-12' }, done];
  act(() => {
    window.dispatchEvent(
      new CustomEvent('actions-updated', { detail: { organizationId: 'harbour' } }),
    );
  });
  expect(await screen.findByRole('img', { name: '27 Oct to 10 Nov: done' })).toBeVisible();
});

test('with actions switched off, a series does not mention them', async () => {
  await openPage('/series/weekly');
  await screen.findByRole('heading', { name: 'Topics that come back' });
  expect(screen.queryByRole('heading', { name: /^Actions carried/ })).toBeNull();
});

test('a meeting is taken out, with an undo, and put back', async () => {
  const { user, state } = await openPage('/series/weekly');
  // A second passes between any two looks at the clock, so that moved rows have been in place long enough.
  let moment = performance.now();
  const now = vi.spyOn(performance, 'now').mockImplementation(() => (moment += 1_000));
  const takeOut = () =>
    screen.findByRole('button', { name: '3 Nov 2026 is not part of this series' });
  await user.click(await takeOut());
  expect(await screen.findByText(/removed by Ines Carvalho on 12 Nov/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(await takeOut());
  await user.click(await screen.findByRole('button', { name: /^Put ‘Harbour edition’/ }));
  await takeOut();
  expect(state.out.size).toBe(0);
  now.mockRestore();
});

test('several meetings removed in quick succession can each be put back', async () => {
  const answering = Promise.withResolvers<void>();
  const { user, state } = await openPage('/series/weekly', { answering: answering.promise });
  for (const day of ['10 Nov', '3 Nov', '27 Oct'])
    await user.click(
      await screen.findByRole('button', { name: `${day} 2026 is not part of this series` }),
    );
  answering.resolve();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(3));
  for (const undo of screen.getAllByRole('button', { name: 'Undo' })) await user.click(undo);
  await waitFor(() => expect(state.out.size).toBe(0));
});

test('a series is renamed, and a meeting added', async () => {
  const { user, state } = await openPage('/series/weekly');
  await user.click(await screen.findByRole('button', { name: 'Rename' }));
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Tuesday round');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rename' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tuesday round'),
  );
  await user.click(screen.getByRole('button', { name: 'Add a meeting' }));
  const dialog = await screen.findByRole('dialog');
  const found = await within(dialog).findByRole('button', { name: /Offsite/ });
  expect(within(dialog).queryByRole('button', { name: /Weekly product sync/ })).toBeNull();
  await user.click(found);
  await waitFor(() => expect(state.added).toEqual(['other']));
  // Undo restores the detected state: neither added nor removed by hand.
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(state.added).toEqual([]));
  expect(state.out.size).toBe(0);
});

test('a series that no longer exists, or may not be read, links to the list', async () => {
  await openPage('/series/gone', { status: 404 });
  expect(await screen.findByText('Series not found.')).toBeVisible();
  expect(screen.getByText(/has at least three meetings/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All series' })).toHaveAttribute('href', '/series');
});

test('a failure to load offers Retry', async () => {
  await openPage('/series/weekly', { status: 422 });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

test('an open series follows changes by others', async () => {
  const { state } = await openPage('/series/weekly');
  await screen.findByRole('heading', { level: 1 });
  state.name = 'Renamed by a colleague';
  act(() => {
    window.dispatchEvent(
      new CustomEvent('series-updated', { detail: { organizationId: 'harbour' } }),
    );
  });
  expect(await screen.findByText('Renamed by a colleague')).toBeVisible();
});
