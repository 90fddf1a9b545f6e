import {
  alreadyLeavingCode,
  directoryPeopleSchema,
  handoverItemSchema,
  offboardingProjectsMax,
  pathFor,
  paths,
} from '@rapport/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { taskMailsPerMinute } from '../../../platform/limit-attempts.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { personOf } from '../../../testing/factories/actions.ts';
import { saveTrust } from '../../../testing/factories/judged-meetings.ts';
import {
  beginOffboarding,
  changeItem,
  deleteOffboarding,
  lastDayOf,
  listOffboardings,
  readOffboarding,
} from '../../../testing/factories/offboarding.ts';
import { buildOffice, type Office } from '../../../testing/factories/offboarding-office.ts';
import { letPlan, sharePlan, unsharePlan } from '../../../testing/factories/plan-sharing.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';

let app: TestApp;
let office: Office;
let owner: SignedIn;
let member: SignedIn;
let ana: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  office = await buildOffice(app);
  ({ owner, member, ana } = office);
});

const removeItem = (id: string, version: number) =>
  owner.call('DELETE', `${pathFor(paths.handoverItem, id)}?version=${version}`);

test('a member finds a person of the directory by id, and nobody of another organization', async () => {
  const find = (by: SignedIn, query: string) =>
    by.call('GET', `${paths.offboardingPeople}?${query}`);
  const found = async (by: SignedIn) =>
    directoryPeopleSchema.parse((await find(by, `id=${ana}`)).json()).people;
  expect(await found(member)).toMatchObject([{ id: ana, name: 'Ana Berg' }]);
  expect(await found(await app.accounts.buildOwner())).toEqual([]);
  expect((await find(member, '')).statusCode).toBe(400);
});

test('a person can be responsible for a limited number of plans, which does not limit others', async () => {
  const { organizationId, accountId } = owner;
  await app.db
    .insertInto('offboardingProject')
    .values(
      Array.from({ length: offboardingProjectsMax }, () => ({
        organizationId,
        directoryUserId: ana,
        lastDay: lastDayOf(3),
        fromMeetings: 0,
        lookedAfterBy: accountId,
      })),
    )
    .execute();
  await letPlan(app.db, member);
  const payload = { personId: ana, lastDay: lastDayOf(3) };
  const begin = (by: SignedIn) => by.call('POST', paths.offboardings, { payload });
  expect((await begin(owner)).json()).toMatchObject({ code: 'TOO_MANY' });
  expect((await begin(member)).statusCode).toBe(200);
});

test('a second plan for the same person is refused unless it is wanted, also at the same moment', async () => {
  const begin = (by: SignedIn, given: object = {}) =>
    by.call('POST', paths.offboardings, {
      payload: { personId: ana, lastDay: lastDayOf(3), ...given },
    });
  const both = await Promise.all([begin(owner), begin(owner)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await begin(owner)).json()).toMatchObject({ code: alreadyLeavingCode });
  // What others plan is not told.
  await letPlan(app.db, member);
  expect((await begin(member)).statusCode).toBe(200);
  expect((await begin(owner, { isAnother: true })).statusCode).toBe(200);
  expect((await listOffboardings(owner)).projects).toHaveLength(2);
});

test('repeatedly handing a task to somebody sends a limited number of mails', async () => {
  const helper = await app.accounts.buildMember(owner.organizationId);
  const id = await beginOffboarding(owner, ana);
  const assigneeId = await personOf(app.db, member);
  let { id: task, version } = await office.addItem(id, { label: 'Keys' });
  for (let time = 0; time < 2 * taskMailsPerMinute; time += 1)
    for (const next of [assigneeId, null]) {
      const changed = await changeItem(owner, task, { version, assigneeId: next });
      ({ id: task, version } = handoverItemSchema.parse(changed.json()));
    }
  await office.addItem(id, { label: 'Keys', assigneeId: await personOf(app.db, helper) });
  const mailsTo = ({ email }: SignedIn) => app.mails.filter(({ to }) => to === email).length;
  await expect.poll(() => mailsTo(helper)).toBe(1);
  await expect.poll(() => mailsTo(member)).toBe(taskMailsPerMinute);
});

