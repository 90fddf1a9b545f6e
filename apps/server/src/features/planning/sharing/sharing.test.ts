import {
  auditPageSchema,
  createdPlanSchema,
  createdScenarioSchema,
  defaultSuccessionWeights,
  digestSentSchema,
  myDataFileSchema,
  notificationPageSchema,
  pathFor,
  paths,
  planCandidatesSchema,
  scenarioListSchema,
  successionPlansSchema,
} from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { personOf, turnActionsOn } from '../../../testing/factories/actions.ts';
import { beginOffboarding, listOffboardings } from '../../../testing/factories/offboarding.ts';
import {
  includeInPlan,
  namePlanners,
  type OfPlan,
  planPath,
  readPlanPeople,
  sharePlan,
  unsharePlan,
} from '../../../testing/factories/plan-sharing.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;
/** An admin, who may plan about persons. */
let admin: SignedIn;
/** Members who may not. */
let named: SignedIn;
let other: SignedIn;
/** An admin whom the plans are about. */
let tobias: SignedIn;
let idOf: Map<SignedIn, string>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.mails.length = 0;
  owner = await app.accounts.buildOwner();
  const { organizationId } = owner;
  [admin, named, other, tobias] = [
    await app.accounts.buildMember(organizationId, 'admin'),
    await app.accounts.buildMember(organizationId),
    await app.accounts.buildMember(organizationId),
    await app.accounts.buildMember(organizationId, 'admin'),
  ];
  await turnActionsOn(owner);
  idOf = new Map();
  for (const one of [owner, admin, named, other, tobias])
    idOf.set(one, await personOf(app.db, one));
  for (const [one, firstName] of [
    [tobias, 'Tobias'],
    [admin, 'Abel'],
    [named, 'Nora'],
  ] as const)
    await app.db
      .updateTable('directoryUser')
      .set({ firstName, lastName: 'Lind' })
      .where('id', '=', id(one))
      .execute();
});

const id = (one: SignedIn) => idOf.get(one) ?? '';

const leaving = (...who: SignedIn[]) => ({
  template: 'key-person-departure',
  leavers: who.map(id),
});

async function makeScenario(by: SignedIn, ...who: SignedIn[]): Promise<OfPlan> {
  const payload = { title: 'A secret', configuration: leaving(...who) };
  const made = await by.call('POST', paths.scenarios, { payload });
  return { kind: 'scenario', id: createdScenarioSchema.parse(made.json()).id };
}

async function makeSuccession(by: SignedIn, holder: SignedIn, ...candidates: SignedIn[]) {
  const made = await by.call('POST', paths.successionPlans, {
    payload: {
      personId: id(holder),
      role: 'Head of Sales',
      weights: defaultSuccessionWeights,
      candidates: candidates.map((one) => ({ personId: id(one), external: null, note: 'Fits' })),
    },
  });
  return { kind: 'succession' as const, id: createdPlanSchema.parse(made.json()).id };
}

const makers: Record<OfPlan['kind'], (by: SignedIn, about: SignedIn) => Promise<OfPlan>> = {
  scenario: makeScenario,
  succession: makeSuccession,
  offboarding: async (by, about) => ({
    kind: 'offboarding',
    id: await beginOffboarding(by, id(about)),
  }),
};

const pages = {
  scenario: paths.scenario,
  succession: paths.successionPlan,
  offboarding: paths.offboarding,
};
const open = async (by: SignedIn, plan: OfPlan) =>
  (await by.call('GET', pathFor(pages[plan.kind], plan.id))).statusCode;

/** Ids of the plans in the lists of a person. */
async function listed(by: SignedIn): Promise<string[]> {
  const get = async (path: string) => (await by.call('GET', path)).json();
  const { projects } = await listOffboardings(by);
  return [
    ...scenarioListSchema.parse(await get(paths.scenarios)).scenarios,
    ...successionPlansSchema.parse(await get(paths.successionPlans)).plans,
    ...projects,
  ].map((plan) => plan.id);
}

