import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Connection } from './database/connect.ts';
import { startAutovacuum } from './database/embedded/autovacuum.ts';
import { type Auth, createAuth } from './features/auth/auth.ts';
import { queueMail } from './features/mail/queue-mail.ts';
import type { ResolveTxt } from './features/single-sign-on/services.ts';
import type { AnalysisPool } from './features/transcripts/analysis/analysis-pool.ts';
import type { ProcessTranscriptOptions } from './features/transcripts/processing/process-transcript.handler.ts';
import { jobDefinitions } from './jobs.ts';
import type { Env } from './platform/env.ts';
import { handleErrors } from './platform/error-handler.ts';
import { createLocalBus, createPostgresBus, type EventBus } from './platform/event-bus.ts';
import { healthRoutes } from './platform/health-routes.ts';
import { type JobQueue, startJobQueue } from './platform/job-queue.ts';
import type { Logger } from './platform/logger.ts';
import type { Mailer } from './platform/mailer.ts';
import { createMetrics } from './platform/metrics.ts';
import { metricsRoutes } from './platform/metrics-routes.ts';
import { createAddressRules } from './platform/outgoing/address-rules.ts';
import { type ResolveHost, resolveBySystem } from './platform/outgoing/guarded-lookup.ts';
import { refuseUnreadableInput } from './platform/readable-input.ts';
import { newRequestId, sendRequestIds } from './platform/request-id.ts';
import { RequestLog } from './platform/request-log.ts';
import { securityHeaders, sendSecurityHeaders } from './platform/security-headers.ts';
import { unroutedErrorHandlers } from './platform/unrouted-errors.ts';
import { watchUnusedConnections } from './platform/unused-connections.ts';
import { serveApi } from './serve-api.ts';
import { startWorking } from './start-working.ts';

export type AppOptions = {
  env: Pick<
    Env,
    | 'publicUrl'
    | 'trustedProxies'
    | 'signUp'
    | 'callsPerMinute'
    | 'maxUploadMb'
    | 'workers'
    | 'role'
    | 'languageModel'
    | 'ownModels'
    | 'speech'
    | 'webhookNetworks'
    | 'ssoNetworks'
    | 'metricsToken'
    | 'mail'
    | 'dataDir'
    | 'watchedFolders'
    | 'mailboxes'
    | 'buckets'
  >;
  secret: string;
  connection: Connection;
  mailer: Mailer;
  log: Logger;
  onStep?: ProcessTranscriptOptions['onStep'];
  /** Instead of threads of its own, which start and load the analysis with the first file. */
  analyses?: AnalysisPool;
  /** Between two looks for jobs of which the workers were not told. */
  pollSeconds?: number;
  /** Looks up the hosts of webhooks and of sign-in providers. */
  resolve?: ResolveHost;
  /** Looks up the records that prove domains. */
  resolveTxt?: ResolveTxt;
};

export type App = {
  http: FastifyInstance;
  auth: Auth;
  queue: JobQueue;
  bus: EventBus;
  /** Waits for running work; the database stays open. */
  close(): Promise<void>;
};

/** Needs a migrated database. Does not listen. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { env, connection, log, secret } = options;
  const { db } = connection;
  const bus =
    connection.kind === 'embedded'
      ? createLocalBus()
      : await createPostgresBus(connection.pool, connection.url, log);
  const queue = await startJobQueue(connection, jobDefinitions, log, bus, options.pollSeconds);
  const auth = createAuth({
    db,
    bus,
    secret,
    publicUrl: env.publicUrl,
    signUp: env.signUp,
    log,
    sendMail: (mail, organizationId) => queueMail({ db, queue }, mail, organizationId),
  });
  const loggerInstance: FastifyBaseLogger = log;
  const trustProxy = env.trustedProxies.length > 0 && env.trustedProxies;
  const headers = securityHeaders(env.publicUrl);
  const http = Fastify({
    loggerInstance,
    genReqId: newRequestId,
    trustProxy,
    logController: new RequestLog(),
    ...unroutedErrorHandlers(headers),
  });
  const endUnusedConnections = watchUnusedConnections(http.server);
  http.addHook('preClose', async () => endUnusedConnections());
  sendRequestIds(http);
  handleErrors(http);
  refuseUnreadableInput(http);
  sendSecurityHeaders(http, headers);
  const metrics = createMetrics(connection);
  metricsRoutes(http, { metrics, token: env.metricsToken, publicUrl: env.publicUrl });
  healthRoutes(http, { connection, queue, bus });
  const calls = {
    rules: createAddressRules(env.webhookNetworks),
    resolve: options.resolve ?? resolveBySystem,
  };
  const services = { ...options, ...calls, auth, bus, queue, metrics, headers };
  if (env.role !== 'worker') await serveApi(http, services);
  const work = env.role === 'api' ? null : await startWorking(services);
  const stopAutovacuum =
    connection.kind === 'embedded' &&
    startAutovacuum(db, (error) => log.warn({ err: error }, 'autovacuum failed'));

  return {
    http,
    auth,
    queue,
    bus,
    async close() {
      await work?.giveBack();
      await http.close();
      await (work ? work.close() : queue.stop());
      options.mailer.close();
      await bus.close();
      if (stopAutovacuum) await stopAutovacuum();
    },
  };
}
