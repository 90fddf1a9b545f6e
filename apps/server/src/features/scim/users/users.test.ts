import type { AddressInfo } from 'node:net';
import {
  auditPageSchema,
  organizationUserListSchema,
  pathFor,
  paths,
  socketPath,
} from '@rapport/contract';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { buildKey } from '../../../testing/factories/api-keys.ts';
import { buildDirectory, scimPatch, scimUser } from '../../../testing/factories/directories.ts';
import { buildMeeting } from '../../../testing/factories/meetings.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

let app: TestApp;
let owner: SignedIn;
let directory: Awaited<ReturnType<typeof buildDirectory>>;
let last = 0;
const newAddress = () => {
  last += 1;
  return `hired-${last}@harbour.example`;
};
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.db.deleteFrom('attempt').execute();
  app.mails.length = 0;
  owner = await app.accounts.buildOwner();
  directory = await buildDirectory(app, owner);
});
afterAll(() => app.close());

const userPath = (id: string) => pathFor(paths.scimUser, id);
const shown = async (id: string) => (await directory.call('GET', userPath(id))).json();
const patch = (id: string, ...operations: object[]) =>
  directory.call('PATCH', userPath(id), scimPatch(...operations));
const setActive = (id: string, value: unknown) =>
  patch(id, { op: 'Replace', path: 'active', value });
const found = async (filter: string) =>
  (await directory.call('GET', `${paths.scimUsers}?filter=${encodeURIComponent(filter)}`)).json();
const profileOf = async (email: string, by: SignedIn = owner) => {
  const response = await by.call('GET', `${paths.users}?limit=50&q=${encodeURIComponent(email)}`);
  return organizationUserListSchema.parse(response.json()).users[0];
};
const accountOf = (email: string) =>
  app.db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst();
async function signedIn(email: string): Promise<SignedIn> {
  const account = await accountOf(email);
  if (!account) throw new Error(`${email} has no account`);
  const { internalAdapter } = await app.auth.$context;
  const { token } = await internalAdapter.createSession(account.id);
  const { organizationId } = owner;
  return { email, accountId: account.id, organizationId, ...app.accounts.callsWith(token) };
}
const statusOf = async (person: Pick<SignedIn, 'call'>) =>
  (await person.call('GET', paths.meetings)).statusCode;
const entries = async () =>
  auditPageSchema.parse(
    (await owner.call('GET', `${paths.auditLog}?action=directory-person-changed`)).json(),
  ).entries;

test('a new person gets an account without a password, a membership and a profile', async () => {
  const email = newAddress();
  const response = await directory.call('POST', paths.scimUsers, {
    ...scimUser(email.toUpperCase(), {
      externalId: 'e-1',
      title: 'Planner',
      emails: [
        { value: 'private@home.example', type: 'home' },
        { value: email, type: 'work', primary: true },
      ],
    }),
    [enterprise]: { department: 'Sales', manager: { value: 'm-1' } },
  });
  expect(response.statusCode).toBe(201);
  expect(response.headers['content-type']).toMatch(/^application\/scim\+json/);
  const user = response.json();
  expect(response.headers.location).toBe(user.meta.location);
  expect(user).toMatchObject({
    userName: email.toUpperCase(),
    externalId: 'e-1',
    title: 'Planner',
    active: true,
    name: { formatted: 'Ines Calloway', givenName: 'Ines', familyName: 'Calloway' },
    emails: [{ value: email, type: 'work', primary: true }],
    [enterprise]: { department: 'Sales', manager: { value: 'm-1' } },
    meta: { resourceType: 'User', location: expect.stringContaining(userPath(user.id)) },
  });
  expect(await profileOf(email)).toMatchObject({
    id: user.id,
    firstName: 'Ines',
    lastName: 'Calloway',
    status: 'ACTIVE',
    organizationRole: 'member',
    isManaged: true,
    syncSource: 'SCIM',
    externalId: 'e-1',
    externalData: { title: 'Planner', department: 'Sales' },
  });
  const account = await accountOf(email);
  expect(account).toMatchObject({ emailVerified: false });
  const passwords = await app.auth.$context.then(({ internalAdapter }) =>
    internalAdapter.findAccounts(account?.id ?? ''),
  );
  expect(passwords).toEqual([]);
  expect(app.mails).toEqual([]);
  expect(await statusOf(await signedIn(email))).toBe(200);
  const [entry] = await entries();
  expect(entry).toMatchObject({
    person: null,
    detail: 'added',
    address: expect.any(String),
    target: { id: user.id, email },
  });
});

