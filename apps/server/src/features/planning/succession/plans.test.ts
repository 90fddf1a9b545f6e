import {
  apiErrorSchema,
  createdPlanSchema,
  defaultSuccessionWeights,
  directoryPeopleSchema,
  myDataFileSchema,
  pathFor,
  paths,
  type SuccessionPlan,
  successionPlanSchema,
  successionPlansMax,
  successionPlansSchema,
} from '@rapport/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jsonb } from '../../../database/jsonb.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { personOf } from '../../../testing/factories/actions.ts';
import { officeDirectory } from '../../../testing/factories/office.ts';
import { namePlanners, sharePlan, unsharePlan } from '../../../testing/factories/plan-sharing.ts';
import { formWith, sendForm } from '../../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';
import { sweepContent } from '../../transcripts/sweep/sweep-content.ts';

let app: TestApp;
let owner: SignedIn;
let member: SignedIn;
let ids: { ana: string; bo: string; cleo: string };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  member = await app.accounts.buildMember(owner.organizationId);
  await namePlanners(owner, [await personOf(app.db, member)]);
  const people = formWith({ name: 'people.csv', content: officeDirectory() });
  await sendForm(owner, paths.importUsers, people);
  const idOf = async (email: string) => {
    const row = app.db.selectFrom('directoryUser').select('id').where('email', '=', email);
    return (await row.where('organizationId', '=', owner.organizationId).executeTakeFirstOrThrow())
      .id;
  };
  ids = {
    ana: await idOf('ana.berg@example.com'),
    bo: await idOf('bo.lund@example.com'),
    cleo: await idOf('cleo.diaz@example.com'),
  };
});

const add = (by: SignedIn, payload: object = {}) =>
  by.call('POST', paths.successionPlans, {
    payload: {
      personId: ids.ana,
      role: 'Head of Product',
      weights: { ties: 90, topics: 70, series: 40 },
      candidates: [{ personId: ids.bo, external: null, note: '' }],
      ...payload,
    },
  });
const make = async (by: SignedIn, payload: object = {}) =>
  createdPlanSchema.parse((await add(by, payload)).json()).id;
const get = (by: SignedIn, id: string) => by.call('GET', pathFor(paths.successionPlan, id));
const read = async (by: SignedIn, id: string): Promise<SuccessionPlan> =>
  successionPlanSchema.parse((await get(by, id)).json());
const list = async (by: SignedIn) =>
  successionPlansSchema.parse((await by.call('GET', paths.successionPlans)).json()).plans;
const change = (by: SignedIn, id: string, payload: object) =>
  by.call('PATCH', pathFor(paths.successionPlan, id), { payload });
const remove = (by: SignedIn, id: string, version: number) =>
  by.call('DELETE', `${pathFor(paths.successionPlan, id)}?version=${version}`);
/** Of owner and member, the other may change it too. */
const share = async (by: SignedIn, id: string) =>
  sharePlan(by, { kind: 'succession', id }, [
    await personOf(app.db, by === owner ? member : owner),
  ]);

const step = { text: 'Sit in on the pricing round', dueOn: null, owner: null, isDone: false };

test('a plan contains candidates, also from outside, and steps with days and people', async () => {
  const id = await make(owner);
  const candidates = [
    { personId: ids.cleo, external: null, note: 'Wants to lead.' },
    { personId: null, external: 'Somebody from a partner', note: '' },
  ];
  const steps = [
    { ...step, dueOn: '2031-03-02', owner: { personId: ids.bo } },
    { ...step, text: 'Meet the partners', dueOn: '2031-02-01', isDone: true },
  ];
  const changed = await change(owner, id, { version: 1, notes: 'By spring.', candidates, steps });
  expect(changed.statusCode).toBe(200);
  const plan = await read(owner, id);
  expect(changed.json()).toEqual(plan);
  expect(plan).toMatchObject({
    version: 2,
    role: 'Head of Product',
    notes: 'By spring.',
    person: { id: ids.ana, name: 'Ana Berg' },
    weights: { ties: 90, topics: 70, series: 40 },
    candidates: [
      { person: { name: 'Cleo Diaz' }, external: null, note: 'Wants to lead.' },
      { person: null, external: 'Somebody from a partner', note: '' },
    ],
    steps: [
      { text: step.text, dueOn: '2031-03-02', owner: { person: { name: 'Bo Lund' } } },
      { text: 'Meet the partners', owner: null, isDone: true },
    ],
    isShared: false,
    author: null,
    can: { change: true, delete: true },
  });
  expect(await list(owner)).toMatchObject([
    { id, candidates: 2, steps: 2, stepsDone: 1, nextDueOn: '2031-03-02', author: null },
  ]);
});

