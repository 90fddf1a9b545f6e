import { randomUUID } from 'node:crypto';
import { mcpPath, pathFor, paths } from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { SignedIn } from '../testing/factories/accounts.ts';
import { buildMeeting } from '../testing/factories/meetings.ts';
import { keepSound } from '../testing/factories/sound.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Route = { method: Method; path: string; payload?: object };

const correction = { kind: 'set-title', title: 'Another title' };

/** Calls of one meeting, which only its readers may make. */
const meetingRoutes: Route[] = [
  { method: 'GET', path: paths.meeting },
  { method: 'GET', path: paths.meetingGraph },
  { method: 'GET', path: paths.meetingSound },
  { method: 'GET', path: paths.meetingTranscript },
  // Every format: features/exports/exports.test.ts.
  { method: 'GET', path: paths.meetingExport.replace(':format', 'md') },
  { method: 'GET', path: paths.participantSummaries },
  { method: 'GET', path: paths.sentimentBreakdown },
  { method: 'GET', path: paths.meetingShares },
  { method: 'GET', path: paths.seriesOfMeeting },
  { method: 'GET', path: paths.processingStatus },
  { method: 'GET', path: `${paths.directory}?q=an` },
  { method: 'PUT', path: paths.meetingShares, payload: { userIds: [] } },
  { method: 'PUT', path: paths.meetingCounting, payload: { isLeftOut: true } },
  { method: 'POST', path: paths.keepBoth },
  { method: 'POST', path: paths.corrections, payload: correction },
  { method: 'GET', path: paths.toConfirm },
  { method: 'DELETE', path: paths.correction.replace(':correctionId', randomUUID()) },
  { method: 'POST', path: paths.readAgain },
  { method: 'POST', path: paths.retryProcessing },
  { method: 'DELETE', path: paths.cancelProcessing },
  { method: 'DELETE', path: paths.meeting },
];

