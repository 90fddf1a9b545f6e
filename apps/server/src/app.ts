import multipart from '@fastify/multipart';
import { samlAnswerPath } from '@rapport/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Connection } from './database/connect.ts';
import { startAutovacuum } from './database/embedded/autovacuum.ts';
import { actionRoutes } from './features/actions/routes.ts';
import { callsPerMinuteOfKey, createApiKeys } from './features/api-keys/find-key-holder.ts';
import { apiKeyRoutes } from './features/api-keys/routes.ts';
import { createAskThreads } from './features/ask/ask-threads.ts';
import { measureScope } from './features/ask/asked-scope-repository.ts';
import { keepScopeSizes } from './features/ask/kept-scope-sizes.ts';
import { askRoutes } from './features/ask/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { type Auth, createAuth, trustedOrigins } from './features/auth/auth.ts';
import { describeAuth } from './features/auth/describe-auth.ts';
import { createFindCaller } from './features/auth/find-caller.ts';
import { openAccountsOf } from './features/auth/open-accounts.ts';
import { openPasskeySessionsOf, passwordCheckOf } from './features/auth/open-passkey-sessions.ts';
import { authRoutes } from './features/auth/routes.ts';
import { sessionRoutes } from './features/auth/sessions/routes.ts';
import { checkRoutes } from './features/checks/routes.ts';
import { confirmationRoutes } from './features/confirmations/routes.ts';
import { correctionRoutes } from './features/corrections/routes.ts';
import { exportRoutes } from './features/exports/routes.ts';
import { figureRegisterRoutes } from './features/figure-register/routes.ts';
import { createMoodThreads } from './features/figures/decide-moods.ts';
import { followChanges } from './features/figures/follow-changes.ts';
import { organizationFigures } from './features/figures/organization-figures.ts';
import { figureRoutes } from './features/figures/routes.ts';
import { watchSources } from './features/imports/watch-sources.ts';
import { queueMail } from './features/mail/queue-mail.ts';
import { mailRoutes } from './features/mail/routes.ts';
import { meetingRoutes } from './features/meetings/routes.ts';
import { meetingViewRoutes } from './features/meetings/views/routes.ts';
import { followNotificationEvents } from './features/notifications/follow-events.ts';
import { findDueNotificationsJob } from './features/notifications/notifications.job.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { organizationRoutes } from './features/organizations/routes.ts';
import { relyingPartyOf } from './features/passkeys/relying-party.ts';
import { passkeyRoutes } from './features/passkeys/routes.ts';
import { passkeySignInRoutes } from './features/passkeys/sign-in/routes.ts';
import { planningRoutes } from './features/planning/routes.ts';
import { openSockets } from './features/realtime/sockets.ts';
import { retentionRoutes } from './features/retention/routes.ts';
import { rightsRoutes } from './features/rights/routes.ts';
import { createAnnouncePeople } from './features/scim/announce-people.ts';
import { connectionRoutes } from './features/scim/connection/routes.ts';
import { callsPerMinuteOfDirectory, createFindDirectory } from './features/scim/find-directory.ts';
import { scimRoutes } from './features/scim/routes.ts';
import { indexMeetingsJob } from './features/search/index-meetings.job.ts';
import { searchRoutes } from './features/search/routes.ts';
import { followMeetings } from './features/series/follow-meetings.ts';
import { seriesRoutes } from './features/series/routes.ts';
import { createProviderChecks } from './features/single-sign-on/check-providers.ts';
import { resolveTxtBySystem } from './features/single-sign-on/resolve-txt.ts';
import { singleSignOnRoutes } from './features/single-sign-on/routes.ts';
import type { ResolveTxt } from './features/single-sign-on/services.ts';
import { signInRoutes } from './features/single-sign-on/sign-in/routes.ts';
import { speakerRoutes } from './features/speakers/routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import { createAnalysisPool } from './features/transcripts/analysis-pool.ts';
import type { ProcessTranscriptOptions } from './features/transcripts/process-transcript.handler.ts';
import { requeueUnfinished } from './features/transcripts/requeue-unfinished.ts';
import { transcriptRoutes } from './features/transcripts/routes.ts';
import { sweepContent } from './features/transcripts/sweep-content.ts';
import { userRoutes } from './features/users/routes.ts';
import type { WebhookServices } from './features/webhooks/change-webhooks.ts';
import { findDueWebhooksJob } from './features/webhooks/deliver-webhooks.job.ts';
import { followWebhookEvents } from './features/webhooks/follow-events.ts';
import { webhookRoutes } from './features/webhooks/routes.ts';
import { createDocumentThreads } from './ground/document/document-threads.ts';
import { createJobs, jobDefinitions } from './jobs.ts';
import { documentApi, serveDocumentation } from './platform/api-documentation.ts';
import { openBegunWork } from './platform/begun-work.ts';
import type { Env } from './platform/env.ts';
import { handleErrors } from './platform/error-handler.ts';
import { createLocalBus, createPostgresBus, type EventBus } from './platform/event-bus.ts';
import { healthRoutes } from './platform/health-routes.ts';
import { type JobQueue, startJobQueue } from './platform/job-queue.ts';
import { limitCalls } from './platform/limit-calls.ts';
import type { Logger } from './platform/logger.ts';
import type { Mailer } from './platform/mailer.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { metricsRoutes } from './platform/metrics-routes.ts';
import { createOpenAiModel } from './platform/openai-model.ts';
import { createAddressRules } from './platform/outgoing/address-rules.ts';
import { createGuardedFetch } from './platform/outgoing/guarded-fetch.ts';
import { type ResolveHost, resolveBySystem } from './platform/outgoing/guarded-lookup.ts';
import { refuseUnreadableInput } from './platform/readable-input.ts';
import { refuseForeignOrigins } from './platform/refuse-foreign-origins.ts';
import { newRequestId, sendRequestIds } from './platform/request-id.ts';
import { RequestLog } from './platform/request-log.ts';
import { responseSerializer } from './platform/response-serializer.ts';
import {
  type SecurityHeaders,
  securityHeaders,
  sendSecurityHeaders,
} from './platform/security-headers.ts';
import { provideSessions } from './platform/session.ts';
import { unroutedErrorHandlers } from './platform/unrouted-errors.ts';
import { watchUnusedConnections } from './platform/unused-connections.ts';
import { serveWebApp } from './platform/web-app.ts';

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
  const queue = await startJobQueue(connection, jobDefinitions, log, bus);
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
      // First, because whatever ends the process from here on is no fault of the running work.
      await work?.begunWork.giveBack();
      await http.close();
      // A model may take minutes; its meeting is processed again after the next start.
      work?.model?.close();
      await work?.sources.close();
      // Before what waits for them.
      await work?.threads.close();
      await work?.figures.close();
      await work?.series.close();
      await work?.webhooks.close();
      await work?.notifications.close();
      await queue.stop();
      await work?.pool.close();
      await work?.digestFigures.close();
      options.mailer.close();
      await bus.close();
      if (stopAutovacuum) await stopAutovacuum();
    },
  };
}

