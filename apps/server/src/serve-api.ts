import multipart from '@fastify/multipart';
import { samlAnswerPath } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { App, AppOptions } from './app.ts';
import { actionRoutes } from './features/actions/routes.ts';
import { callsPerMinuteOfKey, createApiKeys } from './features/api-keys/find-key-holder.ts';
import { apiKeyRoutes } from './features/api-keys/routes.ts';
import { cacheCounted } from './features/ask/counted/cached-counted.ts';
import { readCounted } from './features/ask/counted/read-counted.ts';
import { measureScope } from './features/ask/question/asked-scope-repository.ts';
import { cacheScopeSizes } from './features/ask/question/cached-scope-sizes.ts';
import { askRoutes } from './features/ask/routes.ts';
import { createAskThreads } from './features/ask/thread/ask-threads.ts';
import { withConnected } from './features/assistants/connections/find-connected.ts';
import { assistantRoutes } from './features/assistants/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { trustedOrigins } from './features/auth/auth.ts';
import { describeAuth } from './features/auth/describe-auth.ts';
import { createFindCaller } from './features/auth/find-caller.ts';
import { oauthRequestsOf } from './features/auth/oauth-requests-of.ts';
import { openAccountsOf } from './features/auth/open-accounts.ts';
import { openPasskeySessionsOf, passwordCheckOf } from './features/auth/open-passkey-sessions.ts';
import { authRoutes } from './features/auth/routes.ts';
import { sessionRoutes } from './features/auth/sessions/routes.ts';
import { checkRoutes } from './features/checks/routes.ts';
import { confirmationRoutes } from './features/confirmations/routes.ts';
import { correctionRoutes } from './features/corrections/routes.ts';
import { exportRoutes } from './features/exports/routes.ts';
import { figureRegisterRoutes } from './features/figure-register/routes.ts';
import { organizationFigures } from './features/figures/organization-figures.ts';
import { figureRoutes } from './features/figures/routes.ts';
import { glossaryRoutes } from './features/glossary/routes.ts';
import { createModels } from './features/language-model/models.ts';
import { languageModelRoutes } from './features/language-model/routes.ts';
import { mailRoutes } from './features/mail/routes.ts';
import { meetingRoutes } from './features/meetings/routes.ts';
import { meetingViewRoutes } from './features/meetings/views/routes.ts';
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
import { searchRoutes } from './features/search/routes.ts';
import { seriesReaders } from './features/series/read-series.ts';
import { seriesRoutes } from './features/series/routes.ts';
import { createProviderChecks } from './features/single-sign-on/check-providers.ts';
import { resolveTxtBySystem } from './features/single-sign-on/resolve-txt.ts';
import { singleSignOnRoutes } from './features/single-sign-on/routes.ts';
import { signInRoutes } from './features/single-sign-on/sign-in/routes.ts';
import { speakerRoutes } from './features/speakers/routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import { transcriptRoutes } from './features/transcripts/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import { webhookRoutes } from './features/webhooks/routes.ts';
import { createDocumentThreads } from './ground/document/document-threads.ts';
import { findModelEndpoint } from './ground/language-model/model-endpoint.ts';
import { documentApi, serveDocumentation } from './platform/api-documentation.ts';
import { limitCalls } from './platform/limit-calls.ts';
import type { Metrics } from './platform/metrics.ts';
import { type AddressRules, createAddressRules } from './platform/outgoing/address-rules.ts';
import { createGuardedFetch } from './platform/outgoing/guarded-fetch.ts';
import type { ResolveHost } from './platform/outgoing/guarded-lookup.ts';
import { refuseForeignOrigins } from './platform/refuse-foreign-origins.ts';
import { responseSerializer } from './platform/response-serializer.ts';
import type { SecurityHeaders } from './platform/security-headers.ts';
import { provideSessions } from './platform/session.ts';
import { serveWebApp } from './platform/web-app.ts';

export type ApiOptions = AppOptions &
  Pick<App, 'auth' | 'bus' | 'queue'> & {
    rules: AddressRules;
    resolve: ResolveHost;
    metrics: Metrics;
    headers: SecurityHeaders;
  };

type Routes = (http: FastifyInstance, services: ApiServices) => void;

