import {
  organizationSettingsSchema,
  organizationUserListSchema,
  organizationUserSchema,
  paths,
} from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;
let member: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  member = await app.accounts.buildMember(owner.organizationId);
  await app.db
    .insertInto('directoryUser')
    .values({
      organizationId: owner.organizationId,
      email: 'Synced@Example.com',
      firstName: 'Sid',
      lastName: 'Synced',
      teams: ['Billing'],
      department: 'Finance',
      title: 'Controller',
      syncSource: 'USER_UPLOAD',
    })
    .execute();
});
afterAll(() => app.close());

const users = async (query = '', person = owner) =>
  organizationUserListSchema.parse((await person.call('GET', `/api/v1/user/all${query}`)).json());

const invite = (person: SignedIn, payload: object) =>
  person.call('POST', '/api/auth/organization/invite-member', {
    payload: { organizationId: owner.organizationId, ...payload },
  });

test('the list shows everyone in the directory, with the actions that are allowed', async () => {
  const { users: all, total } = await users();
  expect(total).toBe(3);
  const synced = all.find(({ email }) => email === 'Synced@Example.com');
  expect(synced).toMatchObject({
    status: 'SYNCED_ONLY',
    organizationRole: null,
    rapportUser: false,
    externalData: { department: 'Finance', teams: ['Billing'], jobTitle: 'Controller' },
    can: { invite: true, changeRole: false, remove: false, resetPassword: false },
  });
  const active = all.find(({ accountId }) => accountId === member.accountId);
  expect(active).toMatchObject({
    status: 'ACTIVE',
    organizationRole: 'member',
    rapportUser: true,
    can: { invite: false, changeRole: true, remove: true, handOverOwnership: true },
  });
});

test('the list can be searched by name and e-mail and has pages', async () => {
  expect((await users('?q=sid%20syn')).users.map(({ lastName }) => lastName)).toEqual(['Synced']);
  expect((await users('?q=synced@example')).total).toBe(1);
  expect((await users('?q=%25')).total).toBe(0);
  expect((await users('?limit=10&page=2')).users).toEqual([]);
  expect((await owner.call('GET', '/api/v1/user/all?limit=11')).statusCode).toBe(400);
});

test('a profile is visible to its person and to those who may update the organization', async () => {
  const { users: all } = await users();
  const self = all.find(({ accountId }) => accountId === member.accountId);
  const other = all.find(({ email }) => email === 'Synced@Example.com');
  for (const id of [self?.id, member.accountId]) {
    const answer = await member.call('GET', `/api/v1/user/${id}`);
    expect(organizationUserSchema.parse(answer.json()).email).toBe(member.email);
  }
  expect((await member.call('GET', `/api/v1/user/${other?.id}`)).statusCode).toBe(403);
  expect((await member.call('GET', '/api/v1/user/all')).statusCode).toBe(403);
  expect((await owner.call('GET', `/api/v1/user/${other?.id}`)).statusCode).toBe(200);
  const stranger = await app.accounts.buildOwner();
  const foreign = await stranger.call('GET', `/api/v1/user/${other?.id}`);
  expect([foreign.statusCode, foreign.json().message]).toEqual([404, 'User not found.']);
});

describe('inviting', () => {
  test('changes a synced person to an invited one, and sends a mail with the link', async () => {
    const answer = await invite(owner, { email: 'synced@example.com', role: 'admin' });
    expect(answer.statusCode).toBe(200);
    const [person] = (await users('?q=synced@')).users;
    expect(person).toMatchObject({
      status: 'INVITED',
      organizationRole: 'admin',
      invitationId: answer.json().id,
      invitedAt: expect.any(String),
    });
    await expect
      .poll(() => app.mails.at(-1))
      .toMatchObject({
        to: 'synced@example.com',
        link: `http://localhost:8000/accept-invite/${answer.json().id}`,
        text: expect.stringContaining('/accept-invite/'),
      });
  });

  test('a second time needs `resend`, and then sets the new role', async () => {
    await invite(owner, { email: 'twice@example.com', role: 'member' });
    const again = await invite(owner, { email: 'twice@example.com', role: 'admin' });
    expect(again.statusCode).toBe(409);
    const resent = await invite(owner, { email: 'twice@example.com', role: 'admin', resend: true });
    expect(resent.statusCode).toBe(200);
    expect((await users('?q=twice')).users[0]).toMatchObject({ organizationRole: 'admin' });
    await expect
      .poll(() => app.mails.filter(({ to }) => to === 'twice@example.com'))
      .toHaveLength(2);
  });

  test('a second time sets the new role in the active organization if none is named', async () => {
    await invite(owner, { email: 'unnamed@example.com', role: 'member' });
    await owner.call('POST', '/api/auth/organization/invite-member', {
      payload: { email: 'unnamed@example.com', role: 'admin', resend: true },
    });
    expect((await users('?q=unnamed')).users[0]).toMatchObject({ organizationRole: 'admin' });
  });

  test.each([
    { why: 'a member', payload: { email: '', role: 'member' }, status: 409, self: true },
    { why: 'no address', payload: { email: 'nobody', role: 'member' }, status: 400 },
    { why: 'an owner', payload: { email: 'o@example.com', role: 'owner' }, status: 400 },
    { why: 'an unknown role', payload: { email: 'o@example.com', role: 'boss' }, status: 400 },
  ])('$why is refused with $status', async ({ payload, status, self }) => {
    const email = self ? member.email : payload.email;
    const answer = await invite(owner, { ...payload, email });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ message: expect.any(String) });
  });

  test('is refused to members', async () => {
    const answer = await invite(member, { email: 'x@example.com', role: 'member' });
    expect(answer.statusCode).toBe(403);
  });
});

