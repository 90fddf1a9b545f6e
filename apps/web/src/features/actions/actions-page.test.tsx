import {
  type Action,
  type ActionChange,
  type ActionList,
  type NewAction,
  paths,
} from '@rapport/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { buildAction } from '@/testing/build-action.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const meeting = {
  id: 'leads',
  title: 'Depot leads',
  date: '2026-11-17',
  turn: 9,
  start: 1900,
  speaker: 'Marta Lindgren',
};
const send = buildAction({
  id: 'send',
  text: 'I’ll send the extension by Wednesday.',
  meeting,
  group: 'overdue',
  dueDay: '2026-11-18',
  owner: { userId: 'm', name: 'Marta Lindgren' },
});
const bond = buildAction({
  id: 'bond',
  text: 'Let me get the bond renewed.',
  meeting,
  group: 'overdue',
  dueDay: '2026-11-13',
});
const tariff = buildAction({
  id: 'tariff',
  text: 'Let’s have the tariff ready.',
  meeting,
  group: 'later',
  dueDay: '2026-12-10',
  can: { change: false, correct: false },
});
const agree = buildAction({
  id: 'agree',
  text: 'Agree the date with Piotr.',
  quote: null,
  origin: 'added',
  author: 'Daniel Osei',
  addedOn: '2026-11-19',
});

type Given = {
  actions?: Action[];
  /** Those of the next page. */
  more?: Action[];
  isOn?: boolean;
  refuses?: boolean;
  /** Changes are answered once this is resolved. */
  answering?: Promise<void>;
};

async function openPage({ actions = [send, bond, tariff, agree], ...given }: Given, query = '') {
  const state = {
    actions,
    queries: [] as string[],
    sent: [] as (ActionChange | NewAction)[],
    more: given.more ?? [],
  };
  const { isOn = true } = given;
  const count = (one: Action['state']) => state.actions.filter((action) => action.state === one);
  server.use(
    ...accountServer({ signedInAs: account.email, features: { actions: isOn } }).handlers,
    http.get(`*${paths.actions}`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      state.queries.push(search);
      return HttpResponse.json<ActionList>({
        actions: searchParams.has('after') ? state.more : state.actions,
        next: state.more.length > 0 && !searchParams.has('after') ? cursor : null,
        counts: {
          all: 96,
          mine: 1,
          team: 2,
          open: count('open').length,
          fromBefore: count('from-before').length,
          done: count('done').length,
          dropped: 0,
          groups: [
            { group: 'overdue', total: 2, open: 2 },
            { group: 'later', total: 1, open: 1 },
            { group: 'no-date', total: 1, open: 1 },
          ],
        },
        today: '2026-11-20',
        department: 'Depots',
      });
    }),
    http.patch(`*${paths.actions}`, async ({ request }) => {
      if (given.refuses)
        return HttpResponse.json({ code: 'FORBIDDEN', message: 'No.' }, { status: 403 });
      const change = (await request.json()) as ActionChange;
      state.sent.push(change);
      await given.answering;
      const { ids, state: changed } = change;
      state.actions = state.actions.map((action) =>
        ids.includes(action.id) && changed
          ? { ...action, state: changed, group: 'earlier', closedOn: '2026-11-20' }
          : action,
      );
      return HttpResponse.json({ actions: state.actions.filter(({ id }) => ids.includes(id)) });
    }),
    http.post(`*${paths.actions}`, async ({ request }) => {
      const added = (await request.json()) as NewAction;
      state.sent.push(added);
      if (given.refuses)
        return HttpResponse.json({ code: 'FORBIDDEN', message: 'No.' }, { status: 403 });
      return HttpResponse.json(buildAction({ id: 'new', text: added.text }));
    }),
    http.get(`*${paths.meetings}`, () => HttpResponse.json({ meetings: [], total: 0, next: null })),
    http.get(`*${paths.actionPeople}`, () =>
      HttpResponse.json({
        people: [{ id: 'r', name: 'Rahul Mehta', title: null }],
        hasMore: false,
      }),
    ),
  );
  return { state, ...(await renderApp(`/actions${query}`)) };
}

const cursor = '4_0_00000000-0000-4000-8000-000000000000';