test('a created person sets a password by the link in the mail', async () => {
  const password = 'Correct-horse-9!';
  const email = newAddress();
  await directory.createUser(email);
  await app.http.inject({
    method: 'POST',
    url: `${paths.auth}/request-password-reset`,
    payload: { email },
  });
  await expect.poll(() => app.mails.length).toBe(1);
  const token = /reset-password\/([\w-]+)/.exec(app.mails[0]?.text ?? '')?.[1];
  const reset = await app.http.inject({
    method: 'POST',
    url: `${paths.auth}/reset-password`,
    payload: { token, newPassword: password },
  });
  expect(reset.statusCode).toBe(200);
  const signIn = await app.http.inject({
    method: 'POST',
    url: `${paths.auth}/sign-in/email`,
    payload: { email, password },
  });
  expect(signIn.statusCode).toBe(200);
});

test.each([
  ['nothing', {}],
  ['a userName that is no address, and no e-mail', { userName: 'ines' }],
  ['an e-mail that is none', { userName: 'ines', emails: [{ value: 'ines', type: 'work' }] }],
  ['a state that is none', { userName: 'a@b.example', active: 'maybe' }],
  ['a long title', { userName: 'a@b.example', title: 'x'.repeat(201) }],
  ['a name that is a list', { userName: 'a@b.example', name: { givenName: [] } }],
])('a person with %s is refused', async (_, body) => {
  const response = await directory.call('POST', paths.scimUsers, body);
  expect(response.statusCode).toBe(400);
  expect(response.headers['content-type']).toMatch(/^application\/scim\+json/);
  expect(response.json()).toMatchObject({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: '400',
    scimType: 'invalidValue',
    detail: expect.stringMatching(/\.$/),
  });
});

test('the same userName or address twice is refused', async () => {
  const email = newAddress();
  await directory.createUser(email);
  const other = scimUser(email.toUpperCase(), { emails: [{ value: newAddress(), type: 'work' }] });
  for (const body of [
    scimUser(email),
    other,
    scimUser('another', { emails: [{ value: email }] }),
  ]) {
    const response = await directory.call('POST', paths.scimUsers, body);
    expect(response.json()).toMatchObject({ status: '409', scimType: 'uniqueness' });
  }
});

test('people are found by userName, external id, address and id, and listed in pages', async () => {
  const email = newAddress();
  const id = await directory.createUser(`${email}.upn@corp.example`, {
    externalId: 'e "7"',
    emails: [{ value: email, type: 'work' }],
  });
  await directory.createUser(newAddress());
  await directory.createUser(newAddress());
  for (const filter of [
    `userName eq "${email.toUpperCase()}.UPN@corp.example"`,
    'externalId eq "e \\"7\\""',
    `emails[type eq "work"].value eq "${email}"`,
    `id eq "${id}" and active eq true`,
  ])
    expect(await found(filter), filter).toMatchObject({ totalResults: 1, Resources: [{ id }] });
  expect(await found('userName eq "nobody"')).toMatchObject({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: 0,
    itemsPerPage: 0,
    Resources: [],
  });
  const page = async (query: string) =>
    (await directory.call('GET', `${paths.scimUsers}?${query}`)).json();
  const first = await page('startIndex=0&count=2');
  expect(first).toMatchObject({ totalResults: 3, startIndex: 1, itemsPerPage: 2 });
  const second = await page('startIndex=3&count=2');
  expect(second).toMatchObject({ totalResults: 3, startIndex: 3, itemsPerPage: 1 });
  const ids = [...first.Resources, ...second.Resources].map((one: { id: string }) => one.id);
  expect(new Set(ids).size).toBe(3);
  expect(await page('count=0')).toMatchObject({ totalResults: 3, Resources: [] });
});

