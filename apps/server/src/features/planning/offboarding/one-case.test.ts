import { afterLeavingSchema, alreadyLeavingCode, pathFor, paths } from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { personOf } from '../../../testing/factories/actions.ts';
import { buildPeople } from '../../../testing/factories/network.ts';
import {
  beginOffboarding,
  lastDayOf,
  listOffboardings,
  readOffboarding,
} from '../../../testing/factories/offboarding.ts';
import { letPlan, sharePlan } from '../../../testing/factories/plan-sharing.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;
let planner: SignedIn;
let marta: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  planner = await app.accounts.buildMember(owner.organizationId);
  await letPlan(app.db, planner);
  marta = (await buildPeople(app.db, owner, ['Marta Sales']))('Marta');
});

const begin = (by: SignedIn, given: object = {}) =>
  by.call('POST', paths.offboardings, { payload: { personId: marta, ...given } });

test('of two presses at once, one begins the case and the other is told that there is one', async () => {
  const answers = await Promise.all([begin(owner), begin(owner)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().code).toBe(alreadyLeavingCode);
  expect((await listOffboardings(owner)).projects).toHaveLength(1);
});

test('a second planner begins one without hearing of the first, until it is shared', async () => {
  const id = await beginOffboarding(owner, marta);
  expect((await begin(planner)).statusCode).toBe(200);
  const other = await app.accounts.buildMember(owner.organizationId);
  await letPlan(app.db, other);
  await sharePlan(owner, { kind: 'offboarding', id }, [await personOf(app.db, other)], 'read');
  expect((await begin(other)).json().code).toBe(alreadyLeavingCode);
  expect((await begin(other, { isAnother: true })).statusCode).toBe(200);
});

test('a case needs no last day, and nothing is compared before there is one', async () => {
  const id = await beginOffboarding(owner, marta, { lastDay: null });
  expect(await readOffboarding(owner, id)).toMatchObject({ lastDay: null, version: 1 });
  expect((await begin(owner)).json().code).toBe(alreadyLeavingCode);
  const after = () => owner.call('GET', pathFor(paths.afterLeaving, id));
  expect(afterLeavingSchema.parse((await after()).json())).toMatchObject({
    startsOn: null,
    hasStarted: false,
    weeks: [],
  });
  const csv = await owner.call(
    'GET',
    pathFor(paths.offboardingExport, id).replace(':format', 'csv'),
  );
  expect(csv.statusCode).toBe(200);
  expect((await owner.call('GET', paths.pastDepartures)).json()).toEqual({ departures: [] });
  const change = async (version: number, lastDay: string | null) =>
    owner.call('PATCH', pathFor(paths.offboarding, id), { payload: { version, lastDay } });
  expect((await change(1, lastDayOf(-3))).statusCode).toBe(200);
  expect(afterLeavingSchema.parse((await after()).json()).hasStarted).toBe(true);
  expect((await change(2, null)).statusCode).toBe(200);
  expect((await readOffboarding(owner, id)).lastDay).toBeNull();
});
