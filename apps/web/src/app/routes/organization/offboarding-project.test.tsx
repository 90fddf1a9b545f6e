import {
  type CoveringPerson,
  type NewSuccessionPlan,
  type OffboardingProject,
  type PlanPeople,
  pathFor,
  paths,
  type RoleCoverage,
  type SuccessionPlan,
  type SuccessionPlanItem,
  type SuccessionPlanUpdate,
  type WhatIf,
} from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { coverage } from '@/testing/organization-figures.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

/** Compiled before the tests wait for a screen, because that takes long on a busy machine. */
beforeAll(async () => {
  await Promise.all([
    import('@/app/router.tsx'),
    import('@/app/routes/offboarding-project.tsx'),
    import('./offboarding-project.tsx'),
    import('./case-parts.tsx'),
  ]);
});

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const uuid = (at: number) => `6d1f7a52-8a43-4f0e-9d8e-0f7f7f0f1c0${at}`;
const [id, marta, sanne, greta, planId] = [1, 2, 3, 4, 5].map(uuid) as [
  string,
  string,
  string,
  string,
  string,
];

const project: OffboardingProject = {
  id,
  person: { id: marta, name: 'Marta Lindgren' },
  title: 'Head of Partnerships',
  lastDay: '2027-01-29',
  items: 8,
  done: 3,
  lookedAfterBy: 'Ines Calloway',
  today: '2026-11-20',
  department: 'Sales',
  announcedOn: null,
  note: null,
  createdOn: '2026-11-09',
  fromMeetings: 64,
  added: 0,
  seen: 1,
  named: null,
  foundSince: '2026-08-10',
  readers: [
    { id: sanne, name: 'Sanne de Boer' },
    { id: greta, name: 'Greta Holm' },
  ],
  list: [],
  peopleHidden: null,
  canChange: true,
  canManage: true,
  version: 1,
  revision: 'first',
};

const period = { from: '2026-08-24', to: '2026-11-20', weeks: 13, isSoFar: true } as const;
const planned = (personId: string, name: string) => ({
  id: personId,
  name,
  title: null,
  department: 'Sales',
});
const whatIf: WhatIf = {
  period,
  coverage,
  day: '2026-11-20',
  leavers: [planned(marta, 'Marta Lindgren')],
  people: [planned(marta, 'Marta Lindgren'), planned(sanne, 'Sanne de Boer')].map((one) => ({
    ...one,
    ties: 1,
  })),
  departure: {
    ties: { before: 12, after: 9 },
    bridges: { before: 2, after: 1 },
    departmentPairs: { before: 2, after: 1, parted: [['Finance', 'Sales']] },
    fragmentation: null,
    groups: { before: 1, after: 1 },
    reconnect: [],
    map: { people: [], isWhole: true, ties: [] },
    links: [{ leaverId: marta, own: 'Sales', other: 'Finance', keeper: null, nearest: null }],
    takeOver: [],
    takeOverAll: 0,
  },
  topics: [],
  series: [],
  actions: null,
};

const cell = (state: 'has' | 'missing') => ({ state, times: state === 'has' ? 2 : 0 });
const covering = (personId: string, name: string, topic: 'has' | 'missing'): CoveringPerson => ({
  ...planned(personId, name),
  ties: [],
  topics: [cell(topic)],
  series: [],
});
const role: RoleCoverage = {
  period,
  coverage,
  person: planned(marta, 'Marta Lindgren'),
  leavesOn: '2027-01-29',
  ties: [],
  topics: [{ id: 'vermeer', name: 'Vermeer contract' }],
  series: [],
  weighed: { ties: false, topics: true, series: false },
  unlisted: 0,
  candidates: [],
  pair: null,
  others: 2,
};
const plan: SuccessionPlan = {
  id: planId,
  version: 4,
  role: 'Head of Partnerships',
  notes: '',
  isShared: false,
  person: { id: marta, name: 'Marta Lindgren', title: null },
  weights: { ties: 50, topics: 40, series: 50 },
  candidates: [
    { person: { id: sanne, name: 'Sanne de Boer', title: null }, external: null, note: 'Asked' },
    { person: null, external: 'A friend of the house', note: '' },
  ],
  steps: [],
  author: 'Ines Calloway',
  changedAt: '2026-11-20T10:00:00.000Z',
  can: { change: true, delete: true },
};
const itemOf = ({
  role: title,
  person,
  author,
  changedAt,
}: SuccessionPlan): SuccessionPlanItem => ({
  id: planId,
  role: title,
  person,
  candidates: 2,
  steps: 0,
  stepsDone: 0,
  nextDueOn: null,
  isShared: false,
  author,
  changedAt,
});

