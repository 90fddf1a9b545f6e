import { paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;
let invitationId: string;

const organization = `${paths.auth}/organization`;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  const { organizationId } = owner;
  const invited = await owner.call('POST', `${organization}/invite-member`, {
    payload: { email: 'invited@example.com', role: 'admin', organizationId },
  });
  invitationId = invited.json().id;
});
afterAll(() => app.close());

async function askFor(by: SignedIn) {
  const query = `organizationId=${owner.organizationId}`;
  const full = await by.call('GET', `${organization}/get-full-organization?${query}`);
  const list = await by.call('GET', `${organization}/list-invitations?${query}`);
  return { full, list, bodies: [full.body, list.body] };
}

test.each(['owner', 'admin'] as const)('the %s sees the open invitations', async (role) => {
  const { organizationId } = owner;
  const person = role === 'owner' ? owner : await app.accounts.buildMember(organizationId, role);
  const { bodies } = await askFor(person);
  for (const body of bodies) expect(body).toContain(invitationId);
});

test('members do not see open invitations', async () => {
  const { full, list, bodies } = await askFor(await app.accounts.buildMember(owner.organizationId));
  for (const body of bodies) expect(body).not.toContain(invitationId);
  expect([full.statusCode, list.statusCode]).toEqual([200, 403]);
  const { organizationId, accountId } = owner;
  expect(full.json()).toMatchObject({
    id: organizationId,
    invitations: [],
    members: expect.arrayContaining([expect.objectContaining({ userId: accountId })]),
  });
});

test('the invitations of an address cannot be listed', async () => {
  const person = await app.accounts.buildOwner();
  const answer = await person.call('GET', '/api/auth/organization/list-user-invitations');
  expect(answer.statusCode).toBe(404);
});

test('without invitations the list is empty, and without an organization nothing is shown', async () => {
  const person = await app.accounts.buildOwner();
  const list = await person.call('GET', `${organization}/list-invitations`);
  expect([list.statusCode, list.json()]).toEqual([200, []]);
  await app.db
    .updateTable('session')
    .set({ activeOrganizationId: null })
    .where('userId', '=', person.accountId)
    .execute();
  const full = await person.call('GET', `${organization}/get-full-organization`);
  expect([full.statusCode, full.json()]).toEqual([200, null]);
});

test('the invited person reads their invitation, and others are told that there is none', async () => {
  const [person, other] = [await app.accounts.buildOwner(), await app.accounts.buildOwner()];
  const { organizationId } = owner;
  const invited = await owner.call('POST', `${organization}/invite-member`, {
    payload: { email: person.email, role: 'member', organizationId },
  });
  const ask = (by: SignedIn, id: string) =>
    by.call('GET', `${organization}/get-invitation?id=${id}&from=mail`);
  expect((await ask(person, invited.json().id)).statusCode).toBe(200);
  const [foreign, unknown] = [await ask(other, invited.json().id), await ask(other, 'unknown')];
  expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404]);
  expect(foreign.json().message).toBe(unknown.json().message);
});