test.each([
  'userName co "a"',
  'userName eq a',
  'title eq "a"',
  'userName eq "a" or id eq "b"',
  'userName eq "a" and',
  'userName eq "a" userName eq "b"',
])('the filter %s is refused', async (filter) => {
  expect(await found(filter)).toMatchObject({ status: '400', scimType: 'invalidFilter' });
});

test('false ends sessions, keys and sockets at once, and keeps meetings and profile', async () => {
  const email = newAddress();
  const id = await directory.createUser(email, { [enterprise]: { department: 'Sales' } });
  await app.db
    .updateTable('member')
    .set({ role: 'admin' })
    .where('userId', '=', (await accountOf(email))?.id ?? '')
    .execute();
  const person = await signedIn(email);
  const program = await buildKey(app, person);
  const meeting = await buildMeeting(app.db, person, { title: 'Weekly' });
  await app.http.listen({ host: '127.0.0.1', port: 0 }).catch(() => {});
  const { port } = app.http.server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, {
    path: socketPath,
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { authorization: `Bearer ${person.token}` },
  });
  const { organizationId } = owner;
  socket.on('connect', () => socket.emit('join_organization', { organizationId }));
  await new Promise((resolve) => socket.on('joined_organization', resolve));
  const closed = new Promise((resolve) => socket.on('disconnect', resolve));
  expect([await statusOf(person), await statusOf(program)]).toEqual([200, 200]);

  expect((await setActive(id, 'False')).json()).toMatchObject({ id, active: false });
  await closed;
  expect([await statusOf(person), await statusOf(program)]).toEqual([401, 401]);
  expect(await profileOf(email)).toMatchObject({
    status: 'SYNCED_ONLY',
    organizationRole: null,
    isManaged: true,
    externalData: { department: 'Sales' },
  });
  expect((await owner.call('GET', pathFor(paths.meeting, meeting))).statusCode).toBe(200);
  expect((await entries())[0]?.detail).toBe('deactivated');

  expect((await setActive(id, 'True')).json()).toMatchObject({ id, active: true });
  const again = await signedIn(email);
  expect(again.accountId).toBe(person.accountId);
  expect(await statusOf(again)).toBe(200);
  // Not as an administrator, because nobody has decided that again.
  expect(await profileOf(email)).toMatchObject({ status: 'ACTIVE', organizationRole: 'member' });
  expect((await entries())[0]?.detail).toBe('reactivated');
});

test('a deactivated person cannot be invited or join by an earlier mail', async () => {
  const guest = await app.accounts.buildOwner();
  const id = await directory.createUser(guest.email);
  await expect.poll(() => app.mails.length).toBe(1);
  const invitationId = /accept-invite\/([\w-]+)/.exec(app.mails[0]?.text ?? '')?.[1] ?? '';
  await setActive(id, false);
  const accept = await guest.call('POST', `${paths.auth}/organization/accept-invitation`, {
    payload: { invitationId },
  });
  expect(accept.statusCode).toBeGreaterThanOrEqual(400);
  const invite = await owner.call('POST', `${paths.auth}/organization/invite-member`, {
    payload: { email: guest.email, role: 'member', organizationId: owner.organizationId },
  });
  expect([invite.statusCode, invite.json().code]).toEqual([403, 'DEACTIVATED_BY_DIRECTORY']);
  expect(await profileOf(guest.email)).toMatchObject({ status: 'SYNCED_ONLY' });
});

test('the owner cannot be deactivated or deleted', async () => {
  const id = await directory.createUser(owner.email);
  for (const response of [await setActive(id, false), await directory.call('DELETE', userPath(id))])
    expect(response.json()).toMatchObject({
      status: '409',
      scimType: 'mutability',
      detail: expect.stringContaining('Hand over ownership'),
    });
  expect((await shown(id)).active).toBe(true);
  expect(await statusOf(owner)).toBe(200);
});

