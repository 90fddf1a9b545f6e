import {
  apiErrorSchema,
  createdScenarioSchema,
  myDataFileSchema,
  organizationUserListSchema,
  pathFor,
  paths,
  type Scenario,
  type ScenarioConfiguration,
  scenarioGroupsSchema,
  scenarioListSchema,
  scenarioSchema,
  scenarioVersionsMax,
  scenarioVersionsSchema,
  stepsOf,
} from '@rapport/contract';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { personOf, readActions, turnActionsOn } from '../../../testing/factories/actions.ts';
import { directoryIdOf, saveTrust } from '../../../testing/factories/judged-meetings.ts';
import { namePlanners, sharePlan, unsharePlan } from '../../../testing/factories/plan-sharing.ts';
import { buildTiedPeople } from '../../../testing/factories/tied-people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;
let member: SignedIn;
let ids: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  member = await app.accounts.buildMember(owner.organizationId);
  await namePlanners(owner, [await personOf(app.db, member)]);
  ids = await buildTiedPeople(app.db, owner.organizationId, people, pairs);
});

/** Sales is a star around Ann, Product a chain, and only Ann connects the two; Gus has one tie, with Ann. */
const people = [
  ['Ann', 'Sales', 'Bids'],
  ['Ben', 'Sales', 'Bids'],
  ['Cid', 'Sales'],
  ['Dan', 'Sales'],
  ['Eve', 'Product', 'Bids'],
  ['Fay', 'Product'],
  ['Gus', 'Finance'],
  ['Hal', 'Product'],
  ['Ida', 'Product'],
  ['Jon', 'Product'],
] as const;
const pairs = [
  ...['Ann Ben 10', 'Ann Cid 10', 'Ann Dan 10', 'Ben Cid 10', 'Ann Eve 20', 'Ann Gus 10'],
  ...['Eve Fay 10', 'Fay Hal 10', 'Hal Ida 5', 'Ida Jon 5'],
];

const idOf = (name: string) => ids[name] ?? '';
const nobody = { answers: {}, steps: [] };
const leaving = (...names: string[]) => ({
  template: 'key-person-departure' as const,
  leavers: names.map(idOf),
  weeks: 13 as const,
  ...nobody,
});
const merge = (...groups: string[]): ScenarioConfiguration => ({
  template: 'team-merge',
  groups,
  by: 'department',
  weeks: 13,
  ...nobody,
});
const split = (group: string, ...names: string[]) => ({
  template: 'team-split' as const,
  by: 'department' as const,
  weeks: 13 as const,
  group,
  people: names.map(idOf),
  ...nobody,
});
const plan = (...steps: string[]): ScenarioConfiguration => ({
  template: 'custom',
  answers: { timeline: ['immediate'] },
  steps,
});

const add = (by: SignedIn, configuration: ScenarioConfiguration, given: object = {}) =>
  by.call('POST', paths.scenarios, { payload: { title: 'A change', configuration, ...given } });
async function save(by: SignedIn, configuration: ScenarioConfiguration, given: object = {}) {
  const added = await add(by, configuration, given);
  expect(added.statusCode, added.body).toBe(200);
  return createdScenarioSchema.parse(added.json()).id;
}
/** Of owner and member, the other may change it too. */
async function saveShared(by: SignedIn, configuration: ScenarioConfiguration, given: object = {}) {
  const id = await save(by, configuration, given);
  await share(by, id);
  return id;
}
async function share(by: SignedIn, id: string) {
  const other = await personOf(app.db, by === owner ? member : owner);
  const shared = await sharePlan(by, { kind: 'scenario', id }, [other]);
  expect(shared.statusCode, shared.body).toBe(200);
}
const get = (by: SignedIn, id: string, query = '') =>
  by.call('GET', `${pathFor(paths.scenario, id)}${query}`);
const read = async (by: SignedIn, id: string, query = ''): Promise<Scenario> =>
  scenarioSchema.parse((await get(by, id, query)).json());
const change = (by: SignedIn, id: string, payload: object) =>
  by.call('PATCH', pathFor(paths.scenario, id), { payload });
