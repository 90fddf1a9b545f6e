import {
  type AfterLeaving,
  type HandoverItem,
  type HandoverItemChange,
  type OffboardingList,
  type OffboardingProject,
  pathFor,
  paths,
} from '@rapport/contract';
import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { addDays } from '@/lib/days.ts';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

/** Compiled before the tests wait for a screen, because that takes long on a busy machine. */
beforeAll(async () => {
  await Promise.all([
    import('@/app/router.tsx'),
    import('@/app/routes/offboarding.tsx'),
    import('@/app/routes/organization/offboarding.tsx'),
    import('@/app/routes/offboarding-project.tsx'),
    import('@/app/routes/organization/offboarding-project.tsx'),
  ]);
});

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const id = '6d1f7a52-8a43-4f0e-9d8e-0f7f7f0f1a01';
const personId = '6d1f7a52-8a43-4f0e-9d8e-0f7f7f0f1a02';

const itemOf = (given: Partial<HandoverItem>): HandoverItem => ({
  id: 'one',
  kind: 'own',
  label: 'Keys',
  sourceId: null,
  mentions: null,
  allMentions: null,
  meetings: null,
  tiesLeft: null,
  lastOn: null,
  nextOn: null,
  isLate: false,
  lateDays: 0,
  quote: null,
  isOutside: false,
  led: null,
  assignee: null,
  takenOver: null,
  shownIn: null,
  dueDay: null,
  note: null,
  doneOn: null,
  isDoneInActions: false,
  isNew: false,
  version: 1,
  ...given,
});

const vermeer = itemOf({
  id: 'vermeer',
  kind: 'topic',
  label: 'Vermeer contract',
  mentions: 38,
  meetings: 9,
  lastOn: '2026-11-17',
  quote: {
    text: 'The settlement is the September rate.',
    meetingId: 'call',
    turn: 4,
    start: 751,
    meeting: 'Weekly carrier call',
    date: '2026-11-04',
    speaker: 'Marta Lindgren',
    before: null,
  },
});
const hidden = itemOf({ id: 'hidden', kind: 'series', label: null });
const carriers = itemOf({
  id: 'carriers',
  kind: 'series',
  label: 'Weekly carrier call',
  meetings: 40,
  led: { opened: 22, of: 24 },
  nextOn: '2026-11-25',
});
const late = itemOf({
  id: 'late',
  kind: 'action',
  label: 'Send the extension',
  sourceId: 'a',
  isLate: true,
  lateDays: 2,
  lastOn: '2026-11-17',
  dueDay: '2026-11-18',
  isNew: true,
});

const project: OffboardingProject = {
  id,
  person: { id: personId, name: 'Marta Lindgren' },
  title: 'Head of Partnerships',
  lastDay: '2027-01-29',
  items: 3,
  done: 0,
  lookedAfterBy: 'Ines Calloway',
  today: '2026-11-20',
  department: 'Sales',
  announcedOn: null,
  note: null,
  createdOn: '2026-11-09',
  fromMeetings: 64,
  added: 1,
  seen: 0,
  named: { documents: 4, customers: 23 },
  foundSince: '2026-08-20',
  readers: [],
  list: [vermeer, late, carriers, hidden],
  peopleHidden: null,
  canChange: true,
  canManage: true,
  version: 1,
  revision: 'first',
};

const afterwards: AfterLeaving = {
  startsOn: '2027-01-30',
  hasStarted: false,
  weeks: [],
  firstWeekSince: 12,
  smallestGroup: 5,
  moods: null,
  ties: null,
  tiesHidden: null,
  topics: { now: 0, of: 1, missing: ['Vermeer contract'] },
  series: { now: 1, of: 1, missing: [], paused: [{ name: 'Customs round-up', weeks: 2 }] },
};

const notFound = (what: string) =>
  HttpResponse.json({ code: 'NOT_FOUND', message: `${what} not found.` }, { status: 404 });

