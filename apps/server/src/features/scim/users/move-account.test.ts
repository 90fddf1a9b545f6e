import { auditPageSchema, type OrganizationRole, pathFor, paths } from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { buildDirectory, scimPatch, scimUser } from '../../../testing/factories/directories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Directory = Awaited<ReturnType<typeof buildDirectory>>;

let app: TestApp;
let owner: SignedIn;
let directory: Directory;
let last = 0;
const newAddress = (domain = 'harbour.example') => {
  last += 1;
  return `hired-${last}@${domain}`;
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
const patch = (id: string, ...operations: object[]) =>
  directory.call('PATCH', userPath(id), scimPatch(...operations));
const move = (id: string, value: string) => patch(id, { op: 'replace', path: 'userName', value });
const accountOf = (email: string) =>
  app.db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst();

/** A person that the directory has made, with a role that was given to them later. */
async function hire(role: OrganizationRole = 'member') {
  const email = newAddress();
  const id = await directory.createUser(email);
  const accountId = (await accountOf(email))?.id ?? '';
  await app.db.updateTable('member').set({ role }).where('userId', '=', accountId).execute();
  return { id, email, accountId };
}
const verify = (by: SignedIn, domain: string) =>
  app.db
    .insertInto('singleSignOnDomain')
    .values({
      organizationId: by.organizationId,
      domain,
      record: 'r',
      verifiedAt: new Date(),
    })
    .execute();
const askForPassword = (email: string) =>
  app.http.inject({
    method: 'POST',
    url: `${paths.auth}/request-password-reset`,
    payload: { email },
  });
const resetLinks = () =>
  app.mails.flatMap(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1] ?? []);

test.each<[string, (id: string, email: string, to: string) => ReturnType<Directory['call']>]>([
  ['the userName', (id, _, to) => move(id, to)],
  [
    'the work address',
    (id, _, value) => patch(id, { op: 'replace', path: 'emails[type eq "work"].value', value }),
  ],
  ['the whole person', (id, _, to) => directory.call('PUT', userPath(id), scimUser(to))],
  [
    'the address of a person who is deactivated with it',
    (id, _, to) => patch(id, { op: 'replace', value: { active: false, userName: to } }),
  ],
])("an owner's address cannot be changed by %s", async (_, change) => {
  const hired = await hire('owner');
  const foreign = newAddress('foreign.example');
  expect((await change(hired.id, hired.email, foreign)).json()).toMatchObject({
    status: '409',
    scimType: 'mutability',
    detail: expect.stringContaining('Hand over ownership'),
  });
  expect(await accountOf(hired.email)).toMatchObject({ id: hired.accountId });
  await askForPassword(foreign);
  await askForPassword(hired.email);
  await expect.poll(() => app.mails.map(({ to }) => to)).toEqual([hired.email]);
});

test("an admin's address is changed only with a token that an owner has made", async () => {
  const hired = await hire('admin');
  const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
  directory = await buildDirectory(app, admin);
  const to = newAddress();
  expect((await move(hired.id, to)).json()).toMatchObject({
    status: '409',
    scimType: 'mutability',
    detail: expect.stringContaining('a token that an owner has made'),
  });
  expect(await accountOf(hired.email)).toBeDefined();
  const colleague = await hire();
  expect((await move(colleague.id, newAddress())).statusCode).toBe(200);
  directory = await buildDirectory(app, owner);
  expect((await move(hired.id, to)).statusCode).toBe(200);
  expect(await accountOf(to)).toMatchObject({ id: hired.accountId });
});

test('a new address is in a verified domain, if there is one', async () => {
  const { id, email, accountId } = await hire();
  await verify(owner, 'verified.example');
  expect((await move(id, newAddress('foreign.example'))).json()).toMatchObject({
    status: '409',
    scimType: 'mutability',
    detail: expect.stringContaining('outside the verified domains'),
  });
  expect(await accountOf(email)).toMatchObject({ id: accountId });
  const to = newAddress('verified.example');
  expect((await move(id, to)).statusCode).toBe(200);
  expect(await accountOf(to)).toMatchObject({ id: accountId });
});

test('both addresses are told, and the audit log names both until the person is erased', async () => {
  const { id, email } = await hire();
  const to = newAddress();
  await move(id, to);
  const told = () => app.mails.filter((mail) => [email, to].includes(mail.to));
  await expect
    .poll(() =>
      told()
        .map((mail) => mail.to)
        .toSorted(),
    )
    .toEqual([email, to]);
  for (const mail of told())
    for (const address of [email, to]) expect(mail.text).toContain(address);
  const log = async () => {
    const url = `${paths.auditLog}?action=directory-person-changed`;
    const { entries } = auditPageSchema.parse((await owner.call('GET', url)).json());
    return entries.map(({ target, detail }) => [target.email, detail]);
  };
  expect((await log()).toSorted().slice(0, 2)).toEqual([
    [email, 'added'],
    [email, 'userName, e-mail'],
  ]);
  expect(await log()).toContainEqual([to, 'new e-mail']);
  const erased = await owner.call('POST', pathFor(paths.erasure, id), {
    payload: { name: 'Ines Calloway' },
  });
  expect(erased.statusCode).toBe(204);
  expect((await log()).map(([target]) => target)).toEqual([null, null, null]);
  const { rows } = await sql<{ text: string }>`
    select "auditEntry"::text as "text" from "auditEntry"`.execute(app.db);
  expect(rows.filter(({ text }) => text.includes(email) || text.includes(to))).toEqual([]);
});

test('a link for a new password that was sent to the former address ends', async () => {
  const { id, email } = await hire();
  await askForPassword(email);
  await expect.poll(() => resetLinks()).toHaveLength(1);
  await move(id, newAddress());
  const reset = await app.http.inject({
    method: 'POST',
    url: `${paths.auth}/reset-password`,
    payload: { token: resetLinks()[0], newPassword: 'Correct-horse-9!' },
  });
  expect(reset.statusCode).toBe(400);
});

test('an account that got the address later is not the one that the directory made', async () => {
  const { id, accountId } = await hire();
  // The person deletes the account, and the directory states the address of a stranger.
  await app.db.deleteFrom('user').where('id', '=', accountId).execute();
  const stranger = await app.accounts.buildOwner();
  await app.db.deleteFrom('member').where('userId', '=', stranger.accountId).execute();
  expect((await move(id, stranger.email)).statusCode).toBe(200);
  await move(id, newAddress('foreign.example'));
  expect(await accountOf(stranger.email)).toMatchObject({ id: stranger.accountId });
});

test('an account that helps to run the installation keeps its address', async () => {
  const { id, email, accountId } = await hire();
  await sql`update "user" set "role" = 'admin' where "id" = ${accountId}`.execute(app.db);
  expect((await move(id, newAddress())).json()).toMatchObject({ scimType: 'mutability' });
  expect(await accountOf(email)).toMatchObject({ id: accountId });
});

test.each([
  'ines@foreign.example@harbour.example',
  '"ines@foreign.example"@harbour.example',
  'ines calloway@harbour.example',
  'ines@harbour.example,eve@foreign.example',
])('%s is no address of a person', async (address) => {
  const { id, email } = await hire();
  const refusal = { status: '400', scimType: 'invalidValue' };
  expect((await move(id, address)).json()).toMatchObject(refusal);
  expect(await accountOf(email)).toBeDefined();
  const created = await directory.call('POST', paths.scimUsers, scimUser(address));
  expect(created.json()).toMatchObject(refusal);
});