type Services = AppOptions &
  Pick<App, 'auth' | 'bus' | 'queue'> &
  Pick<WebhookServices, 'rules' | 'resolve'> & { metrics: Metrics; headers: SecurityHeaders };

async function serveApi(http: FastifyInstance, services: Services) {
  const { env, connection, auth, bus, queue, log, metrics, headers } = services;
  const { db } = connection;
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(responseSerializer);
  await documentApi(http);
  await http.register(multipart);
  const ownOrigins = trustedOrigins(env.publicUrl);
  // The pages of providers post there.
  refuseForeignOrigins(http, ownOrigins, [samlAnswerPath]);
  const { authCookies } = await auth.$context;
  const limited = limitCalls(http, env.callsPerMinute);
  const findCaller = limited(createFindCaller(auth, db), env.callsPerMinute);
  const apiKeys = createApiKeys(db, log);
  provideSessions(http, findCaller, {
    ...apiKeys,
    find: limited(apiKeys.find, Math.min(callsPerMinuteOfKey, env.callsPerMinute)),
  });
  authRoutes(http, { auth, publicUrl: env.publicUrl });
  sessionRoutes(http, { db, auth });
  organizationRoutes(http, {
    db,
    bus,
    queue,
    publicUrl: env.publicUrl,
    sendsMail: env.mail.smtpUrl !== undefined,
    isModelSetUp: env.languageModel !== undefined,
  });
  auditRoutes(http, db);
  meetingRoutes(http, { db, bus });
  meetingViewRoutes(http, { db, bus });
  actionRoutes(http, { db, bus });
  checkRoutes(http, { db });
  confirmationRoutes(http, { db });
  correctionRoutes(http, { db, bus, queue });
  userRoutes(http, { db, bus, queue });
  speakerRoutes(http, { db, bus, queue });
  searchRoutes(http, db);
  const askThreads = createAskThreads();
  http.addHook('onClose', askThreads.close);
  const answerModel =
    env.languageModel && createOpenAiModel({ ...env.languageModel, ...limitsOfAnswers });
  http.addHook('preClose', async () => answerModel?.close());
  askRoutes(http, {
    db,
    log,
    threads: askThreads,
    model: answerModel,
    measure: keepScopeSizes(bus, (member, scope) => measureScope(db, member, scope)),
  });
  mailRoutes(http, db);
  retentionRoutes(http, db);
  const figures = organizationFigures({ db, bus });
  http.addHook('onClose', figures.close);
  figureRoutes(http, { db, bus, figures });
  notificationRoutes(http, { ...services, db, figures, publicUrl: env.publicUrl });
  seriesRoutes(http, { db, bus });
  const documents = createDocumentThreads();
  http.addHook('onClose', documents.close);
  figureRegisterRoutes(http, { db, env, documents });
  exportRoutes(http, { db, env, documents });
  planningRoutes(http, { db, bus, queue, publicUrl: env.publicUrl, documents });
  rightsRoutes(http, services);
  apiKeyRoutes(http, db);
  const people = createAnnouncePeople(bus);
  http.addHook('onClose', people.close);
  const directoryServices = { db, bus, queue, people, publicUrl: env.publicUrl };
  connectionRoutes(http, directoryServices);
  scimRoutes(http, {
    ...directoryServices,
    findDirectory: limited(createFindDirectory(db, log), callsPerMinuteOfDirectory),
  });
  webhookRoutes(http, { ...services, db });
  const signInRules = createAddressRules(env.ssoNetworks);
  const singleSignOn = {
    db,
    queue,
    secret: services.secret,
    publicUrl: env.publicUrl,
    rules: signInRules,
    guardedFetch: createGuardedFetch({ rules: signInRules, resolve: services.resolve }),
    resolveTxt: services.resolveTxt ?? resolveTxtBySystem,
    openAccounts: openAccountsOf(auth),
  };
  singleSignOnRoutes(http, singleSignOn);
  signInRoutes(http, singleSignOn);
  transcriptRoutes(http, { db, queue, bus, maxUploadMb: env.maxUploadMb });
  const relyingParty = relyingPartyOf(env.publicUrl);
  passkeyRoutes(http, {
    db,
    bus,
    queue,
    relyingParty,
    publicUrl: env.publicUrl,
    isPassword: passwordCheckOf(auth, db),
  });
  passkeySignInRoutes(http, { db, env, relyingParty, openSessions: openPasskeySessionsOf(auth) });
  systemRoutes(http, {
    ...services,
    readSignInProviders: createProviderChecks(singleSignOn.guardedFetch),
  });
  serveDocumentation(http, () => describeAuth(auth));
  await serveWebApp(http, { sessionCookie: authCookies.sessionToken.name });
  const sockets = openSockets(http.server, {
    db,
    bus,
    findCaller,
    allowedOrigins: ownOrigins,
    headers,
    log,
  });
  http.addHook('preClose', async () => sockets.close());
  metrics.watchSockets(sockets.count);
}

