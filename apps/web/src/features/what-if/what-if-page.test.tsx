import {
  type OffboardingList,
  type PastDeparture,
  paths,
  type ScenarioList,
  type TiedPeople,
  type TiedPerson,
  type WhatIf,
} from '@rapport/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { figureServer, refused } from '@/testing/figure-server.ts';
import { coverage } from '@/testing/organization-figures.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

/** Compiled before the tests wait for a screen, because that takes long on a busy machine. */
beforeAll(async () => {
  await Promise.all([
    import('@/app/router.tsx'),
    import('@/app/routes/what-if.tsx'),
    import('@/app/routes/organization/what-if.tsx'),
  ]);
});

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const period = { from: '2026-10-26', to: '2026-11-22', weeks: 4, isSoFar: false } as const;
const person = (name: string, department: string, ties: number): TiedPerson => ({
  id: name.split(' ')[0]?.toLowerCase() ?? '',
  name,
  title: null,
  department,
  ties,
});
const people = [
  person('Marta Lindgren', 'Sales', 5),
  person('Piotr Wrona', 'Engineering', 4),
  person('Daniel Osei', 'Executive', 3),
  person('Jan Huber', 'Finance', 2),
  ...Array.from({ length: 8 }, (_, at) => person(`Other${at} One`, 'Product', 1)),
];
const tied: TiedPeople = { period, coverage, people, ties: 14 };

const whatIf: WhatIf = {
  period,
  coverage,
  day: '2026-11-24',
  leavers: people.slice(0, 1),
  people,
  departure: {
    ties: { before: 14, after: 9 },
    bridges: { before: 6, after: 2 },
    departmentPairs: { before: 4, after: 3, parted: [['Finance', 'Sales']] },
    fragmentation: { before: 0.412, after: 0.533 },
    groups: { before: 1, after: 2 },
    reconnect: [{ personId: 'jan', before: 2, after: 1 }],
    map: {
      people: people.slice(0, 4).map(({ id }) => id),
      isWhole: false,
      ties: [
        { a: 0, b: 3, strength: 4, isLost: true },
        { a: 1, b: 2, strength: 6, isLost: false },
      ],
    },
    links: [
      {
        leaverId: 'marta',
        own: 'Sales',
        other: 'Finance',
        keeper: { personId: 'piotr', withId: 'jan', meetings: 4, exchanges: 0 },
        nearest: null,
      },
      {
        leaverId: 'marta',
        own: 'Sales',
        other: 'Product',
        keeper: null,
        nearest: { personId: 'piotr', withId: 'other0', meetings: 2, exchanges: 1 },
      },
      { leaverId: 'marta', own: 'Sales', other: 'Legal', keeper: null, nearest: null },
    ],
    takeOver: [
      {
        leaverId: 'marta',
        staysId: 'jan',
        tiesLeft: 1,
        topic: 'Port fees',
        successor: {
          personId: 'daniel',
          reason: 'tie',
          meetings: 3,
          exchanges: 9,
          meetsBoth: true,
        },
      },
      {
        leaverId: 'marta',
        staysId: 'other0',
        tiesLeft: 0,
        topic: null,
        successor: null,
      },
    ],
    takeOverAll: 2,
  },
  topics: [
    {
      key: 'bond renewal',
      topic: 'Bond renewal',
      mentions: 4,
      share: 0.8,
      hold: 'only',
      people: 2,
      meetings: 2,
      lastOn: '2026-11-10',
      personId: 'marta',
    },
  ],
  series: [
    {
      id: 's1',
      name: 'Depot leads',
      meetings: 4,
      heard: 4,
      opened: 3,
      led: true,
      personId: 'marta',
    },
  ],
  actions: [
    {
      id: 'a1',
      text: 'Send the bond',
      dueDay: '2026-11-10',
      isOverdue: true,
      meeting: null,
      personId: 'marta',
    },
  ],
};

const past: PastDeparture = {
  person: { id: 'ewa', name: 'Ewa Kowal', title: null, department: 'Design' },
  knownFrom: 'handover',
  handoverId: 'p1',
  lastDay: '2026-10-16',
  weeks: 5,
  before: { from: '2026-09-14', to: '2026-10-18' },
  since: { from: '2026-10-19', to: '2026-11-22' },
  lost: { told: 6, came: 6 },
  parted: { told: 0, came: 0 },
  fewTies: { told: 3, came: 2 },
  stay: { told: 20, came: 12 },
  usual: { low: 0.482, high: 0.71, comparisons: 3 },
  around: { fewer: 3, same: 2, more: 1 },
};

