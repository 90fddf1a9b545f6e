import { invitationDays, invitationDetailsSchema, paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

const dayMs = 24 * 60 * 60 * 1000;
const organization = `${paths.auth}/organization`;
let lastNumber = 0;

async function invite(email = `invited-${++lastNumber}@example.com`, by = owner) {
  const { organizationId } = by;
  const answer = await by.call('POST', `${organization}/invite-member`, {
    payload: { email, role: 'member', organizationId },
  });
  return z.object({ id: z.string(), expiresAt: z.coerce.date() }).parse(answer.json());
}

const read = (id: string) => app.http.inject({ url: paths.invitation.replace(':id', id) });
const accept = (by: SignedIn, invitationId: string) =>
  by.call('POST', `${organization}/accept-invitation`, { payload: { invitationId } });

test('an invitation shows its address, its organization and whether the address has an account', async () => {
  const { email } = await app.accounts.buildOwner();
  for (const [to, isRapportUser] of [
    [email, true],
    ['no-account@example.com', false],
  ] as const) {
    const { id } = await invite(to);
    const details = invitationDetailsSchema.parse((await read(id)).json());
    expect(details).toMatchObject({ id, email: to, isRapportUser, role: 'member' });
  }
});

test('an invitation expires after seven days', async () => {
  const { expiresAt } = await invite();
  expect(invitationDays).toBe(7);
  expect(Math.abs(expiresAt.getTime() - Date.now() - 7 * dayMs)).toBeLessThan(60_000);
});

const whyGone = [
  ['unknown', async () => 'unknown'],
  [
    'expired',
    async () => {
      const { id } = await invite();
      const expiresAt = new Date(Date.now() - 1000);
      await app.db.updateTable('invitation').set({ expiresAt }).where('id', '=', id).execute();
      return id;
    },
  ],
  [
    'cancelled',
    async () => {
      const { id } = await invite();
      const payload = { invitationId: id };
      await owner.call('POST', `${organization}/cancel-invitation`, { payload });
      return id;
    },
  ],
  [
    'used',
    async () => {
      const person = await app.accounts.buildOwner();
      const { id } = await invite(person.email);
      await accept(person, id);
      return id;
    },
  ],
] as const;

test.each(whyGone)('an invitation that is %s is not found', async (_, makeOne) => {
  const answer = await read(await makeOne());
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'INVITATION_NOT_FOUND' });
});

test('only the invited person can accept, and becomes a member', async () => {
  const [invited, other] = [await app.accounts.buildOwner(), await app.accounts.buildOwner()];
  const { id } = await invite(invited.email);
  expect((await accept(other, id)).statusCode).toBe(404);
  expect((await accept(invited, id)).statusCode).toBe(200);
  const list = await owner.call('GET', `${paths.users}?q=${invited.email}`);
  expect(list.json().users).toMatchObject([
    { status: 'ACTIVE', organizationRole: 'member', activatedAt: expect.any(String) },
  ]);
});

test('an open invitation can be sent again', async () => {
  const { id } = await invite('again@example.com');
  const resent = await owner.call('POST', `${organization}/invite-member`, {
    payload: {
      email: 'again@example.com',
      role: 'member',
      resend: true,
      organizationId: owner.organizationId,
    },
  });
  expect(resent.json()).toMatchObject({ id });
  const mailsToThem = () => app.mails.filter(({ to }) => to === 'again@example.com');
  await expect.poll(() => mailsToThem().map(({ link }) => link)).toHaveLength(2);
  expect(mailsToThem().every(({ link }) => link?.endsWith(id))).toBe(true);
});
