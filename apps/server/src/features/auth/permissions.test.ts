import { randomUUID } from 'node:crypto';
import {
  apiKeyScopeSchema,
  correctionAcceptedSchema,
  defaultNotificationSettings,
  defaultSuccessionWeights,
  importColumns,
  listEndpoints,
  type OrganizationRole,
  organizationRoleSchema,
  pathFor,
  paths,
  singleSignOnReturnPath,
  speakerChosenSchema,
  speakerListSchema,
} from '@rapport/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listTerms, upsertTerm } from '../../ground/glossary/glossary-repository.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { personOf, readActions, turnActionsOn } from '../../testing/factories/actions.ts';
import { buildKey } from '../../testing/factories/api-keys.ts';
import { letAssistantsRead } from '../../testing/factories/assistants.ts';
import { createAssistant, within } from '../../testing/factories/connected-assistants.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import {
  beginOffboarding,
  deleteOffboarding,
  lastDayOf,
  readOffboarding,
} from '../../testing/factories/offboarding.ts';
import {
  includeInPlan,
  type OfPlan,
  planPath,
  sharePlan,
} from '../../testing/factories/plan-sharing.ts';
import { buildSeries } from '../../testing/factories/series.ts';
import { keepSound } from '../../testing/factories/sound.ts';
import { formWith, sendForm } from '../../testing/factories/transcripts.ts';
import { answerWell, type ModelServer, startModelServer } from '../../testing/model-server.ts';
import {
  type SignInProvider,
  signInClient,
  startSignInProvider,
} from '../../testing/sign-in-provider.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../../testing/test-app.ts';

let app: TestApp;
let provider: SignInProvider;
let model: ModelServer;
let owner: SignedIn;
let people: Record<OrganizationRole, SignedIn>;
let organizationId: string;

beforeAll(async () => {
  provider = await startSignInProvider(`${testPublicUrl}${singleSignOnReturnPath}`);
  model = await startModelServer(answerWell);
  app = await startTestApp(
    {
      ssoNetworks: ['127.0.0.1'],
      ownModels: { networks: ['127.0.0.1'] },
      languageModel: {
        baseUrl: model.baseUrl,
        apiKey: undefined,
        name: 'tiny',
        window: undefined,
      },
    },
    undefined,
    undefined,
    undefined,
    async () =>
      (await app.db.selectFrom('singleSignOnDomain').select('record').execute()).map(
        ({ record }) => record,
      ),
  );
  owner = await app.accounts.buildOwner();
  organizationId = owner.organizationId;
  people = {
    owner,
    admin: await app.accounts.buildMember(organizationId, 'admin'),
    member: await app.accounts.buildMember(organizationId),
  };
});
afterAll(async () => {
  provider.close();
  await app.close();
  model.close();
});

const withId = z.object({ id: z.string() });
const auth = (path: string) => `${paths.auth}/organization/${path}`;

/** Returns the id of what the owner's call created. */
async function idOf(path: string, payload: object): Promise<string> {
  const answer = await owner.call('POST', auth(path), { payload });
  return withId.parse(answer.json()).id;
}

let lastNumber = 0;
function newName(): string {
  lastNumber += 1;
  return `subject-${lastNumber}`;
}
const newEmail = () => `${newName()}@example.com`;
const newTeam = () => idOf('create-team', { name: newName(), organizationId });
const newInvitation = () =>
  idOf('invite-member', { email: newEmail(), role: 'member', organizationId });

async function newMemberId(): Promise<string> {
  const { accountId } = await app.accounts.buildMember(organizationId);
  const row = app.db.selectFrom('member').select('id').where('userId', '=', accountId);
  return (await row.executeTakeFirstOrThrow()).id;
}

/** A meeting that someone else uploaded. */
const meetingAt = async (path: string, status: 'completed' | 'failed' | 'processing') =>
  path.replace(':id', await buildMeeting(app.db, owner, { status, withResults: true }));

/** One for each role. */
const lastNames = ['Kowalski', 'Drummond', 'Haverford'];
const newChoice = { speakerId: 'name:anna berg', is: 'guest' };
const newTitle = () => ({ kind: 'set-title', title: newName() });

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Call = {
  method: Method;
  path: string;
  may: readonly OrganizationRole[];
  send: (by: SignedIn) => Promise<{ statusCode: number }>;
};

const everybody = organizationRoleSchema.options;
const managers = ['owner', 'admin'] as const;

const readOf = (path: string): Call => ({
  method: 'GET',
  path,
  may: everybody,
  send: async (by) => by.call('GET', await meetingAt(path, 'completed')),
});

function post(name: string, may: Call['may'], payload: () => Promise<object>): Call {
  const path = auth(name);
  const send: Call['send'] = async (by) =>
    by.call('POST', path, { payload: { organizationId, ...(await payload()) } });
  return { method: 'POST', path, may, send };
}

function seriesCalls(): Call[] {
  const pathOf = async (path: string) => {
    const { seriesId, meetingId } = await buildSeries(app.db, owner);
    return path.replace(':id', seriesId).replace(':meetingId', meetingId);
  };
  return [
    {
      method: 'GET',
      path: paths.series,
      may: everybody,
      send: async (by) => by.call('GET', await pathOf(paths.series)),
    },
    {
      method: 'PATCH',
      path: paths.series,
      may: managers,
      send: async (by) =>
        by.call('PATCH', await pathOf(paths.series), { payload: { name: newName() } }),
    },
    {
      method: 'PUT',
      path: paths.seriesMeeting,
      may: managers,
      send: async (by) =>
        by.call('PUT', await pathOf(paths.seriesMeeting), { payload: { isPart: false } }),
    },
  ];
}

