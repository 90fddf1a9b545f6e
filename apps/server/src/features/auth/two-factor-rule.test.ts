import { paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildKey } from '../../testing/factories/api-keys.ts';
import { switchOnTwoFactor } from '../../testing/factories/two-factor.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const refusal = { code: 'TWO_FACTOR_REQUIRED' };
async function buildRequiring() {
  const maker = await app.accounts.buildOwner();
  const key = await buildKey(app, maker);
  const owner = await switchOnTwoFactor(app, maker, app.accounts.password);
  const member = await app.accounts.buildMember(owner.organizationId);
  const require = (isRequired: boolean) =>
    owner.call('PUT', paths.twoFactorRule, { payload: { isRequired } });
  return { key, member, require };
}
const accountCall = (name: string) => `${paths.auth}/organization/${name}`;

test('only a person who uses it may require it', async () => {
  const owner = await app.accounts.buildOwner();
  const answer = await owner.call('PUT', paths.twoFactorRule, { payload: { isRequired: true } });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'TWO_FACTOR_MISSING' });
});

test('a member without it reads nothing of the organization, until they switch it on', async () => {
  const { member, require } = await buildRequiring();
  expect((await member.call('GET', paths.meetings)).statusCode).toBe(200);
  expect((await require(true)).json()).toEqual({
    isRequired: true,
    memberCount: 2,
    withTwoFactor: 1,
  });
  for (const url of [
    paths.meetings,
    paths.organizationSettings,
    paths.myData,
    accountCall('get-full-organization'),
    accountCall(`get-full-organization?organizationId=${member.organizationId}`),
    accountCall('list-members'),
    accountCall('get-active-member'),
  ]) {
    const answer = await member.call('GET', url);
    expect([url, answer.statusCode, answer.json()]).toMatchObject([url, 403, refusal]);
  }
  const session = await member.call('GET', `${paths.auth}/get-session`);
  expect(session.json()).toMatchObject({ session: { needsTwoFactor: true } });
  const switched = await member.call('POST', accountCall('set-active'), {
    payload: { organizationId: member.organizationId },
  });
  expect(switched.json()).not.toHaveProperty('members');
  const on = await switchOnTwoFactor(app, member, app.accounts.password);
  expect((await on.call('GET', paths.meetings)).statusCode).toBe(200);
  await on.call('POST', `${paths.auth}/two-factor/disable`, {
    payload: { password: app.accounts.password },
  });
  expect((await member.call('GET', paths.meetings)).statusCode).toBe(401);
});

test('applies only to this organization, and cannot be bypassed by naming it from another', async () => {
  const { member, require } = await buildRequiring();
  const other = await app.accounts.buildOwner();
  await app.db
    .updateTable('member')
    .set({ userId: member.accountId, role: 'admin' })
    .where('organizationId', '=', other.organizationId)
    .execute();
  await require(true);
  const switched = await member.call('POST', accountCall('set-active'), {
    payload: { organizationId: other.organizationId },
  });
  expect(switched.statusCode).toBe(200);
  expect((await member.call('GET', paths.meetings)).statusCode).toBe(200);
  const foreign = accountCall(`list-members?organizationId=${member.organizationId}`);
  expect((await member.call('GET', foreign)).json()).toMatchObject(refusal);
});

test('is lifted again, and does not concern API keys', async () => {
  const { key, member, require } = await buildRequiring();
  await require(true);
  expect((await key.call('GET', paths.meetings)).statusCode).toBe(200);
  await require(false);
  expect((await member.call('GET', paths.meetings)).statusCode).toBe(200);
});
