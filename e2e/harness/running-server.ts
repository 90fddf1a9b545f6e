import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrganizationRole } from '@rapport/contract';
import { indexMeetings } from '@rapport/server/features/search/index-meetings';
import { readEnv } from '@rapport/server/platform/env';
import { createLogger } from '@rapport/server/platform/logger';
import { startServer } from '@rapport/server/start-server';
import { createAccounts, type SignedIn } from '@rapport/server/testing/factories/accounts';
import { buildMeeting, type MeetingTraits } from '@rapport/server/testing/factories/meetings';
import { keepSound } from '@rapport/server/testing/factories/sound';
import { createStepGate } from '@rapport/server/testing/step-gate';
import { openMailbox } from './mailbox.ts';

/** The public address in the configuration needs the port before the server listens. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** The real server on an empty data folder. `gate` pauses analyses at a step. */
export async function runServer(
  settings: Readonly<Record<string, string>> = {},
  /** Looks up the DNS records that prove domains. */
  resolveTxt: (name: string) => Promise<string[]> = async () => [],
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-journeys-'));
  const mailbox = await openMailbox();
  const env = readEnv({
    PORT: String(await findFreePort()),
    RAPPORT_DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    RAPPORT_MAIL_FROM: 'Rapport <rapport@example.com>',
    LOG_LEVEL: 'error',
    ...settings,
  });
  const gate = createStepGate();
  const log = createLogger(env.logLevel);
  const server = await startServer(env, log, {
    onStep: gate.onStep,
    resolveTxt,
  });
  const accounts = createAccounts(server, server.db);
  const { secret, authCookies } = await server.auth.$context;

  function withBrowser(person: SignedIn) {
    // Signs the cookie itself: a real sign-in would hash the password, which is slow by design.
    const signature = createHmac('sha256', secret).update(person.token).digest('base64');
    const value = encodeURIComponent(`${person.token}.${signature}`);
    const cookies = [{ name: authCookies.sessionToken.name, value, url: env.publicUrl }];
    return {
      ...person,
      password: accounts.password,
      cookies,
      /** Inserts a meeting without an upload, and indexes it as an analysis does. */
      async buildMeeting(traits: MeetingTraits) {
        const id = await buildMeeting(server.db, person, traits);
        await indexMeetings({ db: server.db, log });
        return id;
      },
    };
  }

  return {
    url: env.publicUrl,
    setUpLink: server.setUpLink,
    gate,
    mailbox,
    createOwner: async () => withBrowser(await accounts.buildOwner()),
    createMember: async (organizationId: string, role: OrganizationRole = 'member') =>
      withBrowser(await accounts.buildMember(organizationId, role)),
    /** Changes a role as another administrator would at the same time. */
    changeRole: ({ accountId, organizationId }: SignedIn, role: OrganizationRole) =>
      server.db
        .updateTable('member')
        .set({ role })
        .where('userId', '=', accountId)
        .where('organizationId', '=', organizationId)
        .execute(),
    /** Makes this the oldest organization, which runs the installation. */
    letRunInstallation: (organizationId: string) =>
      server.db
        .updateTable('organization')
        .set({ createdAt: new Date(0) })
        .where('id', '=', organizationId)
        .execute(),
    /** Makes an uploaded meeting one of a recording whose sound is kept. */
    keepSound: (meeting: Parameters<typeof keepSound>[1], sound: Parameters<typeof keepSound>[2]) =>
      keepSound(server.db, meeting, sound),
    removeMember: ({ accountId, organizationId }: SignedIn) =>
      server.db
        .deleteFrom('member')
        .where('userId', '=', accountId)
        .where('organizationId', '=', organizationId)
        .execute(),
    async close() {
      gate.open();
      await server.close();
      await mailbox.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
export type RunningServer = Awaited<ReturnType<typeof runServer>>;
export type Person = Awaited<ReturnType<RunningServer['createOwner']>>;