/** Sends the event for a change by another person. */
const changedByOthers = () =>
  act(() => {
    const detail = { organizationId: 'harbour', kind: 'offboarding', id };
    window.dispatchEvent(new CustomEvent('planning-updated', { detail }));
  });

type Given = { list?: OffboardingList; after?: AfterLeaving; given?: OffboardingProject };

async function open(path: string, { list, after = afterwards, given = project }: Given = {}) {
  const state = {
    project: given as OffboardingProject | null,
    list: list ?? { today: project.today, mayPlan: true, projects: [project], handedToYou: [] },
    sent: [] as HandoverItemChange[],
    seen: 0,
  };
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get(`*${paths.offboardings}`, () => HttpResponse.json<OffboardingList>(state.list)),
    http.get(`*${pathFor(paths.offboarding, id)}`, () =>
      state.project ? HttpResponse.json(state.project) : notFound('Offboarding'),
    ),
    http.get(`*${pathFor(paths.afterLeaving, id)}`, () => HttpResponse.json(after)),
    http.post(`*${pathFor(paths.offboardingSeen, id)}`, () => {
      state.seen += 1;
      return new HttpResponse(null, { status: 204 });
    }),
    http.patch<{ id: string }, HandoverItemChange>(
      `*${paths.handoverItem}`,
      async ({ request, params }) => {
        const change = await request.json();
        state.sent.push(change);
        const shown = state.project ?? project;
        const item = shown.list.find((one) => one.id === params.id);
        if (!item) return notFound('Item');
        if (item.version !== change.version)
          return HttpResponse.json(
            { code: 'CHANGED_MEANWHILE', message: 'Daniel Osei has changed this meanwhile.' },
            { status: 409 },
          );
        const { isDone, note } = change;
        const changed = {
          ...item,
          version: item.version + 1,
          ...(note !== undefined && { note }),
          ...(isDone && { doneOn: '2026-11-20' }),
        };
        const others = shown.list.map((one) => (one.id === item.id ? changed : one));
        state.project = { ...shown, list: others };
        return HttpResponse.json(changed);
      },
    ),
    http.delete<{ id: string }>(`*${paths.handoverItem}`, ({ params }) => {
      const shown = state.project ?? project;
      state.project = { ...shown, list: shown.list.filter((one) => one.id !== params.id) };
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, router } = await renderApp(path);
  return { user, router, state };
}

test('the list has projects with their progress, and tasks that were handed to one', async () => {
  const item = itemOf({ id: 'task', label: 'Ask for the keys', dueDay: '2026-12-04' });
  const handedToYou = [{ item, person: { id: null, name: 'Oliver Marsh' }, lastDay: '2026-12-31' }];
  const list = {
    today: project.today,
    mayPlan: true,
    projects: [{ ...project, done: 2 }],
    handedToYou,
  };
  await open('/offboarding?data=own', { list });
  const link = await screen.findByRole('link', { name: 'Marta Lindgren' });
  expect(link.getAttribute('href')).toBe(`/offboarding/${id}`);
  expect(screen.getByText('2 of 3')).toBeDefined();
  expect(screen.getByText('Ask for the keys')).toBeDefined();
  expect(screen.getByText('From Oliver Marsh')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Choose a person/ })).toBeNull();
});

test('without projects, the list explains what a project is', async () => {
  await open('/offboarding?data=own', {
    list: { today: project.today, mayPlan: true, projects: [], handedToYou: [] },
  });
  expect(await screen.findByText('No projects')).toBeDefined();
});