const bell = async (by: SignedIn) =>
  notificationPageSchema
    .parse((await by.call('GET', paths.notifications)).json())
    .notifications.flatMap(({ kind, plan }) => (plan ? [`${kind} ${plan.id}`] : []));

/** All that calls answer a person without naming a plan. */
async function everythingOf(by: SignedIn): Promise<string> {
  const answers = await Promise.all(
    [
      paths.scenarios,
      paths.successionPlans,
      paths.offboardings,
      paths.notifications,
      paths.actions,
      paths.myData,
      paths.myDataFile,
      paths.pastDepartures,
      `${paths.search}?q=secret`,
    ].map((path) => by.call('GET', path)),
  );
  return answers.map(({ body }) => body).join('\n');
}

const areJust =
  (...people: SignedIn[]) =>
  (accounts: string[]) =>
    accounts.length === people.length &&
    people.every(({ accountId }) => accounts.includes(accountId));

const kinds = ['scenario', 'succession', 'offboarding'] as const;

test.each(kinds)(
  'a %s is seen by its maker and those named, never by whom it is about',
  async (kind) => {
    const plan = await makers[kind](owner, tobias);
    for (const one of [admin, named, other, tobias]) {
      expect(await open(one, plan)).toBe(404);
      expect(await listed(one)).toEqual([]);
    }
    const heard = waitForEvent(app.bus, 'planning-updated');
    expect((await sharePlan(owner, plan, [id(named)], 'read')).statusCode).toBe(200);
    expect(await heard).toMatchObject({
      payload: plan,
      audience: expect.toSatisfy(areJust(owner, named)),
    });

    expect(await open(named, plan)).toBe(200);
    expect(await listed(named)).toEqual([plan.id]);
    expect(await bell(named)).toEqual([`plan-shared ${plan.id}`]);
    for (const one of [admin, other, tobias]) {
      expect(await open(one, plan)).toBe(404);
      expect(await listed(one)).toEqual([]);
      expect(await bell(one)).toEqual([]);
    }
    for (const path of [paths.planPeople, paths.planCandidates])
      expect((await tobias.call('GET', `${planPath(path, plan)}?q=lin`)).statusCode).toBe(404);
    expect(await everythingOf(tobias)).not.toContain(plan.id);
    expect(await everythingOf(tobias)).not.toContain('secret');
  },
);

test.each(kinds)('the digest and Ask of whom a %s is about tell nothing of it', async (kind) => {
  const plan = await makers[kind](owner, tobias);
  await sharePlan(owner, plan, [id(named)]);
  const payload = { text: 'Call the bank', owner: { userId: id(tobias) } };
  expect((await owner.call('POST', paths.actions, { payload })).statusCode).toBe(200);
  const digest = await tobias.call('POST', paths.digestNow);
  expect(digestSentSchema.parse(digest.json()).isSent).toBe(true);
  const mails = () => app.mails.filter(({ to }) => to === tobias.email);
  await expect.poll(() => mails().length, { timeout: 15_000, interval: 20 }).toBe(1);
  const question = 'Which plans are there about me, and what was said of my leaving?';
  const asked = await tobias.call('POST', paths.ask, { payload: { question } });
  expect(asked.statusCode, asked.body).toBe(200);
  const told = [...mails().map(({ html, text }) => `${html} ${text}`), asked.body].join(' ');
  expect(told).toContain('Call the bank');
  expect(told).not.toMatch(new RegExp(`${plan.id}|A secret|Head of Sales|offboarding`, 'i'));
});