const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Actions' });
  return within(list);
};
const textsOf = async () => (await rows()).getAllByRole('listitem').map((row) => row.textContent);

test('on phones a group is one press away', async () => {
  const { user, router } = await openPage({});
  const groups = within(await screen.findByRole('group', { name: 'Groups' }));
  await user.click(groups.getByRole('button', { name: 'No date 1' }));
  await waitFor(() => expect(router.state.location.search).toBe('?due=no-date'));
});

test('while the feature is off, the page announces it', async () => {
  await openPage({ isOn: false });
  expect(await screen.findByText('Coming Soon', { ignore: '[hidden]' })).toBeVisible();
});

test('actions are listed in groups in their original words, with owner, day and place', async () => {
  await openPage({});
  const texts = await textsOf();
  expect(texts).toEqual([
    'Overdue2 actions, newest date first',
    expect.stringMatching(
      /“I’ll send .*”Depot leads, 17 Nov, 31:40, Marta LindgrenMLMarta.*Wed 18 Nov2 days late/,
    ),
    expect.stringMatching(/“Let me get .*Choose an ownerFri 13 Nov7 days lateOpen/),
    'Later1 action, soonest first',
    expect.stringMatching(/“Let’s have .*Thu 10 Decin 20 days/),
    'No date1 action without a due date',
    expect.stringMatching(/Agree the date with Piotr.Added by Daniel Osei, 19 Nov/),
  ]);
  expect(texts.at(-1)).not.toContain('“');
  expect(screen.getByText('4 of 96 actions: 4 open, 0 done, 0 dropped')).toBeVisible();
  const link = (await rows()).getAllByRole('link', { name: /Depot leads/ })[0];
  expect(link).toHaveAttribute('href', '/meetings/leads?turn=9');
  // A member who may not change an action gets no controls.
  expect((await rows()).getByRole('checkbox', { name: /tariff/ })).toBeDisabled();
});

