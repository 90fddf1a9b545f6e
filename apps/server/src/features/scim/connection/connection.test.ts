import { directoryStateSchema, directoryTokenSchema, paths } from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { buildDirectory } from '../../../testing/factories/directories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.db.deleteFrom('attempt').execute();
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

const state = async () =>
  directoryStateSchema.parse((await owner.call('GET', paths.directoryConnection)).json());
const statusWith = async (token: string) =>
  (await app.accounts.callsWith(token).call('GET', paths.scimUsers)).statusCode;

test('a token is shown once, and only its digest and last four characters are stored', async () => {
  expect(await state()).toEqual({
    connection: null,
    address: 'http://localhost:8000/api/scim/v2',
  });
  const created = await owner.call('POST', paths.directoryToken);
  const { token } = directoryTokenSchema.parse(created.json());
  expect(token).toMatch(/^rapport_scim_[\w-]{43}$/);
  const { connection } = await state();
  expect(connection).toMatchObject({
    tokenEnd: token.slice(-4),
    createdBy: owner.email,
    groupsBecome: 'nothing',
    lastUsedAt: null,
    people: 0,
    groups: 0,
  });
  const { rows } = await sql<{ row: string }>`
    select "scimConnection"::text as "row" from "scimConnection"
    where "organizationId" = ${owner.organizationId}`.execute(app.db);
  expect(rows[0]?.row).not.toContain(token.slice(13, -4));
});

test('its use, people and groups are counted', async () => {
  const directory = await buildDirectory(app, owner);
  const id = await directory.createUser('counted@harbour.example');
  await directory.createUser('inactive@harbour.example', { active: false });
  await directory.createGroup('Launch', [id]);
  const { connection } = await state();
  expect(connection).toMatchObject({ people: 1, groups: 1 });
  expect(Date.parse(connection?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('a replaced token is refused at once, and its people and groups stay connected', async () => {
  const before = await buildDirectory(app, owner);
  const id = await before.createUser('kept@harbour.example');
  const now = await buildDirectory(app, owner);
  expect([await statusWith(before.token), await statusWith(now.token)]).toEqual([401, 200]);
  expect((await now.call('GET', `${paths.scimUsers}/${id}`)).statusCode).toBe(200);
});

test('a disconnected directory is refused, and its people stay members', async () => {
  const directory = await buildDirectory(app, owner);
  const email = 'stays@harbour.example';
  await directory.createUser(email);
  expect((await owner.call('DELETE', paths.directoryConnection)).statusCode).toBe(204);
  expect(await statusWith(directory.token)).toBe(401);
  expect((await state()).connection).toBeNull();
  const users = await owner.call('GET', `${paths.users}?q=${email}`);
  expect(users.json().users).toMatchObject([{ status: 'ACTIVE', isManaged: false }]);
  const again = await buildDirectory(app, owner);
  expect((await again.call('GET', paths.scimUsers)).json().totalResults).toBe(0);
  await again.createUser(email);
  expect((await again.call('GET', paths.scimUsers)).json().totalResults).toBe(1);
});

test('without a connection there is nothing to change or to disconnect', async () => {
  const payload = { groupsBecome: 'teams' };
  const change = await owner.call('PATCH', paths.directoryConnection, { payload });
  const remove = await owner.call('DELETE', paths.directoryConnection);
  expect([change.statusCode, remove.statusCode]).toEqual([404, 404]);
});

test('unknown tokens are refused ten times a minute; known ones still work', async () => {
  const { token } = await buildDirectory(app, owner);
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) statuses.push(await statusWith('rapport_scim_guess'));
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  expect(await statusWith(token)).toBe(200);
});

test('many changes cause few events for open pages', async () => {
  const directory = await buildDirectory(app, owner);
  let events = 0;
  const stop = app.bus.subscribe(({ name }) => {
    if (name === 'organization-people-updated') events += 1;
  });
  for (let number = 0; number < 20; number += 1)
    await directory.createUser(`many-${number}@harbour.example`);
  await expect.poll(() => events).toBeGreaterThanOrEqual(2);
  expect(events).toBeLessThan(10);
  stop();
});
