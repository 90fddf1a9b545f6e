import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { type App, type AppOptions, buildApp } from '../app.ts';
import type { Connection } from '../database/connect.ts';
import type { Database } from '../database/types.ts';
import type { ResolveTxt } from '../features/single-sign-on/services.ts';
import type { Mail } from '../platform/mailer.ts';
import type { ResolveHost } from '../platform/outgoing/guarded-lookup.ts';
import { checkResponses } from './check-responses.ts';
import { createAccounts } from './factories/accounts.ts';
import { lendAnalysisPool } from './lend-analysis-pool.ts';
import { createStepGate, type StepGate } from './step-gate.ts';
import { openTestDatabase } from './test-database.ts';

/** The workers are told of a job that is due at once. Looking for others twice a second took a twelfth of the time. */
const pollSeconds = 2;

export const testPublicUrl = 'http://localhost:8000';

/** Host names of webhooks are not resolved in tests unless a test provides addresses. */
const findNoHost = async (host: string) =>
  Promise.reject<never>(Object.assign(new Error(host), { code: 'ENOTFOUND' }));

export type TestApp = App & {
  db: Database;
  gate: StepGate;
  accounts: ReturnType<typeof createAccounts>;
  /** Oldest first. */
  mails: Mail[];
};

/** Starts the app with its own database, without a port. */
export async function startTestApp(
  env: Partial<AppOptions['env']> = {},
  database?: Connection,
  log: AppOptions['log'] = pino({ level: 'silent' }),
  resolve: ResolveHost = findNoHost,
  resolveTxt: ResolveTxt = findNoHost,
): Promise<TestApp> {
  const connection = database ?? (await openTestDatabase());
  const gate = createStepGate();
  const mails: Mail[] = [];
  const app = await buildApp({
    env: {
      publicUrl: testPublicUrl,
      trustedProxies: [],
      signUp: 'invited',
      callsPerMinute: 100_000,
      maxUploadMb: 25,
      workers: 1,
      role: 'all',
      languageModel: undefined,
      ownModels: undefined,
      speech: undefined,
      webhookNetworks: [],
      ssoNetworks: [],
      metricsToken: undefined,
      mail: { smtpUrl: undefined, from: 'Rapport <rapport@localhost>' },
      dataDir: tmpdir(),
      watchedFolders: [],
      mailboxes: [],
      buckets: [],
      ...env,
    },
    secret: 'a secret of thirty-two characters',
    connection,
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    log,
    onStep: gate.onStep,
    analyses: lendAnalysisPool(),
    pollSeconds,
    resolve,
    resolveTxt,
  });
  checkResponses(app.http);
  return {
    ...app,
    db: connection.db,
    gate,
    mails,
    accounts: createAccounts(app, connection.db),
    async close() {
      gate.open();
      await app.close();
      await connection.close();
    },
  };
}