test('only its author sees a plan until they share it', async () => {
  const id = await make(owner);
  expect(await list(member)).toEqual([]);
  const calls = () => [get(member, id), change(member, id, { version: 1 }), remove(member, id, 1)];
  for (const call of calls()) expect((await call).statusCode).toBe(404);

  await share(owner, id);
  expect(await list(member)).toMatchObject([{ id, isShared: true }]);
  const theirs = await read(member, id);
  expect(theirs).toMatchObject({ isShared: true, can: { change: true, delete: false } });
  expect(theirs.author).not.toBeNull();
  expect((await change(member, id, { version: 1, notes: 'Seen.' })).statusCode).toBe(200);
  expect((await sharePlan(member, { kind: 'succession', id }, [])).statusCode).toBe(403);
  expect((await remove(member, id, 2)).statusCode).toBe(403);

  await unsharePlan(owner, { kind: 'succession', id }, [await personOf(app.db, member)]);
  for (const call of calls()) expect((await call).statusCode).toBe(404);
  expect((await remove(owner, id, 2)).statusCode).toBe(204);
  expect((await get(owner, id)).statusCode).toBe(404);
});

test('a change of an old version is refused and says who changed the plan', async () => {
  const id = await make(owner);
  await share(owner, id);
  await change(member, id, { version: 1, notes: 'Mine.' });
  const late = await change(owner, id, { version: 1, notes: 'Lost?', steps: [step] });
  expect(late.statusCode).toBe(409);
  const { code, message } = apiErrorSchema.parse(late.json());
  expect(code).toBe('CHANGED_MEANWHILE');
  expect(message).toBe(`${member.email} has changed this meanwhile. Nothing was saved or deleted.`);
  expect((await remove(owner, id, 1)).statusCode).toBe(409);
  expect(await read(owner, id)).toMatchObject({ version: 2, notes: 'Mine.', steps: [] });
});

test('people who are not in the directory are refused, and nothing is saved', async () => {
  const other = await app.accounts.buildOwner();
  const foreign = await personOf(app.db, other);
  const candidate = { personId: foreign, external: null, note: '' };
  expect((await add(owner, { personId: foreign })).statusCode).toBe(404);
  expect((await add(owner, { candidates: [candidate] })).statusCode).toBe(404);
  expect(await list(owner)).toEqual([]);
  const id = await make(owner);
  for (const payload of [
    { candidates: [candidate] },
    { steps: [{ ...step, owner: { personId: foreign } }] },
  ])
    expect((await change(owner, id, { version: 1, ...payload })).statusCode).toBe(404);
  expect(await read(owner, id)).toMatchObject({ version: 1, candidates: [{ external: null }] });
});

test.each([
  { name: 'a weight between the steps', payload: { weights: { ties: 42, topics: 5, series: 5 } } },
  { name: 'an empty role', payload: { role: '  ' } },
  {
    name: 'a candidate who is inside and outside',
    payload: { candidates: [{ personId: crypto.randomUUID(), external: 'Ana', note: '' }] },
  },
])('$name is refused', async ({ payload }) => {
  expect((await add(owner, payload)).statusCode).toBe(400);
});

test('an author has a limited number of plans', async () => {
  const { organizationId, accountId } = owner;
  await app.db
    .insertInto('successionPlan')
    .values(
      Array.from({ length: successionPlansMax }, () => ({
        organizationId,
        personId: null,
        role: 'A role',
        createdBy: accountId,
        weights: jsonb(defaultSuccessionWeights),
        changedBy: accountId,
      })),
    )
    .execute();
  expect(apiErrorSchema.parse((await add(owner)).json()).code).toBe('TOO_MANY_PLANS');
  expect((await add(member)).statusCode).toBe(200);
});

test('open pages of members who see the plan are updated; only its author is told of an own plan', async () => {
  const made = waitForEvent(app.bus, 'planning-updated');
  const id = await make(owner);
  const event = { kind: 'succession', id, organizationId: owner.organizationId };
  expect(await made).toMatchObject({ payload: event, audience: [owner.accountId] });
  const shared = waitForEvent(app.bus, 'planning-updated');
  await share(owner, id);
  expect(await shared).toMatchObject({
    payload: event,
    audience: expect.toSatisfy(
      (accounts: string[]) =>
        accounts.length === 2 && [owner, member].every((one) => accounts.includes(one.accountId)),
    ),
  });
});