test('a project lists what is handed over, with quotes, what is late, and what may not be read', async () => {
  const { user, state } = await open(`/offboarding/${id}`);
  expect(await screen.findByText('38 mentions in 9 meetings, last on 17 November')).toBeDefined();
  expect(screen.getByText(/The settlement is the September rate/)).toBeDefined();
  const quote = screen.getByRole('link', { name: /Weekly carrier call, 4 November, 12:31/ });
  expect(quote.getAttribute('href')).toBe('/meetings/call?at=751');
  expect(screen.getByText('2 days late')).toBeDefined();
  expect(screen.getByText('opened 22 of 24; next on Wednesday 25 November')).toBeDefined();
  expect(screen.getByText('new')).toBeDefined();
  expect(screen.getByText('A series of meetings that you cannot open')).toBeDefined();
  const row = screen.getByText('Vermeer contract').closest('li');
  await user.click(within(row ?? document.body).getByRole('checkbox'));
  expect(await screen.findByText('done 20 Nov')).toBeDefined();
  expect(state.sent).toEqual([{ version: 1, isDone: true }]);
});

test('every list is there; an empty one says what was looked through, and adds by hand', async () => {
  const { user } = await open(`/offboarding/${id}`);
  const titles = ['Documents and systems only Marta names', 'Customers only Marta names'];
  for (const name of ['Topics', 'Duties that come again', 'People only Marta meets', ...titles])
    expect(await screen.findByRole('heading', { name })).toBeDefined();
  expect(
    screen.getByText(/None of the 23 customers that Marta named since 20 August was named mostly/),
  ).toBeDefined();
  const [add] = screen.getAllByRole('button', { name: 'Add one by hand' });
  await user.click(add ?? document.body);
  expect(await screen.findByRole('dialog', { name: 'Add something by hand' })).toBeDefined();
});

test('what later meetings show is a status of its own, and a check without it says why', async () => {
  const by = { assignee: { id: 'sanne', name: 'Sanne de Boer' }, doneOn: '2026-11-18' };
  const shown = {
    on: '2026-11-19',
    meetingId: 'later',
    meeting: 'Tariff round',
    turn: 3,
    start: 60,
  };
  const list = [
    itemOf({ ...by, id: 'one', kind: 'topic', label: 'Tariffs', takenOver: shown, shownIn: 2 }),
    itemOf({ ...by, id: 'two', kind: 'person', label: 'Fenna Bos', shownIn: 1 }),
    itemOf({ ...by, id: 'three', kind: 'document', label: 'Rates sheet', shownIn: 0 }),
    itemOf({ ...by, id: 'four', kind: 'customer', label: 'Vermeer', assignee: null }),
  ];
  await open(`/offboarding/${id}`, { given: { ...project, list, seen: 1 } });
  expect(await screen.findByText('Taken over')).toBeDefined();
  expect(screen.getByText('Sanne spoke of it in 2 meetings since')).toBeDefined();
  const link = screen.getByRole('link', { name: /^Tariff round, 19 November, 0?1:00/ });
  expect(link.getAttribute('href')).toBe('/meetings/later?at=60');
  expect(screen.getByText('1 meeting with Sanne since; counts from 2 on')).toBeDefined();
  expect(screen.getByText('Not named by Sanne since, so nothing shows it yet')).toBeDefined();
  expect(screen.getByText('Nobody else has it, so nothing shows it')).toBeDefined();
  const missing = screen.getByText('Handed over, not seen since').closest('div');
  expect(within(missing ?? document.body).getByText('3')).toBeDefined();
});