/** Calls that answer nothing of meetings that the caller may not read; where it matters, the reason. */
const otherRoutes: readonly string[] = [
  // Tested below.
  `GET ${paths.meetings}`,
  `GET ${paths.myData}`,
  `GET ${paths.myDataFile}`,
  // Answers the choice that it was given.
  `PUT ${paths.leftOutOfMoods}`,
  // The uploader may read.
  `POST ${paths.uploadTranscript}`,
  // Tested in features/transcripts/same-meetings.test.ts.
  `POST ${paths.uploadCheck}`,
  `POST ${paths.processingStatuses}`,
  // Audit entries contain no content of meetings.
  `GET ${paths.auditLog}`,
  `GET ${paths.auditLogFile}`,
  // Tested below.
  `GET ${paths.retentionPreview}`,
  // Tested in features/speakers/speakers.test.ts.
  `GET ${paths.speakers}`,
  `POST ${paths.speakerChoices}`,
  // Names that were chosen before, and people of the directory.
  `GET ${paths.speakerChoices}`,
  `POST ${paths.speakersUndo}`,
  `POST ${paths.speakersConfirm}`,
  `POST ${paths.speakersGuests}`,
  `GET ${paths.speakerPeople}`,
  // Tested in features/checks/checks.test.ts.
  `GET ${paths.meetingChecks}`,
  // Tested in features/series/series.test.ts.
  `GET ${paths.seriesList}`,
  `GET ${paths.series}`,
  `PATCH ${paths.series}`,
  `PUT ${paths.seriesMeeting}`,
  `GET ${paths.seriesOfPerson}`,
  // Tested in features/series/since-last-time/since-last-time.test.ts.
  `GET ${paths.sinceLastTime}`,
  // Tested in features/meetings/many-meetings.test.ts.
  `POST ${paths.deleteMeetings}`,
  `POST ${paths.retryMeetings}`,
  `PUT ${paths.countingOfMeetings}`,
  `POST ${paths.shareMeetings}`,
  // Tested in features/meetings/views/views.test.ts.
  `GET ${paths.meetingViews}`,
  `POST ${paths.meetingViews}`,
  `PATCH ${paths.meetingView}`,
  `DELETE ${paths.meetingView}`,
  // Names of programs. What they read: features/api-keys/api-keys.test.ts.
  `GET ${paths.twoFactorRule}`,
  `PUT ${paths.twoFactorRule}`,
  `GET ${paths.apiKeys}`,
  `POST ${paths.apiKeys}`,
  `DELETE ${paths.apiKey}`,
  // Names of programs, and how much they read. What they read: features/assistants/assistants.test.ts.
  `GET ${paths.assistants}`,
  `DELETE ${paths.assistant}`,
  `GET ${paths.ownAssistants}`,
  `DELETE ${paths.ownAssistant}`,
  // The number of the caller's meetings: features/assistants/connections/connections.test.ts.
  `GET ${paths.assistantRequest}`,
  `POST ${paths.assistantRequest}`,
  `GET ${mcpPath}`,
  `POST ${mcpPath}`,
  `DELETE ${mcpPath}`,
  // People and groups of the directory, no meetings.
  `GET ${paths.directoryConnection}`,
  `PATCH ${paths.directoryConnection}`,
  `DELETE ${paths.directoryConnection}`,
  `POST ${paths.directoryToken}`,
  `GET ${paths.scimUsers}`,
  `POST ${paths.scimUsers}`,
  `GET ${paths.scimUser}`,
  `PUT ${paths.scimUser}`,
  `PATCH ${paths.scimUser}`,
  `DELETE ${paths.scimUser}`,
  `GET ${paths.scimGroups}`,
  `POST ${paths.scimGroups}`,
  `GET ${paths.scimGroup}`,
  `PUT ${paths.scimGroup}`,
  `PATCH ${paths.scimGroup}`,
  `DELETE ${paths.scimGroup}`,
  `GET ${paths.scimProvider}`,
  `GET ${paths.scimResourceTypes}`,
  `GET ${paths.scimSchemas}`,
  // Tested in features/notifications/notifications.test.ts and digest.test.ts.
  `GET ${paths.notifications}`,
  `GET ${paths.unreadNotifications}`,
  `POST ${paths.readNotifications}`,
  `GET ${paths.notificationSettings}`,
  `PUT ${paths.notificationSettings}`,
  `POST ${paths.digestNow}`,
  `POST ${paths.unsubscribe}`,
  `GET ${paths.unsubscribe}`,
  // How people sign in: features/single-sign-on/single-sign-on.test.ts.
  `GET ${paths.singleSignOn}`,
  `PUT ${paths.singleSignOn}`,
  `PATCH ${paths.singleSignOn}`,
  `DELETE ${paths.singleSignOn}`,
  `POST ${paths.singleSignOnTest}`,
  `POST ${paths.singleSignOnDomains}`,
  `POST ${paths.singleSignOnDomainCheck}`,
  `DELETE ${paths.singleSignOnDomain}`,
  `POST ${paths.singleSignOnStart}`,
  `GET ${paths.signInWays}`,
  // People and their invitations: features/organizations/invite-many.test.ts.
  `POST ${paths.invitations}`,
  // The caller's own: features/auth/account-calls.test.ts and features/passkeys/passkeys.test.ts.
  `DELETE ${paths.session}`,
  `GET ${paths.passkeys}`,
  `POST ${paths.passkeys}`,
  `POST ${paths.passkeyBegin}`,
  `PATCH ${paths.passkey}`,
  `DELETE ${paths.passkey}`,
  `POST ${paths.passkeySignInBegin}`,
  `POST ${paths.passkeySignIn}`,
  // Ids and states alone: features/webhooks/webhooks.test.ts.
  `GET ${paths.webhooks}`,
  `POST ${paths.webhooks}`,
  `PATCH ${paths.webhook}`,
  `DELETE ${paths.webhook}`,
  `POST ${paths.webhookSecret}`,
  `POST ${paths.webhookTest}`,
  `GET ${paths.webhookDeliveries}`,
  `POST ${paths.webhookResend}`,
  // Tested in features/planning/succession/coverage.test.ts.
  `GET ${paths.roleCoverage}`,
  // What people write, and people of the directory.
  `GET ${paths.successionPeople}`,
  `GET ${paths.successionPlans}`,
  `POST ${paths.successionPlans}`,
  `GET ${paths.successionPlan}`,
  `PATCH ${paths.successionPlan}`,
  `DELETE ${paths.successionPlan}`,
  // People of the directory: features/planning/sharing/sharing.test.ts.
  `GET ${paths.planPeople}`,
  `GET ${paths.planCandidates}`,
  `PUT ${paths.planPeople}`,
  `POST ${paths.planSubjects}`,
  // Counts and people of the directory, no content of meetings.
  `GET ${paths.scenarios}`,
  `POST ${paths.scenarios}`,
  `GET ${paths.scenarioGroups}`,
  `GET ${paths.scenario}`,
  `PATCH ${paths.scenario}`,
  `DELETE ${paths.scenario}`,
  `POST ${paths.scenarioRun}`,
  `POST ${paths.scenarioCopy}`,
  `GET ${paths.scenarioVersions}`,
  `POST ${paths.scenarioActions}`,
  `GET ${paths.scenarioFile}`,
  // Tested in features/planning/offboarding/found-things.test.ts.
  `GET ${paths.offboardings}`,
  `POST ${paths.offboardings}`,
  `GET ${paths.offboarding}`,
  `GET ${paths.offboardingPeople}`,
  `PATCH ${paths.offboarding}`,
  `DELETE ${paths.offboarding}`,
  `POST ${paths.offboardingSeen}`,
  `POST ${paths.lookAgain}`,
  `GET ${paths.afterLeaving}`,
  `GET ${paths.offboardingExport}`,
  `POST ${paths.handoverItems}`,
  `PATCH ${paths.handoverItem}`,
  `DELETE ${paths.handoverItem}`,
  // Tested in features/actions/actions.test.ts.
  `GET ${paths.actions}`,
  `POST ${paths.actions}`,
  `PATCH ${paths.actions}`,
  `GET ${paths.actionsFile}`,
  `GET ${paths.actionPeople}`,
  // Numbers of meetings, which owners and admins need before they erase somebody.
  `GET ${paths.erasure}`,
  `POST ${paths.erasure}`,
  // Numbers of tokens, and what an invented meeting shows.
  `GET ${paths.languageModel}`,
  `POST ${paths.languageModelTest}`,
  `PUT ${paths.ownLanguageModel}`,
  `DELETE ${paths.ownLanguageModel}`,
  `GET ${paths.glossary}`,
  `DELETE ${paths.glossaryTerm}`,
  `GET ${paths.retention}`,
  `PATCH ${paths.retention}`,
  // Names of topics, moments and evidence: features/figures. The rest are numbers.
  `GET ${paths.organizationSource}`,
  `GET ${paths.organizationOverview}`,
  `GET ${paths.organizationMoods}`,
  `GET ${paths.organizationMap}`,
  `GET ${paths.ownMood}`,
  `GET ${paths.organizationChanges}`,
  `GET ${paths.organizationHappened}`,
  `GET ${paths.organizationInitiatives}`,
  `GET ${paths.organizationEvidence}`,
  // Numbers of ties; topics, series and actions: features/planning/what-if/what-if.test.ts.
  `GET ${paths.tiedPeople}`,
  `GET ${paths.whatIf}`,
  // Numbers of ties.
  `GET ${paths.pastDepartures}`,
  // Tested in features/search/search.test.ts.
  `GET ${paths.search}`,
  // Tested in features/ask/readable-answers.test.ts.
  `POST ${paths.ask}`,
  // The same answer, in lines.
  `POST ${paths.askWriting}`,
  `GET ${paths.askSentences}`,
  `GET ${paths.askSuggestions}`,
  // Tested in features/ask/counted/counted-questions.test.ts.
  `GET ${paths.askCounted}`,
  // One's own questions.
  `GET ${paths.ask}`,
  `DELETE ${paths.ask}`,
  `DELETE ${paths.asked}`,
  // People, settings and the installation.
  `GET ${paths.users}`,
  `GET ${paths.user}`,
  `POST ${paths.importUsers}`,
  `GET ${paths.invitation}`,
  `GET ${paths.trust}`,
  `PATCH ${paths.trust}`,
  `GET ${paths.rulesInForce}`,
  `GET ${paths.figureRegisterCsv}`,
  `GET ${paths.figureRegisterPdf}`,
  `PUT ${paths.leftOutOfMoods}`,
  `GET ${paths.organizationSettings}`,
  `PATCH ${paths.organizationSettings}`,
  `POST ${paths.handOverOwnership}`,
  `GET ${paths.undeliveredMail}`,
  `DELETE ${paths.undeliveredMail}`,
  `GET ${paths.system}`,
  `POST ${paths.testMail}`,
];

