import { type PastDepartures, pastDeparturesSchema, pathFor, paths } from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../../ground/calendar-days.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { personOf } from '../../../testing/factories/actions.ts';
import { buildDirectory } from '../../../testing/factories/directories.ts';
import { buildPeople, buildTies, lastWeek } from '../../../testing/factories/network.ts';
import { beginOffboarding } from '../../../testing/factories/offboarding.ts';
import { namePlanners, sharePlan } from '../../../testing/factories/plan-sharing.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;
let idOf: (name: string) => string;

/** Days of the week this many weeks before the last complete one. */
const monday = (weeksAgo: number) => addDays(lastWeek(), -7 * weeksAgo);
const wednesday = (weeksAgo: number) => addDays(monday(weeksAgo), 2);

const people = ['Marta Sales', 'Sanne Sales', 'Fenna Sales', 'Jan Finance', 'Olli Finance'];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
/** Marta speaks for the last time four weeks ago. */
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  idOf = await buildPeople(app.db, owner, [...people, 'Dora Design', 'Dirk Design', 'Ewa Design']);
  const weeks: [number, string[]][] = [
    [0, ['Dora Dirk', 'Dirk Ewa']],
    [2, ['Sanne Fenna', 'Sanne Jan']],
    [4, ['Marta Sanne', 'Marta Jan', 'Sanne Fenna']],
    [6, ['Marta Dora', 'Jan Olli', 'Dirk Ewa']],
    [9, ['Sanne Fenna', 'Jan Olli', 'Sanne Dora', 'Marta Jan']],
  ];
  for (const [weeksAgo, ties] of weeks) await buildTies(app.db, owner, idOf, ties, weeksAgo);
});

const read = async (by = owner): Promise<PastDepartures['departures']> =>
  pastDeparturesSchema.parse((await by.call('GET', paths.pastDepartures)).json()).departures;

const handOver = (lastDay = wednesday(4)) => beginOffboarding(owner, idOf('Marta'), { lastDay });

test('what the weeks up to a last day told is compared with as many weeks since', async () => {
  const handoverId = await handOver();
  expect(await read()).toEqual([
    {
      person: { id: idOf('Marta'), name: 'Marta', title: null, department: 'Sales' },
      knownFrom: 'handover',
      handoverId,
      lastDay: wednesday(4),
      weeks: 4,
      before: { from: monday(7), to: addDays(monday(4), 6) },
      since: { from: monday(3), to: addDays(monday(0), 6) },
      lost: { told: 3, came: 3 },
      // By Sanne and Jan, Sales and Finance speak again; Sales and Design do not.
      parted: { told: 2, came: 1 },
      // Sanne has two ties now; Jan and Dora have one.
      fewTies: { told: 3, came: 2 },
      // 'Jan Olli' is not there again.
      stay: { told: 2, came: 1 },
      // 'Sanne Dora' was not.
      usual: { low: 2 / 3, high: 2 / 3, comparisons: 1 },
      // Jan has another tie, but as many.
      around: { fewer: 0, same: 1, more: 2 },
    },
  ]);
});

test('a departure is not compared until four complete weeks have passed', async () => {
  await handOver(wednesday(3));
  expect(await read()).toEqual([]);
});

test('a handover tells of a departure only to those who may open it', async () => {
  const id = await handOver();
  const member = await app.accounts.buildMember(owner.organizationId);
  await namePlanners(owner, [await personOf(app.db, member)]);
  expect(await read(member)).toEqual([]);
  await sharePlan(owner, { kind: 'offboarding', id }, [await personOf(app.db, member)]);
  expect(await read(member)).toMatchObject([{ handoverId: id }]);
});

test('a person whom the directory has deactivated has left after the last week with them', async () => {
  const directory = await buildDirectory(app, owner);
  const add = async (name: string, spokeWeeksAgo: number, active: boolean) => {
    const names = { givenName: name, familyName: 'Lind' };
    await directory.createUser(`${name}@example.com`.toLowerCase(), { active, name: names });
    const week = { organizationId: owner.organizationId, week: monday(spokeWeeksAgo) };
    const spoke = { meetings: 1, turns: 5, words: 50, speakingSeconds: 20 };
    await app.db
      .insertInto('weekPerson')
      .values({ ...week, ...spoke, directoryUserId: idOf(name) })
      .execute();
  };
  await add('Marta', 4, false);
  await add('Sanne', 2, false);
  await add('Jan', 5, true);
  expect(await read()).toMatchObject([
    {
      person: { name: 'Marta Lind' },
      knownFrom: 'directory',
      handoverId: null,
      lastDay: monday(4),
      lost: { told: 3, came: 3 },
    },
  ]);
});

test('somebody without a tie, or who was erased, is not among them', async () => {
  await beginOffboarding(owner, idOf('Fenna'), { lastDay: wednesday(20) });
  await handOver();
  expect(await read()).toHaveLength(1);
  const payload = { name: 'Marta' };
  const erased = await owner.call('POST', pathFor(paths.erasure, idOf('Marta')), { payload });
  expect(erased.statusCode).toBe(204);
  expect(await read()).toEqual([]);
});

test('nothing is told in works-council mode, or to those who may not see figures', async () => {
  await handOver();
  const change = (payload: object) =>
    owner.call('PATCH', paths.trust, { payload: { ...payload, confirmed: true } });
  await change({ figureReaders: 'named' });
  const member = await app.accounts.buildMember(owner.organizationId);
  expect((await member.call('GET', paths.pastDepartures)).json().code).toBe('PLANNING_NOT_GIVEN');
  await namePlanners(owner, [await personOf(app.db, member)]);
  expect((await member.call('GET', paths.pastDepartures)).json().code).toBe('FIGURES_NOT_SHARED');
  await change({ worksCouncilMode: true });
  expect((await owner.call('GET', paths.pastDepartures)).json().code).toBe(
    'PLANNING_BY_PERSON_OFF',
  );
});