test('the title of an action is its quote, after the sentence that led to it', async () => {
  const quote = {
    text: 'I’ll send Vermeer the extension.',
    meetingId: 'call',
    turn: 4,
    start: 751,
    meeting: 'Depot leads',
    date: '2026-11-17',
    speaker: 'Marta Lindgren',
    before: { speaker: 'Joost van Dijk', text: 'Vermeer has nothing from us.' },
  };
  const share = { mentions: 38, allMentions: 61, meetings: 9 };
  const list = [
    itemOf({ id: 'one', kind: 'action', label: 'Send Vermeer the extension', quote }),
    itemOf({ id: 'two', kind: 'topic', label: 'Vermeer contract', ...share }),
    itemOf({ id: 'three', kind: 'topic', label: 'Breda', ...share, mentions: 3, allMentions: 4 }),
  ];
  await open(`/offboarding/${id}`, { given: { ...project, list } });
  expect(await screen.findByText('“I’ll send Vermeer the extension.”')).toBeDefined();
  expect(screen.getByText('Joost van Dijk: “Vermeer has nothing from us.”')).toBeDefined();
  expect(screen.getByText('62 % of 61 mentions are Marta’s, in 9 meetings')).toBeDefined();
  expect(screen.getByText('3 of 4 mentions are Marta’s, in 9 meetings')).toBeDefined();
});