test.each(kinds)(
  'whom a %s is about is found by nobody, and included by their typed name alone',
  async (kind) => {
    const plan = await makers[kind](owner, tobias);
    const found = await owner.call('GET', `${planPath(paths.planCandidates, plan)}?q=Lind`);
    expect(planCandidatesSchema.parse(found.json()).people).toMatchObject([
      { name: 'Abel Lind', mayPlan: true },
      { name: 'Nora Lind', mayPlan: false },
    ]);
    const refused = await sharePlan(owner, plan, [id(tobias), id(admin)]);
    expect(refused.statusCode).toBe(400);
    expect(await open(admin, plan)).toBe(404);
    expect((await readPlanPeople(owner, plan)).leftOut).toMatchObject([{ name: 'Tobias Lind' }]);

    await sharePlan(owner, plan, [id(named)]);
    expect((await includeInPlan(owner, plan, id(tobias), 'Tobias')).json().code).toBe('OTHER_NAME');
    expect((await includeInPlan(named, plan, id(tobias), 'Tobias Lind')).statusCode).toBe(403);
    expect(await open(tobias, plan)).toBe(404);
    expect((await includeInPlan(owner, plan, id(tobias), 'Tobias Lind')).statusCode).toBe(200);
    expect(await open(tobias, plan)).toBe(200);
    expect(await listed(tobias)).toEqual([plan.id]);
    expect(await bell(tobias)).toEqual([`plan-shared ${plan.id}`]);
    expect(await bell(named)).toContain(`plan-people-changed ${plan.id}`);
    const { people, leftOut } = await readPlanPeople(owner, plan);
    expect(leftOut).toEqual([]);
    expect(people).toMatchObject([
      { access: 'owner', isCaller: true },
      { name: 'Nora Lind', access: 'change', isAbout: false },
      { name: 'Tobias Lind', access: 'read', isAbout: true },
    ]);

    await unsharePlan(owner, plan, [id(tobias)]);
    expect(await open(tobias, plan)).toBe(404);
    expect(await bell(tobias)).toEqual([]);
  },
);

test('who becomes the one a plan is about by an edit no longer sees it, in any version', async () => {
  const scenario = await makeScenario(owner, other);
  const succession = await makeSuccession(owner, other);
  for (const plan of [scenario, succession]) {
    await sharePlan(owner, plan, [id(tobias), id(named)]);
    expect(await open(tobias, plan)).toBe(200);
  }
  const edit = (by: SignedIn, payload: object) =>
    by.call('PATCH', pathFor(paths.scenario, scenario.id), { payload });
  expect((await edit(owner, { version: 1, configuration: leaving(tobias) })).statusCode).toBe(204);
  const candidates = [{ personId: id(tobias), external: null, note: '' }];
  const payload = { version: 1, candidates };
  await owner.call('PATCH', pathFor(paths.successionPlan, succession.id), { payload });
  for (const plan of [scenario, succession]) {
    expect(await open(tobias, plan)).toBe(404);
    expect(await open(named, plan)).toBe(200);
  }
  expect(await listed(tobias)).toEqual([]);
  expect(await bell(tobias)).toEqual([]);

  // An earlier version tells of them still.
  await edit(owner, { version: 2, configuration: leaving(other) });
  expect((await sharePlan(owner, scenario, [id(tobias)])).statusCode).toBe(400);
  expect(await open(tobias, scenario)).toBe(404);
});

test('nobody makes a plan about the person who made it, who could not be left out', async () => {
  const plan = await makeScenario(admin, other);
  await sharePlan(admin, plan, [id(tobias)]);
  const edit = (by: SignedIn, version: number) =>
    by.call('PATCH', pathFor(paths.scenario, plan.id), {
      payload: { version, configuration: leaving(admin) },
    });
  expect((await edit(tobias, 1)).json().code).toBe('ABOUT_ITS_MAKER');
  expect((await edit(admin, 1)).statusCode).toBe(204);
  expect(await open(admin, plan)).toBe(200);
});