type Given = {
  given?: Partial<OffboardingProject>;
  kept?: SuccessionPlan | null;
  mayPlan?: boolean;
  refusal?: { status: number; code: string; message: string };
};

async function open(query = '', { given = {}, kept = plan, mayPlan = true, refusal }: Given = {}) {
  const asked: string[] = [];
  const made: NewSuccessionPlan[] = [];
  const saved: SuccessionPlanUpdate[] = [];
  let stored = kept;
  const people: PlanPeople = { title: 'Marta Lindgren', people: [], leftOut: [], canShare: false };
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get(`*${paths.offboardings}`, () =>
      HttpResponse.json({ today: project.today, mayPlan, projects: [], handedToYou: [] }),
    ),
    http.get(`*${pathFor(paths.offboarding, id)}`, () =>
      HttpResponse.json<OffboardingProject>({ ...project, ...given }),
    ),
    http.get(`*${paths.planPeople}`, () => HttpResponse.json<PlanPeople>(people)),
    http.get(`*${paths.whatIf}`, ({ request }) => {
      asked.push(`what-if${new URL(request.url).search}`);
      return HttpResponse.json<WhatIf>(whatIf);
    }),
    http.get(`*${paths.roleCoverage}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`coverage?${searchParams}`);
      const ids = (searchParams.get('also') ?? '').split(',');
      const candidates = [
        covering(sanne, 'Sanne de Boer', 'has'),
        covering(greta, 'Greta Holm', 'missing'),
      ].filter((one) => ids.includes(one.id));
      return HttpResponse.json<RoleCoverage>({ ...role, candidates });
    }),
    http.get(`*${paths.successionPeople}`, () =>
      HttpResponse.json({
        people: [{ id: greta, name: 'Greta Holm', title: null }],
        hasMore: false,
      }),
    ),
    http.get(`*${paths.successionPlans}`, () => {
      asked.push('plans');
      return HttpResponse.json({ plans: stored ? [itemOf(stored)] : [], mayPlan });
    }),
    http.get(`*${paths.successionPlan}`, () => HttpResponse.json(stored)),
    http.post<never, NewSuccessionPlan>(`*${paths.successionPlans}`, async ({ request }) => {
      const body = await request.json();
      made.push(body);
      stored = {
        ...plan,
        candidates: [
          { person: { id: greta, name: 'Greta Holm', title: null }, external: null, note: '' },
        ],
      };
      return HttpResponse.json({ id: planId });
    }),
    http.patch<never, SuccessionPlanUpdate>(`*${paths.successionPlan}`, async ({ request }) => {
      const change = await request.json();
      saved.push(change);
      if (refusal) return HttpResponse.json(refusal, { status: refusal.status });
      const { weights = plan.weights } = change;
      stored = { ...(stored ?? plan), version: change.version + 1, weights };
      return HttpResponse.json(stored);
    }),
  );
  const { user, router } = await renderApp(`/offboarding/${id}${query}`);
  return { user, router, asked, made, saved };
}

const addGreta = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'greta');
  await user.click(await screen.findByRole('button', { name: 'Greta Holm' }));
};

test('one head says when the person leaves, who looks after it, who knows, and how far it is', async () => {
  const { user } = await open();
  expect(await screen.findByText('Fri 29 January 2027')).toBeVisible();
  expect(screen.getByText('in 70 days')).toBeVisible();
  expect(screen.getAllByText('Ines Calloway')[0]).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Handed over' })).toHaveAttribute(
    'aria-valuetext',
    '38%',
  );
  await user.click(screen.getByRole('button', { name: '3 people' }));
  expect(await screen.findByRole('dialog', { name: /Marta Lindgren/ })).toBeVisible();
});

test('after the last day the days count up, and what the person had until then is shown', async () => {
  const { asked } = await open('?tab=means', { given: { lastDay: '2026-11-08' } });
  expect(await screen.findByText('12 days ago')).toBeVisible();
  await vi.waitFor(() => expect(asked.join()).toContain('week=2026-11-02'));
});

test('tabs are in the address and change with the arrow keys', async () => {
  const { user, router } = await open();
  const tab = (name: RegExp) => screen.getByRole('tab', { name });
  (await screen.findByRole('tab', { name: /^Handover/ })).focus();
  expect(tab(/^Handover/)).toHaveTextContent('3 of 8');
  expect(tab(/^After leaving/)).toHaveTextContent('from 30 January');
  await user.keyboard('{ArrowLeft}');
  expect(tab(/^What it means/)).toHaveFocus();
  expect(router.state.location.search).toBe('?tab=means');
  expect(await screen.findByText('Nobody in Sales meets Finance')).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(router.state.location.search).toBe('?tab=follow');
});

test('what it means is computed for this person alone', async () => {
  const { asked } = await open('?tab=means');
  expect(await screen.findByRole('heading', { name: 'What changes' })).toBeVisible();
  expect(asked).toEqual([`what-if?leavers=${marta}`]);
  expect(screen.queryByRole('link', { name: /Offboarding Project/ })).toBeNull();
});

test('only people who were chosen are compared, by the weights of the plan', async () => {
  const { user, saved, asked } = await open('?tab=follow');
  const list = await screen.findByRole('list', { name: 'What each already has' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(asked).toContain(
    `coverage?person=${marta}&also=${sanne}&chosen=only&ties=50&topics=40&series=50`,
  );
  expect(
    screen.getByText(
      '1 person, chosen by Ines Calloway. Nobody is added by Rapport, and none of them is told. 1 person from outside cannot be compared.',
    ),
  ).toBeVisible();
  await addGreta(user);
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({
    version: 4,
    candidates: [
      { personId: sanne, external: null, note: 'Asked' },
      { personId: null, external: 'A friend of the house', note: '' },
      { personId: greta, external: null, note: '' },
    ],
  });
  expect(screen.getByText('Nobody in Sales meets Finance')).toBeVisible();
});

test('weights that are moved quickly are saved one after the other', async () => {
  const { user, saved } = await open('?tab=follow');
  const slider = await screen.findByRole('slider', { name: 'Topics' });
  slider.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await vi.waitFor(() => expect(saved).toHaveLength(2));
  expect(saved.map(({ version, weights }) => [version, weights?.topics])).toEqual([
    [4, 45],
    [5, 50],
  ]);
});

test('the first person who is chosen begins a plan', async () => {
  const { user, made } = await open('?tab=follow', { kept: null });
  expect(await screen.findByText('Nobody is chosen yet')).toBeVisible();
  await addGreta(user);
  await vi.waitFor(() => expect(made).toHaveLength(1));
  expect(made[0]).toMatchObject({
    personId: marta,
    role: 'Head of Partnerships',
    candidates: [{ personId: greta }],
  });
  expect(await screen.findByRole('link', { name: 'Open the plan' })).toHaveAttribute(
    'href',
    `/succession/${planId}`,
  );
});

test('a change that another person has overtaken says so', async () => {
  const message = 'Bo Lund has changed this meanwhile. Nothing was saved or deleted.';
  const refusal = { status: 409, code: 'CHANGED_MEANWHILE', message };
  const { user } = await open('?tab=follow', { refusal });
  await user.click(await screen.findByRole('button', { name: 'Don’t compare Sanne de Boer' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('who may not plan and has no plan shared is told so in one sentence', async () => {
  const { asked } = await open('?tab=follow', { kept: null, mayPlan: false });
  expect(
    await screen.findByText(/^Only people whom the owners of your organization have named/),
  ).toBeVisible();
  expect(asked).toEqual(['plans']);
});

test.each(['means', 'follow'])(
  'in works-council mode the tab %s is one sentence, and nothing is asked',
  async (tab) => {
    const { asked } = await open(`?tab=${tab}`, { given: { peopleHidden: 'worksCouncil' } });
    expect(
      await screen.findByText(
        'Works-council mode is on, so nothing is computed about a single person. The handover keeps actions and duties.',
      ),
    ).toBeVisible();
    expect(asked).toEqual([]);
  },
);