/** Calls about the caller alone. */
function notificationCalls(): Call[] {
  const settings = { payload: defaultNotificationSettings };
  return [
    ...[paths.notifications, paths.unreadNotifications, paths.notificationSettings].map(
      (path): Call => ({ method: 'GET', path, may: everybody, send: (by) => by.call('GET', path) }),
    ),
    {
      method: 'POST',
      path: paths.readNotifications,
      may: everybody,
      send: (by) => by.call('POST', paths.readNotifications, { payload: {} }),
    },
    {
      method: 'PUT',
      path: paths.notificationSettings,
      may: everybody,
      send: (by) => by.call('PUT', paths.notificationSettings, settings),
    },
    {
      method: 'POST',
      path: paths.digestNow,
      may: everybody,
      send: (by) => by.call('POST', paths.digestNow),
    },
  ];
}

/** For a shared view; private ones: features/meetings/views/views.test.ts. */
function viewCalls(): Call[] {
  const filter = { status: 'failed' };
  const shared = async () => {
    const payload = { name: newName(), filter };
    const made = await owner.call('POST', paths.meetingViews, { payload });
    const path = paths.meetingView.replace(':id', withId.parse(made.json()).id);
    await owner.call('PATCH', path, { payload: { isShared: true } });
    return path;
  };
  return [
    {
      method: 'GET',
      path: paths.meetingViews,
      may: everybody,
      send: (by) => by.call('GET', paths.meetingViews),
    },
    {
      method: 'POST',
      path: paths.meetingViews,
      may: everybody,
      send: (by) => by.call('POST', paths.meetingViews, { payload: { name: newName(), filter } }),
    },
    {
      method: 'PATCH',
      path: paths.meetingView,
      may: managers,
      send: async (by) => by.call('PATCH', await shared(), { payload: { name: newName() } }),
    },
    {
      method: 'DELETE',
      path: paths.meetingView,
      may: managers,
      send: async (by) => by.call('DELETE', await shared()),
    },
  ];
}

/** For a shared scenario; own ones: features/planning/scenarios/scenarios.test.ts. */
function scenarioCalls(): Call[] {
  const configuration = { template: 'custom' };
  const shared = async (path: string) => {
    const payload = { title: newName(), configuration };
    const { id } = withId.parse((await owner.call('POST', paths.scenarios, { payload })).json());
    await shareWithAll({ kind: 'scenario', id });
    return path.replace(':id', id);
  };
  const onOne = (method: Method, path: string, payload?: object): Call => ({
    method,
    path,
    may: everybody,
    send: async (by) => by.call(method, await shared(path), payload && { payload }),
  });
  return [
    onOne('GET', paths.scenario),
    onOne('PATCH', paths.scenario, { version: 1, reason: 'Costs' }),
    {
      method: 'DELETE',
      path: paths.scenario,
      may: managers,
      send: async (by) => by.call('DELETE', `${await shared(paths.scenario)}?version=1`),
    },
    onOne('POST', paths.scenarioRun, { version: 1 }),
    { ...onOne('POST', paths.scenarioCopy), may: managers },
    onOne('GET', paths.scenarioVersions),
    {
      method: 'POST',
      path: paths.scenarioActions,
      may: everybody,
      async send(by) {
        await turnActionsOn(owner);
        const payload = { key: 'step:1', text: 'Call Tom' };
        return by.call('POST', await shared(paths.scenarioActions), { payload });
      },
    },
    {
      ...onOne('GET', paths.scenarioFile),
      send: async (by) =>
        by.call('GET', (await shared(paths.scenarioFile)).replace(':format', 'html')),
    },
    {
      method: 'GET',
      path: paths.scenarios,
      may: everybody,
      send: (by) => by.call('GET', paths.scenarios),
    },
    {
      method: 'GET',
      path: paths.scenarioGroups,
      // Who may change a shared one; without one: features/planning/sharing/sharing.test.ts.
      may: everybody,
      async send(by) {
        await shared(paths.scenario);
        return by.call('GET', paths.scenarioGroups);
      },
    },
    {
      method: 'POST',
      path: paths.scenarios,
      may: managers,
      send: (by) =>
        by.call('POST', paths.scenarios, { payload: { title: newName(), configuration } }),
    },
  ];
}

async function shareWithAll(plan: OfPlan): Promise<void> {
  const others = Object.values(people).filter((one) => one !== owner);
  const ids = await Promise.all(others.map((one) => personOf(app.db, one)));
  const shared = await sharePlan(owner, plan, ids);
  expect(shared.statusCode, shared.body).toBe(200);
}

/** For a plan that its maker alone may share. */
function sharingCalls(): Call[] {
  const made = async (path: string) => {
    const payload = { title: newName(), configuration: { template: 'custom' } };
    const { id } = withId.parse((await owner.call('POST', paths.scenarios, { payload })).json());
    await shareWithAll({ kind: 'scenario', id });
    return planPath(path, { kind: 'scenario', id });
  };
  const call = (
    method: Call['method'],
    path: string,
    { may = everybody, payload }: { may?: Call['may']; payload?: object } = {},
  ): Call => ({
    method,
    path,
    may,
    send: async (by) =>
      by.call(
        method,
        `${await made(path)}${path === paths.planCandidates ? '?q=an' : ''}`,
        payload && { payload },
      ),
  });
  return [
    call('GET', paths.planPeople),
    call('GET', paths.planCandidates),
    call('PUT', paths.planPeople, { may: ['owner'], payload: {} }),
    {
      method: 'POST',
      path: paths.planSubjects,
      may: ['owner'],
      async send(by) {
        await app.db.deleteFrom('attempt').execute();
        const subject = await app.accounts.buildMember(owner.organizationId);
        const personId = await personOf(app.db, subject);
        const plan = { kind: 'offboarding' as const, id: await beginOffboarding(owner, personId) };
        await shareWithAll(plan);
        return includeInPlan(by, plan, personId, subject.email);
      },
    },
  ];
}