test('without the right no plan is made, and nothing is planned beyond the one that is shared', async () => {
  const plan = await makeScenario(owner, tobias);
  const succession = await makeSuccession(owner, tobias);
  await sharePlan(owner, plan, [id(named)]);
  await sharePlan(owner, succession, [id(named)]);
  const stranger = await app.accounts.buildMember(owner.organizationId);
  // Who may change the shared one chooses from the groups.
  expect((await named.call('GET', paths.scenarioGroups)).statusCode).toBe(200);
  const configuration = leaving(owner);
  const refusals = [
    named.call('POST', paths.scenarios, { payload: { title: 'CEO', configuration } }),
    named.call('POST', pathFor(paths.scenarioCopy, plan.id)),
    named.call('PATCH', pathFor(paths.scenario, plan.id), {
      payload: { version: 1, configuration },
    }),
    stranger.call('GET', paths.scenarioGroups),
    named.call('GET', `${paths.whatIf}?leavers=${id(owner)}`),
    named.call('GET', paths.tiedPeople),
    named.call('GET', paths.pastDepartures),
    named.call('GET', `${paths.roleCoverage}?person=${id(owner)}`),
    named.call('GET', `${paths.successionPeople}?q=lind`),
    named.call('POST', paths.offboardings, {
      payload: { personId: id(owner), lastDay: '2031-01-01' },
    }),
    named.call('POST', paths.successionPlans, {
      payload: {
        personId: id(owner),
        role: 'CEO',
        weights: defaultSuccessionWeights,
        candidates: [],
      },
    }),
    named.call('PATCH', pathFor(paths.successionPlan, succession.id), {
      payload: { version: 1, candidates: [{ personId: id(owner), external: null, note: '' }] },
    }),
  ];
  for (const refused of await Promise.all(refusals)) {
    expect(refused.statusCode, refused.body).toBe(403);
    expect(refused.json().code).toBe('PLANNING_NOT_GIVEN');
  }
  expect(await listed(named)).toHaveLength(2);
  const coverage = await named.call('GET', `${paths.roleCoverage}?person=${id(tobias)}`);
  expect(coverage.statusCode).toBe(200);
  // The one that is shared can be changed where that says nothing of others.
  const renamed = { payload: { version: 1, title: 'Without him' } };
  const changed = await named.call('PATCH', pathFor(paths.scenario, plan.id), renamed);
  expect(changed.statusCode).toBe(204);
});

test('who can only read changes nothing', async () => {
  const plan = await makeScenario(owner, tobias);
  const succession = await makeSuccession(owner, tobias);
  const offboarding = await makers.offboarding(owner, tobias);
  for (const one of [plan, succession, offboarding])
    await sharePlan(owner, one, [id(admin)], 'read');
  const refusals = [
    admin.call('PATCH', pathFor(paths.scenario, plan.id), { payload: { version: 1, title: 'No' } }),
    admin.call('POST', pathFor(paths.scenarioRun, plan.id), { payload: { version: 1 } }),
    admin.call('POST', pathFor(paths.scenarioActions, plan.id), {
      payload: { key: 'step:1', text: 'Call' },
    }),
    admin.call('DELETE', `${pathFor(paths.scenario, plan.id)}?version=1`),
    admin.call('PATCH', pathFor(paths.successionPlan, succession.id), {
      payload: { version: 1, notes: 'No' },
    }),
    admin.call('DELETE', `${pathFor(paths.successionPlan, succession.id)}?version=1`),
    admin.call('PATCH', pathFor(paths.offboarding, offboarding.id), {
      payload: { version: 1, note: 'No' },
    }),
    admin.call('POST', pathFor(paths.handoverItems, offboarding.id), { payload: { label: 'No' } }),
    admin.call('POST', pathFor(paths.lookAgain, offboarding.id)),
    sharePlan(admin, plan, [id(other)]),
  ];
  for (const refused of await Promise.all(refusals))
    expect(refused.statusCode, refused.body).toBe(403);
});

test('the owner says who may plan: admins or not, and people by name', async () => {
  const change = (by: SignedIn, payload: object) =>
    by.call('PATCH', paths.trust, { payload: { ...payload, confirmed: true } });
  const may = async (by: SignedIn) =>
    scenarioListSchema.parse((await by.call('GET', paths.scenarios)).json()).mayPlan;
  expect(await Promise.all([owner, admin, named].map(may))).toEqual([true, true, false]);
  expect((await change(admin, { planners: 'named' })).json().code).toBe('OWNERS_ONLY');
  expect((await change(admin, { plannerIds: [id(named)] })).json().code).toBe('OWNERS_ONLY');
  expect((await change(admin, { planners: 'admins', smallestGroup: 6 })).statusCode).toBe(200);

  const own = await makeScenario(admin, other);
  expect((await change(owner, { planners: 'named' })).statusCode).toBe(200);
  expect((await namePlanners(owner, [id(named)])).statusCode).toBe(200);
  expect(await Promise.all([owner, admin, named].map(may))).toEqual([true, false, true]);
  // Without the right, not even what one made before.
  expect(await open(admin, own)).toBe(404);
});

