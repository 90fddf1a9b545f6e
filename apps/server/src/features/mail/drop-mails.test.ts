import { randomUUID } from 'node:crypto';
import {
  erasurePreviewSchema,
  organizationUserListSchema,
  pathFor,
  paths,
} from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendMailJob } from './send-mail.job.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

/** A mail that waits for its next try, as while the mail server is away. */
async function mailWaits(to: string, organizationId: string | null = owner.organizationId) {
  const subject = randomUUID();
  const mail = { to, subject, html: 'x', text: 'x', link: 'http://localhost:8000/x' };
  const queuedAt = new Date().toISOString();
  const job = { ...mail, id: randomUUID(), queuedAt, organizationId };
  await app.queue.enqueue(app.db, sendMailJob, job, { afterSeconds: 3600 });
  return subject;
}

/** The mail server is back. */
async function sentSubjects(): Promise<string[]> {
  const last = await mailWaits('last@example.com');
  await sql`update pgboss.job set start_after = now() where name = ${sendMailJob.name}`.execute(
    app.db,
  );
  app.queue.wake(sendMailJob);
  await expect.poll(() => app.mails.map(({ subject }) => subject)).toContain(last);
  await expect
    .poll(async () => {
      const { rows } = await sql<{ left: number }>`
        select count(*)::int as "left" from pgboss.job
        where name = ${sendMailJob.name} and state <= 'active'`.execute(app.db);
      return rows[0]?.left;
    })
    .toBe(0);
  return app.mails.map(({ subject }) => subject);
}

const auth = (path: string, payload: object, by: SignedIn = owner) =>
  by.call('POST', `${paths.auth}/${path}`, { payload });

async function erase({ email }: SignedIn) {
  const page = await owner.call('GET', `${paths.users}?limit=50`);
  const { users } = organizationUserListSchema.parse(page.json());
  const path = pathFor(paths.erasure, users.find((user) => user.email === email)?.id ?? '');
  const { name } = erasurePreviewSchema.parse((await owner.call('GET', path)).json());
  return owner.call('POST', path, { payload: { name } });
}

test('mails that wait are not sent to people who are no longer here', async () => {
  const { organizationId } = owner;
  const member = () => app.accounts.buildMember(organizationId);
  const [erased, removed, left] = [await member(), await member(), await member()];
  const [deleted, stays] = [await member(), await member()];
  const invited = 'invited@example.com';
  const invitation = await auth('organization/invite-member', {
    email: invited,
    role: 'member',
    organizationId,
  });
  const dropped = [
    await mailWaits(erased.email),
    await mailWaits(removed.email.toUpperCase()),
    await mailWaits(left.email),
    await mailWaits(deleted.email, null),
    await mailWaits(invited),
  ];
  const kept = [
    await mailWaits(stays.email),
    await mailWaits(stays.email, null),
    // Of another organization of a person who leaves this one.
    await mailWaits(removed.email, 'another'),
  ];
  const { password } = app.accounts;
  const done = [
    await erase(erased),
    await auth('organization/remove-member', { memberIdOrEmail: removed.email, organizationId }),
    await auth('organization/leave', { organizationId }, left),
    await auth('delete-user', { password }, deleted),
    await auth('organization/cancel-invitation', { invitationId: invitation.json().id }),
  ];
  expect(done.map(({ statusCode }) => statusCode < 300)).toEqual(Array(5).fill(true));
  const sent = await sentSubjects();
  expect(dropped.filter((subject) => sent.includes(subject))).toEqual([]);
  expect(kept.filter((subject) => !sent.includes(subject))).toEqual([]);
});