type Given = Parameters<typeof figureServer>[0] & {
  tied?: TiedPeople | Response;
  answer?: WhatIf | Response;
  departures?: PastDeparture[];
  projects?: OffboardingList['projects'];
};

async function open(
  query = '',
  { tied: list = tied, answer = whatIf, departures = [], projects = [], ...given }: Given = {},
) {
  const asked: string[] = [];
  const respond = (body: object) =>
    body instanceof Response ? body.clone() : HttpResponse.json(body);
  server.use(
    http.get(`*${paths.tiedPeople}`, () => respond(list)),
    http.get(`*${paths.pastDepartures}`, () => respond({ departures })),
    http.get(`*${paths.offboardings}`, () =>
      HttpResponse.json<OffboardingList>({
        today: '2026-11-24',
        mayPlan: true,
        projects,
        handedToYou: [],
      }),
    ),
    http.get(`*${paths.whatIf}`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return respond(answer);
    }),
    ...figureServer(given).handlers,
  );
  const app = await renderApp(`/offboarding/simulate?data=own${query}`);
  await screen.findByRole('heading', { level: 1, name: 'What-if simulation' });
  return { ...app, asked };
}

const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const region = async (name: string) => within(await screen.findByRole('complementary', { name }));

test('who leaves is chosen, at most two, and kept in the address', async () => {
  const { user, asked, router } = await open();
  expect(await screen.findByText('Nobody is chosen yet')).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(await box(/Marta Lindgren/));
  await user.click(await box(/Piotr Wrona/));
  await waitFor(() => expect(asked.at(-1)).toBe('?leavers=marta%2Cpiotr'));
  expect(new URLSearchParams(router.state.location.search).get('leave')).toBe('marta,piotr');
  const third = await box(/Daniel Osei/);
  expect(third).toBeDisabled();
  expect(third).toHaveAccessibleDescription(/Two people can leave at once/);
  await user.click(await box(/Marta Lindgren/));
  expect(await box(/Daniel Osei/)).toBeEnabled();
});

