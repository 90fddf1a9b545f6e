import {
  directoryTokenSchema,
  organizationUserListSchema,
  pathFor,
  paths,
} from '@rapport/contract';
import { z } from 'zod';
import type { AttackedServer } from './attacked-server.ts';
import type { Answer, Send } from './caller.ts';
import type { Tally } from './tally.ts';
import type { Step } from './watch.ts';
import type { Attacker, Organization } from './world.ts';

type Attack = { send: Send; step: Step; tally: Tally };

const userSchema = z.object({ id: z.string() });
const tokenSchema = z.object({ token: z.string() });
const scimHeaders = { 'content-type': 'application/scim+json' };

/** What an administrator or a member tries with the means that they have: none may open an account or an organization. */
export async function attackTakeover(server: AttackedServer, attack: Attack) {
  console.log('Takeovers by a directory, and around an organization without passwords');
  const { own } = await server.ask('world');
  await attack.step('addresses changed by a directory', () => moveByDirectory(own, attack));
  await attack.step('an organization without passwords', () => enterByPassword(server, attack));
}

async function moveByDirectory(own: Organization, { send, tally }: Attack) {
  const { owner, admin } = own.people;
  const made = await send({ method: 'POST', path: paths.directoryToken, by: admin }, 'a token');
  const { token } = directoryTokenSchema.parse(JSON.parse(made?.text ?? ''));
  const directory: Attacker = { ...admin, tokens: [token] };
  const scim = (method: string, path: string, body: object, what: string) =>
    send({ method, path, by: directory, headers: scimHeaders, body: JSON.stringify(body) }, what);
  const hire = async (name: string) => {
    const userName = `${name}@${own.domain}`;
    const hired = await scim('POST', paths.scimUsers, { userName }, `${name} is hired`);
    return { userName, ...userSchema.parse(JSON.parse(hired?.text ?? '')) };
  };
  const [heir, helper, member] = [await hire('heir'), await hire('helper'), await hire('member')];
  const memberIdOf = async ({ userName }: { userName: string }) => {
    const path = `${paths.users}?limit=10&q=${encodeURIComponent(userName)}`;
    const found = await send({ method: 'GET', path, by: owner }, 'a person');
    const [user] = organizationUserListSchema.parse(JSON.parse(found?.text ?? '')).users;
    return user?.organizationMemberId;
  };
  const byOwner = async (path: string, body: object) => {
    const sent = { method: 'POST', path, by: owner, body: JSON.stringify(body) };
    const answer = await send(sent, path);
    if (answer?.status !== 200 && answer?.status !== 204)
      tally.fault(`${path}: ${answer?.status}, so the attack could not be tried`);
  };
  const { organizationId } = own;
  await byOwner(`${paths.auth}/organization/update-member-role`, {
    organizationId,
    memberId: await memberIdOf(helper),
    role: 'admin',
  });
  await byOwner(paths.handOverOwnership, { memberId: await memberIdOf(heir) });
  for (const [who, { id }, to] of [
    ['the owner', heir, `eve-1@${own.domain}`],
    ['an administrator', helper, `eve-2@${own.domain}`],
    ['a member, to another domain', member, 'eve@evil.example'],
    ['a member, to two domains', member, `eve@evil.example@${own.domain}`],
    ['a member, to two domains in quotation marks', member, `"eve@evil.example"@${own.domain}`],
  ] as const) {
    const value = { userName: to, emails: [{ value: to, type: 'work' }] };
    const body = { schemas: [patchOperation], Operations: [{ op: 'replace', value }] };
    const moved = await scim('PATCH', pathFor(paths.scimUser, id), body, who);
    requireRefused(tally, moved, `the directory changed the address of ${who}`);
  }
}

const patchOperation = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

async function enterByPassword(server: AttackedServer, { send, tally }: Attack) {
  const { organizationId, founder, invitationId } = await server.ask('withoutPasswords');
  // Without cookies, a sign-in that looks like one of a browser needs the origin.
  const headers = { origin: server.url };
  const post = (call: string, body: object, by?: Attacker) => {
    const path = `${paths.auth}${call}`;
    return send({ method: 'POST', path, by, headers, body: JSON.stringify(body) }, call);
  };
  const requireClosed = async (by: Attacker, what: string) => {
    for (const path of [
      paths.meetings,
      `${paths.auth}/organization/get-full-organization?organizationId=${organizationId}`,
    ])
      requireRefused(
        tally,
        await send({ method: 'GET', path, by }, what),
        `${what} opened ${path}`,
      );
  };
  await post('/organization/accept-invitation', { invitationId }, founder);
  await requireClosed(founder, 'an invitation accepted in a session by password');
  const { email } = founder;
  const signedIn = await post('/sign-in/email', { email, password: 'correct-horse-9' });
  const { token } = tokenSchema.parse(JSON.parse(signedIn?.text ?? ''));
  const again = { ...founder, tokens: [token] };
  await post('/organization/set-active', { organizationId }, again);
  await requireClosed(again, 'a password, kept by an organization of the own');
}

function requireRefused(tally: Tally, answer: Answer, what: string) {
  if (!answer || answer.status < 400) tally.fault(`${what}: ${answer?.status}`);
}