describe('planning with single people is switched off', () => {
  const trust = (payload: object) => owner.call('PATCH', paths.trust, { payload });
  const refused = async (by: SignedIn) => {
    const calls = [
      by.call('GET', paths.successionPlans),
      by.call('GET', `${paths.successionPeople}?q=bo`),
      get(by, id),
      add(by),
      change(by, id, { version: 1, notes: 'x' }),
      remove(by, id, 1),
    ];
    return Promise.all(calls.map(async (call) => (await call).statusCode));
  };
  let id: string;
  beforeEach(async () => {
    id = await make(owner);
    await share(owner, id);
  });

  test('in works-council mode', async () => {
    await trust({ worksCouncilMode: true });
    expect(new Set(await refused(owner))).toEqual(new Set([403]));
  });

  test('for members who may not see figures', async () => {
    await trust({ figureReaders: 'named' });
    expect(new Set(await refused(member))).toEqual(new Set([403]));
    expect(await list(owner)).toHaveLength(1);
  });
});

test('people of the directory are found by name', async () => {
  const found = await member.call('GET', `${paths.successionPeople}?q=bo`);
  expect(directoryPeopleSchema.parse(found.json()).people).toMatchObject([{ name: 'Bo Lund' }]);
});

describe('an erased person', () => {
  const erase = (id: string, name: string) =>
    owner.call('POST', pathFor(paths.erasure, id), { payload: { name } });

  test('stays in plans as a former participant, and their name is removed from texts', async () => {
    const id = await make(owner, { personId: ids.bo, role: 'Bo Lund’s role' });
    await change(owner, id, {
      version: 1,
      notes: 'Ask Bo Lund.',
      candidates: [
        { personId: ids.bo, external: null, note: 'Bo Lund knows it.' },
        { personId: null, external: 'A friend of Bo Lund', note: '' },
      ],
      steps: [{ ...step, text: 'Meet Bo Lund', owner: { personId: ids.bo } }],
    });
    expect((await erase(ids.bo, 'Bo Lund')).statusCode).toBe(204);
    const plan = await read(owner, id);
    expect(plan).toMatchObject({
      person: null,
      candidates: [{ person: null, external: null }, { person: null }],
      steps: [{ owner: { person: null } }],
    });
    expect(JSON.stringify(plan)).not.toMatch(/\bBo\b|Lund/);
    expect(plan.version).toBeGreaterThan(2);
  });

  test('whose shared plans lose their author, and whose own plans are deleted', async () => {
    const [own, shared] = [await make(member), await make(member)];
    await share(member, shared);
    const person = await personOf(app.db, member);
    expect((await erase(person, member.email)).statusCode).toBe(204);
    expect(await read(owner, shared)).toMatchObject({ author: null, isShared: true });
    const kept = await app.db.selectFrom('successionPlan').select('id').execute();
    expect(kept.map(({ id }) => id)).not.toContain(own);
  });
});

test('an own plan is deleted with the account of its author, a shared one is kept', async () => {
  const [own, shared] = [await make(member), await make(member)];
  await share(member, shared);
  await app.db.deleteFrom('user').where('id', '=', member.accountId).execute();
  await sweepContent({ db: app.db, log: pino({ level: 'silent' }) });
  const kept = await app.db.selectFrom('successionPlan').select('id').execute();
  expect(kept.map(({ id }) => id)).toContain(shared);
  expect(kept.map(({ id }) => id)).not.toContain(own);
});

test('Your data contains the plans that a person made, with their texts', async () => {
  const id = await make(member);
  await change(member, id, { version: 1, notes: 'By spring.', steps: [step] });
  const held = async (by: SignedIn) =>
    myDataFileSchema.parse((await by.call('GET', paths.myDataFile)).json()).successionPlans;
  expect(await held(member)).toMatchObject([
    {
      role: 'Head of Product',
      notes: 'By spring.',
      candidates: [{ external: null, note: '' }],
      steps: [{ text: step.text, dueOn: null, isDone: false }],
      isShared: false,
    },
  ]);
  expect(await held(owner)).toEqual([]);
});
