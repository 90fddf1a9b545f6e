import { randomUUID } from 'node:crypto';
import { readEnv } from '@rapport/server/platform/env';
import { createLogger } from '@rapport/server/platform/logger';
import { stopOnSignal } from '@rapport/server/platform/shutdown';
import { startServer } from '@rapport/server/start-server';
import { createAccounts } from '@rapport/server/testing/factories/accounts';
import { buildKey } from '@rapport/server/testing/factories/api-keys';
import { buildDirectory } from '@rapport/server/testing/factories/directories';
import { buildMeeting } from '@rapport/server/testing/factories/meetings';
import { sql } from 'kysely';
import { buildInvitation } from './build-invitation.ts';
import { buildWaysIn } from './build-ways-in.ts';
import { buildWithoutPasswords } from './build-without-passwords.ts';
import type { Answers, Question, Stalls, World } from './world.ts';

// The real server. It also measures its event loop and creates the accounts of the attack.

const tickMs = 10;
const sessionsPerPerson = 6;
const env = readEnv(process.env);
const log = createLogger(env.logLevel);
const server = await startServer(env, log);
stopOnSignal(server.close, log);
const { db } = server;
const accounts = createAccounts(server, db);

let stalls: Stalls = { longestMs: 0, longestWorkMs: 0 };
let tickedAt = performance.now();
let cpu = process.threadCpuUsage();
setInterval(() => {
  const now = performance.now();
  const used = process.threadCpuUsage(cpu);
  const heldMs = now - tickedAt - tickMs;
  // Other processes cause stalls too, so only this thread's CPU time is judged.
  const workMs = (used.user + used.system) / 1000;
  stalls = {
    longestMs: Math.max(stalls.longestMs, heldMs),
    longestWorkMs: Math.max(stalls.longestWorkMs, Math.min(heldMs, workMs)),
  };
  tickedAt = now;
  cpu = process.threadCpuUsage();
}, tickMs).unref();

type Built = Awaited<ReturnType<typeof accounts.buildOwner>>;

async function withSessions({ email, accountId, organizationId, token }: Built) {
  const { internalAdapter } = await server.auth.$context;
  const tokens = [token];
  while (tokens.length < sessionsPerPerson)
    tokens.push((await internalAdapter.createSession(accountId)).token);
  return { email, accountId, organizationId, tokens };
}

async function buildOrganization(): Promise<World['own']> {
  const owner = await accounts.buildOwner();
  const { organizationId } = owner;
  const meetingId = await buildMeeting(db, owner, { withResults: true });
  const failedMeetingId = await buildMeeting(db, owner, { status: 'failed' });
  const inviterId = owner.accountId;
  const invitationId = await buildInvitation(db, { organizationId, inviterId });
  const member = await accounts.buildMember(organizationId);
  const admin = await accounts.buildMember(organizationId, 'admin');
  const { id: memberId } = await db
    .selectFrom('member')
    .select('id')
    .where('userId', '=', member.accountId)
    .executeTakeFirstOrThrow();
  const people = {
    owner: await withSessions(owner),
    admin: await withSessions(admin),
    member: await withSessions(member),
  };
  const { keyId: apiKeyId, token } = await buildKey({ accounts }, owner);
  const program = { ...people.owner, tokens: [token] };
  const scim = await buildDirectory({ accounts }, owner);
  const scimUserId = await scim.createUser(`${randomUUID()}@example.com`);
  const scimGroupId = await scim.createGroup('Launch', [scimUserId]);
  const directory = { ...people.owner, tokens: [scim.token] };
  const waysIn = await buildWaysIn(db, owner);
  const ids = { organizationId, meetingId, failedMeetingId, invitationId, memberId, apiKeyId };
  return { ...ids, ...waysIn, scimUserId, scimGroupId, people, program, directory };
}

/** The foreign organization, shared by all organizations of the attack. */
const foreign = await buildOrganization();

const answers: { [Q in Question]: () => Promise<Answers[Q]> } = {
  world: async () => ({ own: await buildOrganization(), foreign }),
  withoutPasswords: () => buildWithoutPasswords(db, accounts),
  stalls: async () => {
    const seen = stalls;
    stalls = { longestMs: 0, longestWorkMs: 0 };
    return seen;
  },
  clockSetBack: async () => {
    const startedAt = sql<Date>`"startedAt" + interval '2 days'`;
    await db.updateTable('attempt').set({ startedAt }).execute();
    return null;
  },
};

process.on('message', async (question: Question) => process.send?.(await answers[question]()));
// Ends with the attacking process.
process.on('disconnect', () => process.exit());
process.send?.({ url: server.url });