const run = (by: SignedIn, id: string, version = 1) =>
  by.call('POST', pathFor(paths.scenarioRun, id), { payload: { version } });
const remove = (by: SignedIn, id: string, version: number) =>
  by.call('DELETE', `${pathFor(paths.scenario, id)}?version=${version}`);
const list = async (by: SignedIn) =>
  scenarioListSchema.parse((await by.call('GET', paths.scenarios)).json());
const codeOf = (response: { json(): unknown }) => apiErrorSchema.parse(response.json()).code;

async function computed(configuration: ScenarioConfiguration) {
  const id = await save(owner, configuration, { isRun: true });
  const { result } = await read(owner, id);
  if (!result) throw new Error('Nothing was computed');
  return result;
}

test('a departure is computed with figures before and after, and stores the day', async () => {
  const id = await save(owner, leaving('Ann'));
  expect(await read(owner, id)).toMatchObject({ status: 'draft', result: null, version: 1 });
  expect((await run(owner, id)).statusCode).toBe(204);
  const scenario = await read(owner, id);
  expect(scenario).toMatchObject({
    status: 'computed',
    version: 2,
    result: {
      kind: 'leaving',
      basis: { people: 10, ties: 10, weeks: 13 },
      ties: { before: 10, after: 5 },
      bridges: { before: 2, after: 0 },
      departmentPairs: { before: 2, after: 0 },
      parted: [
        ['Finance', 'Sales'],
        ['Product', 'Sales'],
      ],
    },
  });
  const { result } = scenario;
  if (result?.kind !== 'leaving') throw new Error('No departure');
  expect(result.fewTies).toContainEqual({ person: idOf('Gus'), before: 1, after: 0 });
  expect(scenario.people.map(({ name }) => name)).toContain('Gus Berg');
  const { scenarios } = await list(owner);
  expect(scenarios).toMatchObject([{ id, computedOn: result.basis.day, status: 'computed' }]);
  // A changed configuration has no result yet; a changed title keeps the result.
  await change(owner, id, { version: 2, title: 'Ann leaves' });
  expect(await read(owner, id)).toMatchObject({ title: 'Ann leaves', status: 'computed' });
  await change(owner, id, { version: 3, configuration: leaving('Ann', 'Eve') });
  expect(await read(owner, id)).toMatchObject({ status: 'draft', result: null });
  expect(await read(owner, id, '?version=2')).toMatchObject({ result, version: 2, latest: 4 });
});

test('what-if is saved with its result at once', async () => {
  const configuration = { template: 'what-if', leavers: [idOf('Ann')], weeks: 4 };
  const payload = { title: 'What if Ann leaves', configuration, isRun: true };
  const added = await owner.call('POST', paths.scenarios, { payload });
  const { id } = createdScenarioSchema.parse(added.json());
  expect(await read(owner, id)).toMatchObject({
    status: 'computed',
    result: { kind: 'leaving', basis: { weeks: 4 }, ties: { after: 5 } },
  });
});

test('a merge and a split are computed for departments and teams', async () => {
  expect(await computed(merge('Sales', 'Product'))).toMatchObject({
    kind: 'groups',
    before: { across: { part: 30, of: 100 }, tiedGroups: { part: 2, of: 3 } },
    after: {
      across: { part: 10, of: 100 },
      tiedGroups: { part: 1, of: 1 },
      changed: [{ group: 'Sales + Product', people: 9, ties: 9, components: 1 }],
    },
    division: null,
    between: [{ exchanges: 20 }],
  });
  expect(await computed(split('Sales', 'Ann'))).toMatchObject({
    before: { across: { part: 30 }, changed: [{ group: 'Sales', components: 1 }] },
    after: { across: { part: 60 } },
    division: { cut: 30, of: 40 },
  });
  expect(await computed({ ...split('Bids', 'Eve'), by: 'team' })).toMatchObject({
    division: { cut: 20, of: 30 },
  });
});