test('a plan is open to its responsible person and those it is shared with; an assignee sees only the task', async () => {
  const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
  const helper = await app.accounts.buildMember(owner.organizationId);
  const id = await beginOffboarding(owner, ana);
  const assigneeId = await personOf(app.db, helper);
  const task = await office.addItem(id, { label: 'Keys', assigneeId });
  await office.addItem(id, { label: 'Secret' });
  for (const other of [admin, member, helper])
    expect((await other.call('GET', pathFor(paths.offboarding, id))).statusCode).toBe(404);
  expect(await listOffboardings(member)).toMatchObject({ projects: [], handedToYou: [] });
  expect(await listOffboardings(helper)).toMatchObject({
    projects: [],
    handedToYou: [{ item: { id: task.id, label: 'Keys' }, person: { name: 'Ana Berg' } }],
  });
  await expect
    .poll(() => app.mails.filter(({ to }) => to === helper.email))
    .toMatchObject([{ text: expect.not.stringContaining('Keys') }]);

  expect((await office.share(id, [member])).statusCode).toBe(200);
  expect((await listOffboardings(member)).projects).toMatchObject([{ id, items: 2, done: 0 }]);
  const { readers } = await readOffboarding(member, id);
  expect(readers).toMatchObject([{ id: await personOf(app.db, member) }]);
  const of = { kind: 'offboarding' as const, id };
  const sharing = await sharePlan(member, of, []);
  expect(sharing.statusCode).toBe(403);
  const { revision } = await readOffboarding(member, id);
  expect((await deleteOffboarding(member, id, revision)).statusCode).toBe(403);
  await unsharePlan(owner, of, [await personOf(app.db, member)]);
  expect((await member.call('GET', pathFor(paths.offboarding, id))).statusCode).toBe(404);
  const { revision: last } = await readOffboarding(owner, id);
  expect((await deleteOffboarding(owner, id, last)).statusCode).toBe(204);
  expect(await listOffboardings(helper)).toMatchObject({ handedToYou: [] });
});

test('an assignee completes their task and writes a note, but can change nothing else', async () => {
  const id = await beginOffboarding(owner, ana);
  const task = await office.addItem(id, {
    label: 'Keys',
    assigneeId: await personOf(app.db, member),
  });
  const { version } = task;
  for (const change of [{ dueDay: lastDayOf(5) }, { assigneeId: null }, { label: 'Mine' }])
    expect((await changeItem(member, task.id, { version, ...change })).statusCode).toBe(403);
  const checked = await changeItem(member, task.id, { version, isDone: true, note: 'In the safe' });
  expect(checked.json()).toMatchObject({ doneOn: lastDayOf(0), note: 'In the safe' });
  expect((await listOffboardings(owner)).projects).toMatchObject([{ items: 1, done: 1 }]);
  const late = await office.addItem(id, { label: 'Late', dueDay: lastDayOf(-2) });
  expect(late).toMatchObject({ isLate: true, lateDays: 2 });
});

test("the list of a person's tasks is limited, open ones first", async () => {
  const id = await beginOffboarding(owner, ana);
  const assigneeId = await personOf(app.db, member);
  const done = { organizationId: owner.organizationId, projectId: id, kind: 'own' as const };
  await app.db
    .insertInto('handoverItem')
    .values(
      Array.from({ length: 500 }, (_, place) => ({
        ...done,
        label: 'Done',
        place,
        assigneeId,
        doneAt: new Date(),
      })),
    )
    .execute();
  const open = [lastDayOf(9), lastDayOf(5)];
  for (const dueDay of open)
    await app.db
      .insertInto('handoverItem')
      .values({ ...done, label: 'Open', place: 0, assigneeId, dueDay })
      .execute();
  const { handedToYou } = await listOffboardings(member);
  expect(handedToYou).toHaveLength(500);
  expect(handedToYou.map(({ item }) => item.dueDay).slice(0, 3)).toEqual([
    ...open.toReversed(),
    null,
  ]);
});

test('who may plan opens a plan without a responsible account, unless it is about them', async () => {
  await letPlan(app.db, member);
  const aboutOwner = await beginOffboarding(member, await personOf(app.db, owner));
  const id = await beginOffboarding(member, ana);
  expect((await owner.call('GET', pathFor(paths.offboarding, id))).statusCode).toBe(404);
  await app.db.deleteFrom('user').where('id', '=', member.accountId).execute();
  expect(await readOffboarding(owner, id)).toMatchObject({ lookedAfterBy: null, canManage: true });
  expect((await owner.call('GET', pathFor(paths.offboarding, aboutOwner))).statusCode).toBe(404);
  const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
  expect(await readOffboarding(admin, aboutOwner)).toMatchObject({ canManage: true });
});