/** For a plan that is shared with everyone; private ones: features/planning/offboarding/offboarding.test.ts. */
function offboardingCalls(): Call[] {
  const shared = async () => {
    // Only a few may be created per minute.
    await app.db.deleteFrom('attempt').execute();
    const id = await beginOffboarding(owner, await personOf(app.db, owner));
    await shareWithAll({ kind: 'offboarding', id });
    return id;
  };
  const task = async () => {
    const path = pathFor(paths.handoverItems, await shared());
    const made = await owner.call('POST', path, { payload: { label: newName() } });
    return withId.parse(made.json()).id;
  };
  const call = (
    method: Call['method'],
    path: string,
    given: { payload?: object; may?: Call['may']; of?: () => Promise<string> } = {},
  ): Call => ({
    method,
    path,
    may: given.may ?? everybody,
    send: async (by) =>
      by.call(
        method,
        pathFor(path, await (given.of ?? shared)()).replace(':format', 'csv'),
        given.payload && { payload: given.payload },
      ),
  });
  const person = async () => {
    const personId = await personOf(app.db, owner);
    return { personId, lastDay: lastDayOf(30) };
  };
  return [
    call('GET', paths.offboardings),
    {
      ...call('POST', paths.offboardings, { may: managers }),
      send: async (by) => {
        const payload = { ...(await person()), isAnother: true };
        return by.call('POST', paths.offboardings, { payload });
      },
    },
    {
      ...call('GET', paths.offboardingPeople),
      send: (by) => by.call('GET', `${paths.offboardingPeople}?q=an`),
    },
    call('GET', paths.offboarding),
    call('PATCH', paths.offboarding, { payload: { version: 1, note: newName() } }),
    {
      method: 'DELETE',
      path: paths.offboarding,
      may: ['owner'],
      async send(by) {
        const { id, revision } = await readOffboarding(owner, await shared());
        return deleteOffboarding(by, id, revision);
      },
    },
    call('POST', paths.offboardingSeen),
    call('POST', paths.lookAgain),
    call('GET', paths.afterLeaving),
    call('GET', paths.offboardingExport),
    call('POST', paths.handoverItems, { payload: { label: newName() } }),
    call('PATCH', paths.handoverItem, { of: task, payload: { version: 1, note: newName() } }),
    {
      method: 'DELETE',
      path: paths.handoverItem,
      may: everybody,
      send: async (by) =>
        by.call('DELETE', `${pathFor(paths.handoverItem, await task())}?version=1`),
    },
  ];
}

/** For a shared plan; others: features/planning/succession/plans.test.ts. */
function successionCalls(): Call[] {
  const payload = async () => ({
    personId: await personOf(app.db, owner),
    role: newName(),
    weights: defaultSuccessionWeights,
    candidates: [],
  });
  const shared = async () => {
    const made = await owner.call('POST', paths.successionPlans, { payload: await payload() });
    const { id } = withId.parse(made.json());
    await shareWithAll({ kind: 'succession', id });
    return paths.successionPlan.replace(':id', id);
  };
  const path = paths.successionPlan;
  return [
    {
      method: 'GET',
      path: paths.successionPlans,
      may: everybody,
      send: (by) => by.call('GET', paths.successionPlans),
    },
    {
      method: 'GET',
      path: paths.successionPeople,
      may: managers,
      send: (by) => by.call('GET', `${paths.successionPeople}?q=an`),
    },
    {
      method: 'GET',
      path: paths.roleCoverage,
      may: managers,
      // No plan about this person is shared with the member.
      send: async (by) =>
        by.call('GET', `${paths.roleCoverage}?person=${await personOf(app.db, people.admin)}`),
    },
    {
      method: 'POST',
      path: paths.successionPlans,
      may: managers,
      send: async (by) => by.call('POST', paths.successionPlans, { payload: await payload() }),
    },
    {
      method: 'GET',
      path,
      may: everybody,
      send: async (by) => by.call('GET', await shared()),
    },
    {
      method: 'PATCH',
      path,
      may: everybody,
      send: async (by) =>
        by.call('PATCH', await shared(), { payload: { version: 1, notes: newName() } }),
    },
    {
      method: 'DELETE',
      path,
      may: managers,
      send: async (by) => by.call('DELETE', `${await shared()}?version=1`),
    },
  ];
}

function apiKeyCalls(): Call[] {
  const payload = { name: 'Data warehouse', scopes: ['read-figures'], days: 30 };
  const create = (by: SignedIn) => by.call('POST', paths.apiKeys, { payload });
  return [
    { method: 'POST', path: paths.apiKeys, may: managers, send: create },
    {
      method: 'PUT',
      path: paths.twoFactorRule,
      may: managers,
      send: (by) => by.call('PUT', paths.twoFactorRule, { payload: { isRequired: false } }),
    },
    {
      method: 'DELETE',
      path: paths.apiKey,
      may: managers,
      send: async (by) =>
        by.call('DELETE', pathFor(paths.apiKey, withId.parse((await create(owner)).json()).id)),
    },
    {
      method: 'DELETE',
      path: paths.assistant,
      may: managers,
      async send(by) {
        await letAssistantsRead(owner);
        await createAssistant(within(app)).connectFor(people.member);
        const own = (await people.member.call('GET', paths.ownAssistants)).json();
        return by.call('DELETE', pathFor(paths.assistant, own.assistants[0].id));
      },
    },
  ];
}

