import {
  auditPageSchema,
  importColumns,
  invitedAtOnceMax,
  type ManyInvitations,
  manyInvitationsResultSchema,
  organizationUserListSchema,
  paths,
} from '@rapport/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { buildDirectory } from '../../testing/factories/directories.ts';
import { formWith, sendForm } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;
beforeEach(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
});
afterEach(() => app.close());

const arrival = { timeout: 20_000 };
const send = (to: ManyInvitations['to'], role: ManyInvitations['role'] = 'member') =>
  owner.call('POST', paths.invitations, { payload: { role, to } });
const invite = async (to: ManyInvitations['to'], role: ManyInvitations['role'] = 'member') =>
  manyInvitationsResultSchema.parse((await send(to, role)).json());
const outcomes = ({ results }: Awaited<ReturnType<typeof invite>>) =>
  results.map(({ address, outcome }) => [address, outcome]);
const people = async (status: string) => {
  const path = `${paths.users}?type=all&page=1&limit=50&status=${status}`;
  return organizationUserListSchema.parse((await owner.call('GET', path)).json());
};
const importPeople = (emails: readonly string[]) =>
  sendForm(
    owner,
    paths.importUsers,
    formWith({
      name: 'people.csv',
      content: [importColumns.join(','), ...emails.map((email) => `${email},Mara,Lund,,,,,`)].join(
        '\n',
      ),
    }),
  );

test('each address gets its own answer, and only the new ones a mail', async () => {
  await owner.call('POST', `${paths.auth}/organization/invite-member`, {
    payload: { email: 'open@example.com', role: 'member', organizationId: owner.organizationId },
  });
  await vi.waitFor(() => expect(app.mails).toHaveLength(1), arrival);
  const answer = await invite(
    {
      addresses: [
        'One@Example.com',
        ' two@example.com ',
        'one@example.com',
        owner.email,
        'open@example.com',
        'not an address',
      ],
    },
    'admin',
  );
  expect(outcomes(answer)).toEqual([
    ['One@Example.com', 'sent'],
    ['two@example.com', 'sent'],
    ['one@example.com', 'sent'],
    [owner.email, 'already-member'],
    ['open@example.com', 'already-invited'],
    ['not an address', 'invalid'],
  ]);
  expect(answer).toMatchObject({ remaining: 0, sendsMail: false });
  await vi.waitFor(() => expect(app.mails).toHaveLength(3), arrival);
  const mails = app.mails.slice(1);
  expect(mails.map(({ to }) => to).sort()).toEqual(['one@example.com', 'two@example.com']);
  for (const { to, link } of mails) {
    const id = answer.results.find(({ address }) => address.trim().toLowerCase() === to);
    expect(link).toMatch(new RegExp(`/accept-invite/${id?.invitationId}$`));
    const details = await app.http.inject({
      url: paths.invitation.replace(':id', id?.invitationId ?? ''),
    });
    expect(details.json()).toMatchObject({ email: to, role: 'admin' });
  }
});

test('a person invited with others joins, and the one who invited is told', async () => {
  const guest = await app.accounts.buildOwner();
  const { results } = await invite({ addresses: [guest.email] });
  const accepted = await guest.call('POST', `${paths.auth}/organization/accept-invitation`, {
    payload: { invitationId: results[0]?.invitationId },
  });
  expect(accepted.statusCode).toBe(200);
  expect((await people('ACTIVE')).users.map(({ email }) => email)).toContain(guest.email);
  const told = (await owner.call('GET', paths.notifications)).body;
  expect(told).toContain('invitation-accepted');
});

test('two calls at the same time invite each person once', async () => {
  const addresses = ['one@example.com', 'two@example.com'];
  const answers = await Promise.all([invite({ addresses }), invite({ addresses })]);
  const sent = answers.flatMap(outcomes).filter(([, outcome]) => outcome === 'sent');
  expect(sent).toHaveLength(2);
  const ids = new Set(answers.flatMap(({ results }) => results.map((one) => one.invitationId)));
  expect(ids.size).toBe(2);
  await vi.waitFor(() => expect(app.mails).toHaveLength(2), arrival);
});

test('each invitation is in the audit log', async () => {
  await invite({ addresses: ['one@example.com', 'two@example.com', 'wrong'] });
  const path = `${paths.auditLog}?action=invitation-sent`;
  const { entries } = auditPageSchema.parse((await owner.call('GET', path)).json());
  expect(entries.map(({ target }) => target?.email).sort()).toEqual([
    'one@example.com',
    'two@example.com',
  ]);
  expect(entries[0]).toMatchObject({ detail: 'member', person: { accountId: owner.accountId } });
});

describe('synced people', () => {
  test('are invited all at once, or those that a search finds', async () => {
    await importPeople(['anna@acme.example', 'ben@acme.example', 'cleo@other.example']);
    expect(outcomes(await invite({ synced: { q: 'acme' } }))).toEqual([
      ['anna@acme.example', 'sent'],
      ['ben@acme.example', 'sent'],
    ]);
    expect(outcomes(await invite({ synced: {} }))).toEqual([['cleo@other.example', 'sent']]);
    expect((await invite({ synced: {} })).results).toEqual([]);
  });

  test('beyond the limit of a call remain for the next', async () => {
    const emails = Array.from({ length: invitedAtOnceMax + 3 }, (_, at) => `p${at}@acme.example`);
    await importPeople(emails);
    const first = await invite({ synced: {} });
    expect(first.results).toHaveLength(invitedAtOnceMax);
    expect(first.remaining).toBe(3);
    const second = await invite({ synced: {} });
    expect([second.results.length, second.remaining]).toEqual([3, 0]);
  }, 60_000);

  test('are listed by their status, with the number of all', async () => {
    await importPeople(['anna@acme.example', 'ben@acme.example']);
    await invite({ addresses: ['ben@acme.example'] });
    const emails = async (status: string) => {
      const { users, total } = await people(status);
      expect(total).toBe(users.length);
      expect(users.every((user) => user.status === status)).toBe(true);
      return users.map(({ email }) => email);
    };
    expect(await emails('SYNCED_ONLY')).toEqual(['anna@acme.example']);
    expect(await emails('INVITED')).toEqual(['ben@acme.example']);
    expect(await emails('ACTIVE')).toEqual([owner.email]);
  });
});

test('people whom the directory has deactivated are not invited', async () => {
  const directory = await buildDirectory(app, owner);
  await directory.createUser('gone@acme.example', { active: false });
  await importPeople(['here@acme.example']);
  const gone = ['gone@acme.example', 'deactivated'];
  expect(outcomes(await invite({ addresses: ['gone@acme.example'] }))).toEqual([gone]);
  expect(outcomes(await invite({ synced: {} }))).toEqual([['here@acme.example', 'sent']]);
});

test('members are refused, and so are empty and too long lists', async () => {
  const member = await app.accounts.buildMember(owner.organizationId);
  const payload = { role: 'member', to: { addresses: ['one@example.com'] } };
  const refused = await member.call('POST', paths.invitations, { payload });
  expect(refused.statusCode).toBe(403);
  const status = async (addresses: string[]) => (await send({ addresses })).statusCode;
  expect(await status([])).toBe(400);
  const many = Array.from({ length: invitedAtOnceMax + 1 }, (_, at) => `p${at}@acme.example`);
  expect(await status(many)).toBe(400);
  expect(app.mails).toEqual([]);
});

test('one organization invites many people only so many times a minute', async () => {
  for (let call = 0; call < 10; call++)
    expect((await send({ addresses: ['x'] })).statusCode).toBe(200);
  expect((await send({ addresses: ['x'] })).statusCode).toBe(429);
});