test('a change of an older version is refused and names who changed it', async () => {
  const id = await beginOffboarding(owner, ana);
  const { id: itemId, version } = await office.addItem(id, { label: 'Keys' });
  await office.share(id, [member]);
  expect((await changeItem(owner, itemId, { version, note: 'Mine' })).statusCode).toBe(200);
  const refused = await changeItem(member, itemId, { version, note: 'Theirs' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toContain('has changed this meanwhile');
  expect((await readOffboarding(owner, id)).list[0]?.note).toBe('Mine');

  const { version: read } = await readOffboarding(owner, id);
  const change = (by: SignedIn, payload: object) =>
    by.call('PATCH', pathFor(paths.offboarding, id), { payload: { version: read, ...payload } });
  const answers = await Promise.all([
    change(owner, { lastDay: lastDayOf(40) }),
    change(member, { lastDay: lastDayOf(50) }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a plan whose list was changed since it was shown is not deleted', async () => {
  const id = await beginOffboarding(owner, ana);
  const revisions = [(await readOffboarding(owner, id)).revision];
  const task = await office.addItem(id, {
    label: 'Keys',
    assigneeId: await personOf(app.db, member),
  });
  revisions.push((await readOffboarding(owner, id)).revision);
  await changeItem(member, task.id, { version: task.version, note: 'In the safe' });
  for (const revision of revisions) {
    const refused = await deleteOffboarding(owner, id, revision);
    expect(refused.json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  }
  const { list, revision } = await readOffboarding(owner, id);
  expect(list).toMatchObject([{ note: 'In the safe' }]);
  expect((await deleteOffboarding(owner, id, revision)).statusCode).toBe(204);
});

test('a member who may not see figures cannot create a plan', async () => {
  await letPlan(app.db, member);
  await saveTrust(app.db, owner.organizationId, { figureReaders: 'named' });
  const payload = { personId: ana, lastDay: lastDayOf(30) };
  const refused = await member.call('POST', paths.offboardings, { payload });
  expect(refused.json()).toMatchObject({ code: 'FIGURES_NOT_SHARED' });
});

test('only members who may open a plan, or have a task in it, are notified of a change', async () => {
  const id = await beginOffboarding(owner, ana);
  const assigneeId = await personOf(app.db, member);
  const told = waitForEvent(app.bus, 'planning-updated');
  await office.addItem(id, { label: 'Keys', assigneeId });
  expect(await told).toMatchObject({
    payload: { kind: 'offboarding', id },
    audience: expect.toSatisfy(
      (accounts: string[]) =>
        accounts.toSorted().join() === [owner.accountId, member.accountId].sort().join(),
    ),
  });
});

test('items added by hand can be renamed and removed, found ones cannot', async () => {
  await office.meetThrice();
  const id = await beginOffboarding(owner, ana);
  const own = await office.addItem(id, { label: 'Keys' });
  const [found] = (await readOffboarding(owner, id)).list;
  const renamed = await changeItem(owner, own.id, { version: own.version, label: 'All keys' });
  expect(renamed.json()).toMatchObject({ label: 'All keys', version: own.version + 1 });
  const { version } = found ?? own;
  expect((await changeItem(owner, found?.id ?? '', { version, label: 'Mine' })).statusCode).toBe(
    400,
  );
  expect((await removeItem(found?.id ?? '', version)).statusCode).toBe(403);
  const outdated = await removeItem(own.id, own.version);
  expect(outdated.json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect((await removeItem(own.id, own.version + 1)).statusCode).toBe(204);
});

test.each([
  ['without a name', { label: ' ' }],
  ['for nobody of the directory', { label: 'Keys', assigneeId: crypto.randomUUID() }],
  ['on a day that there is not', { label: 'Keys', dueDay: '0000-01-01' }],
  ['with NUL', { label: 'a\0b' }],
])('an item %s is refused', async (_, payload) => {
  const id = await beginOffboarding(owner, ana);
  const response = await owner.call('POST', pathFor(paths.handoverItems, id), { payload });
  expect(response.statusCode).toBe(400);
  expect((await readOffboarding(owner, id)).list).toEqual([]);
});

test('a handover is exported as a table and as a document', async () => {
  await office.meetThrice();
  const id = await beginOffboarding(owner, ana);
  await office.addItem(id, { label: '=1+1', note: 'Two\nlines' });
  const file = (format: string) =>
    owner.call('GET', paths.offboardingExport.replace(':id', id).replace(':format', format));
  const csv = await file('csv');
  expect(csv.headers['content-disposition']).toMatch(
    /filename="Handover Ana [^"]* \d{4}-\d\d-\d\d\.csv"/,
  );
  expect(csv.body).toContain('Billing migration');
  expect(csv.body).toContain(`"'=1+1"`);
  const pdf = await file('pdf');
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const read = await getDocumentProxy(new Uint8Array(pdf.rawPayload));
  const { text } = await extractText(read, { mergePages: true });
  expect(text).toMatch(/Last day\s+\d{1,2} [A-Z][a-z]+ \d{4}/);
  expect(text).toMatch(/review, \d{1,2} [A-Z][a-z]+ \d{4}/);
  expect(text).toMatch(/Handover of Ana Berg, \d{1,2} [A-Z][a-z]+ \d{4}/);
});