function directoryCalls(): Call[] {
  const create = (by: SignedIn) => by.call('POST', paths.directoryToken);
  const change = (by: SignedIn) =>
    by.call('PATCH', paths.directoryConnection, { payload: { groupsBecome: 'teams' } });
  const afterToken = (send: Call['send']) => async (by: SignedIn) => {
    await create(owner);
    return send(by);
  };
  return [
    { method: 'POST', path: paths.directoryToken, may: managers, send: create },
    { method: 'PATCH', path: paths.directoryConnection, may: managers, send: afterToken(change) },
    {
      method: 'DELETE',
      path: paths.directoryConnection,
      may: managers,
      send: afterToken((by) => by.call('DELETE', paths.directoryConnection)),
    },
  ];
}

function singleSignOnCalls(): Call[] {
  const domainsSchema = z.object({ domains: z.array(withId) });
  const add = (by: SignedIn) =>
    by.call('POST', paths.singleSignOnDomains, { payload: { domain: `${newName()}.example` } });
  const withDomain = async (path: string) =>
    pathFor(path, domainsSchema.parse((await add(owner)).json()).domains[0]?.id ?? '');
  const save = (by: SignedIn) =>
    by.call('PUT', paths.singleSignOn, {
      payload: { protocol: 'openid', version: 0, issuer: provider.issuer, ...signInClient },
    });
  const saved = async () => {
    await owner.call('DELETE', paths.singleSignOn);
    await save(owner);
  };
  const managing = (method: Method, path: string, send: Call['send']): Call => ({
    method,
    path,
    may: managers,
    send,
  });
  const { singleSignOn, singleSignOnDomain, singleSignOnDomainCheck, singleSignOnTest } = paths;
  return [
    managing('PUT', singleSignOn, async (by) => {
      await owner.call('DELETE', singleSignOn);
      return save(by);
    }),
    managing('PATCH', singleSignOn, async (by) => {
      await saved();
      return by.call('PATCH', singleSignOn, { payload: { version: 1 } });
    }),
    managing('DELETE', singleSignOn, async (by) => {
      await saved();
      return by.call('DELETE', singleSignOn);
    }),
    managing('POST', singleSignOnTest, async (by) => {
      await saved();
      return by.call('POST', singleSignOnTest);
    }),
    managing('POST', paths.singleSignOnDomains, add),
    managing('POST', singleSignOnDomainCheck, async (by) =>
      by.call('POST', await withDomain(singleSignOnDomainCheck)),
    ),
    managing('DELETE', singleSignOnDomain, async (by) =>
      by.call('DELETE', await withDomain(singleSignOnDomain)),
    ),
  ];
}

function webhookCalls(): Call[] {
  const payload = { url: 'https://hooks.example/', events: ['meeting.failed'] };
  const made = async () =>
    withId.parse((await owner.call('POST', paths.webhooks, { payload })).json()).id;
  const sent = async () => {
    await owner.call('POST', pathFor(paths.webhookTest, await made()));
    const { deliveries } = (await owner.call('GET', paths.webhookDeliveries)).json();
    return z.array(withId).parse(deliveries)[0]?.id ?? '';
  };
  const ofOne = (
    method: Call['method'],
    path: string,
    subject: () => Promise<string>,
    given?: object,
  ): Call => ({
    method,
    path,
    may: managers,
    send: async (by) => {
      const id = await subject();
      const answer = await by.call(method, pathFor(path, id), given && { payload: given });
      // An organization may have 20.
      await app.db.deleteFrom('webhook').execute();
      return answer;
    },
  });
  return [
    {
      method: 'POST',
      path: paths.webhooks,
      may: managers,
      send: (by) => by.call('POST', paths.webhooks, { payload }),
    },
    ofOne('PATCH', paths.webhook, made, { version: 1, isOn: false }),
    ofOne('DELETE', paths.webhook, made),
    ofOne('POST', paths.webhookSecret, made, { version: 1 }),
    ofOne('POST', paths.webhookTest, made),
    ofOne('POST', paths.webhookResend, sent),
  ];
}

/** Each answers how many it may not change: features/meetings/many-meetings.test.ts. */
function manyMeetingsCalls(): Call[] {
  const calls = [
    ['POST', paths.deleteMeetings, {}],
    ['POST', paths.retryMeetings, {}],
    ['PUT', paths.countingOfMeetings, { isLeftOut: true }],
  ] as const;
  return calls.map(([method, path, given]) => ({
    method,
    path,
    may: everybody,
    send: async (by) => {
      const ids = [await meetingAt(':id', 'failed')];
      return by.call(method, path, { payload: { ids, ...given } });
    },
  }));
}

/** Only about the caller's own questions. */
function asking(): Call[] {
  const ask = (by: SignedIn) =>
    by.call('POST', paths.ask, { payload: { question: 'What was said about figures?' } });
  const ofQuestion = (method: 'GET' | 'DELETE', path: string): Call => ({
    method,
    path,
    may: everybody,
    send: async (by) => {
      const asked = z.object({ id: z.string() }).safeParse((await ask(by)).json());
      return by.call(method, pathFor(path, asked.data?.id ?? 'none'));
    },
  });
  return [
    { method: 'POST', path: paths.ask, may: everybody, send: ask },
    {
      method: 'POST',
      path: paths.askWriting,
      may: everybody,
      send: (by) =>
        by.call('POST', paths.askWriting, {
          payload: { question: 'What was said about figures?' },
        }),
    },
    { method: 'GET', path: paths.ask, may: everybody, send: (by) => by.call('GET', paths.ask) },
    {
      method: 'GET',
      path: paths.askSuggestions,
      may: everybody,
      send: (by) => by.call('GET', paths.askSuggestions),
    },
    {
      method: 'GET',
      path: paths.askCounted,
      may: everybody,
      send: (by) => by.call('GET', paths.askCounted),
    },
    ofQuestion('GET', paths.askSentences),
    ofQuestion('DELETE', paths.asked),
    {
      method: 'DELETE',
      path: paths.ask,
      may: everybody,
      send: (by) => by.call('DELETE', paths.ask),
    },
  ];
}

