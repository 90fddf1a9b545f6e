import {
  type CandidateCell,
  type CoveringPerson,
  paths,
  type RoleCoverage,
  type SuccessionPlan,
  type SuccessionPlanUpdate,
} from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { coverage } from '@/testing/organization-figures.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';
// Imported before the tests, because screens are loaded on demand.
import './list/succession-page.tsx';
import './plan/plan-page.tsx';
import './role/role-page.tsx';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const planId = '6d1f7a52-8a43-4f0e-9d8e-0f7f7f0f1b01';

const cells = (text: string): CandidateCell[] =>
  [...text].map((mark) => {
    if (mark === 's') return { state: 'self', times: 0 };
    return mark === '.' ? { state: 'missing', times: 0 } : { state: 'has', times: Number(mark) };
  });
const named = (...names: string[]) => names.map((name) => ({ id: name, name }));

const sanne: CoveringPerson = {
  id: 'sanne',
  name: 'Sanne de Boer',
  title: 'Sales Lead Benelux',
  department: 'Sales',
  ties: cells('s4....'),
  topics: cells('1.'),
  series: cells('2'),
};
const joost: CoveringPerson = {
  id: 'joost',
  name: 'Joost van Dijk',
  title: null,
  department: null,
  ties: cells('2s....'),
  topics: cells('.1'),
  series: cells('.'),
};
const role: RoleCoverage = {
  period: { from: '2026-10-26', to: '2026-11-22', weeks: 4, isSoFar: false },
  coverage,
  person: { id: 'marta', name: 'Marta Lindgren', title: 'Head of Partnerships', department: null },
  leavesOn: '2099-01-29',
  ties: named(
    'Sanne de Boer',
    'Joost van Dijk',
    'Greta Holm',
    'Jan Huber',
    'Lena Voss',
    'Yusuf Karaca',
  ),
  topics: named('Spring tariff', 'Customs bond'),
  series: named('Carrier call'),
  weighed: { ties: true, topics: false, series: false },
  unlisted: 0,
  candidates: [sanne, joost],
  pair: {
    people: ['sanne', 'joost'],
    ties: { covered: 2, of: 6 },
    topics: { covered: 2, of: 2 },
    series: { covered: 1, of: 1 },
    isOnlyOne: true,
  },
  others: 3,
};
const plan: SuccessionPlan = {
  id: planId,
  version: 4,
  role: 'Head of Partnerships',
  notes: '',
  isShared: false,
  person: { id: 'marta', name: 'Marta Lindgren', title: null },
  weights: { ties: 50, topics: 50, series: 50 },
  candidates: [{ person: null, external: 'A friend of the house', note: '' }],
  steps: [{ text: 'Meet Vermeer', dueOn: null, owner: null, isDone: false }],
  author: null,
  changedAt: new Date().toISOString(),
  can: { change: true, delete: true },
};

type Given = { refusal?: number; others?: Partial<SuccessionPlan>; answered?: Promise<void> };

function succession({ refusal, others, answered }: Given = {}) {
  const asked: string[] = [];
  const saved: SuccessionPlanUpdate[] = [];
  let stored = plan;
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get(`*${paths.roleCoverage}`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(role);
    }),
    http.get(`*${paths.successionPlans}`, () => HttpResponse.json({ plans: [], mayPlan: true })),
    http.post(`*${paths.successionPlans}`, async ({ request }) => {
      asked.push(JSON.stringify(await request.json()));
      return HttpResponse.json({ id: planId });
    }),
    http.get(`*${paths.successionPlan}`, () => HttpResponse.json(stored)),
    http.get(`*${paths.offboardings}`, () =>
      HttpResponse.json({ today: '2026-11-20', mayPlan: true, projects: [], handedToYou: [] }),
    ),
    http.delete(`*${paths.successionPlan}`, () => new HttpResponse(null, { status: 204 })),
    http.patch<never, SuccessionPlanUpdate>(`*${paths.successionPlan}`, async ({ request }) => {
      const change = await request.json();
      saved.push(change);
      await answered;
      const { notes = '' } = change;
      if (!refusal) return HttpResponse.json({ ...plan, version: 5, role: 'Saved', notes });
      stored = { ...plan, ...others };
      const message = 'Bo Lund has changed this plan meanwhile. Nothing was saved.';
      return HttpResponse.json({ code: 'CHANGED_MEANWHILE', message }, { status: refusal });
    }),
  );
  return { asked, saved };
}

const openRole = (query = '') => renderApp(`/succession/new?data=own&person=marta${query}`);
const openPlan = () => renderApp(`/succession/${planId}`);

test('without plans, the list says how to begin and does not show the sample', async () => {
  succession();
  await renderApp('/succession?data=own');
  expect(await screen.findByText('No plans yet')).toBeVisible();
  expect(screen.queryByText('Sample data')).toBeNull();
});

