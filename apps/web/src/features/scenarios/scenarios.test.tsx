import {
  paths,
  type Scenario,
  type ScenarioGroups,
  type ScenarioList,
  type ScenarioRow,
  type ScenarioVersions,
} from '@rapport/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { openScenarios } from '@/testing/open-scenarios.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

/** Compiled before the tests wait for a screen, because that takes long on a busy machine. */
beforeAll(async () => {
  await Promise.all([
    import('@/app/router.tsx'),
    import('@/app/routes/scenario-new.tsx'),
    import('@/app/routes/organization/scenario-new.tsx'),
  ]);
});

const id = 'b1d5f1de-6c57-4a1e-9d52-0e3c4b8f2a11';
const otherId = 'b1d5f1de-6c57-4a1e-9d52-0e3c4b8f2a12';
const row: ScenarioRow = {
  id,
  title: 'Ann leaves',
  template: 'key-person-departure',
  status: 'computed',
  visibility: 'own',
  targetDate: null,
  author: 'Helena Brandt',
  isAuthor: true,
  version: 2,
  changedAt: '2026-11-20T09:00:00.000Z',
  computedOn: '2026-11-20',
  can: { change: true, delete: true },
};
const { template, computedOn, ...shown } = row;
const counts = (before: number, after: number) => ({ before, after });
const scenario: Scenario = {
  ...shown,
  reason: 'She moves',
  isResultHidden: false,
  latest: 2,
  changedBy: 'Helena Brandt',
  createdAt: row.changedAt,
  actions: [],
  people: [{ id: 'ann', name: 'Ann Berg', title: null, department: 'Sales' }],
  configuration: {
    template: 'key-person-departure',
    leavers: ['ann'],
    weeks: 13,
    answers: {},
    steps: ['Call Tom'],
  },
  result: {
    kind: 'leaving',
    basis: {
      day: '2026-11-20',
      from: '2026-08-24',
      to: '2026-11-20',
      weeks: 13,
      people: 12,
      ties: 30,
    },
    ties: counts(30, 21),
    bridges: counts(8, 4),
    departmentPairs: counts(3, 2),
    parted: [['Product', 'Sales']],
    fewTies: [{ person: 'gone', before: 2, after: 1 }],
    fragmentation: counts(0.2, 0.4),
    components: counts(1, 2),
    takeOver: [],
  },
};
const groups: ScenarioGroups = {
  departments: [{ name: 'Sales', people: ['ann'] }],
  teams: [],
  people: scenario.people,
};

const refuse = (status: number, code: string, message: string) => () =>
  HttpResponse.json({ code, message }, { status });
const notFound = refuse(404, 'NOT_FOUND', 'Scenario not found.');

/**
 * The pattern of a scenario's address also matches the one of groups, so the handler of groups goes
 * first.
 */
const holds = (held: Scenario) =>
  server.use(
    http.get(`*${paths.scenarioGroups}`, () => HttpResponse.json<ScenarioGroups>(groups)),
    http.get(`*${paths.scenario}`, () => HttpResponse.json<Scenario>(held)),
  );
const editAddress = `/scenarios/new?data=own&edit=${id}`;

