import { paths, type RoleCoverage, roleCoverageSchema } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '../../../ground/day-in.ts';
import { announceFigures } from '../../../testing/announce-figures.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { saveTrust } from '../../../testing/factories/judged-meetings.ts';
import { buildPeople, buildTies } from '../../../testing/factories/network.ts';
import { beginOffboarding } from '../../../testing/factories/offboarding.ts';
import { officeDirectory, officePeople } from '../../../testing/factories/office.ts';
import { letPlan } from '../../../testing/factories/plan-sharing.ts';
import { formWith, sendForm, upload } from '../../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';
import { addDays, mondayOf } from '../../figures/period.ts';
import { sumWeeks } from '../../figures/sum-weeks.ts';
import { storeSeries } from '../../series/store-series.ts';

const [ana, bo, cleo, dan, eva, finn, gia] = [0, 1, 2, 3, 4, 5, 6];
const surnames: Record<string, string> = { Ana: 'Berg', Eva: 'Kern' };
const today = dayIn('America/New_York', new Date());
const wednesday = (weeksAgo: number) => addDays(mondayOf(today), 2 - 7 * weeksAgo);

let app: TestApp;
let owner: SignedIn;
let reader: SignedIn;
let ids: Map<string, string>;

const nameOf = (at: number) => `${officePeople[at]?.[1]} ${officePeople[at]?.[2]}`;
const idOf = (at: number) => ids.get(nameOf(at)) ?? '';

async function meet(by: SignedIn, title: string, lines: readonly [person: number, text: string][]) {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  await upload(by, lines.map(([at, text]) => `${nameOf(at)}: ${text}`).join('\n'), `${title}.txt`);
  await completed;
}

const billing = 'The billing migration needs the Fernhill contract, I think.';
const pilot = 'The pilot rollout in Leeds begins soon, they say.';
const plain = 'I will look at it on Tuesday, thank you.';
const talk = (...turns: [number, string][]) => [...turns, ...turns];

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  reader = await app.accounts.buildMember(owner.organizationId);
  await letPlan(app.db, reader);
  const people = formWith({ name: 'people.csv', content: officeDirectory() });
  await sendForm(owner, paths.importUsers, people);
  const rows = await app.db
    .selectFrom('directoryUser')
    .select(['id', 'firstName', 'lastName'])
    .where('organizationId', '=', owner.organizationId)
    .execute();
  ids = new Map(rows.map(({ id, firstName, lastName }) => [`${firstName} ${lastName}`, id]));
  // Ana opens the weekly call, and only she and Bo speak of billing.
  for (const week of [1, 2, 3])
    await meet(
      week < 3 ? reader : owner,
      `${wednesday(week)} Carrier call`,
      talk([ana, billing], [bo, plain], [ana, billing], [cleo, plain], [ana, plain], [bo, billing]),
    );
  // Bo knows Cleo and Dan; Dan knows Cleo.
  for (const week of [1, 2]) {
    await meet(owner, `${wednesday(week)} Depot`, talk([bo, plain], [dan, pilot], [bo, plain]));
    await meet(owner, `${wednesday(week)} Routes`, talk([dan, plain], [cleo, pilot]));
    await meet(owner, `${wednesday(week)} Sales`, talk([eva, plain], [finn, pilot]));
  }
  await sumWeeks(app, owner.organizationId);
  await storeSeries(app, owner.organizationId);
  await announceFigures(app.bus, owner.organizationId);
});
afterAll(() => app.close());

async function read(query: Record<string, string> = {}, by = owner): Promise<RoleCoverage> {
  const address = new URLSearchParams({ person: idOf(ana), ...query });
  return roleCoverageSchema.parse(
    (await by.call('GET', `${paths.roleCoverage}?${address}`)).json(),
  );
}

/** By name: in how many meetings each has the ties, topics and series; the candidate's own tie is 'self'. */
const summaryOf = ({ candidates }: RoleCoverage) =>
  Object.fromEntries(
    candidates.map(({ name, ties, topics, series }) => [
      name,
      [ties, topics, series].map((cells) =>
        cells.map(({ state, times }) => (state === 'self' ? state : times)),
      ),
    ]),
  );
const namesOf = ({ candidates }: RoleCoverage) => candidates.map(({ name }) => name);

test('people who already have a cell are listed with the cells that they have', async () => {
  const answer = await read();
  expect(answer).toMatchObject({
    person: { name: 'Ana Berg' },
    ties: [{ name: 'Bo Lund' }, { name: 'Cleo Diaz' }],
    topics: [{ name: 'Billing migration' }, { name: 'Fernhill contract' }],
    series: [{ name: 'Carrier call' }],
    unlisted: 0,
    others: 0,
  });
  // Eva and Finn have none of the cells.
  expect(summaryOf(answer)).toEqual({
    'Bo Lund': [['self', 0], [3, 3], [3]],
    'Cleo Diaz': [[0, 'self'], [0, 0], [3]],
    'Dan Moss': [[2, 2], [0, 0], [0]],
  });
  expect(answer.pair).toEqual({
    people: [idOf(bo), idOf(dan)],
    ties: { covered: 2, of: 2 },
    topics: { covered: 2, of: 2 },
    series: { covered: 1, of: 1 },
    isOnlyOne: true,
  });
});