let app: TestApp;
let uploader: SignedIn;
let meetingId: string;
beforeAll(async () => {
  app = await startTestApp();
  uploader = await app.accounts.buildOwner();
  const payload = { soundDays: 30, confirmed: true };
  await uploader.call('PATCH', paths.trust, { payload });
});
afterAll(() => app.close());
beforeEach(async () => {
  meetingId = await buildMeeting(app.db, uploader, { title: 'Salaries', withResults: true });
  await keepSound(app.db, { organizationId: uploader.organizationId, meetingId });
});

async function setMode(meetingReaders: 'everyone' | 'participants') {
  const payload = { meetingReaders, confirmed: true };
  expect((await uploader.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
}

async function personOf({ accountId, organizationId }: SignedIn): Promise<string> {
  const { id } = await app.db
    .selectFrom('directoryUser')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return id;
}

async function tie(person: SignedIn) {
  await app.db
    .updateTable('participant')
    .set({ directoryUserId: await personOf(person) })
    .where('meetingId', '=', meetingId)
    .where('name', '=', 'Anna Berg')
    .execute();
}

const share = async (...people: SignedIn[]) => {
  const userIds = await Promise.all(people.map(personOf));
  const response = await uploader.call('PUT', pathFor(paths.meetingShares, meetingId), {
    payload: { userIds },
  });
  expect(response.statusCode).toBe(200);
};

/** Those who read by their part in the meeting, and the others. */
const readers = {
  uploader: async () => uploader,
  participant: async () => {
    const person = await app.accounts.buildMember(uploader.organizationId);
    await tie(person);
    return person;
  },
  'person shared with': async () => {
    const person = await app.accounts.buildMember(uploader.organizationId);
    await share(person);
    return person;
  },
};
const colleagues = {
  owner: () => app.accounts.buildMember(uploader.organizationId, 'owner'),
  admin: () => app.accounts.buildMember(uploader.organizationId, 'admin'),
  member: () => app.accounts.buildMember(uploader.organizationId),
  'person no longer shared with': async () => {
    const person = await app.accounts.buildMember(uploader.organizationId);
    await share(person);
    await share();
    return person;
  },
};
const strangers = {
  'owner of another organization': () => app.accounts.buildOwner(),
  'removed participant': async () => {
    const person = await app.accounts.buildMember(uploader.organizationId);
    await tie(person);
    await app.db.deleteFrom('member').where('userId', '=', person.accountId).execute();
    return person;
  },
};

const send = (person: SignedIn, { method, path, payload }: Route) =>
  person.call(method, pathFor(path, meetingId), payload ? { payload } : {});
const statusOf = async (person: SignedIn, route: Route) => (await send(person, route)).statusCode;
const listSchema = z.object({ total: z.number(), meetings: z.array(z.object({ id: z.string() })) });
async function isListed(person: SignedIn) {
  const response = await person.call('GET', `${paths.meetings}?search=salaries`);
  if (response.statusCode !== 200) return false;
  const { meetings, total } = listSchema.parse(response.json());
  expect(total).toBe(meetings.length);
  return meetings.some(({ id }) => id === meetingId);
}

test('every call is in one of the tables', async () => {
  const document = await uploader.call('GET', paths.openApi);
  const { paths: documented } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(document.json());
  const calls = Object.entries(documented).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  const ofMeeting = meetingRoutes.map(({ method, path }) => `${method} ${path.split('?')[0]}`);
  const known = [...ofMeeting, ...otherRoutes].map((call) =>
    call
      .replace(/\/[\da-f-]{36}$/, '/:correctionId')
      .replace(/\/export\/[\w.]+$/, '/export/:format'),
  );
  // Calls of the account library know no meetings.
  const own = calls.filter((call) => !call.includes(` ${paths.auth}/`));
  expect(own.filter((call) => !known.includes(call))).toEqual([]);
});

describe.each(['everyone', 'participants'] as const)('in mode %s', (mode) => {
  beforeEach(() => setMode(mode));

  test.each(Object.entries(readers))('the %s reads', async (_, find) => {
    const person = await find();
    // Only those who may change the meeting search the directory.
    for (const route of meetingRoutes.filter(({ method }) => method === 'GET'))
      expect([200, 403], route.path).toContain(await statusOf(person, route));
    expect(await isListed(person)).toBe(true);
  });

  test.each(Object.entries(colleagues))('the %s reads only if everyone may', async (_, find) => {
    const person = await find();
    for (const route of meetingRoutes) {
      const status = await statusOf(person, route);
      if (mode === 'participants') expect(status, `${route.method} ${route.path}`).toBe(404);
      else if (route.method === 'GET') expect([200, 403], route.path).toContain(status);
      else break;
    }
    expect(await isListed(person)).toBe(mode === 'everyone');
  });

  test.each(Object.entries(strangers))('the %s never reads', async (_, find) => {
    const person = await find();
    for (const route of meetingRoutes)
      expect([404, 422], route.path).toContain(await statusOf(person, route));
    expect(await isListed(person)).toBe(false);
  });
});

test('the total and the pages of a list count readable meetings alone', async () => {
  await setMode('participants');
  const organization = await app.accounts.buildOwner();
  const person = await app.accounts.buildMember(uploader.organizationId);
  for (const title of ['One', 'Two', 'Three']) await buildMeeting(app.db, uploader, { title });
  const own = await buildMeeting(app.db, person, { title: 'Mine' });
  const list = await person.call('GET', `${paths.meetings}?limit=1`);
  expect(list.json()).toMatchObject({ total: 1, next: null, meetings: [{ id: own }] });
  expect((await organization.call('GET', paths.meetings)).json()).toMatchObject({ total: 0 });
});

test('a meeting that one may read for several reasons is listed and counted once', async () => {
  await setMode('participants');
  const person = await app.accounts.buildMember(uploader.organizationId);
  await tie(person);
  await share(person, uploader);
  expect((await person.call('GET', paths.meetings)).json()).toMatchObject({
    total: 1,
    meetings: [{ id: meetingId }],
  });
  const before = (await uploader.call('GET', paths.meetings)).json();
  await tie(uploader);
  const after = (await uploader.call('GET', paths.meetings)).json();
  expect(after.total).toBe(before.total);
  expect(after.meetings.filter(({ id }: { id: string }) => id === meetingId)).toHaveLength(1);
});

test('a corrected tie gives access at once, and an undone one takes it at once', async () => {
  await setMode('participants');
  const person = await app.accounts.buildMember(uploader.organizationId);
  const summaries = await uploader.call('GET', pathFor(paths.participantSummaries, meetingId));
  const [speaker] = z
    .object({ summaries: z.array(z.object({ id: z.string() })) })
    .parse(summaries.json()).summaries;
  // The worker would otherwise analyse the file meanwhile.
  app.gate.hold('extracting_text');
  expect(await statusOf(person, { method: 'GET', path: paths.meeting })).toBe(404);
  const payload = {
    kind: 'tie-speaker',
    participantId: speaker?.id,
    userId: await personOf(person),
  };
  const tied = await uploader.call('POST', pathFor(paths.corrections, meetingId), { payload });
  expect(tied.statusCode).toBe(202);
  expect(await statusOf(person, { method: 'GET', path: paths.meeting })).toBe(200);
  const { correctionId } = z.object({ correctionId: z.string() }).parse(tied.json());
  const path = pathFor(paths.correction, meetingId).replace(':correctionId', correctionId);
  expect((await uploader.call('DELETE', path)).statusCode).toBe(202);
  expect(await statusOf(person, { method: 'GET', path: paths.meeting })).toBe(404);
  app.gate.open();
});

test('only the uploader shares, with people of the organization', async () => {
  await setMode('participants');
  const person = await app.accounts.buildMember(uploader.organizationId);
  await share(person);
  const shares = await person.call('GET', pathFor(paths.meetingShares, meetingId));
  expect(shares.json()).toEqual({
    people: [{ id: await personOf(person), name: person.email, title: null }],
    canChange: false,
  });
  const put = (who: SignedIn, userIds: string[]) =>
    who.call('PUT', pathFor(paths.meetingShares, meetingId), { payload: { userIds } });
  expect((await put(person, [])).statusCode).toBe(403);
  const stranger = await app.accounts.buildOwner();
  const refused = await put(uploader, [await personOf(stranger)]);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ code: 'UNKNOWN_PERSON' });
  const detail = await person.call('GET', pathFor(paths.meeting, meetingId));
  expect(detail.json()).toMatchObject({
    sharing: { readers: 'participants', people: 1, canChange: false },
  });
});