/** Every call about other people's things whose permission depends on the role. */
const calls: Call[] = [
  {
    method: 'GET',
    path: paths.meetings,
    may: everybody,
    send: (by) => by.call('GET', paths.meetings),
  },
  {
    method: 'GET',
    path: paths.search,
    may: everybody,
    send: (by) => by.call('GET', `${paths.search}?q=figures`),
  },
  ...asking(),
  ...[
    paths.undeliveredMail,
    paths.twoFactorRule,
    paths.apiKeys,
    paths.assistants,
    paths.directoryConnection,
    paths.singleSignOn,
    paths.webhooks,
    paths.webhookDeliveries,
    paths.auditLog,
    paths.auditLogFile,
    paths.languageModel,
    paths.glossary,
    paths.retention,
    paths.retentionPreview,
    paths.speakers,
    paths.speakerChoices,
  ].map(
    (path): Call => ({ method: 'GET', path, may: managers, send: (by) => by.call('GET', path) }),
  ),
  {
    method: 'GET',
    path: paths.trust,
    may: everybody,
    send: (by) => by.call('GET', paths.trust),
  },
  {
    method: 'PATCH',
    path: paths.trust,
    may: managers,
    send: (by) => by.call('PATCH', paths.trust, { payload: {} }),
  },
  {
    method: 'PUT',
    path: paths.ownLanguageModel,
    may: ['owner'],
    send: (by) =>
      by.call('PUT', paths.ownLanguageModel, {
        payload: { baseUrl: model.baseUrl, name: 'tiny', apiKey: null },
      }),
  },
  {
    method: 'DELETE',
    path: paths.ownLanguageModel,
    may: ['owner'],
    send: (by) => by.call('DELETE', paths.ownLanguageModel),
  },
  {
    method: 'POST',
    path: paths.languageModelTest,
    may: managers,
    send: (by) => by.call('POST', paths.languageModelTest),
  },
  {
    method: 'GET',
    path: paths.system,
    may: ['owner'],
    send: (by) => by.call('GET', paths.system),
  },
  {
    method: 'POST',
    path: paths.testMail,
    may: ['owner'],
    send: (by) => by.call('POST', paths.testMail),
  },
  ...[
    paths.myData,
    paths.myDataFile,
    paths.rulesInForce,
    paths.figureRegisterCsv,
    paths.figureRegisterPdf,
  ].map(
    (path): Call => ({ method: 'GET', path, may: everybody, send: (by) => by.call('GET', path) }),
  ),
  {
    method: 'PUT',
    path: paths.leftOutOfMoods,
    may: everybody,
    send: (by) => by.call('PUT', paths.leftOutOfMoods, { payload: { isLeftOutOfMoods: false } }),
  },
  readOf(paths.meeting),
  readOf(paths.meetingGraph),
  {
    ...readOf(paths.meetingSound),
    send: async (by) => {
      const path = await meetingAt(paths.meetingSound, 'completed');
      const [, meetingId = ''] = /event\/([^/]+)/.exec(path) ?? [];
      await keepSound(app.db, { organizationId, meetingId });
      const trust = { soundDays: 30, confirmed: true };
      await owner.call('PATCH', paths.trust, { payload: trust });
      return by.call('GET', path);
    },
  },
  readOf(paths.meetingTranscript),
  {
    ...readOf(paths.meetingExport.replace(':format', 'md')),
    path: paths.meetingExport,
  },
  readOf(paths.participantSummaries),
  readOf(paths.sentimentBreakdown),
  readOf(paths.processingStatus),
  readOf(paths.seriesOfMeeting),
  ...seriesCalls(),
  ...viewCalls(),
  ...apiKeyCalls(),
  ...directoryCalls(),
  ...notificationCalls(),
  ...webhookCalls(),
  ...singleSignOnCalls(),
  ...successionCalls(),
  ...scenarioCalls(),
  ...sharingCalls(),
  ...offboardingCalls(),
  ...[
    paths.organizationSource,
    paths.organizationOverview,
    paths.organizationMoods,
    paths.organizationMap,
    paths.ownMood,
    paths.organizationChanges,
    paths.organizationHappened,
    paths.organizationInitiatives,
    paths.seriesList,
    paths.sinceLastTime,
    paths.meetingChecks,
  ].map(
    (path): Call => ({ method: 'GET', path, may: everybody, send: (by) => by.call('GET', path) }),
  ),
  {
    method: 'GET',
    path: paths.organizationEvidence,
    may: everybody,
    send: (by) =>
      by.call('GET', `${paths.organizationEvidence}?of=departments&subject=Sales&other=Design`),
  },
  ...[paths.tiedPeople, paths.pastDepartures].map(
    (path): Call => ({ method: 'GET', path, may: managers, send: (by) => by.call('GET', path) }),
  ),
  {
    method: 'GET',
    path: paths.whatIf,
    may: managers,
    send: async (by) => by.call('GET', `${paths.whatIf}?leavers=${await personOf(app.db, by)}`),
  },
  {
    method: 'PUT',
    path: paths.meetingCounting,
    may: managers,
    send: async (by) =>
      by.call('PUT', await meetingAt(paths.meetingCounting, 'completed'), {
        payload: { isLeftOut: true },
      }),
  },
  {
    method: 'GET',
    path: paths.seriesOfPerson,
    may: everybody,
    send: async (by) => {
      const person = { firstName: 'Ida', lastName: 'Berg', syncSource: 'USER_UPLOAD', teams: [] };
      const { id } = await app.db
        .insertInto('directoryUser')
        .values({ organizationId, email: newEmail(), ...person })
        .returning('id')
        .executeTakeFirstOrThrow();
      const path = paths.seriesOfPerson.replace(':id', id);
      return by.call('GET', `${path}?from=2026-01-05&to=2026-01-11`);
    },
  },
  ...manyMeetingsCalls(),
  {
    method: 'POST',
    path: paths.keepBoth,
    may: managers,
    send: async (by) => by.call('POST', await meetingAt(paths.keepBoth, 'completed')),
  },
  {
    method: 'POST',
    path: paths.uploadCheck,
    may: everybody,
    send: (by) => by.call('POST', paths.uploadCheck, { payload: { sha256: [] } }),
  },
  {
    method: 'POST',
    path: paths.processingStatuses,
    may: everybody,
    send: (by) => by.call('POST', paths.processingStatuses, { payload: { eventIds: [] } }),
  },
  {
    method: 'POST',
    path: paths.uploadTranscript,
    may: everybody,
    send: (by) =>
      sendForm(by, paths.uploadTranscript, formWith({ name: 'a.txt', content: randomUUID() })),
  },
  {
    method: 'DELETE',
    path: paths.meeting,
    may: managers,
    send: async (by) => by.call('DELETE', await meetingAt(paths.meeting, 'completed')),
  },
  {
    method: 'POST',
    path: paths.retryProcessing,
    may: managers,
    send: async (by) => by.call('POST', await meetingAt(paths.retryProcessing, 'failed')),
  },
  {
    method: 'DELETE',
    path: paths.cancelProcessing,
    may: managers,
    send: async (by) => by.call('DELETE', await meetingAt(paths.cancelProcessing, 'processing')),
  },
  {
    method: 'GET',
    path: paths.directory,
    may: managers,
    send: async (by) => by.call('GET', `${await meetingAt(paths.directory, 'completed')}?q=an`),
  },
  {
    method: 'POST',
    path: paths.readAgain,
    may: managers,
    send: async (by) => by.call('POST', await meetingAt(paths.readAgain, 'completed')),
  },
  {
    method: 'POST',
    path: paths.corrections,
    may: managers,
    send: async (by) =>
      by.call('POST', await meetingAt(paths.corrections, 'completed'), { payload: newTitle() }),
  },
  {
    method: 'GET',
    path: paths.toConfirm,
    may: managers,
    send: async (by) => by.call('GET', await meetingAt(paths.toConfirm, 'completed')),
  },
  {
    method: 'DELETE',
    path: paths.correction,
    may: managers,
    send: async (by) => {
      const corrections = await meetingAt(paths.corrections, 'completed');
      const made = await owner.call('POST', corrections, { payload: newTitle() });
      const { correctionId } = correctionAcceptedSchema.parse(made.json());
      return by.call('DELETE', `${corrections}/${correctionId}`);
    },
  },
  {
    method: 'GET',
    path: paths.users,
    may: managers,
    send: (by) => by.call('GET', paths.users),
  },
  {
    method: 'GET',
    path: paths.user,
    may: managers,
    send: async (by) => {
      const { accountId } = await app.accounts.buildMember(organizationId);
      return by.call('GET', paths.user.replace(':id', accountId));
    },
  },
  {
    method: 'GET',
    path: paths.erasure,
    may: managers,
    send: async (by) => {
      const { accountId } = await app.accounts.buildMember(organizationId);
      return by.call('GET', paths.erasure.replace(':id', accountId));
    },
  },
  {
    method: 'POST',
    path: paths.erasure,
    may: managers,
    send: async (by) => {
      const { accountId, email } = await app.accounts.buildMember(organizationId);
      const payload = { name: email };
      return by.call('POST', paths.erasure.replace(':id', accountId), { payload });
    },
  },
  {
    method: 'DELETE',
    path: paths.glossaryTerm,
    may: managers,
    send: async (by) => {
      await upsertTerm(app.db, organizationId, { term: 'Larkfield', addedBy: owner.accountId });
      const [term] = await listTerms(app.db, organizationId);
      return by.call('DELETE', pathFor(paths.glossaryTerm, term?.id ?? ''));
    },
  },
  {
    method: 'PATCH',
    path: paths.retention,
    may: managers,
    send: (by) =>
      by.call('PATCH', paths.retention, { payload: { fileDays: null, meetingDays: null } }),
  },
  {
    method: 'POST',
    path: paths.speakerChoices,
    may: managers,
    send: async (by) => {
      await meetingAt('', 'completed');
      return by.call('POST', paths.speakerChoices, { payload: newChoice });
    },
  },
  {
    method: 'GET',
    path: paths.speakerPeople,
    may: managers,
    send: (by) => by.call('GET', `${paths.speakerPeople}?q=an`),
  },
  ...[paths.actions, paths.actionsFile, `${paths.actionPeople}?q=an`].map(
    (path): Call => ({
      method: 'GET',
      path: path.split('?')[0] ?? path,
      may: everybody,
      send: async (by) => {
        await turnActionsOn(owner);
        return by.call('GET', path);
      },
    }),
  ),
  {
    method: 'POST',
    path: paths.actions,
    may: everybody,
    send: async (by) => {
      await turnActionsOn(owner);
      const meetingId = await meetingAt(':id', 'completed');
      return by.call('POST', paths.actions, { payload: { text: newName(), meetingId } });
    },
  },
  {
    method: 'PATCH',
    path: paths.actions,
    may: managers,
    send: async (by) => {
      await turnActionsOn(owner);
      const meeting = await meetingAt(':id', 'completed');
      const ids = (await readActions(owner, { meeting })).actions.map(({ id }) => id);
      return by.call('PATCH', paths.actions, { payload: { ids, state: 'done' } });
    },
  },
  {
    method: 'POST',
    path: paths.speakersUndo,
    may: managers,
    send: async (by) => {
      await meetingAt('', 'completed');
      const made = await owner.call('POST', paths.speakerChoices, { payload: newChoice });
      const { choiceId } = speakerChosenSchema.parse(made.json());
      return by.call('POST', paths.speakersUndo, { payload: { choiceIds: [choiceId] } });
    },
  },
  {
    method: 'POST',
    path: paths.speakersConfirm,
    may: managers,
    send: async (by) => {
      const lastName = lastNames.pop() ?? '';
      const person = { firstName: 'Jörg', lastName, syncSource: 'USER_UPLOAD', teams: [] };
      await app.db
        .insertInto('directoryUser')
        .values({ organizationId, email: newEmail(), ...person })
        .execute();
      const meetingId = await meetingAt(':id', 'completed');
      const heard = `joerg ${lastName}`.toLowerCase();
      await app.db
        .updateTable('participant')
        .set({ name: heard, label: heard, heardAs: heard })
        .where('meetingId', '=', meetingId)
        .where('name', '=', 'Tom Leiva')
        .execute();
      const { veryLikely } = speakerListSchema.parse(
        (await owner.call('GET', paths.speakers)).json(),
      );
      return by.call('POST', paths.speakersConfirm, { payload: { expected: veryLikely } });
    },
  },
  {
    method: 'POST',
    path: paths.speakersGuests,
    may: managers,
    send: async (by) => {
      await meetingAt('', 'completed');
      const { speakerId } = newChoice;
      return by.call('POST', paths.speakersGuests, { payload: { speakerIds: [speakerId] } });
    },
  },
  {
    method: 'POST',
    path: paths.importUsers,
    may: managers,
    send: (by) =>
      sendForm(
        by,
        paths.importUsers,
        formWith({ name: 'people.csv', content: importColumns.join(',') }),
      ),
  },
  {
    method: 'GET',
    path: paths.organizationSettings,
    may: everybody,
    send: (by) => by.call('GET', paths.organizationSettings),
  },
  {
    method: 'PATCH',
    path: paths.organizationSettings,
    may: managers,
    send: async (by) => {
      const payload = (await owner.call('GET', paths.organizationSettings)).json();
      return by.call('PATCH', paths.organizationSettings, { payload });
    },
  },
  post('update', managers, async () => ({ data: { name: newName() } })),
  post('invite-member', managers, async () => ({ email: newEmail(), role: 'member' })),
  {
    method: 'POST',
    path: paths.invitations,
    may: managers,
    send: (by) =>
      by.call('POST', paths.invitations, {
        payload: { role: 'member', to: { addresses: [newEmail()] } },
      }),
  },
  post('cancel-invitation', managers, async () => ({ invitationId: await newInvitation() })),
  post('update-member-role', managers, async () => ({
    memberId: await newMemberId(),
    role: 'admin',
  })),
  post('remove-member', managers, async () => ({ memberIdOrEmail: await newMemberId() })),
  post('create-team', managers, async () => ({ name: newName() })),
  post('update-team', managers, async () => ({
    teamId: await newTeam(),
    data: { name: newName() },
  })),
  post('remove-team', managers, async () => {
    // The last team cannot be deleted.
    const [teamId] = [await newTeam(), await newTeam()];
    return { teamId };
  }),
  post('add-team-member', managers, async () => ({
    teamId: await newTeam(),
    userId: people.member.accountId,
  })),
  post('remove-team-member', managers, async () => {
    const team = { teamId: await newTeam(), userId: people.member.accountId };
    await owner.call('POST', auth('add-team-member'), { payload: { ...team, organizationId } });
    return team;
  }),
];