describe('roles', () => {
  const memberIdOf = async (person: SignedIn) =>
    (await users(`?q=${person.email}`)).users[0]?.organizationMemberId;
  const setRole = (by: SignedIn, memberId: unknown, role: string) =>
    by.call('POST', '/api/auth/organization/update-member-role', { payload: { memberId, role } });

  test('are changed by those who may, except the role of the owner', async () => {
    const person = await app.accounts.buildMember(owner.organizationId);
    const id = await memberIdOf(person);
    const ownerId = await memberIdOf(owner);
    expect((await setRole(person, id, 'admin')).statusCode).toBe(403);
    expect((await setRole(owner, id, 'admin')).statusCode).toBe(200);
    expect((await setRole(person, ownerId, 'member')).statusCode).toBe(403);
    expect((await setRole(person, id, 'owner')).statusCode).toBe(403);
    const asOwner = await setRole(owner, id, 'owner');
    expect([asOwner.statusCode, asOwner.json()]).toEqual([
      403,
      { code: 'OWNER_IS_FIXED', message: "The owner's role cannot be changed." },
    ]);
    expect((await setRole(owner, ownerId, 'member')).statusCode).toBe(400);
    expect((await setRole(owner, 'unknown', 'member')).statusCode).toBe(404);
  });

  test('handing over ownership makes the former owner an admin', async () => {
    const boss = await app.accounts.buildOwner();
    const heir = await app.accounts.buildMember(boss.organizationId);
    const list = async (by: SignedIn) => (await users('', by)).users;
    const heirId = (await list(boss)).find(({ email }) => email === heir.email);
    const handOver = (by: SignedIn, memberId: unknown) =>
      by.call('POST', '/api/organization/hand-over', { payload: { memberId } });
    expect((await handOver(heir, heirId?.organizationMemberId)).statusCode).toBe(403);
    expect((await handOver(boss, 'unknown')).statusCode).toBe(404);
    expect((await handOver(boss, heirId?.organizationMemberId)).statusCode).toBe(204);
    const roles = Object.fromEntries(
      (await list(heir)).map((user) => [user.email, user.organizationRole]),
    );
    expect(roles).toEqual({ [heir.email]: 'owner', [boss.email]: 'admin' });
  });

  test('members can be removed, the owner cannot', async () => {
    const person = await app.accounts.buildMember(owner.organizationId);
    const remove = (by: SignedIn, memberIdOrEmail: unknown) =>
      by.call('POST', '/api/auth/organization/remove-member', {
        payload: { memberIdOrEmail, organizationId: owner.organizationId },
      });
    expect((await remove(person, await memberIdOf(member))).statusCode).toBe(403);
    expect((await remove(owner, await memberIdOf(owner))).statusCode).toBeGreaterThanOrEqual(400);
    expect((await remove(owner, await memberIdOf(person))).statusCode).toBe(200);
    expect((await person.call('GET', '/api/v1/event')).statusCode).toBe(422);
    const check = await person.call('POST', '/api/auth/organization/has-permission', {
      payload: { permissions: { organization: ['update'] } },
    });
    expect(check.statusCode).toBeGreaterThanOrEqual(400);
    expect(check.statusCode).not.toBe(401);
  });
});

describe('settings of the organization', () => {
  const url = '/api/organization/settings';

  test('have defaults, are readable by members and saved by those who may', async () => {
    const boss = await app.accounts.buildOwner();
    const reader = await app.accounts.buildMember(boss.organizationId);
    const settings = organizationSettingsSchema.parse((await reader.call('GET', url)).json());
    expect(settings.activeFeatures).toEqual({
      askMeAnything: true,
      interactionGraphs: true,
      sentiment: true,
      actions: false,
    });
    const update = {
      ...settings,
      hostingZone: 'EU',
      timezone: 'Europe/Paris',
      companyDescription: 'x',
    };
    expect((await reader.call('PATCH', url, { payload: update })).statusCode).toBe(403);
    expect((await boss.call('PATCH', url, { payload: update })).json()).toEqual(update);
    expect((await reader.call('GET', url)).json()).toEqual(update);
    const { companyDescription, ...rest } = update;
    expect((await boss.call('PATCH', url, { payload: rest })).json()).toEqual(update);
  });

  test.each([
    [{ hostingZone: '' }, 'Hosting zone is required'],
    [{ timezone: 'Mars/Olympus' }, 'Timezone is required'],
  ])('%j is refused with its sentence', async (change, sentence) => {
    const settings = (await owner.call('GET', url)).json();
    const answer = await owner.call('PATCH', url, { payload: { ...settings, ...change } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(sentence);
  });
});

test('the directory shows a changed name and picture, but keeps an imported name', async () => {
  const person = await app.accounts.buildOwner();
  const image = 'https://example.com/ada.png';
  const change = (name: string) =>
    person.call('POST', `${paths.auth}/update-user`, { payload: { name, image } });
  const profile = async () =>
    organizationUserSchema.parse(
      (await person.call('GET', paths.user.replace(':id', person.accountId))).json(),
    );
  const published = waitForEvent(app.bus, 'organization-people-updated');
  expect((await change(' Ada King Moss ')).statusCode).toBe(200);
  expect((await published).payload).toEqual({ organizationId: person.organizationId });
  expect(await profile()).toMatchObject({
    firstName: 'Ada',
    lastName: 'King Moss',
    picture: image,
  });
  const list = await person.call('GET', paths.users);
  expect(list.body).not.toContain(image);
  await app.db
    .updateTable('directoryUser')
    .set({ firstName: 'Augusta', lastSyncedAt: new Date() })
    .where('accountId', '=', person.accountId)
    .execute();
  await change('Countess');
  expect(await profile()).toMatchObject({ firstName: 'Augusta', lastName: 'King Moss' });
});
