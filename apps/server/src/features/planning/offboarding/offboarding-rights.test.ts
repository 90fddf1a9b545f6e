import { myDataFileSchema, pathFor, paths } from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { personOf } from '../../../testing/factories/actions.ts';
import {
  beginOffboarding,
  lastDayOf,
  readOffboarding,
} from '../../../testing/factories/offboarding.ts';
import { buildOffice, type Office } from '../../../testing/factories/offboarding-office.ts';
import { letPlan } from '../../../testing/factories/plan-sharing.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

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

test('the download of one’s own data contains the plans and tasks that one wrote', async () => {
  const id = await beginOffboarding(owner, ana, { note: 'Calmly' });
  await office.addItem(id, { label: 'Keys', assigneeId: await personOf(app.db, member) });
  const file = async (by: SignedIn) =>
    myDataFileSchema.parse((await by.call('GET', paths.myDataFile)).json());
  expect(await file(owner)).toMatchObject({
    offboardings: [{ person: 'Ana Berg', note: 'Calmly', lastDay: lastDayOf(30) }],
    handoverTasks: [{ label: 'Keys', isAssignee: false }],
  });
  expect(await file(member)).toMatchObject({
    offboardings: [],
    handoverTasks: [{ label: 'Keys', isAssignee: true }],
  });
});

test('an erased person is named in no plan, and owners can open the plans that they were responsible for', async () => {
  await office.meetThrice();
  const about = await beginOffboarding(owner, ana, { note: 'Ana Berg knows' });
  await office.addItem(about, { label: 'Ask Ana Berg', note: 'Ana Berg has it' });
  const { id: bo } = await app.db
    .selectFrom('directoryUser')
    .select('id')
    .where('organizationId', '=', owner.organizationId)
    .where('firstName', '=', 'Bo')
    .executeTakeFirstOrThrow();
  await sql`
    insert into "handoverItem" ("organizationId", "projectId", "kind", "topicKey", "place")
    values (${owner.organizationId}, ${about}, 'topic', 'mail of ana berg example com', 99)`.execute(
    app.db,
  );
  const erase = (id: string, name: string) =>
    owner.call('POST', pathFor(paths.erasure, id), { payload: { name } });
  const before = await readOffboarding(owner, about);
  expect((await erase(bo, 'Bo Lund')).statusCode).toBe(204);
  expect((await erase(ana, 'Ana Berg')).statusCode).toBe(204);
  const project = await readOffboarding(owner, about);
  expect(project).toMatchObject({
    person: { id: null, name: 'Former participant' },
    note: 'Former participant knows',
  });
  expect(project.version).toBe(before.version + 1);
  const versionOfOwn = ({ list }: typeof project) =>
    list.find(({ kind }) => kind === 'own')?.version;
  expect(versionOfOwn(project)).toBe((versionOfOwn(before) ?? 0) + 1);
  const of = (kind: string) => project.list.filter((item) => item.kind === kind);
  expect(of('person')).toMatchObject([{ label: 'Former participant', sourceId: null }]);
  const { rows: topics } = await sql`
    select from "handoverItem" where "projectId" = ${about} and "topicKey" like 'mail of%'`.execute(
    app.db,
  );
  expect(topics).toEqual([]);
  expect(of('own')).toMatchObject([
    { label: 'Ask Former participant', note: 'Former participant has it' },
  ]);
  expect(JSON.stringify(project)).not.toMatch(/Berg|Lund/);

  await letPlan(app.db, member);
  const theirs = await beginOffboarding(member, await office.idOf('Cleo'));
  const person = await personOf(app.db, member);
  const { firstName, lastName, email } = await app.db
    .selectFrom('directoryUser')
    .selectAll()
    .where('id', '=', person)
    .executeTakeFirstOrThrow();
  await erase(person, `${firstName} ${lastName}`.trim() || email);
  expect(await readOffboarding(owner, theirs)).toMatchObject({ lookedAfterBy: null });
  const { rows } = await sql<{ row: string }>`
    select to_jsonb("one")::text as "row" from "offboardingProject" "one"
    where "organizationId" = ${owner.organizationId}`.execute(app.db);
  for (const { row } of rows) expect(row).not.toContain(member.accountId);
});