test('missing input is reported, and no result is made up', async () => {
  const refused = async (configuration: ScenarioConfiguration) =>
    codeOf(await add(owner, configuration, { isRun: true }));
  expect(await refused(leaving())).toBe('NOBODY_LEAVES');
  expect(await refused(merge('Sales'))).toBe('TOO_FEW_GROUPS');
  expect(await refused(merge('Sales', 'Gone'))).toBe('UNKNOWN_GROUP');
  expect(await refused(split('Sales'))).toBe('NO_SPLIT');
  expect(await refused(split('Sales', 'Ann', 'Ben', 'Cid', 'Dan'))).toBe('NO_SPLIT');
  expect(await refused({ ...leaving(), leavers: [member.accountId] })).toBe('UNKNOWN_PERSON');
  await app.db.deleteFrom('weekPair').where('b', '=', idOf('Gus')).execute();
  await app.db.deleteFrom('weekPair').where('a', '=', idOf('Gus')).execute();
  expect(await refused(leaving('Ann'))).toBe('TOO_FEW_TIES');

  const id = await save(owner, plan('Call Tom'));
  expect((await run(owner, id)).statusCode).toBe(204);
  expect(await read(owner, id)).toMatchObject({ status: 'written', result: null });
});

test('others do not see an own scenario; those named may change a shared one, and only its author may share it', async () => {
  const id = await save(owner, plan());
  for (const call of [get(member, id), change(member, id, { version: 1 }), run(member, id)])
    expect((await call).statusCode).toBe(404);
  expect((await list(member)).scenarios).toEqual([]);

  const told = waitForEvent(app.bus, 'planning-updated');
  await share(owner, id);
  expect(await told).toMatchObject({ payload: { kind: 'scenario', id } });
  expect((await change(member, id, { version: 1, reason: 'It grows' })).statusCode).toBe(204);
  expect(await read(owner, id)).toMatchObject({ reason: 'It grows', version: 2 });
  expect((await list(member)).scenarios).toMatchObject([
    { id, isAuthor: false, can: { change: true, delete: false } },
  ]);
  const others = await sharePlan(member, { kind: 'scenario', id }, []);
  expect(others.statusCode).toBe(403);
  expect((await remove(member, id, 2)).statusCode).toBe(403);
  await unsharePlan(owner, { kind: 'scenario', id }, [await personOf(app.db, member)]);
  expect((await get(member, id)).statusCode).toBe(404);
  expect((await remove(owner, id, 2)).statusCode).toBe(204);
  expect((await get(owner, id)).statusCode).toBe(404);
});

test('a change of an outdated version is refused and says who was faster', async () => {
  const id = await saveShared(owner, plan('First'));
  await app.db
    .updateTable('directoryUser')
    .set({ firstName: 'Mia', lastName: 'Lund' })
    .where('accountId', '=', member.accountId)
    .execute();
  await change(member, id, { version: 1, title: 'Theirs' });
  const late = await change(owner, id, { version: 1, title: 'Mine' });
  expect(late.statusCode).toBe(409);
  expect(apiErrorSchema.parse(late.json()).message).toMatch(/^Mia Lund has changed this/);
  expect((await remove(owner, id, 1)).statusCode).toBe(409);
  expect((await run(owner, id, 1)).statusCode).toBe(409);
  expect(await read(owner, id)).toMatchObject({ title: 'Theirs', changedBy: 'Mia Lund' });
  const { versions } = scenarioVersionsSchema.parse(
    (await owner.call('GET', pathFor(paths.scenarioVersions, id))).json(),
  );
  expect(versions).toMatchObject([
    { version: 2, what: 'changed', title: 'Theirs', savedBy: 'Mia Lund' },
    { version: 1, what: 'created', title: 'A change' },
  ]);
  expect(await read(owner, id, '?version=1')).toMatchObject({ title: 'A change', latest: 2 });
  expect((await get(owner, id, '?version=9')).statusCode).toBe(404);
});