/** The quotes are already shown, so the text of a model may take this long. */
const limitsOfAnswers = { timeLimitMs: 30_000, retries: 0 };

async function startWorking(services: Services) {
  const { env, connection, queue, log } = services;
  const { db } = connection;
  const pool = createAnalysisPool({ threads: env.workers + 1 });
  const model = env.languageModel && createOpenAiModel(env.languageModel);
  const threads = createMoodThreads(log);
  const digestFigures = organizationFigures({ ...services, db });
  const begunWork = await openBegunWork(db, log);
  const jobs = createJobs({
    ...services,
    db,
    pool,
    model,
    threads,
    begunWork,
    publicUrl: env.publicUrl,
    figures: digestFigures,
  });
  if (queue.startsEmpty) {
    // No other process uses this database, so no upload is in progress.
    await sweepContent({ db, log }, 0);
    const unfinished = await requeueUnfinished(db, queue);
    if (unfinished > 0) log.info({ unfinished }, 'unfinished meetings enqueued');
  }
  // Indexes meetings that were analysed by an earlier version or restored from a backup.
  await queue.enqueue(db, indexMeetingsJob, {});
  await queue.enqueue(db, findDueWebhooksJob, {});
  await queue.enqueue(db, findDueNotificationsJob, {});
  for (const job of jobs) await queue.work(job, env.workers);
  const figures = followChanges({ ...services, db, threads });
  const series = followMeetings({ ...services, db });
  const sources = await watchSources({ ...services, db, begunWork });
  const webhooks = followWebhookEvents({ ...services, db });
  const notifications = followNotificationEvents({ ...services, db });
  return {
    pool,
    model,
    figures,
    series,
    threads,
    sources,
    webhooks,
    notifications,
    digestFigures,
    begunWork,
  };
}