/** The routes of all features. */
const routesOfFeatures: Routes[] = [
  authRoutes,
  sessionRoutes,
  organizationRoutes,
  auditRoutes,
  meetingRoutes,
  meetingViewRoutes,
  actionRoutes,
  checkRoutes,
  confirmationRoutes,
  correctionRoutes,
  userRoutes,
  speakerRoutes,
  searchRoutes,
  (http, { ask }) => askRoutes(http, ask),
  mailRoutes,
  languageModelRoutes,
  glossaryRoutes,
  retentionRoutes,
  figureRoutes,
  notificationRoutes,
  seriesRoutes,
  figureRegisterRoutes,
  exportRoutes,
  planningRoutes,
  rightsRoutes,
  apiKeyRoutes,
  assistantRoutes,
  connectionRoutes,
  scimRoutes,
  webhookRoutes,
  (http, { singleSignOn }) => singleSignOnRoutes(http, singleSignOn),
  (http, { singleSignOn }) => signInRoutes(http, singleSignOn),
  transcriptRoutes,
  passkeyRoutes,
  passkeySignInRoutes,
  systemRoutes,
];

/** Serves the API, its documentation, the web app and the sockets. */
export async function serveApi(http: FastifyInstance, options: ApiOptions) {
  const { env, auth, bus, log, metrics, headers, connection } = options;
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(responseSerializer);
  await documentApi(http);
  await http.register(multipart);
  const ownOrigins = trustedOrigins(env.publicUrl);
  // The pages of providers post there.
  refuseForeignOrigins(http, ownOrigins, [samlAnswerPath]);
  const services = openServices(http, options);
  for (const routes of routesOfFeatures) routes(http, services);
  serveDocumentation(http, () => describeAuth(auth));
  const { authCookies } = await auth.$context;
  await serveWebApp(http, { sessionCookie: authCookies.sessionToken.name });
  const sockets = openSockets(http.server, {
    db: connection.db,
    bus,
    findCaller: services.findCaller,
    allowedOrigins: ownOrigins,
    headers,
    log,
  });
  http.addHook('preClose', async () => sockets.close());
  metrics.watchSockets(sockets.count);
}

/** The quotes are already shown, so the text of a model may take this long. */
const limitsOfAnswers = { timeLimitMs: 30_000, retries: 0 };
/** A test has the time of a usual question, and tells the first failure. */
const limitsOfTests = { retries: 0, restMs: 0 };

type ApiServices = ReturnType<typeof openServices>;

/** What the routes of features share. Each takes the part that it needs. */
function openServices(http: FastifyInstance, given: ApiOptions) {
  const { env, secret, connection, auth, bus, queue, log, resolve } = given;
  const { publicUrl } = env;
  const { db } = connection;
  const limited = limitCalls(http, env.callsPerMinute);
  const findCaller = limited(createFindCaller(auth, db), env.callsPerMinute);
  const apiKeys = withConnected(createApiKeys(db, log), db, log);
  provideSessions(http, findCaller, {
    ...apiKeys,
    find: limited(apiKeys.find, Math.min(callsPerMinuteOfKey, env.callsPerMinute)),
  });
  const askThreads = createAskThreads();
  const answerModels = createModels({ ...given, db }, limitsOfAnswers);
  const testedModels = createModels({ ...given, db }, limitsOfTests);
  const figures = organizationFigures({ db, bus });
  const series = seriesReaders({ db, bus });
  const documents = createDocumentThreads();
  const people = createAnnouncePeople(bus);
  http.addHook('preClose', async () => {
    answerModels.close();
    testedModels.close();
  });
  for (const { close } of [askThreads, figures, documents, people]) http.addHook('onClose', close);
  const signInRules = createAddressRules(env.ssoNetworks);
  const guardedFetch = createGuardedFetch({ rules: signInRules, resolve });
  const ask = {
    db,
    log,
    threads: askThreads,
    models: answerModels,
    figures,
    series,
    measure: cacheScopeSizes(bus, (member, scope) => measureScope(db, member, scope)),
  };
  return {
    ...given,
    db,
    publicUrl,
    maxUploadMb: env.maxUploadMb,
    speech: env.speech,
    sendsMail: env.mail.smtpUrl !== undefined,
    testedModels,
    isModelSetUp: async (organizationId: string) =>
      (await findModelEndpoint({ db, secret, env }, organizationId)) !== null,
    isSpeechSetUp: env.speech !== undefined,
    findCaller,
    figures,
    series,
    documents,
    people,
    findDirectory: limited(createFindDirectory(db, log), callsPerMinuteOfDirectory),
    relyingParty: relyingPartyOf(publicUrl),
    isPassword: passwordCheckOf(auth, db),
    openSessions: openPasskeySessionsOf(auth),
    requests: oauthRequestsOf(auth, publicUrl),
    readSignInProviders: createProviderChecks(guardedFetch),
    ask: { ...ask, counted: cacheCounted(bus, (member) => readCounted(ask, member)) },
    singleSignOn: {
      db,
      queue,
      secret,
      publicUrl,
      rules: signInRules,
      guardedFetch,
      resolveTxt: given.resolveTxt ?? resolveTxtBySystem,
      openAccounts: openAccountsOf(auth),
    },
  };
}
