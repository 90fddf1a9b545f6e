import { organizationRoleSchema, paths } from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, migrateTo } from '../database/migrate.ts';
import type { SignedIn } from '../testing/factories/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openEmptyDatabase } from '../testing/test-database.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

const call = (by: SignedIn, name: string, payload: object) =>
  by.call('POST', `${paths.auth}/organization/${name}`, { payload });
const invite = (by: SignedIn, email: string, role: unknown, more: object = {}) =>
  call(by, 'invite-member', { email, role, organizationId: owner.organizationId, ...more });

const noRoles = [
  ['admin', 'admin'],
  ['member'],
  [],
  'member,member',
  'admin,member',
  ' admin',
  'Admin',
  'owner,',
  '',
  null,
  7,
  { admin: true },
];

test('ASVS 8.2.1: resending an invitation cannot grant ownership', async () => {
  const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
  for (const by of [owner, admin]) {
    const email = `second-owner-of-${by.accountId}@example.com`.toLowerCase();
    expect((await invite(by, email, 'member')).statusCode).toBe(200);
    const again = await invite(by, email, 'owner', { resend: true });
    expect([again.statusCode, again.json().message]).toEqual([
      400,
      'People are invited as Member or Admin.',
    ]);
    const invitation = app.db.selectFrom('invitation').select('role').where('email', '=', email);
    expect(await invitation.execute()).toEqual([{ role: 'member' }]);
    expect((await invite(by, email, 'admin', { resend: true })).statusCode).toBe(200);
    expect(await invitation.execute()).toEqual([{ role: 'admin' }]);
  }
});

test('ASVS 8.2.1: every call accepts only the three roles, and the organization stays readable', async () => {
  const person = await app.accounts.buildMember(owner.organizationId);
  const { id: memberId } = await app.db
    .selectFrom('member')
    .select('id')
    .where('userId', '=', person.accountId)
    .executeTakeFirstOrThrow();
  for (const role of noRoles) {
    const changed = await call(owner, 'update-member-role', { memberId, role });
    expect([role, changed.statusCode]).toEqual([role, 400]);
    for (const resend of [false, true]) {
      const invited = await invite(owner, 'no-role@example.com', role, { resend });
      expect([role, invited.statusCode]).toEqual([role, 400]);
    }
  }
  for (const path of [paths.meetings, paths.users])
    expect((await owner.call('GET', path)).statusCode).toBe(200);
  expect((await person.call('GET', paths.meetings)).statusCode).toBe(200);
  const roles = await app.db.selectFrom('member').select('role').execute();
  for (const { role } of roles) expect(organizationRoleSchema.options).toContain(role);
});

test.each(['member', 'invitation', 'user'])(
  'the database accepts no other role of a %s',
  async (table) => {
    await invite(owner, 'held@example.com', 'member');
    for (const role of ['admin,admin', 'Owner', ''])
      await expect(
        sql`update ${sql.table(table)} set "role" = ${role}`.execute(app.db),
      ).rejects.toThrow(`${table}Role`);
  },
);

test('stored role lists and owners invited beside another are corrected', async () => {
  const { db, close } = await openEmptyDatabase();
  await migrateTo(db, '0013-stated-start');
  for (const id of ['first', 'second', 'third', 'only'])
    await sql`insert into "user" ("id", "name", "email", "emailVerified", "role")
      values (${id}, ${id}, ${`${id}@example.com`}, true, 'user,user')`.execute(db);
  for (const id of ['o1', 'o2'])
    await sql`insert into "organization" ("id", "name", "slug", "createdAt")
      values (${id}, ${id}, ${id}, now())`.execute(db);
  await sql`insert into "member" ("id", "organizationId", "userId", "role", "createdAt") values
    ('m1', 'o1', 'first', 'owner', '2026-01-01'), ('m2', 'o1', 'second', 'owner', '2026-02-01'),
    ('m3', 'o1', 'third', 'member,admin', '2026-03-01'), ('m4', 'o2', 'only', 'owner', '2026-01-01'),
    ('m5', 'o2', 'third', 'member,member', '2026-01-01')`.execute(db);
  await sql`insert into "invitation"
      ("id", "organizationId", "email", "role", "status", "expiresAt", "inviterId") values
    ('i1', 'o1', 'Second@example.com', 'owner', 'accepted', now(), 'first'),
    ('i2', 'o1', 'fourth@example.com', 'owner', 'pending', now(), 'first'),
    ('i3', 'o2', 'only@example.com', 'owner', 'accepted', now(), null)`.execute(db);
  await migrate(db);
  const members = await db.selectFrom('member').select(['id', 'role']).orderBy('id').execute();
  expect(members.map(({ role }) => role)).toEqual(['owner', 'admin', 'admin', 'owner', 'member']);
  const open = await db.selectFrom('invitation').select(['id', 'role']).orderBy('id').execute();
  expect(open.map(({ role }) => role)).toEqual(['admin', 'admin', 'owner']);
  await close();
});