test("input stays after another person's change, until that change is loaded", async () => {
  const { user, state } = await open(`/offboarding/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Note on Vermeer contract' }));
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Mine');
  const theirs = { ...vermeer, version: 2, note: 'Theirs' };
  state.project = { ...project, list: [theirs, late, hidden] };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Daniel Osei has changed this meanwhile.')).toBeDefined();
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  expect(note.value).toBe('Mine');
  await vi.waitFor(() => expect(screen.getByText('Theirs')).toBeDefined());
  await user.click(await screen.findByRole('button', { name: 'Load theirs' }));
  expect(note.value).toBe('Theirs');
  await user.type(note, ' and mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(state.sent.at(-1)).toEqual({ version: 2, note: 'Theirs and mine' }),
  );
});

const taskList = (): OffboardingList => {
  const item = itemOf({ id: 'task', label: 'Ask for the keys' });
  const handedToYou = [{ item, person: { id: null, name: 'Oliver Marsh' }, lastDay: '2026-12-31' }];
  return { today: project.today, mayPlan: true, projects: [], handedToYou };
};

test('a note that is being typed stays when the task is handed to another person', async () => {
  const { user, state } = await open('/offboarding?data=own', { list: taskList() });
  await user.click(await screen.findByRole('button', { name: 'Note on Ask for the keys' }));
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  await user.type(note, 'In the safe');
  state.list = { ...taskList(), handedToYou: [] };
  changedByOthers();
  await vi.waitFor(() => expect(screen.queryByText('From Oliver Marsh')).toBeNull());
  expect(note.value).toBe('In the safe');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Item not found.')).toBeDefined();
  expect(note.value).toBe('In the safe');
});

test('a project that is deleted elsewhere stays with the input, and says so', async () => {
  const { user, state } = await open(`/offboarding/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Days and note' }));
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  await user.type(note, 'Called them');
  state.project = null;
  changedByOthers();
  expect(
    await screen.findByText(/^This was deleted, or is no longer shared with you/),
  ).toBeDefined();
  expect(note.isConnected).toBe(true);
  expect(note.value).toBe('Called them');
});

test('an item that was added by hand is removed, and the list has the focus', async () => {
  const list = [vermeer, itemOf({ id: 'keys', label: 'Keys' })];
  const { user } = await open(`/offboarding/${id}`, { given: { ...project, list } });
  await user.click(await screen.findByRole('button', { name: 'Note on Keys' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Keys')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Items to hand over' }));
});

test('a project that a colleague changed meanwhile is not deleted, and says so', async () => {
  const { user } = await open(`/offboarding/${id}`);
  let asked = '';
  const message = 'This plan was changed meanwhile. Nothing was saved or deleted.';
  server.use(
    http.delete(`*${paths.offboarding}`, ({ request }) => {
      asked = request.url;
      return HttpResponse.json({ code: 'CHANGED_MEANWHILE', message }, { status: 409 });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(asked).toContain('?revision=first');
  expect(screen.getByText('Vermeer contract')).toBeDefined();
});

test.each(['meeting-updated', 'access-updated'] as const)(
  'an open project is read again after %s, which may change what one may read of it',
  async (name) => {
    const { state } = await open(`/offboarding/${id}`);
    await screen.findByText('Vermeer contract');
    state.project = { ...project, list: [{ ...vermeer, label: null }] };
    act(() => {
      window.dispatchEvent(new CustomEvent(name, { detail: {} }));
    });
    expect(await screen.findByText(/^A topic of meetings/)).toBeDefined();
  },
);

test('new items are marked as seen when the page is left', async () => {
  const { user, state } = await open(`/offboarding/${id}`);
  expect(await screen.findByText('new')).toBeDefined();
  expect(state.seen).toBe(0);
  const page = within(screen.getByRole('main'));
  await user.click(page.getByRole('link', { name: 'Offboarding' }));
  await vi.waitFor(() => expect(state.seen).toBe(1));
});

test('works-council mode keeps duties and actions only, and says so', async () => {
  await open(`/offboarding/${id}`, { given: { ...project, peopleHidden: 'worksCouncil' } });
  expect(
    await screen.findByText(/Works-council mode is on, so only duties and actions/),
  ).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Topics' })).toBeNull();
});

test('a guest to introduce is marked as outside the organization', async () => {
  const koos = { kind: 'person', label: 'Koos Vermeer', isOutside: true } as const;
  const list = [
    itemOf({ ...koos, meetings: 9, tiesLeft: 0 }),
    itemOf({ ...koos, id: 'unnamed', label: null }),
  ];
  await open(`/offboarding/${id}`, { given: { ...project, list } });
  expect(await screen.findByText('outside the organization, 9 meetings with Marta')).toBeVisible();
  expect(screen.getByText('A guest of meetings that you cannot open')).toBeVisible();
});

test('after leaving is empty until the last day', async () => {
  await open(`/offboarding/${id}?tab=after`);
  expect(await screen.findByText('Starts on 30 January 2027')).toBeDefined();
});

test('after the last day, moods of groups that are shown, and counts are compared', async () => {
  const week = { mood: 6.9, band: { low: 6, high: 7.5 } };
  const weeks = Array.from({ length: 13 }, (_, at) => `2026-0${(at % 9) + 1}-05`);
  const sales = { department: 'Sales', people: 6, before: 6.9, since: 6, weeks: [week, null] };
  const carriers = { department: 'Carrier desk', people: 3, before: null, since: null, weeks: [] };
  const after: AfterLeaving = {
    ...afterwards,
    hasStarted: true,
    weeks,
    ties: { now: 9, of: 12 },
    moods: { own: sales, organization: [week], others: [carriers] },
  };
  const { user } = await open(`/offboarding/${id}?tab=after`, { after });
  expect(await screen.findByText(/The mood of Sales was 6.9 on average/)).toBeDefined();
  expect(screen.getByText('Not shown: fewer than 5 people spoke')).toBeDefined();
  expect(screen.getByText('of 12')).toBeDefined();
  expect(screen.getByText('not yet: Vermeer contract')).toBeDefined();
  expect(screen.getByText('Customs round-up paused for 2 weeks')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'How is this computed? After leaving' }));
  const how = await screen.findByRole('dialog');
  expect(within(how).getByText(/up to that of the last day, 29 January 2027/)).toBeDefined();
});

test.each([
  [1, false],
  [5, true],
  [12, false],
])('%i weeks after leaving, other weeks of What-if are told: %s', async (passed, isTold) => {
  const weeks = Array.from({ length: 12 + passed }, (_, at) => addDays('2026-11-02', 7 * at));
  const after: AfterLeaving = { ...afterwards, hasStarted: true, weeks, ties: { now: 3, of: 5 } };
  await open(`/offboarding/${id}?tab=after`, { after });
  expect(await screen.findByText(/a tie in the 12 weeks before/)).toBeDefined();
  expect(screen.queryByText(/What-if counts the ties of only as many weeks/) !== null).toBe(isTold);
});

test('lines end with a label, and the lowest week since is marked', async () => {
  const moodsOf = (...moods: number[]) =>
    moods.map((mood) => ({ mood, band: { low: mood, high: mood } }));
  const before = Array.from({ length: 12 }, () => 7);
  const own = {
    department: 'Sales',
    people: 6,
    before: 7,
    since: 6,
    weeks: moodsOf(...before, 6.4, 5.8, 6.1),
  };
  const after: AfterLeaving = {
    ...afterwards,
    hasStarted: true,
    ties: null,
    weeks: Array.from({ length: 15 }, (_, at) => addDays('2026-11-02', 7 * at)),
    moods: { own, organization: moodsOf(...before, 7, 7, 7), others: [] },
  };
  await open(`/offboarding/${id}?tab=after`, { after });
  expect(await screen.findByText('6.1 Sales')).toBeDefined();
  expect(screen.getByText('7.0 all teams')).toBeDefined();
  expect(screen.getByText('5.8')).toBeDefined();
  expect(screen.getByText(/All teams stayed at 7.0/)).toBeDefined();
});

test('an unknown id of the server shows the not-found page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get(`*${paths.offboarding}`, () =>
      HttpResponse.json({ code: 'NOT_FOUND', message: 'Offboarding not found.' }, { status: 404 }),
    ),
  );
  await renderApp(`/offboarding/${personId}`);
  expect(await screen.findByRole('heading', { name: '404' })).toBeDefined();
});