/** Calls about the caller alone, tested below, or independent of the role. */
const elsewhere = [
  // Authorized by the directory's token: features/scim/users/users.test.ts.
  ...['GET', 'POST'].flatMap((method) =>
    [paths.scimUsers, paths.scimGroups].map((path) => [method, path] as const),
  ),
  ...['GET', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
    [paths.scimUser, paths.scimGroup].map((path) => [method, path] as const),
  ),
  ...[paths.scimProvider, paths.scimResourceTypes, paths.scimSchemas].map(
    (path) => ['GET', path] as const,
  ),
  ['POST', paths.handOverOwnership],
  ['POST', paths.singleSignOnStart],
  ['GET', paths.signInWays],
  // About the caller's own account: features/auth/account-calls.test.ts and features/passkeys/passkeys.test.ts.
  ['DELETE', paths.session],
  // features/assistants/connections/connections.test.ts.
  ['GET', paths.ownAssistants],
  ['DELETE', paths.ownAssistant],
  ...['GET', 'POST'].map((method) => [method, paths.assistantRequest] as const),
  ...['GET', 'POST'].map((method) => [method, paths.passkeys] as const),
  ...['PATCH', 'DELETE'].map((method) => [method, paths.passkey] as const),
  ...[paths.passkeyBegin, paths.passkeySignInBegin, paths.passkeySignIn].map(
    (path) => ['POST', path] as const,
  ),
  ['GET', paths.unsubscribe],
  ['POST', paths.unsubscribe],
  ['GET', paths.invitation],
  ['GET', paths.meetingShares],
  ['PUT', paths.meetingShares],
  ['POST', paths.shareMeetings],
  ...[
    'create',
    'delete',
    'set-active',
    'accept-invitation',
    'reject-invitation',
    'check-slug',
    'leave',
    'set-active-team',
    'has-permission',
  ].map((name) => ['POST', auth(name)] as const),
] as const;