test('a deleted person is unknown, deactivated, and comes back when created again', async () => {
  const email = newAddress();
  const id = await directory.createUser(email);
  const person = await signedIn(email);
  expect((await directory.call('DELETE', userPath(id))).statusCode).toBe(204);
  expect((await directory.call('GET', userPath(id))).json()).toMatchObject({ status: '404' });
  expect((await directory.call('DELETE', userPath(id))).statusCode).toBe(404);
  expect(await statusOf(person)).toBe(401);
  expect((await found(`userName eq "${email}"`)).totalResults).toBe(0);
  expect(await directory.createUser(email, { title: 'Planner' })).toBe(id);
  expect(await statusOf(await signedIn(email))).toBe(200);
  expect(app.mails).toEqual([]);
});

test('an account of another organization is invited and not touched', async () => {
  const foreign = await app.accounts.buildOwner();
  const id = await directory.createUser(foreign.email, { name: { givenName: 'Taken' } });
  expect(await profileOf(foreign.email)).toMatchObject({ status: 'INVITED', firstName: 'Taken' });
  await expect.poll(() => app.mails.map(({ to }) => to)).toEqual([foreign.email]);
  const before = await accountOf(foreign.email);
  const moved = await patch(id, { op: 'replace', path: 'userName', value: newAddress() });
  expect(moved.statusCode).toBe(200);
  expect(await accountOf(foreign.email)).toEqual(before);
  expect(await statusOf(foreign)).toBe(200);
});

test('a person of the domain of another organization is invited, and no account moves there', async () => {
  const other = await app.accounts.buildOwner();
  const domain = 'proved.example';
  await app.db
    .insertInto('singleSignOnDomain')
    .values({
      organizationId: other.organizationId,
      domain,
      record: 'rapport-verify=1',
      verifiedAt: new Date(),
    })
    .execute();
  await directory.createUser(`theirs@${domain}`);
  expect(await accountOf(`theirs@${domain}`)).toBeUndefined();
  expect(await profileOf(`theirs@${domain}`)).toMatchObject({ status: 'INVITED' });
  const id = await directory.createUser(newAddress());
  const change = { op: 'replace', path: 'userName', value: `ours@${domain}` };
  expect((await patch(id, change)).json()).toMatchObject({ status: '409', scimType: 'mutability' });
  expect(await accountOf(`ours@${domain}`)).toBeUndefined();
});

test('the address of a member with an account of their own cannot be changed', async () => {
  const colleague = await app.accounts.buildMember(owner.organizationId);
  const id = await directory.createUser(colleague.email);
  expect(app.mails).toEqual([]);
  const change = { op: 'replace', path: 'emails[type eq "work"].value', value: newAddress() };
  expect((await patch(id, change)).json()).toMatchObject({ status: '409', scimType: 'mutability' });
  expect(await accountOf(colleague.email)).toBeDefined();
});

test('an account that was made for the directory follows a new address, unless it is used elsewhere', async () => {
  const [email, newEmail] = [newAddress(), newAddress()];
  const id = await directory.createUser(email);
  const person = await signedIn(email);
  expect(
    (await patch(id, { op: 'replace', path: 'userName', value: newEmail })).json(),
  ).toMatchObject({ userName: newEmail, emails: [{ value: newEmail }] });
  expect(await statusOf(person)).toBe(200);
  expect((await accountOf(newEmail))?.id).toBe(person.accountId);
  const other = await app.accounts.buildOwner();
  await app.db
    .insertInto('member')
    .values({
      id: `m-${person.accountId}`,
      organizationId: other.organizationId,
      userId: person.accountId,
      role: 'member',
      createdAt: new Date(),
    })
    .execute();
  const refused = await patch(id, { op: 'replace', path: 'userName', value: newAddress() });
  expect(refused.json()).toMatchObject({ status: '409', scimType: 'mutability' });
});

