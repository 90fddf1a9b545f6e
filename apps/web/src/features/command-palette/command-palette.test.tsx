import type { SearchAnswer } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));
const page = vi.hoisted(() => ({ reloadPage: vi.fn(), leaveTo: vi.fn() }));
vi.mock('@/lib/leave-page.ts', () => page);

afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  delete document.documentElement.dataset.theme;
});

const meetings = [
  {
    id: 'review',
    name: 'Quarterly pricing review',
    date: '2026-11-19',
    processingStatus: 'completed',
  },
  { id: 'rollout', name: 'Pricing rollout', date: '2026-11-20', processingStatus: 'processing' },
  { id: 'standup', name: 'Leadership standup', date: '2026-11-18', processingStatus: 'completed' },
];

const priya = {
  id: 'priya',
  accountId: null,
  email: 'priya.raman@northwind.example',
  firstName: 'Priya',
  lastName: 'Raman',
  username: null,
  status: 'SYNCED_ONLY',
  organizationRole: null,
  organizationMemberId: null,
  invitationId: null,
  rapportUser: false,
  invitedAt: null,
  activatedAt: null,
  lastSyncedAt: null,
  syncSource: 'USER_UPLOAD',
  isManaged: false,
  externalId: null,
  externalData: { title: null, jobTitle: 'Product Director', department: null, teams: [] },
  can: {
    invite: false,
    cancelInvitation: false,
    changeRole: false,
    handOverOwnership: false,
    remove: false,
    resetPassword: false,
    erase: false,
  },
};

const noHits: SearchAnswer = { meetings: [], people: [], topics: [], sentences: [], total: 0 };
type Options = { isAllowed?: boolean; meetingsBeyond?: number; hits?: Partial<SearchAnswer> };

async function openPalette({ isAllowed = true, meetingsBeyond = 0, hits = {} }: Options = {}) {
  const searches: string[] = [];
  server.use(
    http.get('*/api/v1/event', ({ request }) =>
      // The page behind the palette requests meetings with another limit.
      new URL(request.url).searchParams.get('limit') === '5'
        ? HttpResponse.json({ meetings, total: meetings.length + meetingsBeyond, next: null })
        : HttpResponse.json({ meetings: [], total: 0, next: null }),
    ),
    http.get('*/api/v1/search', ({ request }) => {
      const search = new URL(request.url).searchParams.get('q') ?? '';
      searches.push(search);
      const found = meetings.filter(({ name }) => name.toLowerCase().includes(search));
      return HttpResponse.json({ ...noHits, meetings: found, ...hits });
    }),
    http.get('*/api/v1/user/all', () => HttpResponse.json({ users: [priya], total: 1 })),
    http.get('*/api/v1/user/:id', () => HttpResponse.json(priya)),
    http.get('*/api/auth/list-sessions', () => HttpResponse.json([])),
    ...accountServer({ signedInAs: account.email, isAllowed }).handlers,
  );
  const app = await renderApp('/meetings');
  await screen.findByText('No meetings found');
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Go to' });
  await screen.findByRole('option', { name: /Leadership standup/ });
  return { ...app, searches };
}

const field = () => screen.getByRole('combobox');
const optionsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

const pages = [
  'Meetings',
  'Sentiment',
  'Surveys',
  'Scenarios',
  'Org Chart',
  'Restructure',
  'Onboarding',
  'Offboarding',
  'Succession Planning',
  'Professional Development',
  'Actions',
  'Alerts',
  'Ask Me Anything',
];