test('only those who were chosen are compared, if so asked', async () => {
  const answer = await read({ chosen: 'only', also: [dan, eva].map(idOf).join() });
  expect(namesOf(answer)).toEqual(['Dan Moss', 'Eva Kern']);
  expect(answer.pair?.people).toEqual([idOf(dan), idOf(eva)]);
  expect(await read({ chosen: 'only' })).toMatchObject({ candidates: [], pair: null, others: 3 });
});

test('people can be added, each is listed once, and the holder is never listed', async () => {
  const also = [eva, dan, ana].map(idOf).join();
  const { candidates } = await read({ also });
  expect(candidates.map(({ name }) => name)).toEqual([
    'Bo Lund',
    'Cleo Diaz',
    'Dan Moss',
    'Eva Kern',
  ]);
  expect(candidates[3]).toMatchObject({ series: [{ state: 'missing' }] });
});

test('only topics and series from meetings that the reader may read are used, also for candidates', async () => {
  const trust = (meetingReaders: string) =>
    owner.call('PATCH', paths.trust, { payload: { meetingReaders, confirmed: true } });
  const stranger = await app.accounts.buildMember(owner.organizationId);
  await letPlan(app.db, stranger);
  await trust('participants');
  try {
    // The reader may read two of the three meetings of the call.
    const some = await read({}, reader);
    expect(some).toMatchObject({ topics: [{}, {}], series: [{}] });
    expect(summaryOf(some)['Bo Lund']?.slice(1)).toEqual([[2, 2], [2]]);
    expect(await read({}, stranger)).toMatchObject({ topics: [], series: [] });
  } finally {
    await trust('everyone');
  }
});

test('a last day is shown only to those who may open the plan with it', async () => {
  await beginOffboarding(owner, idOf(ana), { lastDay: addDays(today, 30) });
  expect((await read()).leavesOn).toBe(addDays(today, 30));
  expect((await read({}, reader)).leavesOn).toBeNull();
});

test('a person without ties, topics and series has no cells and no candidates', async () => {
  expect(await read({ person: ids.get('Gia Rossi') ?? '' })).toMatchObject({
    ties: [],
    topics: [],
    series: [],
    candidates: [],
    others: 0,
  });
});

test('nobody has a topic by opening its meetings and naming it', async () => {
  const item = 'Next on our list is the billing migration with the Fernhill contract.';
  for (const week of [4, 5])
    await meet(owner, `${wednesday(week)} Stand-up`, [
      [gia, item],
      [eva, plain],
      [gia, item],
      [ana, billing],
      [finn, billing],
      [eva, plain],
    ]);
  await sumWeeks(app, owner.organizationId);
  await announceFigures(app.bus, owner.organizationId);
  const of = summaryOf(await read({ also: [gia, eva, finn].map(idOf).join() }));
  // Finn spoke once in each; Gia opened both and named the topics twice.
  expect(of['Finn Holt']?.[1]).toEqual([2, 2]);
  expect(of['Gia Rossi']?.[1]).toEqual([0, 0]);
  expect(of['Eva Kern']?.[1]).toEqual([0, 0]);
});

test('weights change the order by kinds of five things or more, and never by fewer', async () => {
  const colleagues = Array.from({ length: 5 }, (_, at) => `Friend${at} Sales`);
  const friend = await buildPeople(app.db, owner, colleagues);
  const idNamed = (name: string) => ids.get(`${name} ${surnames[name]}`) ?? friend(name);
  const ties = colleagues.flatMap((one) => {
    const [name = ''] = one.split(' ');
    return [`Ana ${name}`, `Eva ${name}`];
  });
  await buildTies(app.db, owner, idNamed, ties, 7);
  await announceFigures(app.bus, owner.organizationId);
  const first = async (query: Record<string, string>) => namesOf(await read(query))[0];
  const answer = await read();
  expect(answer.weighed).toEqual({ ties: true, topics: false, series: false });
  expect(await first({})).toBe('Eva Kern');
  expect(await first({ ties: '0' })).toBe('Bo Lund');
  expect(await first({ ties: '5', topics: '100' })).toBe('Eva Kern');
});

test.each([
  { name: 'in works-council mode', trust: { worksCouncilMode: true } },
  { name: 'where figures are for named people', trust: { figureReaders: 'named' as const } },
])('a member is refused $name', async ({ trust }) => {
  const path = `${paths.roleCoverage}?person=${idOf(ana)}`;
  expect((await reader.call('GET', path)).statusCode).toBe(200);
  await saveTrust(app.db, owner.organizationId, trust);
  try {
    expect((await reader.call('GET', path)).statusCode).toBe(403);
  } finally {
    const usual = { worksCouncilMode: false, figureReaders: 'everyone' as const };
    await saveTrust(app.db, owner.organizationId, usual);
  }
});

test('a person who is not in the directory is not found, and a wrong query is refused', async () => {
  const status = async (query: string) =>
    (await owner.call('GET', `${paths.roleCoverage}?${query}`)).statusCode;
  expect(await status(`person=${crypto.randomUUID()}`)).toBe(404);
  for (const query of [
    '',
    'person=ana',
    `person=${idOf(ana)}&ties=42`,
    `person=${idOf(ana)}&also=x`,
  ])
    expect(await status(query)).toBe(400);
});