test('the displayed result is saved as a scenario with its period', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`*${paths.scenarios}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: 'saved' });
    }),
  );
  const { user, router } = await open('&leave=marta');
  await user.click(await screen.findByRole('button', { name: 'Save as scenario' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/scenarios/saved'));
  expect(sent).toEqual([
    {
      title: 'Without Marta Lindgren',
      isRun: true,
      configuration: { template: 'what-if', leavers: ['marta'], weeks: 4, week: '2026-11-22' },
    },
  ]);
});

test('a result of an earlier choice is marked as old until the next one is there', async () => {
  const { user } = await open('&leave=marta');
  await screen.findByRole('button', { name: 'Save as scenario' });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  server.use(
    http.get(`*${paths.whatIf}`, async () => {
      await answered;
      return HttpResponse.json(whatIf);
    }),
  );
  await user.click(await box(/Piotr Wrona/));
  expect(await screen.findByText('Updating…')).toBeVisible();
  const changes = screen.getByRole('complementary', { name: 'What changes' });
  expect(changes.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  expect((await box(/Piotr Wrona/)).closest('[aria-busy="true"]')).toBeNull();
  answer();
  await waitFor(() => expect(screen.queryByText('Updating…')).not.toBeInTheDocument());
  expect(changes.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
});

test('a double click saves one scenario', async () => {
  let saved = 0;
  server.use(
    http.post(`*${paths.scenarios}`, () => {
      saved += 1;
      return HttpResponse.json({ id: 'saved' });
    }),
  );
  const { user, router } = await open('&leave=marta');
  await user.dblClick(await screen.findByRole('button', { name: 'Save as scenario' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/scenarios/saved'));
  expect(saved).toBe(1);
});

test('a loaded list of scenarios is reloaded after one is saved', async () => {
  server.use(
    http.get(`*${paths.scenarios}`, () =>
      HttpResponse.json<ScenarioList>({
        scenarios: [],
        mayPlan: true,
        canNamePersons: true,
        canCompute: true,
      }),
    ),
    http.post(`*${paths.scenarios}`, () => HttpResponse.json({ id: 'saved' })),
  );
  const { user, router } = await open('&leave=marta');
  await act(() => router.navigate('/scenarios?data=own'));
  expect(await screen.findByText('No scenario yet')).toBeVisible();
  await act(() => router.navigate(-1));
  await user.click(await screen.findByRole('button', { name: 'Save as scenario' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/scenarios/saved'));
  let asked = 0;
  server.use(
    http.get(`*${paths.scenarios}`, () => {
      asked += 1;
      return HttpResponse.json<ScenarioList>({
        scenarios: [],
        mayPlan: true,
        canNamePersons: true,
        canCompute: true,
      });
    }),
  );
  await act(() => router.navigate('/scenarios?data=own'));
  await waitFor(() => expect(asked).toBe(1));
});

test('a search finds people beyond the first', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'other7');
  expect(await box(/Other7/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Marta/ })).not.toBeInTheDocument();
});

test('changes are shown before and after', async () => {
  const { user } = await open('&leave=marta');
  const changes = await region('What changes');
  const rows = changes.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Ties149/),
    expect.stringMatching(/^Bridges between departments62/),
    expect.stringMatching(/^Departments that speak directly43/),
    expect.stringMatching(/^Groups connected by ties12/),
    expect.stringMatching(/^Fragmentation0\.410\.53/),
  ]);
  expect(changes.getByRole('list', { name: 'Departments that part' })).toHaveTextContent(
    'Finance and Sales',
  );
  expect(changes.getByRole('list', { name: 'People to reconnect' })).toHaveTextContent(
    'Jan Huber2 → 1 tie',
  );
  expect(changes.getByRole('list', { name: 'Topics only they spoke about' })).toHaveTextContent(
    'Bond renewalMarta and one other, last on 10 Nov',
  );
  expect(changes.getByRole('link', { name: 'Depot leads' })).toHaveAttribute('href', '/series/s1');
  expect(changes.getByRole('list', { name: 'Open actions' })).toHaveTextContent(
    'Send the bondMarta, late',
  );
  expect(screen.getByText(/It can’t know mail, chat, calls or corridors/)).toBeVisible();
  await user.click(changes.getByRole('button', { name: 'How is this computed? What changes' }));
  const how = within(await screen.findByRole('dialog'));
  expect(how.getByRole('heading', { name: 'The network without one or two people' })).toBeVisible();
});

test('on paper, lists are complete', async () => {
  const topics = Array.from({ length: 6 }, (_, at) => ({
    key: `topic ${at}`,
    topic: `Topic ${at}`,
    mentions: 4,
    share: 0.8,
    hold: 'only' as const,
    people: 1,
    meetings: 2,
    lastOn: '2026-11-10',
    personId: 'marta',
  }));
  await open('&leave=marta', { answer: { ...whatIf, topics } });
  const changes = await region('What changes');
  const list = changes.getByRole('list', { name: 'Topics only they spoke about' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  expect(changes.queryByText('2 more')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test('both maps are drawn, and the list has the same content', async () => {
  const { user } = await open('&leave=marta');
  const today = await screen.findByRole('img', { name: /^Map of today/ });
  expect(today).toHaveAccessibleName(
    'Map of today: 14 ties; strong lines: the 5 that would go; drawn: the 4 people nearest to Marta',
  );
  const without = screen.getByRole('img', { name: /^Map without Marta: 9 ties/ });
  expect(without).toHaveTextContent('Jan Huber, 1 tie');
  await user.click(screen.getByRole('radio', { name: 'List' }));
  const table = screen.getByRole('table', { name: 'People and their ties' });
  expect(within(table).getByRole('row', { name: /Marta Lindgren/ })).toHaveTextContent(/leaves$/);
  expect(within(table).getByRole('row', { name: /Jan Huber/ })).toHaveTextContent(/2.*1$/);
});

test('who could take over a tie is named with the reason', async () => {
  await open('&leave=marta');
  const table = await screen.findByRole('table', { name: 'Who could take over which ties' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(
    /Jan keeps one tie; Port fees.*Daniel Osei.*Has a tie with Jan, from 3 meetings, and one with Marta\./,
  );
  expect(second).toHaveTextContent(/Other0’s only tie.*Nobody meets either side/);
  expect(await screen.findByRole('link', { name: 'Create Offboarding Project' })).toHaveAttribute(
    'href',
    '/offboarding/new?data=own&person=marta',
  );
});

test('who keeps a link between departments comes from the leaver’s side, or nobody meets the other', async () => {
  await open('&leave=marta');
  const table = await screen.findByRole('table', { name: 'Links between departments' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /Sales and Finance.*Piotr Wrona.*Sits with Jan Huber, 4 meetings; they have not answered each other yet\./,
    ),
    expect.stringMatching(
      /Sales and Product.*Nobody in Sales meets Product.*Nearest: Piotr Wrona sat in 2 meetings with Other0.*; they answered each other once\./,
    ),
    expect.stringMatching(
      /Nobody in Sales meets Legal.*Nobody else in Sales spoke in a meeting with anybody in Legal\./,
    ),
  ]);
});

test('the offboarding project of who leaves is opened, if there is one that one may see', async () => {
  const projects = [
    {
      id: 'p1',
      person: { id: 'marta', name: 'Marta Lindgren' },
      title: null,
      lastDay: '2027-01-29',
      items: 3,
      done: 0,
      lookedAfterBy: null,
    },
  ];
  await open('&leave=marta', { projects });
  expect(await screen.findByRole('link', { name: 'Open Offboarding Project' })).toHaveAttribute(
    'href',
    '/offboarding/p1?tab=means',
  );
});

test('an offboarding project is offered for each of two people who leave', async () => {
  await open('&leave=marta,piotr', { answer: { ...whatIf, leavers: people.slice(0, 2) } });
  const link = (name: string) =>
    screen.findByRole('link', { name: `Create Offboarding Project for ${name}` });
  expect(await link('Marta Lindgren')).toHaveAttribute('href', expect.stringMatching(/=marta$/));
  expect(await link('Piotr Wrona')).toHaveAttribute('href', expect.stringMatching(/=piotr$/));
});

test.each([
  ['Too few ties to draw', { ...tied, people: people.slice(0, 9) }],
  [
    'No meetings analysed yet',
    { ...tied, people: [], coverage: { ...coverage, state: 'empty' as const } },
  ],
  ['These figures are not shown to you', refused(403, 'FIGURES_NOT_SHARED', 'Not shown.')],
])('%s', async (sentence, answer) => {
  await open('', { tied: answer });
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a person no longer in the directory is marked, and can be removed', async () => {
  const { user } = await open('&leave=gone', {
    answer: refused(404, 'NOT_FOUND', 'Person not found.'),
  });
  expect(await screen.findByText('Person not found.')).toBeVisible();
  await user.click(await box(/Unknown person/));
  expect(await screen.findByText('Nobody is chosen yet')).toBeVisible();
});

test('what was told of people who have left is shown with what came', async () => {
  const left = { ...past, knownFrom: 'directory' as const, handoverId: null, usual: null };
  const other = { ...left, person: { ...past.person, id: 'jan', name: 'Jan Huber' } };
  const { user } = await open('', { departures: [past, other] });
  const table = within(await screen.findByRole('table', { name: 'When people left before' }));
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent(/Ewa Kowal\s*last day 16 Oct, 5 weeks before and since/);
  expect(first).toHaveTextContent(/6 of 6 gone.*none told.*2 of 3 have fewer than two/);
  expect(first).toHaveTextContent(/12 of 20 there again\s*60 %; usually 48 to 71 %/);
  expect(first).toHaveTextContent(/1 with more ties than told, 2 with as many, 3 with fewer$/);
  expect(table.getByRole('link', { name: 'After leaving' })).toHaveAttribute(
    'href',
    '/offboarding/p1?data=own&tab=after',
  );
  expect(second).toHaveTextContent(/Jan Huber\s*last heard in the week of 16 Oct/);
  expect(second).not.toHaveTextContent('usually');
  await user.click(
    screen.getByRole('button', { name: 'How is this computed? When people left before' }),
  );
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    /14 Sep.*18 Oct.*and.*19 Oct.*22 Nov.*for Ewa Kowal/,
  );
});

test('as long as nobody has left, the page says when it will compare', async () => {
  await open();
  expect(await screen.findByText(/four weeks after the last day of a handover/)).toBeVisible();
});