test('sessions in another organization continue after the deactivation', async () => {
  const email = newAddress();
  const id = await directory.createUser(email);
  const { accountId } = await signedIn(email);
  const other = await app.accounts.buildOwner();
  await app.db
    .insertInto('member')
    .values({
      id: `e-${accountId}`,
      organizationId: other.organizationId,
      userId: accountId,
      role: 'member',
      createdAt: new Date(),
    })
    .execute();
  const elsewhere = await signedIn(email);
  await elsewhere.call('POST', `${paths.auth}/organization/set-active`, {
    payload: { organizationId: other.organizationId },
  });
  await setActive(id, false);
  expect(await statusOf(elsewhere)).toBe(200);
});

test('a known person who is adopted keeps the attributes that the directory leaves out', async () => {
  const csv = `email,firstName,lastName,title,department\n${newAddress()},Anna,Berg,Lead,Design`;
  const email = csv.split('\n')[1]?.split(',')[0] ?? '';
  const importCsv = (content: string) => {
    const boundary = 'b';
    const payload = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${content}\r\n--b--\r\n`;
    return owner.call('POST', paths.importUsers, {
      payload,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
  };
  await importCsv(csv);
  await directory.createUser(email, { name: undefined, title: 'Head' });
  expect(await profileOf(email)).toMatchObject({
    firstName: 'Anna',
    lastName: 'Berg',
    status: 'ACTIVE',
    externalData: { title: 'Head', department: 'Design' },
  });
  const second = (await importCsv(csv.replace('Design', 'Sales'))).json();
  expect(second).toMatchObject({
    created: 0,
    updated: 0,
    skipped: [{ line: 2, reason: expect.stringContaining('directory keeps this person') }],
  });
  expect((await profileOf(email))?.externalData.department).toBe('Design');
});

test('a request that changes nothing leaves no trace', async () => {
  const email = newAddress();
  const id = await directory.createUser(email);
  const before = await shown(id);
  await patch(id, { op: 'replace', value: { active: true, userName: email } });
  expect(await shown(id)).toEqual(before);
  expect(await entries()).toHaveLength(1);
});

describe('another organization', () => {
  test('cannot be reached by any of its ids', async () => {
    const stranger = await app.accounts.buildOwner();
    const foreign = await buildDirectory(app, stranger);
    const email = newAddress();
    const id = await foreign.createUser(email);
    const group = await foreign.createGroup('Secret', [id]);
    const groupPath = pathFor(paths.scimGroup, group);
    const statuses = [
      await directory.call('GET', userPath(id)),
      await directory.call('PUT', userPath(id), scimUser(email, { active: false })),
      await patch(id, { op: 'replace', path: 'active', value: false }),
      await directory.call('DELETE', userPath(id)),
      await directory.call('GET', groupPath),
      await directory.call('PUT', groupPath, { displayName: 'Taken', members: [] }),
      await directory.call('PATCH', groupPath, scimPatch({ op: 'remove', path: 'members' })),
      await directory.call('DELETE', groupPath),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(Array(8).fill(404));
    const members = scimPatch({ op: 'add', path: 'members', value: [{ value: id }] });
    const own = await directory.createGroup('Own');
    const added = await directory.call('PATCH', pathFor(paths.scimGroup, own), members);
    expect(added.json()).toMatchObject({ status: '400', scimType: 'invalidValue' });
    expect((await found(`userName eq "${email}"`)).totalResults).toBe(0);
    expect((await foreign.call('GET', userPath(id))).json().active).toBe(true);
  });
});

test.each([
  ['a session', async () => owner],
  ['an API key', async () => buildKey(app, owner)],
  ['an unknown token', async () => app.accounts.callsWith('rapport_scim_unknown')],
])('%s is refused', async (_, by) => {
  const response = await (await by()).call('GET', paths.scimUsers);
  expect(response.statusCode).toBe(401);
  expect(z.object({ detail: z.string() }).parse(response.json()).detail).not.toBe('');
});

test('a token is accepted by no other calls', async () => {
  for (const path of [paths.meetings, paths.users, paths.directoryConnection])
    expect((await directory.call('GET', path)).statusCode).toBe(401);
});