test('the oldest versions are deleted above the limit', async () => {
  const id = await save(owner, plan());
  await sql`update "scenario" set "version" = ${scenarioVersionsMax + 1} where "id" = ${id}`.execute(
    app.db,
  );
  await change(owner, id, { version: scenarioVersionsMax + 1, title: 'Later' });
  const kept = await owner.call('GET', pathFor(paths.scenarioVersions, id));
  expect(scenarioVersionsSchema.parse(kept.json()).versions).toMatchObject([
    { version: scenarioVersionsMax + 2 },
  ]);
});

test("a copy is its reader's own draft", async () => {
  const id = await saveShared(owner, merge('Sales', 'Product'), { isRun: true });
  const copied = await member.call('POST', pathFor(paths.scenarioCopy, id));
  const copy = await read(member, createdScenarioSchema.parse(copied.json()).id);
  expect(copy).toMatchObject({
    title: 'Copy of A change',
    status: 'draft',
    visibility: 'own',
    isAuthor: true,
    configuration: { groups: ['Sales', 'Product'] },
  });
});

test('works-council mode hides scenarios about persons; members without access to figures see none', async () => {
  const about = await save(owner, leaving('Ann'), { isRun: true });
  const groups = await saveShared(owner, merge('Sales', 'Product'), {
    isRun: true,
  });
  const parts = await saveShared(owner, split('Sales', 'Ann'));
  const file = (id: string) =>
    owner.call('GET', paths.scenarioFile.replace(':id', id).replace(':format', 'html'));
  expect((await file(groups)).body).toContain('Ann Berg');
  await saveTrust(app.db, owner.organizationId, { worksCouncilMode: true });
  const shown = await list(owner);
  expect(shown).toMatchObject({ canNamePersons: false, scenarios: [{ id: groups }] });
  const [ofGroups, exported] = [await read(owner, groups), await file(groups)];
  expect(ofGroups).toMatchObject({ result: { between: [] }, people: [] });
  expect(JSON.stringify([ofGroups, exported.body])).not.toMatch(/Ann|Berg/);
  for (const call of [
    get(owner, about),
    run(owner, about, 1),
    change(owner, about, { version: 1, title: 'Still' }),
    add(owner, leaving('Ann')),
    add(owner, split('Sales', 'Ann'), { isRun: true }),
    get(owner, parts),
    file(about),
    owner.call('POST', pathFor(paths.scenarioCopy, about)),
  ])
    expect(codeOf(await call)).toBe('PLANNING_BY_PERSON_OFF');
  await saveTrust(app.db, owner.organizationId, {
    worksCouncilMode: false,
    figureReaders: 'named',
  });
  for (const call of [
    get(member, groups),
    add(member, plan()),
    member.call('GET', paths.scenarios),
    member.call('GET', paths.scenarioGroups),
    run(member, groups),
  ])
    expect(codeOf(await call)).toBe('FIGURES_NOT_SHARED');
  expect((await get(owner, groups)).statusCode).toBe(200);
});

test('without connection maps nothing is computed, and no result is shown', async () => {
  const id = await save(owner, merge('Sales', 'Product'), { isRun: true });
  await app.db
    .insertInto('organizationSettings')
    .values({
      organizationId: owner.organizationId,
      hostingZone: 'US',
      timezone: 'America/New_York',
      companyDescription: '',
      askMeAnything: true,
      sentiment: true,
      actions: true,
      interactionGraphs: false,
    })
    .onConflict((conflict) =>
      conflict.column('organizationId').doUpdateSet({ interactionGraphs: false }),
    )
    .execute();
  expect(await read(owner, id)).toMatchObject({ result: null, isResultHidden: true, people: [] });
  expect(codeOf(await run(owner, id))).toBe('CONNECTION_MAPS_OFF');
});

test('groups of the directory', async () => {
  const answer = await owner.call('GET', paths.scenarioGroups);
  const { departments, teams } = scenarioGroupsSchema.parse(answer.json());
  expect(departments.map(({ name, people: of }) => [name, of.length])).toEqual([
    ['Finance', 1],
    ['Product', 5],
    ['Sales', 4],
  ]);
  expect(teams).toEqual([{ name: 'Bids', people: ['Ann', 'Ben', 'Eve'].map(idOf) }]);
});