test('keys move, select and finish; a finished one keeps its place, and Undo opens it again', async () => {
  const { state, user } = await openPage({});
  await rows();
  await user.keyboard('jd');
  await waitFor(async () => expect((await textsOf())[1]).toContain('Done'));
  expect((await textsOf())[0]).toContain('Overdue');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(state.sent.at(-1)).toEqual({ ids: ['send'], state: 'open' }));
  await user.keyboard('xjX');
  const bar = within(await screen.findByRole('toolbar', { name: '2 selected' }));
  await user.click(bar.getByRole('button', { name: 'Drop' }));
  await waitFor(() =>
    expect(state.sent.at(-1)).toEqual({ ids: ['send', 'bond'], state: 'dropped' }),
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('Enter opens the transcript where the action was mentioned', async () => {
  const { router, user } = await openPage({});
  await rows();
  await user.keyboard('j{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/meetings/leads'));
  expect(router.state.location.search).toBe('?turn=9');
});

test('filters are in the address and in the request, and are cleared one by one', async () => {
  const { state, router, user } = await openPage({}, '?due=overdue&weeks=4&state=nonsense');
  await rows();
  expect(state.queries[0]).toBe('?whose=all&due=overdue&weeks=4');
  await user.click(screen.getByRole('button', { name: 'Clear Meetings' }));
  await waitFor(() => expect(state.queries.at(-1)).toBe('?whose=all&due=overdue'));
  await user.click(screen.getByRole('radio', { name: 'My team 2' }));
  await waitFor(() => expect(router.state.location.search).toContain('whose=team'));
  expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toContain(
    `${paths.actionsFile}?whose=team&due=overdue`,
  );
});

test('an owner is chosen for an action without one', async () => {
  const { state, user } = await openPage({});
  await user.click(
    (await rows()).getByRole('button', { name: 'Choose an owner: Let me get the bond renewed.' }),
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'rah');
  await user.click(await screen.findByRole('button', { name: /Rahul Mehta/ }));
  await waitFor(() => expect(state.sent).toEqual([{ ids: ['bond'], owner: { userId: 'r' } }]));
});

test('the controls of a row name its action', async () => {
  await openPage({});
  const list = await rows();
  expect(list.getByRole('button', { name: /^Owner: Marta .* I’ll send the ext/ })).toBeVisible();
  expect(list.getByRole('button', { name: /^Due Wed 18 Nov.* I’ll send the ext/ })).toBeVisible();
  expect(list.getByRole('button', { name: /^State: Open.* I’ll send the ext/ })).toBeVisible();
  expect(list.getByRole('button', { name: /^Set date: Agree the date/ })).toBeVisible();
});

test('keys work after a click on a checkbox, and a held key acts only once', async () => {
  const { state, user } = await openPage({});
  await rows();
  await user.click(screen.getByRole('radio', { name: 'Mine 1' }));
  await rows();
  await user.keyboard('j{d>3/}');
  await waitFor(() => expect(state.sent).toEqual([{ ids: ['send'], state: 'done' }]));
});

test('changes of one action are sent in turn, the last one is shown, and Undo returns to what was before it', async () => {
  const answering = Promise.withResolvers<void>();
  const { state, user } = await openPage({ answering: answering.promise });
  await rows();
  await user.keyboard('jd');
  await waitFor(async () => expect((await textsOf())[1]).toContain('Done'));
  await user.keyboard('d');
  await waitFor(async () => expect((await textsOf())[1]).toContain('Open'));
  expect(state.sent).toHaveLength(1);
  answering.resolve();
  const undo = await screen.findAllByRole('button', { name: 'Undo' });
  await waitFor(() => expect(state.sent.at(-1)).toEqual({ ids: ['send'], state: 'open' }));
  expect((await textsOf())[1]).toContain('Open');
  await user.click(undo[0] as HTMLElement);
  await waitFor(() => expect(state.sent).toHaveLength(3));
});

test('the next page is loaded when it appears after the end of the list was reached', async () => {
  const { state } = await openPage({});
  await rows();
  state.more = [buildAction({ id: 'more', text: 'One more.', quote: null, group: 'no-date' })];
  act(() => {
    window.dispatchEvent(
      new CustomEvent('actions-updated', { detail: { organizationId: 'harbour' } }),
    );
  });
  expect(await (await rows()).findByText('One more.')).toBeVisible();
});

test('an owner is looked up without submitting or closing the form of the action', async () => {
  const { state, user } = await openPage({ refuses: true });
  await user.click(await screen.findByRole('button', { name: 'Add action' }));
  await user.type(screen.getByLabelText('What is to be done'), 'Call Piotr');
  await user.click(screen.getByRole('button', { name: 'Choose an owner' }));
  const search = await screen.findByRole('searchbox', { name: 'Search people' });
  await user.type(search, 'rah{Enter}');
  expect(state.sent).toEqual([]);
  await user.keyboard('{Escape}');
  expect(search).toHaveValue('');
  await user.type(search, 'rah');
  await user.click(await screen.findByRole('button', { name: /Rahul Mehta/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Add action' }));
  expect(form.getByLabelText('What is to be done')).toHaveValue('Call Piotr');
  await user.click(form.getByRole('button', { name: 'Add action' }));
  await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('No.'));
  await user.click(form.getByRole('button', { name: 'Rahul Mehta' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Add action' })).toBeVisible();
});

test('an action is added', async () => {
  const { state, user } = await openPage({});
  await user.click(await screen.findByRole('button', { name: 'Add action' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add action' }));
  expect(dialog.getByText('Enter what is to be done.')).toBeVisible();
  expect(dialog.getByLabelText('What is to be done')).toHaveFocus();
  await user.type(dialog.getByLabelText('What is to be done'), 'Call Piotr');
  await user.click(dialog.getByRole('button', { name: 'Add action' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(state.sent).toEqual([
    { text: 'Call Piotr', owner: null, dueDay: null, note: null, meetingId: null },
  ]);
});

test('where only the newest meetings can be chosen, the form says where older ones are', async () => {
  const { user } = await openPage({});
  const next = '1761000000_00000000-0000-4000-8000-000000000001';
  server.use(
    http.get(`*${paths.meetings}`, () => HttpResponse.json({ meetings: [], total: 80, next })),
  );
  await user.click(await screen.findByRole('button', { name: 'Add action' }));
  expect(await screen.findByText(/add it on the page of an older one/)).toBeVisible();
});

test('a refused change is reverted and reported', async () => {
  const { user } = await openPage({ refuses: true });
  await rows();
  await user.keyboard('jd');
  expect(await screen.findByText('You may not change this action.')).toBeVisible();
  expect((await textsOf())[1]).toContain('Open');
});

test('without matching actions the page offers to clear the filters', async () => {
  await openPage({ actions: [] }, '?state=done');
  expect(await screen.findByText('No actions match these filters.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
    'href',
    '/actions',
  );
});

test('without actions and filters the page says where they come from', async () => {
  await openPage({ actions: [] });
  expect(await screen.findByText('No actions were found in these meetings.')).toBeVisible();
  expect(screen.getByText(/^When a meeting is analysed/)).toBeVisible();
});

test('a series narrows the list, as a chip and in the address', async () => {
  const weekly = '00000000-0000-4000-8000-000000000007';
  const rhythm = { weekday: 1, time: '10:00', everyDays: 7 };
  const dates = { firstDate: '2026-10-20', lastDate: '2026-11-10', nextDate: null };
  server.use(
    http.get(`*${paths.seriesList}`, () =>
      HttpResponse.json({
        total: 2,
        series: [
          { id: weekly, name: 'Weekly sync', meetings: 4, rhythm, lastId: 'm3', ...dates },
          { id: 'other', name: 'Board', meetings: 4, rhythm, lastId: 'm4', ...dates },
        ],
      }),
    ),
  );
  const { router, user } = await openPage({});
  await user.click(await screen.findByRole('button', { name: 'Series: any' }));
  const dialog = await screen.findByRole('dialog', { name: 'Meetings of a series' });
  await user.type(within(dialog).getByRole('searchbox'), 'week');
  await waitFor(() => expect(within(dialog).queryByText('Board')).toBeNull());
  await user.click(within(dialog).getByRole('button', { name: /^Weekly sync/ }));
  expect(await screen.findByRole('button', { name: 'Series: Weekly sync' })).toBeVisible();
  expect(router.state.location.search).toBe(`?series=${weekly}`);
  await user.click(screen.getByRole('button', { name: 'Clear Series' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('days on which actions were done are a chip that can be cleared', async () => {
  const { router, user, state } = await openPage({}, '?doneFrom=2026-11-16&doneTo=2026-11-22');
  await rows();
  expect(state.queries.at(-1)).toContain('doneFrom=2026-11-16&doneTo=2026-11-22');
  const filters = within(screen.getByRole('group', { name: 'Filters' }));
  expect(filters.getByText('16 Nov to 22 Nov')).toBeVisible();
  await user.click(filters.getByRole('button', { name: 'Clear Done' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('all loaded actions are printed one below the other', async () => {
  const more = Array.from({ length: 60 }, (_, at) => ({ ...bond, id: `bond-${at}` }));
  const { state } = await openPage({ actions: more });
  await rows();
  state.more = [send];
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const printed = (await rows()).getAllByRole('listitem');
  expect(printed).toHaveLength(61);
  for (const row of printed) expect(row).not.toHaveStyle({ position: 'absolute' });
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect((await rows()).getAllByRole('listitem').length).toBeLessThan(61);
});

test('a print of the first actions tells how many the list has, those from before too', async () => {
  const past = buildAction({ ...bond, id: 'past', state: 'from-before', group: 'earlier' });
  const open = Array.from({ length: 60 }, (_, at) => ({ ...bond, id: `bond-${at}` }));
  // Otherwise all rows would be as flat as the test's page, and the end of the list in sight.
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(61);
  onTestFinished(() => height.mockRestore());
  await openPage({ actions: [...open, past], more: [send] });
  await rows();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(await screen.findByText('These are the first 61 of 61.')).toBeVisible();
});

test('the list as it is filtered opens Ask with the same query', async () => {
  await openPage({}, '?due=overdue&search=tariff');
  const link = await screen.findByRole('link', { name: 'Show as question: Actions' });
  const address = new URL(link.getAttribute('href') ?? '', 'https://rapport.example');
  expect(address.pathname).toBe('/ask-me-anything');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    data: 'own',
    q: 'How many actions with “tariff” are overdue?',
    measure: 'actions',
    state: 'overdue',
    topic: 'tariff',
  });
});