const endpointOf = ({ method, path }: Pick<Call, 'method' | 'path'>) =>
  listEndpoints().find((one) => one.method === method && one.path === path);

describe('what each role may call', () => {
  const rows = calls.flatMap((call) =>
    everybody.map((role) => ({
      ...call,
      role,
      verdict: call.may.includes(role) ? 'allowed' : 'refused',
    })),
  );

  test.each(rows)('$method $path by the $role: $verdict', async ({ role, verdict, send }) => {
    const { statusCode } = await send(people[role]);
    if (verdict === 'refused') expect(statusCode).toBe(403);
    else expect(statusCode).toBeOneOf([200, 202, 204]);
  });

  test.each(calls.filter((call) => endpointOf(call)))(
    '$method $path: the contract names the same roles',
    (call) => {
      const callers = endpointOf(call)?.callers;
      if (callers === 'manager') expect(call.may).toEqual(managers);
      // Any member may make such a call, about some subjects only owners and admins.
      else if (callers === 'member') expect(call.may).toEqual(expect.arrayContaining(['owner']));
      else expect([callers]).toEqual(call.may);
    },
  );

  test('is tested for every call of the server', async () => {
    const documentSchema = z.object({
      paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    });
    const document = documentSchema.parse((await app.http.inject({ url: paths.openApi })).json());
    const served = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const ruled = [...calls.map(({ method, path }) => [method, path]), ...elsewhere].map(
      ([method, path]) => `${method} ${path?.replace(/:(\w+)/g, '{$1}')}`,
    );
    const isOrganizations = (call: string) =>
      !call.includes(paths.auth) || call.startsWith(`POST ${paths.auth}/organization/`);
    expect(served.filter(isOrganizations).sort()).toEqual(ruled.sort());
  });
});