test("'Your data' names no meeting that the person may no longer read", async () => {
  await setMode('participants');
  const admin = await app.accounts.buildMember(uploader.organizationId, 'admin');
  await share(admin);
  const title = 'Salaries of the board';
  const payload = { kind: 'set-title', title };
  await admin.call('POST', pathFor(paths.corrections, meetingId), { payload });
  const before = await admin.call('GET', paths.myData);
  expect(before.json()).toMatchObject({ corrections: [{ meeting: title }] });
  await share();
  for (const path of [paths.myData, paths.myDataFile]) {
    const after = await admin.call('GET', path);
    expect(after.json()).toMatchObject({ corrections: [{ meeting: null, words: null }] });
    expect(after.body).not.toContain(title);
  }
});

test('the preview of the retention names no meeting that its reader may not read', async () => {
  await setMode('participants');
  const admin = await app.accounts.buildMember(uploader.organizationId, 'admin');
  await app.db
    .updateTable('meeting')
    .set({ createdAt: new Date('2001-01-01') })
    .where('id', '=', meetingId)
    .execute();
  const titles = async (person: SignedIn) => {
    const preview = await person.call('GET', `${paths.retentionPreview}?meetingDays=3000`);
    return z
      .object({ oldestMeetings: z.array(z.object({ title: z.string().nullable() })) })
      .parse(preview.json())
      .oldestMeetings.map(({ title }) => title);
  };
  expect(await titles(admin)).toEqual([null]);
  expect(await titles(uploader)).toEqual(['Salaries']);
});
