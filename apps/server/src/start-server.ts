import { join } from 'node:path';
import { type App, type AppOptions, buildApp } from './app.ts';
import type { Connection } from './database/connect.ts';
import { oneAtATime } from './database/one-at-a-time.ts';
import type { Database } from './database/types.ts';
import { createFirstOwner } from './features/auth/create-first-owner.ts';
import { awaitInstallation } from './open-installation.ts';
import { readOrCreateSecret } from './platform/data-folder.ts';
import type { Env } from './platform/env.ts';
import { explainListenError } from './platform/listen.ts';
import type { Logger } from './platform/logger.ts';
import { createOutboxMailer, createSmtpMailer } from './platform/mailer.ts';

export type RunningServer = App & { db: Database; url: string; setUpLink: string | null };

export async function startServer(
  env: Env,
  log: Logger,
  {
    opening = awaitInstallation(env, log),
    ...hooks
  }: Pick<AppOptions, 'onStep' | 'resolveTxt'> & { opening?: Promise<Connection> | undefined } = {},
): Promise<RunningServer> {
  const connection = await opening;
  const secret = env.secret ?? (await readOrCreateSecret(env.dataDir));
  const { smtpUrl, from } = env.mail;
  const mailer = smtpUrl
    ? createSmtpMailer(smtpUrl, from)
    : createOutboxMailer(join(env.dataDir, 'outbox'), from, log);
  const app = await buildApp({ env, secret, connection, mailer, log, ...hooks });
  const setUpLink =
    env.role === 'worker'
      ? null
      : await oneAtATime(connection, () => createFirstOwner(connection.db, app.auth, env));
  const url = await app.http
    .listen({ host: env.host, port: env.port })
    .catch((error: unknown) => Promise.reject(explainListenError(error, env)));
  return {
    ...app,
    db: connection.db,
    url,
    setUpLink,
    async close() {
      await app.close();
      await connection.close();
    },
  };
}