test('a role shows who covers what, who would cover it together, and that it is no rating', async () => {
  succession();
  await openRole();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Head of Partnerships' }),
  ).toBeVisible();
  expect(
    screen.getByText(
      'This is not a rating of people. It counts which of Marta’s ties, topics and duties somebody already has. It knows nothing of skill, wish or performance, and no mood goes into it.',
    ),
  ).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'What each already has' }));
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Sanne de Boer.*Ties: 1 of 5.*Topics: 1 of 2.*Duties: 1 of 1$/),
    expect.stringMatching(/^Joost van Dijk.*Ties: 1 of 5.*Topics: 1 of 2.*Duties: 0 of 1$/),
  ]);
  const ties = within(screen.getByRole('list', { name: 'Ties of the role' }));
  expect(ties.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Joost van Dijk',
    'Greta Holm, missing',
    'Jan Huber, missing',
    'Lena Voss, missing',
    'Yusuf Karaca, missing',
  ]);
  expect(
    screen.getByText(
      'Of the 2 people compared, Sanne de Boer and Joost van Dijk have the most between them: 2 of 6 ties. None of the 2 has a tie to Greta Holm, Jan Huber, Lena Voss or Yusuf Karaca.',
    ),
  ).toBeVisible();
  expect(screen.getByText(/3 more people have at least one of the things\.$/)).toBeVisible();
  expect(screen.getByText(/Marta leaves on 29 January 2099\.$/)).toBeVisible();
});

test('a kind of fewer than five things is shown and not weighed', async () => {
  succession();
  await openRole();
  const kinds = await screen.findByRole('list', { name: 'Kinds without a weight' });
  expect(
    within(kinds)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Topics2 that are theirs mostly or onlyshown, not weighed',
    'Duties1 series that they openshown, not weighed',
  ]);
  expect(screen.getAllByRole('slider')).toHaveLength(1);
});

test('five candidates are listed first, the others on request', async () => {
  succession();
  const many = Array.from({ length: 7 }, (_, at) => ({
    ...joost,
    id: `person-${at}`,
    name: `Person ${at}`,
  }));
  server.use(
    http.get(`*${paths.roleCoverage}`, () =>
      HttpResponse.json({ ...role, candidates: many, pair: null }),
    ),
  );
  const { user } = await openRole('&candidate=person-5');
  const cells = await screen.findByRole('list', { name: 'What each already has' });
  // The first five and the selected one.
  expect(within(cells).getAllByRole('listitem')).toHaveLength(6);
  expect(screen.queryByRole('link', { name: /Person 6/ })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(screen.getByRole('link', { name: /Person 6/ })).toBeVisible();
  expect(within(cells).getAllByRole('listitem')).toHaveLength(7);
});

test('a candidate is chosen with the arrow keys and is in the address', async () => {
  succession();
  const { user, router } = await openRole();
  const first = await screen.findByRole('link', { name: /Sanne de Boer/ });
  first.focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /Joost van Dijk/ })).toHaveFocus();
  expect(router.state.location.search).toContain('candidate=joost');
  expect(
    await screen.findByRole('heading', {
      name: 'Joost van Dijk: what is there and what is missing',
    }),
  ).toBeVisible();
});

test('a weight changes the request and the address; Reset removes it', async () => {
  const { asked } = succession();
  const { user, router } = await openRole('&topics=70');
  const slider = await screen.findByRole('slider', { name: 'Ties' });
  slider.focus();
  await user.keyboard('{ArrowRight}');
  await expect.poll(() => asked.at(-1)).toContain('ties=55&topics=70&series=50');
  expect(router.state.location.search).toContain('ties=55');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await expect.poll(() => router.state.location.search).toBe('?data=own&person=marta');
});

test.each([
  [true, true],
  [false, false],
])(
  'whether one may plan (%s) decides whether a case can be begun from a role',
  async (mayPlan, isOffered) => {
    succession();
    server.use(
      http.get(`*${paths.offboardings}`, () =>
        HttpResponse.json({ today: '2026-11-20', mayPlan, projects: [], handedToYou: [] }),
      ),
    );
    await openRole();
    await screen.findByRole('list', { name: 'What each already has' });
    const link = screen.queryByRole('link', { name: 'Create Offboarding Project' });
    expect(link !== null).toBe(isOffered);
  },
);

test('a role becomes a plan with the two people who cover most together', async () => {
  const { asked } = succession();
  const { user, router } = await openRole();
  await user.click(await screen.findByRole('button', { name: 'Make this a plan' }));
  await expect.poll(() => router.state.location.pathname).toBe(`/succession/${planId}`);
  expect(asked).toContainEqual(
    JSON.stringify({
      personId: 'marta',
      role: 'Head of Partnerships',
      weights: { ties: 50, topics: 50, series: 50 },
      candidates: ['sanne', 'joost'].map((personId) => ({ personId, external: null, note: '' })),
    }),
  );
});