test('a recommendation becomes an action, once', async () => {
  await turnActionsOn(owner);
  const id = await save(owner, leaving('Ann'), { isRun: true });
  const [step] = stepsOf(await read(owner, id));
  const payload = { key: step?.key, text: step?.text, ownerId: idOf('Ben'), dueDay: '2031-05-04' };
  const path = pathFor(paths.scenarioActions, id);
  expect((await owner.call('POST', path, { payload })).statusCode).toBe(200);
  expect((await member.call('POST', path, { payload })).statusCode).toBe(404);
  expect((await readActions(owner)).actions).toMatchObject([
    { text: step?.text, owner: { name: 'Ben Berg' }, dueDay: '2031-05-04' },
  ]);
  expect((await read(owner, id)).actions).toEqual([step?.key]);
  expect((await owner.call('POST', path, { payload })).statusCode).toBe(409);
  expect((await readActions(owner)).actions).toHaveLength(1);
});

test('a recommendation becomes one action when two people ask at once', async () => {
  await turnActionsOn(owner);
  const id = await saveShared(owner, leaving('Ann'), { isRun: true });
  const [step] = stepsOf(await read(owner, id));
  const payload = { key: step?.key, text: step?.text };
  const path = pathFor(paths.scenarioActions, id);
  const answers = await Promise.all(
    [owner, member].map((by) => by.call('POST', path, { payload })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { rows } = await sql`
    select from "actionItem" where "organizationId" = ${owner.organizationId}`.execute(app.db);
  expect(rows).toHaveLength(1);
});

test('the page and the PDF contain what the screen shows, with user text escaped', async () => {
  const id = await save(owner, leaving('Ann'), {
    title: '<b>Ann</b> & co',
    reason: 'She said so',
    isRun: true,
  });
  const file = (format: string) =>
    owner.call('GET', paths.scenarioFile.replace(':id', id).replace(':format', format));
  const page = await file('html');
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /filename="Scenario b Ann b & co \d{4}-\d\d-\d\d\.html"/,
    ),
  });
  expect(page.body).toContain('<h1>&lt;b&gt;Ann&lt;/b&gt; &amp; co</h1>');
  expect(page.body).not.toContain('<b>Ann');
  const pdf = await getDocumentProxy(new Uint8Array((await file('pdf')).rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const words of [page.body, text.replace(/\s+/g, ' ')]) {
    expect(words).toContain('She said so');
    expect(words).toContain('Product and Sales');
    expect(words).toContain('Gus Berg: 1, then 0');
    expect(words).toMatch(/Computed on \d{1,2} [A-Z][a-z]+ \d{4} from/);
    expect(words).not.toMatch(/\d{4}-\d\d-\d\d/);
  }
});

test('an erased person is removed from scenarios and their versions', async () => {
  const id = await saveShared(owner, leaving('Gus', 'Ann'), {
    reason: 'Gus Berg asked for it',
    isRun: true,
  });
  await change(owner, id, {
    version: 1,
    configuration: { ...leaving('Gus', 'Ann'), steps: ['Thank Gus Berg'] },
  });
  const { users } = organizationUserListSchema.parse((await owner.call('GET', paths.users)).json());
  const gus = users.find(({ firstName }) => firstName === 'Gus');
  const erased = await owner.call('POST', pathFor(paths.erasure, gus?.id ?? ''), {
    payload: { name: 'Gus Berg' },
  });
  expect(erased.statusCode, erased.body).toBe(204);
  expect(codeOf(await change(owner, id, { version: 2, reason: 'Gus Berg asked for it' }))).toBe(
    'CHANGED_MEANWHILE',
  );
  const { people: named, ...scenario } = await read(owner, id);
  expect(scenario).toMatchObject({
    reason: 'Former participant asked for it',
    configuration: { steps: ['Thank Former participant'] },
    status: 'computed',
  });
  const first = await read(owner, id, '?version=1');
  expect(first.reason).toBe('Former participant asked for it');
  expect(named.map(({ name }) => name)).not.toContain('Gus Berg');
  expect(JSON.stringify([scenario, first])).not.toContain(idOf('Gus'));
  expect((await read(owner, id, `?version=${scenario.version}`)).latest).toBe(scenario.version);

  const { configuration, version } = scenario;
  const reason = 'Without them';
  const edited = await change(owner, id, { version, reason, configuration });
  expect(edited.statusCode, edited.body).toBe(204);
  expect((await owner.call('POST', pathFor(paths.scenarioCopy, id))).statusCode).toBe(200);
  const unknown = { ...leaving('Ann'), leavers: [idOf('Gus')] };
  expect(codeOf(await change(owner, id, { version: version + 1, configuration: unknown }))).toBe(
    'UNKNOWN_PERSON',
  );
});