test('sharing is told to those who are added and those who stay, never to who is removed', async () => {
  const plan = await makeScenario(owner, tobias);
  await sharePlan(owner, plan, [id(named)]);
  await owner.call('PUT', planPath(paths.planPeople, plan), {
    payload: { set: [{ personId: id(other), access: 'read' }], isTold: false },
  });
  expect(await bell(other)).toEqual([]);
  expect(await bell(named)).toEqual([`plan-people-changed ${plan.id}`, `plan-shared ${plan.id}`]);
  await named.call('POST', paths.readNotifications, { payload: {} });
  await unsharePlan(owner, plan, [id(other)]);
  expect(await bell(other)).toEqual([]);
  const unread = await named.call('GET', `${paths.notifications}?unread=true`);
  expect(notificationPageSchema.parse(unread.json()).notifications).toMatchObject([
    { kind: 'plan-people-changed', plan: { id: plan.id } },
  ]);

  await includeInPlan(owner, plan, id(tobias), 'Tobias Lind');
  const log = auditPageSchema.parse((await owner.call('GET', paths.auditLog)).json());
  const told = log.entries.map(({ action, detail, target }) => [action, target?.email, detail]);
  expect(told.slice(0, 4)).toEqual([
    ['plan-subject-included', tobias.email, 'a scenario'],
    ['scenario-shared', other.email, 'removed'],
    ['scenario-shared', other.email, 'added: can read'],
    ['scenario-shared', named.email, 'added: can change'],
  ]);
});

test('the mail about a shared plan and a task names nobody it is about', async () => {
  const settings = { bell: [], mail: ['plan-shared'], isDigestOn: false, digestDay: 0 };
  const times = { digestTime: '07:30', quietFrom: null, quietTo: '07:30' };
  await named.call('PUT', paths.notificationSettings, { payload: { ...settings, ...times } });
  const plan = await makers.offboarding(owner, tobias);
  await sharePlan(owner, plan, [id(named)]);
  const payload = { label: 'Keys', assigneeId: id(other) };
  await owner.call('POST', pathFor(paths.handoverItems, plan.id), { payload });
  const mailsTo = (one: SignedIn) => app.mails.filter(({ to }) => to === one.email);
  await expect.poll(() => [mailsTo(named).length, mailsTo(other).length]).toEqual([1, 1]);
  for (const { text } of app.mails) expect(text).not.toContain('Tobias');
});

test('nobody gets a task or an action of a plan about them that they do not see', async () => {
  const plan = await makers.offboarding(owner, tobias);
  const add = () =>
    owner.call('POST', pathFor(paths.handoverItems, plan.id), {
      payload: { label: 'Keys', assigneeId: id(tobias) },
    });
  expect((await add()).json().code).toBe('LEFT_OUT');
  const scenario = await makeScenario(owner, tobias);
  const act = () =>
    owner.call('POST', pathFor(paths.scenarioActions, scenario.id), {
      payload: { key: 'step:1', text: 'Say goodbye', ownerId: id(tobias) },
    });
  expect((await act()).json().code).toBe('LEFT_OUT');
  expect(await everythingOf(tobias)).not.toContain('goodbye');
  for (const one of [plan, scenario]) await includeInPlan(owner, one, id(tobias), 'Tobias Lind');
  expect((await add()).statusCode).toBe(200);
  expect((await act()).statusCode).toBe(200);
  expect(myDataFileSchema.parse((await tobias.call('GET', paths.myDataFile)).json())).toMatchObject(
    {
      handoverTasks: [{ label: 'Keys', isAssignee: true }],
    },
  );
  // Once they are left out again, the task is too.
  await unsharePlan(owner, plan, [id(tobias)]);
  expect(await listOffboardings(tobias)).toMatchObject({ projects: [], handedToYou: [] });
  expect(await everythingOf(tobias)).not.toContain('Keys');
});