const newProject = `/offboarding/new?data=own&person=${personId}`;

test('a new project begins with the person of the address', async () => {
  server.use(
    http.get(`*${paths.offboardingPeople}`, ({ request }) => {
      const isAsked = new URL(request.url).searchParams.get('id') === personId;
      const people = isAsked ? [{ id: personId, name: 'Marta Lindgren', title: null }] : [];
      return HttpResponse.json({ people, hasMore: false });
    }),
  );
  await open(newProject);
  expect(await screen.findByText('Marta Lindgren')).toBeDefined();
});

test('a second project for the same person is said, and made only on purpose', async () => {
  const sent: unknown[] = [];
  server.use(
    http.get(`*${paths.offboardingPeople}`, () =>
      HttpResponse.json({
        people: [{ id: personId, name: 'Marta Lindgren', title: null }],
        hasMore: false,
      }),
    ),
    http.post(`*${paths.offboardings}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id });
    }),
  );
  const { user, router } = await open(newProject);
  expect(await screen.findByText(/There is one already for Marta Lindgren/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute(
    'href',
    `/offboarding/${id}`,
  );
  await user.dblClick(screen.getByRole('button', { name: 'Create Another' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/offboarding/${id}`));
  expect(sent).toMatchObject([{ personId, isAnother: true }]);
});

test('a person in the address who is not found is reported', async () => {
  server.use(
    http.get(`*${paths.offboardingPeople}`, () =>
      HttpResponse.json({ people: [], hasMore: false }),
    ),
  );
  await open(newProject);
  expect(await screen.findByText(/The person could not be loaded/)).toBeDefined();
});

test('while a change of a row is being saved, nothing else in the row can be changed', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { user } = await open(`/offboarding/${id}`);
  server.use(
    http.patch(`*${paths.handoverItem}`, async () => {
      await answered;
      return HttpResponse.json({ ...vermeer, version: 2 });
    }),
  );
  const row = within((await screen.findByText('Vermeer contract')).closest('li') ?? document.body);
  await user.click(row.getByRole('checkbox'));
  const choose = row.getByRole('button', { name: 'Choose a person: Vermeer contract' });
  expect(choose.getAttribute('aria-disabled')).toBe('true');
  await user.click(choose);
  expect(screen.queryByRole('dialog')).toBeNull();
  answer();
  await vi.waitFor(() => expect(choose.getAttribute('aria-disabled')).toBeNull());
});
