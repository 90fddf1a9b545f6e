import { organizationUserListSchema, pathFor, paths } from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { buildDirectory, scimPatch } from '../../../testing/factories/directories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

let app: TestApp;
let owner: SignedIn;
let directory: Awaited<ReturnType<typeof buildDirectory>>;
let last = 0;
const hire = async (given: object = {}) => {
  last += 1;
  const email = `grouped-${last}@harbour.example`;
  return { email, id: await directory.createUser(email, given) };
};
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  directory = await buildDirectory(app, owner);
});
afterAll(() => app.close());

const groupPath = (id: string) => pathFor(paths.scimGroup, id);
const patch = (id: string, ...operations: object[]) =>
  directory.call('PATCH', groupPath(id), scimPatch(...operations));
const membersOf = async (id: string): Promise<string[]> =>
  (await directory.call('GET', groupPath(id)))
    .json()
    .members.map(({ value }: { value: string }) => value);
const setRule = (groupsBecome: string) =>
  owner.call('PATCH', paths.directoryConnection, { payload: { groupsBecome } });
async function placeOf(email: string) {
  const response = await owner.call('GET', `${paths.users}?limit=50&q=${email}`);
  const [user] = organizationUserListSchema.parse(response.json()).users;
  return [user?.externalData.department, ...(user?.externalData.teams ?? [])];
}
const sales = { [enterprise]: { department: 'Sales' } };

test('a group is created, found, renamed and deleted', async () => {
  const person = await hire();
  const body = { displayName: 'Launch', externalId: 'g-1', members: [{ value: person.id }] };
  const response = await directory.call('POST', paths.scimGroups, body);
  expect(response.statusCode).toBe(201);
  const group = response.json();
  expect(group).toMatchObject({
    displayName: 'Launch',
    externalId: 'g-1',
    members: [{ value: person.id, display: person.email }],
    meta: { resourceType: 'Group' },
  });
  const url = `${paths.scimGroups}?excludedAttributes=members&filter=`;
  const find = async (filter: string) =>
    (await directory.call('GET', url + encodeURIComponent(filter))).json();
  const [listed] = (await find('displayName eq "launch"')).Resources;
  expect(listed).toMatchObject({ id: group.id });
  expect(listed).not.toHaveProperty('members');
  expect(await find(`id eq "${group.id}" and members eq "${person.id}"`)).toMatchObject({
    totalResults: 1,
  });
  expect(await find('externalId eq "g-2"')).toMatchObject({ totalResults: 0 });
  const shown = (await directory.call('GET', `/api/scim/v2/Users/${person.id}`)).json();
  expect(shown.groups).toEqual([{ value: group.id, display: 'Launch' }]);
  const same = await directory.call('POST', paths.scimGroups, { displayName: 'LAUNCH' });
  expect(same.json()).toMatchObject({ status: '409', scimType: 'uniqueness' });
  const put = await directory.call('PUT', groupPath(group.id), { displayName: 'Start' });
  expect(put.json()).toMatchObject({ displayName: 'Start', members: [] });
  expect((await directory.call('DELETE', groupPath(group.id))).statusCode).toBe(204);
  expect((await directory.call('GET', groupPath(group.id))).json()).toMatchObject({
    status: '404',
  });
});

test('members are added, removed and replaced in every documented form', async () => {
  const [a, b, c] = [(await hire()).id, (await hire()).id, (await hire()).id];
  const id = await directory.createGroup('Launch', [a]);
  const steps: [operations: object[], members: string[]][] = [
    [[{ op: 'Add', path: 'members', value: [{ value: b }] }], [a, b]],
    [[{ op: 'add', value: { members: [{ value: c }, { value: b }] } }], [a, b, c]],
    [[{ op: 'remove', path: `members[value eq "${a}"]` }], [b, c]],
    [[{ op: 'Remove', path: 'members', value: [{ value: b }] }], [c]],
    [[{ op: 'replace', path: 'members', value: [{ value: a }, { value: b }] }], [a, b]],
    [
      [
        { op: 'remove', path: 'members' },
        { op: 'add', path: 'members', value: [{ value: c }] },
      ],
      [c],
    ],
    [[{ op: 'replace', value: { id: 'any', displayName: 'Launch' } }], [c]],
  ];
  for (const [operations, members] of steps) {
    expect((await patch(id, ...operations)).statusCode).toBe(204);
    expect((await membersOf(id)).sort()).toEqual(members.sort());
  }
});