test('it offers the newest meetings, pages and actions', async () => {
  await openPalette();
  expect(field()).toHaveFocus();
  expect(optionsOf('Meetings')).toEqual([
    'Quarterly pricing review19 Nov 2026',
    'Pricing rollout20 Nov 2026, processing',
    'Leadership standup18 Nov 2026',
  ]);
  expect(optionsOf('Pages')).toEqual([
    ...pages,
    'Admin',
    'Series',
    'Profile',
    'Which files are read',
    'What is computed about whom',
  ]);
  expect(optionsOf('Actions')).toEqual([
    'Upload meeting recording or transcript',
    'Settings',
    'Switch Context',
    'Appearance: SystemCurrent',
    'Appearance: Light',
    'Appearance: Dark',
    'Sign out',
  ]);
  expect(screen.queryByRole('group', { name: 'People' })).not.toBeInTheDocument();
});

test('meetings and people are searched on the server, and matches are marked', async () => {
  const { user, searches } = await openPalette();
  await user.type(field(), 'pri');
  expect(
    await screen.findByRole('option', { name: /Priya Raman.*Product Director/ }),
  ).toBeVisible();
  await waitFor(() => expect(screen.getByText('4 results')).toBeInTheDocument());
  expect(optionsOf('Meetings')).toHaveLength(2);
  expect(searches).toEqual(['pri']);
  const [first] = screen.getAllByRole('option');
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(first?.querySelector('mark')).toHaveTextContent(/^pri$/);
});

test('it shows how many results there are if not all are listed', async () => {
  const { user } = await openPalette({ isAllowed: false, meetingsBeyond: 98 });
  expect(screen.getByRole('group', { name: 'Meetings: 3 of 101' })).toBeVisible();
  await user.type(field(), 'pri');
  expect(await screen.findByText('3 results')).toBeInTheDocument();
  expect(optionsOf('Meetings')).toHaveLength(2);
});

test('speakers, topics and sentences of meetings are found, and lead to them', async () => {
  const meeting = { id: 'review', name: 'Pricing', date: '2026-11-19' };
  const { user, router } = await openPalette({
    isAllowed: false,
    hits: {
      people: [
        { userId: '00000000-0000-4000-8000-000000000001', name: 'Marta Lindgren' },
        { userId: null, name: 'Marta Guest' },
      ],
      topics: [{ topic: 'Marta tariff', lastOn: '2026-11-19' }],
      sentences: [
        {
          turn: 7,
          start: 70,
          speaker: 'Tom Leiva',
          parts: [
            { text: 'Ask ', isFound: false },
            { text: 'Marta', isFound: true },
            { text: ' about it.', isFound: false },
          ],
          meeting: { ...meeting, processingStatus: 'completed' },
        },
        {
          turn: 9,
          start: null,
          speaker: null,
          parts: [
            {
              text: 'When the depot was closed for the whole of last week, I heard from ',
              isFound: false,
            },
            { text: 'Marta', isFound: true },
          ],
          meeting: { ...meeting, processingStatus: 'completed' },
        },
      ],
      total: 12,
    },
  });
  await user.type(field(), 'marta');
  await screen.findByRole('group', { name: 'What was said' });
  expect(optionsOf('Speakers')).toEqual(['MLMarta LindgrenTheir meetings', 'MGMarta GuestGuest']);
  expect(optionsOf('Topics')).toEqual(['Marta tarifflast on 19 Nov 2026']);
  expect(optionsOf('What was said')).toEqual([
    '“Ask Marta about it.”Tom Leiva · Pricing · 19 Nov 2026 · 01:10',
    // A row shows the beginning of a sentence, so the found word must be near it.
    '“… the whole of last week, I heard from Marta”Unknown speaker · Pricing · 19 Nov 2026',
    'Show 12 meetings with “marta”',
  ]);
  const sentence = screen.getByRole('option', { name: /Ask Marta/ });
  expect(sentence.querySelector('mark')).toHaveTextContent('Marta');
  await user.click(sentence);
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/meetings/review',
      search: '?turn=7',
    }),
  );
});