test('other spellings of an erased person are removed from texts, which stay within their limits', async () => {
  const long = `${'x'.repeat(485)}, Gús  Bèrg`;
  const id = await save(owner, plan(long, 'Ask Gus\u00a0Berg'));
  const erased = await owner.call('POST', pathFor(paths.erasure, idOf('Gus')), {
    payload: { name: 'Gus Berg' },
  });
  expect(erased.statusCode, erased.body).toBe(204);
  const { steps } = (await read(owner, id)).configuration;
  expect(steps[0]).toBe(`${'x'.repeat(485)}, Former partic`);
  expect(steps[1]).toBe('Ask Former participant');
});

test('an earlier version with a person who has left is restored, and is not computed without them', async () => {
  const id = await save(owner, leaving('Gus'));
  await change(owner, id, { version: 1, configuration: leaving('Ann') });
  await app.db.deleteFrom('directoryUser').where('id', '=', idOf('Gus')).execute();
  const { configuration } = await read(owner, id, '?version=1');
  const restored = await change(owner, id, { version: 2, configuration });
  expect(restored.statusCode, restored.body).toBe(204);
  expect(await read(owner, id)).toMatchObject({ configuration: leaving('Gus'), people: [] });
  expect(codeOf(await run(owner, id, 3))).toBe('UNKNOWN_PERSON');
});

test('a step that became an action stays marked if a name in it is erased', async () => {
  await turnActionsOn(owner);
  const id = await save(owner, plan('Thank Gus Berg', 'Thank Gus  Berg'));
  const path = pathFor(paths.scenarioActions, id);
  for (const { key, text } of stepsOf(await read(owner, id)))
    await owner.call('POST', path, { payload: { key, text } });
  const erased = await owner.call('POST', pathFor(paths.erasure, idOf('Gus')), {
    payload: { name: 'Gus Berg' },
  });
  expect(erased.statusCode, erased.body).toBe(204);
  const scenario = await read(owner, id);
  const keys = new Set(stepsOf(scenario).map(({ key }) => key));
  expect(scenario.configuration.steps).toEqual(Array(2).fill('Thank Former participant'));
  expect(scenario.actions).toEqual([...keys]);
});

test('erasing an author deletes own scenarios and keeps shared ones, and their data contains both', async () => {
  const own = await save(member, plan('Own'));
  const shared = await saveShared(member, plan('Shared'));
  const file = myDataFileSchema.parse((await member.call('GET', paths.myDataFile)).json());
  expect(file.scenarios.map(({ configuration }) => configuration.steps).sort()).toEqual([
    ['Own'],
    ['Shared'],
  ]);
  await app.db
    .updateTable('directoryUser')
    .set({ firstName: 'Ada', lastName: 'Quist' })
    .where('email', '=', member.email)
    .execute();
  const person = await directoryIdOf(app.db, member);
  const erased = await owner.call('POST', pathFor(paths.erasure, person), {
    payload: { name: 'Ada Quist' },
  });
  expect(erased.statusCode, erased.body).toBe(204);
  expect(await read(owner, shared)).toMatchObject({ author: null, changedBy: null });
  const left = await app.db.selectFrom('scenario').select('id').where('id', '=', own).execute();
  expect(left).toEqual([]);
});