test.each([
  ['without a name', 'POST', {}],
  ['with an unknown member', 'PATCH', { op: 'add', path: 'members', value: [{ value: 'nobody' }] }],
  ['with a filter that is none', 'PATCH', { op: 'remove', path: 'members[display eq "a"]' }],
  ['with a path that is none', 'PATCH', { op: 'add', path: 'members[', value: [] }],
  ['without a target', 'PATCH', { op: 'remove' }],
])('a group %s is refused', async (_, method, body) => {
  const id = await directory.createGroup('Launch');
  const response =
    method === 'POST'
      ? await directory.call('POST', paths.scimGroups, body)
      : await patch(id, body);
  expect(response.json()).toMatchObject({ status: '400', scimType: expect.any(String) });
});

test('groups become nothing, teams or departments, as the organization chooses', async () => {
  const person = await hire(sales);
  const alone = await hire(sales);
  const launch = await directory.createGroup('Launch', [person.id]);
  await directory.createGroup('Atlas', [person.id]);
  expect(await placeOf(person.email)).toEqual(['Sales']);
  expect((await setRule('teams')).statusCode).toBe(204);
  expect(await placeOf(person.email)).toEqual(['Sales', 'Atlas', 'Launch']);
  await patch(launch, { op: 'replace', path: 'displayName', value: 'Start' });
  expect(await placeOf(person.email)).toEqual(['Sales', 'Atlas', 'Start']);
  await directory.call('DELETE', groupPath(launch));
  expect(await placeOf(person.email)).toEqual(['Sales', 'Atlas']);
  await setRule('departments');
  expect(await placeOf(person.email)).toEqual(['Atlas', 'Atlas']);
  expect(await placeOf(alone.email)).toEqual(['Sales']);
});

test('a deactivated person keeps the team', async () => {
  await setRule('teams');
  const person = await hire();
  const group = await directory.createGroup('Launch', [person.id]);
  const setActive = (value: boolean) =>
    directory.call(
      'PATCH',
      pathFor(paths.scimUser, person.id),
      scimPatch({ op: 'replace', path: 'active', value }),
    );
  await setActive(false);
  await patch(group, { op: 'remove', path: 'members' });
  expect(await placeOf(person.email)).toEqual([null, 'Launch']);
  await setActive(true);
  expect(await placeOf(person.email)).toEqual([null]);
});

test('a new department marks the weeks in which the person spoke', async () => {
  const person = await hire(sales);
  await sql`
    with "held" as (
      insert into "meeting" ("organizationId", "title", "startsAt", "participantCount", "status",
        "step", "percentage", "runId")
      values (${owner.organizationId}, 'Weekly', '2026-11-18T09:00:00Z', 1, 'completed',
        'saving_results', 100, gen_random_uuid()) returning "id")
    insert into "participant" ("organizationId", "meetingId", "position", "name", "directoryUserId",
      "sentiment", "sentimentScore", "engagementScore", "summary", "turns", "words", "questions",
      "speakingSeconds", "talkShare")
    select ${owner.organizationId}, "id", 0, 'Ines Calloway', ${person.id}::uuid, 'neutral', 0, 0.5,
      '', 1, 6, 0, 3, 1 from "held"`.execute(app.db);
  const published: string[] = [];
  app.bus.subscribe(({ name }) => published.push(name));
  await directory.call(
    'PATCH',
    pathFor(paths.scimUser, person.id),
    scimPatch({ op: 'replace', path: `${enterprise}:department`, value: 'Design' }),
  );
  await expect.poll(() => published).toContain('organization-figures-updated');
});