test('people are shown only to those who may list them', async () => {
  const { user } = await openPalette({ isAllowed: false });
  await user.type(field(), 'pri');
  await waitFor(() => expect(screen.getByText('3 results')).toBeInTheDocument());
  expect(screen.queryByText('Priya Raman')).not.toBeInTheDocument();
  await user.clear(field());
  expect(optionsOf('Pages')).toEqual([
    ...pages,
    'Series',
    'Profile',
    'Which files are read',
    'What is computed about whom',
  ]);
});

test('enter opens the current row and focuses the page', async () => {
  const { user, router } = await openPalette();
  await user.type(field(), 'priya');
  await screen.findByRole('option', { name: /Priya Raman/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/users/priya'));
  expect(await screen.findByRole('heading', { name: 'Priya Raman' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('scenarios are found by name', async () => {
  const own = {
    id: 'b1d5f1de-6c57-4a1e-9d52-0e3c4b8f2a11',
    title: 'Pricing without Ann',
    version: 1,
    template: 'custom',
    status: 'written',
    visibility: 'own',
    targetDate: null,
    author: null,
    isAuthor: true,
    changedAt: '2026-11-20T09:00:00.000Z',
    computedOn: null,
    can: { change: true, delete: true },
  };
  server.use(
    http.get('*/api/scenarios', () =>
      HttpResponse.json({
        scenarios: [own],
        mayPlan: true,
        canNamePersons: true,
        canCompute: true,
      }),
    ),
  );
  const { user } = await openPalette();
  expect(screen.queryByRole('group', { name: 'Scenarios' })).not.toBeInTheDocument();
  await user.type(field(), 'pricing');
  await screen.findByRole('group', { name: 'Scenarios' });
  expect(optionsOf('Scenarios')[0]).toBe('Pricing without AnnYour organization');
});

test('arrow keys select, and ctrl + enter opens in a new tab', async () => {
  const { user } = await openPalette();
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await user.keyboard('{ArrowDown}{ArrowDown}{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledWith('/meetings/standup', '_blank', 'noopener');
  expect(screen.getByRole('dialog', { name: 'Go to' })).toBeVisible();
});

test('escape and the shortcut close it, and focus returns', async () => {
  const { user } = await openPalette();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const goTo = screen.getByRole('button', { name: 'Go to' });
  await user.click(goTo);
  await screen.findByRole('dialog', { name: 'Go to' });
  await user.keyboard('{Meta>}k{/Meta}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(goTo).toHaveFocus();
});

test('the upload is opened on the meetings page', async () => {
  const { user, router } = await openPalette();
  await user.click(screen.getByRole('option', { name: /^Upload/ }));
  expect(await screen.findByRole('dialog', { name: 'Upload Meeting Transcript' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/meetings', search: '' });
});

test('the appearance can be switched', async () => {
  const { user } = await openPalette();
  await user.type(field(), 'dark');
  await user.keyboard('{Enter}');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

test.each(['Settings', 'Switch Context'])('%s replaces the palette', async (name) => {
  const { user } = await openPalette();
  await user.click(screen.getByRole('option', { name }));
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Go to' })).not.toBeInTheDocument(),
  );
});

test('signing out leads to the sign-in page', async () => {
  const { user } = await openPalette();
  await user.click(screen.getByRole('option', { name: 'Sign out' }));
  await waitFor(() => expect(page.leaveTo).toHaveBeenCalledWith('/login'));
});

test('it says if nothing matches', async () => {
  const { user } = await openPalette({ isAllowed: false });
  await user.type(field(), 'zzz');
  expect(await screen.findByText('Nothing found for “zzz”')).toBeVisible();
  expect(screen.getByText('0 results')).toBeInTheDocument();
});

test('a failed search shows an error and keeps the other results', async () => {
  const { user } = await openPalette({ isAllowed: false });
  server.use(http.get('*/api/v1/search', () => HttpResponse.json({}, { status: 400 })));
  await user.type(field(), 'admin meet');
  expect(await screen.findByText(/could not be searched/)).toBeVisible();
  await user.clear(field());
  expect(optionsOf('Actions')).toContain('Sign out');
});