test('steps, people from outside and notes are saved with the version they were made on', async () => {
  const { saved } = succession();
  const { user } = await openPlan();
  await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'By spring.');
  await user.click(screen.getByRole('button', { name: 'Add a step' }));
  await user.type(screen.getByRole('textbox', { name: 'Step 2' }), 'Join the tariff round');
  await user.type(screen.getByRole('textbox', { name: 'A person from outside' }), 'Cleo D.{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
  expect(saved).toMatchObject([
    {
      version: 4,
      notes: 'By spring.',
      candidates: [{ external: 'A friend of the house' }, { external: 'Cleo D.' }],
      steps: [{ text: 'Meet Vermeer' }, { text: 'Join the tariff round', isDone: false }],
    },
  ]);
});

test('weights of a plan are changed and saved with it', async () => {
  const { saved } = succession();
  const { user } = await openPlan();
  const slider = await screen.findByRole('slider', { name: 'Topics' });
  slider.focus();
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => saved).toMatchObject([{ weights: { ties: 50, topics: 55, series: 50 } }]);
});

test('the section has the focus when a row with it is removed', async () => {
  succession();
  const { user } = await openPlan();
  await user.click(await screen.findByRole('button', { name: 'Remove A friend of the house' }));
  expect(screen.getByRole('region', { name: 'Candidates' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove step 1' }));
  expect(screen.getByRole('region', { name: 'Development' })).toHaveFocus();
});

test("input stays after another person's change, until that change is loaded", async () => {
  succession({ refusal: 409, others: { version: 5, notes: 'Theirs.' } });
  const { user } = await openPlan();
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  await user.type(notes, 'Mine.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Bo Lund has changed this plan meanwhile/)).toBeVisible();
  expect(notes).toHaveValue('Mine.');
  await user.click(screen.getByRole('button', { name: 'Load theirs' }));
  await expect.poll(() => screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Theirs.');
});

test("input stays if another person's change fails to load", async () => {
  succession({ refusal: 409 });
  const { user } = await openPlan();
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  await user.type(notes, 'Mine.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const load = await screen.findByRole('button', { name: 'Load theirs' });
  server.use(
    http.get(`*${paths.successionPlan}`, () =>
      HttpResponse.json({ code: 'BROKEN', message: 'Broken.' }, { status: 400 }),
    ),
  );
  await user.click(load);
  expect(await screen.findByText('Their version could not be loaded. Try again.')).toBeVisible();
  expect(notes).toHaveValue('Mine.');
});

test('input typed while the plan is being saved stays, as a change of the saved version', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { saved } = succession({ answered });
  const { user } = await openPlan();
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  await user.type(notes, 'One');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(notes, ' two');
  answer();
  expect(await screen.findByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
  expect(notes).toHaveValue('One two');
  const save = screen.getByRole('button', { name: 'Save' });
  await expect.poll(() => save.getAttribute('aria-busy')).toBeNull();
  await user.click(save);
  await expect.poll(() => saved.at(-1)).toMatchObject({ version: 5, notes: 'One two' });
});

test('leaving unsaved input asks first; a plan without a role is not saved, and can be discarded', async () => {
  succession();
  const { user, router } = await openPlan();
  const typed = await screen.findByRole('textbox', { name: 'Role' });
  await user.clear(typed);
  expect(typed).toHaveAccessibleDescription('Enter the role.');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  const page = within(screen.getByRole('main'));
  expect(page.queryByRole('link', { name: /sample/i })).toBeNull();
  await user.click(page.getByRole('link', { name: 'Succession Planning' }));
  const question = await screen.findByRole('alertdialog', { name: 'Unsaved Changes' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe(`/succession/${planId}`);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(typed).toHaveValue('Head of Partnerships');
});

test('deleting a plan discards unsaved input', async () => {
  succession();
  const { user, router } = await openPlan();
  await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Mine.');
  await user.click(screen.getByRole('button', { name: 'Delete plan' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await expect.poll(() => router.state.location.pathname).toBe('/succession');
});

test('a person without ties, topics and series has nothing to compare', async () => {
  succession();
  const nothing = { ...role, ties: [], topics: [], series: [], candidates: [], others: 0 };
  server.use(http.get(`*${paths.roleCoverage}`, () => HttpResponse.json(nothing)));
  await openRole();
  expect(await screen.findByText('Nothing to compare')).toBeVisible();
});

test('with planning by person switched off, the page says so', async () => {
  succession();
  const message = 'Works-council mode is on, so plans do not show single people.';
  server.use(
    http.get(`*${paths.roleCoverage}`, () =>
      HttpResponse.json({ code: 'PLANNING_BY_PERSON_OFF', message }, { status: 403 }),
    ),
  );
  await openRole();
  expect(await screen.findByText(message)).toBeVisible();
});