let sent: unknown[];
let rows: ScenarioRow[];
let canCompute: boolean;
beforeEach(() => {
  sent = [];
  rows = [row];
  canCompute = true;
  server.use(
    http.get(`*${paths.scenarios}`, () =>
      HttpResponse.json<ScenarioList>({
        scenarios: rows,
        mayPlan: true,
        canNamePersons: true,
        canCompute,
      }),
    ),
    http.post(`*${paths.scenarios}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id });
    }),
    http.get(`*${paths.scenarioGroups}`, () => HttpResponse.json<ScenarioGroups>(groups)),
    http.get(`*${paths.scenario}`, () => HttpResponse.json<Scenario>(scenario)),
    http.get(`*${paths.scenarioVersions}`, () =>
      HttpResponse.json<ScenarioVersions>({ versions: [] }),
    ),
  );
});

test('the list shows scenarios of the organization, with who sees them', async () => {
  await openScenarios('/scenarios?data=own', 'Scenarios');
  const first = within(await screen.findByRole('row', { name: /^Ann leaves/ }));
  for (const words of ['Key Person Departure', 'Only you', 'Computed'])
    expect(first.getByText(words)).toBeVisible();
  expect(first.getByRole('link')).toHaveAttribute('href', `/scenarios/${id}`);
});

test('a scenario without a result cannot be compared', async () => {
  rows = [row, { ...row, id: otherId, title: 'Breach', status: 'draft' }];
  await openScenarios('/scenarios?data=own', 'Scenarios');
  const draft = within(await screen.findByRole('row', { name: /^Breach/ }));
  expect(draft.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(draft.getAllByRole('cell').at(-1)).toHaveTextContent(/–$/);
});

test('a template of the list opens the wizard with it', async () => {
  const { user, router } = await openScenarios('/scenarios?data=own', 'Scenarios');
  const templates = within(await screen.findByRole('region', { name: 'Start from a template' }));
  expect(templates.getAllByRole('link')).toHaveLength(8);
  await user.click(templates.getByRole('link', { name: 'Team Merge' }));
  await waitFor(() => expect(router.state.location.search).toBe('?data=own&template=team-merge'));
});

test('in works-council mode there are no templates about persons', async () => {
  server.use(
    http.get(`*${paths.scenarios}`, () =>
      HttpResponse.json<ScenarioList>({
        scenarios: [],
        mayPlan: true,
        canNamePersons: false,
        canCompute,
      }),
    ),
  );
  await openScenarios('/scenarios?data=own', 'Scenarios');
  expect(await screen.findByRole('link', { name: 'Team Merge' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'CEO Departure' })).not.toBeInTheDocument();
});

const storedKey = `rapport-scenarios-kept-${account.id}`;

/** Stores drafts as the wizard of the sample company does, newest first. */
function storeDrafts(...names: string[]) {
  const departure = { date: '', replacement: null, impactAreas: [], communication: null };
  const form = { templateId: 'custom', targetDate: '', reason: '', answers: {}, departure };
  const drafts = names.map((name) => ({ id: name, form: { ...form, name } }));
  localStorage.setItem(storedKey, JSON.stringify({ drafts, created: [] }));
}

test('drafts of this browser are offered once, and stay where they are', async () => {
  storeDrafts('Move');
  const { user } = await openScenarios('/scenarios?data=own', 'Scenarios');
  expect(await screen.findByText('1 draft is kept in this browser. Take it over?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Move' }]));
  await waitFor(() => expect(screen.queryByText(/is kept in this browser/)).toBeNull());
  expect(JSON.parse(localStorage.getItem(storedKey) ?? '').drafts).toHaveLength(1);
});

test('a retry after a failure copies only the remaining drafts', async () => {
  storeDrafts('Stay', 'Move');
  const { user } = await openScenarios('/scenarios?data=own', 'Scenarios');
  let calls = 0;
  server.use(
    http.post(`*${paths.scenarios}`, () => {
      calls += 1;
      return calls === 2 ? HttpResponse.error() : undefined;
    }),
  );
  expect(
    await screen.findByText('2 drafts are kept in this browser. Take them over?'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take over' }));
  expect(await screen.findByText('1 draft is kept in this browser. Take it over?')).toBeVisible();
  await waitFor(() => expect(calls).toBe(2));
  await user.click(screen.getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(screen.queryByText(/kept in this browser/)).toBeNull());
  expect(sent).toMatchObject([{ title: 'Stay' }, { title: 'Move' }]);
});

test('a result shows before and after, and names nobody who has left', async () => {
  const { user, router } = await openScenarios(`/scenarios/${id}`, 'Ann leaves');
  const figures = screen.getByRole('table', { name: 'Figures before and after' });
  expect(within(figures).getByRole('row', { name: /^Ties.*30.*21$/ })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Team Impact' }));
  expect(await screen.findByText('Product and Sales')).toBeVisible();
  expect(screen.getByText('Former participant: 2 → 1 tie')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Recommendations' }));
  expect(await screen.findByText('Call Tom')).toBeVisible();
  expect(router.state.location.search).toBe('?tab=recommendations');
});

test('the form of a scenario begins with its latest version', async () => {
  const { user } = await openScenarios(`/scenarios/${id}`, 'Ann leaves');
  const latest = { ...scenario, title: 'Ann and Bo leave', version: 3, latest: 3 };
  holds(latest);
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  expect(await screen.findByLabelText('Scenario name')).toHaveValue('Ann and Bo leave');
});

test('a scenario that is deleted while it is open stays, and says so', async () => {
  await openScenarios(`/scenarios/${id}`, 'Ann leaves');
  server.use(http.get(`*${paths.scenario}`, notFound));
  const detail = { organizationId: 'harbour', kind: 'scenario', id };
  act(() => void window.dispatchEvent(new CustomEvent('planning-updated', { detail })));
  expect(await screen.findByText(/^This was deleted, or is no longer shared/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Ann leaves' })).toBeVisible();
});

test('a scenario that is not found cannot be tried again', async () => {
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get(`*${paths.scenario}`, notFound),
  );
  await renderApp(`/scenarios/${id}`);
  expect(await screen.findByText('Scenario not found.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('another person’s change keeps what was typed, and can be loaded', async () => {
  server.use(
    http.patch(`*${paths.scenario}`, () =>
      HttpResponse.json(
        { code: 'CHANGED_MEANWHILE', message: 'Mia Lund changed this scenario in the meantime.' },
        { status: 409 },
      ),
    ),
  );
  const { user } = await openScenarios(`/scenarios/new?data=own&edit=${id}`, 'Edit Scenario');
  const name = screen.getByLabelText('Scenario name');
  await user.clear(name);
  await user.type(name, 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save Draft' }));
  expect(await screen.findByRole('button', { name: 'Load theirs' })).toBeVisible();
  expect(name).toHaveValue('Mine');
  await user.click(screen.getByRole('button', { name: 'Load theirs' }));
  await waitFor(() => expect(name).toHaveValue('Ann leaves'));
});

test('a draft of a written plan is finished, not run', async () => {
  const configuration = { template: 'custom' as const, answers: {}, steps: ['Find a desk'] };
  holds({ ...scenario, status: 'draft', result: null, people: [], configuration });
  await openScenarios(`/scenarios/${id}`, 'Ann leaves');
  expect(await screen.findByRole('button', { name: 'Finish Plan' })).toBeVisible();
  expect(screen.getByText(/Nothing was computed for this plan/)).toBeVisible();
});

test('a draft without a choice says at its button what a run needs', async () => {
  const configuration = { ...scenario.configuration, leavers: [] };
  holds({ ...scenario, status: 'draft', result: null, people: [], configuration });
  const run = vi.fn(() => HttpResponse.json({}));
  server.use(http.post(`*${paths.scenarioRun}`, run));
  const { user } = await openScenarios(`/scenarios/${id}`, 'Ann leaves');
  await user.click(await screen.findByRole('button', { name: 'Run' }));
  expect(screen.getByText('Choose who leaves. Press Edit to do so.')).toBeVisible();
  expect(run).not.toHaveBeenCalled();
});

test('a computed departure opens the what-if of the same people and weeks, and says who keeps a link', async () => {
  const links = [
    { leaver: 'ann', own: 'Sales', other: 'Product', keeper: null },
    { leaver: 'ann', own: 'Sales', other: 'Legal', keeper: 'ann' },
  ];
  if (scenario.result?.kind !== 'leaving') throw new Error('Another result');
  holds({ ...scenario, result: { ...scenario.result, links } });
  const { user } = await openScenarios(`/scenarios/${id}`, 'Ann leaves');
  expect(
    screen.getByRole('link', { name: 'Maps, topics, duties and actions of these weeks' }),
  ).toHaveAttribute('href', '/offboarding/simulate?data=own&leave=ann&weeks=13&week=2026-11-16');
  await user.click(screen.getByRole('tab', { name: 'Recommendations' }));
  expect(
    screen.getByText('Decide who keeps Sales and Product in touch: nobody in Sales meets Product.'),
  ).toBeVisible();
  expect(screen.getByText('Ask Ann Berg to keep Sales and Legal in touch.')).toBeVisible();
});

test('a written plan begins with a checklist that is put into its steps, and with drafts to copy', async () => {
  const configuration = {
    template: 'security-breach' as const,
    answers: {},
    steps: ['Call the insurer'],
  };
  holds({ ...scenario, status: 'draft', result: null, people: [], configuration });
  const { user } = await openScenarios(editAddress, 'Edit Scenario');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'Put into the steps' }));
  const steps = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Steps' });
  const lines = steps.value.split('\n');
  expect(lines[0]).toBe('Call the insurer');
  expect(lines[1]).toBe(
    'Day 1, head of IT: Take the affected systems off the network and keep their logs.',
  );
  const checklist = within(screen.getByRole('list', { name: 'Checklist' }));
  expect(lines).toHaveLength(1 + checklist.getAllByRole('listitem').length);
  expect(screen.getByRole('button', { name: 'All are steps' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Copy the draft to: Staff' }));
  expect(await navigator.clipboard.readText()).toMatch(/^On DAY we found/);
});

test('two scenarios are compared figure by figure', async () => {
  await openScenarios(`/scenarios/compare?a=${id}&b=${id}`, 'Compare Scenarios');
  const table = await screen.findByRole('table', { name: 'Figures of both scenarios' });
  expect(within(table).getByRole('row', { name: /^Ties.*30 → 21.*30 → 21$/ })).toBeVisible();
});

test('two different scenarios are compared by what they change and who comes apart', async () => {
  const cohesion = { across: { part: 40, of: 100 }, tiedGroups: { part: 3, of: 6 }, changed: [] };
  const merge: Scenario = {
    ...scenario,
    id: otherId,
    title: 'One team',
    configuration: {
      template: 'team-merge',
      by: 'department',
      groups: ['Sales', 'Product'],
      weeks: 13,
      answers: {},
      steps: [],
    },
    result: {
      kind: 'groups',
      before: cohesion,
      division: null,
      between: [],
      after: { ...cohesion, across: { part: 25, of: 100 } },
      basis: {
        day: '2026-11-20',
        from: '2026-08-24',
        to: '2026-11-20',
        weeks: 13,
        people: 12,
        ties: 30,
      },
    },
  };
  server.use(
    http.get<{ id: string }>(`*${paths.scenario}`, ({ params }) =>
      HttpResponse.json<Scenario>(params.id === id ? scenario : merge),
    ),
  );
  await openScenarios(`/scenarios/compare?a=${id}&b=${otherId}`, 'Compare Scenarios');
  const table = within(await screen.findByRole('table', { name: 'Figures of both scenarios' }));
  for (const name of [
    /^Template.*Key Person Departure.*Team Merge$/,
    /^Who leaves.*Ann Berg.*–$/,
    /^Groups that merge.*–.*Sales, Product$/,
    /^Departments that part.*Product and Sales.*–$/,
    /^People left with fewer than two ties.*Former participant.*–$/,
    /^Exchanges across groups.*–.*40 % of 100 → 25 % of 100$/,
  ])
    expect(table.getByRole('row', { name })).toBeVisible();
  expect(screen.getByText(/they have no figures in common/)).toBeVisible();
});

const changedMeanwhile = refuse(409, 'CHANGED_MEANWHILE', 'Mia Lund changed this scenario.');

async function saveEdited() {
  const { user, router } = await openScenarios(editAddress, 'Edit Scenario');
  const name = screen.getByLabelText('Scenario name');
  await user.clear(name);
  await user.type(name, 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save Draft' }));
  return { user, router, name };
}

test('a version that fails to load is reported, and the input stays', async () => {
  server.use(http.patch(`*${paths.scenario}`, changedMeanwhile));
  const { user, name } = await saveEdited();
  const load = await screen.findByRole('button', { name: 'Load theirs' });
  server.use(http.get(`*${paths.scenario}`, refuse(403, 'FORBIDDEN', 'Not yours any more.')));
  await user.click(load);
  expect(await screen.findByText('Not yours any more.')).toBeVisible();
  expect(name).toHaveValue('Mine');
});

test('a scenario that was deleted while it was being edited is saved as a new one', async () => {
  server.use(http.patch(`*${paths.scenario}`, notFound));
  const { user, name } = await saveEdited();
  expect(
    await screen.findByText('The scenario was deleted meanwhile. Save again to create a new one.'),
  ).toBeVisible();
  expect(name).toHaveValue('Mine');
  await user.click(screen.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Mine' }]));
});

test.each([
  ['key-person-departure', 'Who leaves', 'Choose who leaves.', ['Ann Berg']],
  ['team-merge', 'Which become one', 'Choose two groups or more.', ['Sales', 'Product']],
  ['team-split', 'Which is split', 'Choose the group that is split.', ['Sales']],
] as const)('a run of %s without a choice says so there, and calls nothing', async (...row) => {
  const [template, group, sentence, choices] = row;
  const twoGroups = [...groups.departments, { name: 'Product', people: ['bo'] }];
  server.use(
    http.get(`*${paths.scenarioGroups}`, () =>
      HttpResponse.json<ScenarioGroups>({ ...groups, departments: twoGroups }),
    ),
  );
  const path = `/scenarios/new?data=own&template=${template}`;
  const { user } = await openScenarios(path, 'Create Scenario');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Run' }));
  const field = screen.getByRole('group', { name: group });
  expect(field).toHaveAccessibleDescription(sentence);
  expect(within(field).getByText(sentence)).toBeVisible();
  expect(within(field).getByText(group)).toHaveFocus();
  expect(sent).toEqual([]);
  for (const name of choices) {
    const choice = within(field).getByLabelText(name);
    await user.click(choice);
  }
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test('after a refused run, choosing another template creates another scenario', async () => {
  server.use(
    http.post(
      `*${paths.scenarioRun}`,
      refuse(400, 'UNKNOWN_PERSON', 'Ann is not in the directory.'),
    ),
  );
  const { user } = await openScenarios(
    '/scenarios/new?data=own&template=key-person-departure',
    'Create Scenario',
  );
  expect(screen.queryByRole('group', { name: 'Data shown' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('checkbox', { name: 'Ann Berg' }));
  await user.click(screen.getByRole('button', { name: 'Run' }));
  // At the field, and not in a notice besides.
  expect(await screen.findByText('Ann is not in the directory.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Who leaves' })).toHaveAccessibleDescription(
    'Ann is not in the directory.',
  );
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await user.click(screen.getByRole('radio', { name: /^Custom/ }));
  await user.click(screen.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { configuration: { template: 'key-person-departure' } },
      { configuration: { template: 'custom' } },
    ]),
  );
});

test('people and groups no longer in the directory can be removed', async () => {
  const configuration: Scenario['configuration'] = {
    template: 'team-merge',
    by: 'department',
    groups: ['Sales', 'Depots'],
    weeks: 13,
    answers: {},
    steps: [],
  };
  holds({ ...scenario, configuration });
  const { user } = await openScenarios(editAddress, 'Edit Scenario');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const depots = screen.getByRole('checkbox', { name: 'Depots' });
  expect(depots).toHaveAccessibleDescription('No longer in the directory');
  await user.click(depots);
  expect(screen.queryByRole('checkbox', { name: 'Depots' })).not.toBeInTheDocument();
});

test('a former participant can be removed from the leavers', async () => {
  holds({
    ...scenario,
    configuration: {
      template: 'key-person-departure',
      leavers: ['gone'],
      weeks: 13,
      answers: {},
      steps: [],
    },
  });
  const { user } = await openScenarios(editAddress, 'Edit Scenario');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('checkbox', { name: 'Former participant' }));
  expect(screen.queryByRole('checkbox', { name: 'Former participant' })).not.toBeInTheDocument();
});

test('after a deletion the list is shown, and the scenario is not requested again', async () => {
  let isDeleted = false;
  const askedAfter: string[] = [];
  server.use(
    http.delete(`*${paths.scenario}`, ({ request }) => {
      expect(request.url).toContain(`?version=${scenario.version}`);
      isDeleted = true;
      rows = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`*${paths.scenario}`, ({ request }) => {
      if (isDeleted) askedAfter.push(request.url);
      return HttpResponse.json<Scenario>(scenario);
    }),
  );
  const { user, router } = await openScenarios(`/scenarios/${id}`, 'Ann leaves');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Scenario' }));
  expect(await screen.findByText('No scenario yet')).toBeVisible();
  expect(router.state.location.pathname).toBe('/scenarios');
  expect(askedAfter).toEqual([]);
});

test('with connection maps off, list, wizard and comparison say so', async () => {
  canCompute = false;
  holds({ ...scenario, result: null, isResultHidden: true });
  const { router } = await openScenarios('/scenarios?data=own', 'Scenarios');
  expect(await screen.findByText(/^Connection maps are switched off/)).toBeVisible();
  await act(() => router.navigate(`/scenarios/compare?a=${id}&b=${id}`));
  expect(await screen.findByText(/so results are not shown/)).toBeVisible();
  await act(() => router.navigate(editAddress));
  expect(await screen.findByText(/^Connection maps are switched off/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Draft' })).toBeEnabled();
});

test('from a result of the organization to one of the sample', async () => {
  const { router } = await openScenarios(`/scenarios/${id}`, 'Ann leaves');
  await act(() => router.navigate('/scenarios/ceo-departure-planned-handover'));
  expect(await screen.findByText('Executive Summary')).toBeVisible();
});