describe('what an API key of the owner may call', () => {
  const rows = calls.map((call) => ({ ...call, allowing: endpointOf(call)?.scopes ?? [] }));
  const keyWith = async (scopes: typeof apiKeyScopeSchema.options) => {
    // An organization may have 50.
    await app.db.deleteFrom('apiKey').execute();
    return buildKey(app, owner, scopes);
  };

  test.each(rows.filter(({ allowing }) => allowing.length > 0))(
    '$method $path: with a scope of $allowing alone',
    async ({ allowing, send }) => {
      for (const scope of apiKeyScopeSchema.options) {
        const { statusCode } = await send(await keyWith([scope]));
        if (allowing.includes(scope)) expect(statusCode, scope).toBeOneOf([200, 202]);
        else expect(statusCode, scope).toBe(403);
      }
    },
  );

  test.each(rows.filter(({ allowing }) => allowing.length === 0))(
    '$method $path: never',
    async ({ path, send }) => {
      const { statusCode } = await send(await keyWith(apiKeyScopeSchema.options));
      expect(statusCode).toBe(path.startsWith(paths.auth) ? 401 : 403);
    },
  );

  test('is decided by the contract for every call that has scopes', () => {
    const named = listEndpoints().filter(({ scopes }) => scopes);
    const tested = rows.filter(({ allowing }) => allowing.length > 0);
    expect(tested).toHaveLength(named.length);
  });
});

describe.each(everybody)('in a new organization, the %s', (role) => {
  const send = async (path: string, payloadOf: (id: string) => object) => {
    const boss = await app.accounts.buildOwner();
    const by = role === 'owner' ? boss : await app.accounts.buildMember(boss.organizationId, role);
    const heir = await app.accounts.buildMember(boss.organizationId);
    const row = app.db.selectFrom('member').select('id').where('userId', '=', heir.accountId);
    const { id } = await row.executeTakeFirstOrThrow();
    const payload = { organizationId: boss.organizationId, ...payloadOf(id) };
    return (await by.call('POST', path, { payload })).statusCode;
  };

  test('can delete it only as its owner', async () => {
    expect(await send(auth('delete'), () => ({}))).toBe(role === 'owner' ? 200 : 403);
  });

  test('can hand over ownership only as its owner', async () => {
    const status = await send(paths.handOverOwnership, (memberId) => ({ memberId }));
    expect(status).toBe(role === 'owner' ? 204 : 403);
  });

  test('can leave it unless they are its only owner', async () => {
    expect(await send(auth('leave'), () => ({}))).toBe(role === 'owner' ? 400 : 200);
  });

  test('can ask the server for permissions', async () => {
    const asked = (resource: string, action: string) =>
      people[role].call('POST', auth('has-permission'), {
        payload: { organizationId, permissions: { [resource]: [action] } },
      });
    const answers = [
      await asked('organization', 'update'),
      await asked('organization', 'delete'),
      await asked('team', 'create'),
    ].map((answer) => answer.json().success);
    expect(answers).toEqual([role !== 'member', role === 'owner', role !== 'member']);
  });
});
