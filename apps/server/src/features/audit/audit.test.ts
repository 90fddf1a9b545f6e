import { createHash, randomUUID } from 'node:crypto';
import {
  type AuditAction,
  auditActions,
  auditPageSchema,
  createdPlanSchema,
  createdViewSchema,
  defaultNotificationSettings,
  defaultOrganizationSettings,
  defaultSuccessionWeights,
  exportPath,
  importColumns,
  pathFor,
  paths,
  speakerChosenSchema,
} from '@rapport/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listTerms, upsertTerm } from '../../ground/glossary/glossary-repository.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { personOf, turnActionsOn } from '../../testing/factories/actions.ts';
import { buildKey } from '../../testing/factories/api-keys.ts';
import {
  callTool,
  connectAssistant,
  letAssistantsRead,
} from '../../testing/factories/assistants.ts';
import { createAssistant, within } from '../../testing/factories/connected-assistants.ts';
import { buildDirectory } from '../../testing/factories/directories.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import {
  beginOffboarding,
  deleteOffboarding,
  readOffboarding,
} from '../../testing/factories/offboarding.ts';
import { addPasskey } from '../../testing/factories/passkeys.ts';
import { includeInPlan, sharePlan } from '../../testing/factories/plan-sharing.ts';
import { buildSeries } from '../../testing/factories/series.ts';
import { formWith, sendForm, upload } from '../../testing/factories/transcripts.ts';
import { cookiesOf, switchOnTwoFactor } from '../../testing/factories/two-factor.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../../testing/test-app.ts';
import { openAccountsOf } from '../auth/open-accounts.ts';
import { resetTwoFactor } from '../auth/reset-two-factor.ts';
import { applyRetention } from '../retention/apply-retention.ts';
import { admitPerson } from '../single-sign-on/admit-person.ts';
import { findProvider } from '../single-sign-on/provider-repository.ts';
import { uploadTranscript } from '../transcripts/upload/upload-transcript.ts';
import { forgetPersonInAuditLog } from './forget-person.ts';
import { recordAuditEvent } from './record-audit-event.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ ownModels: { networks: [] } });
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

async function read(by: SignedIn = owner, query: Record<string, string> = {}) {
  const response = await by.call('GET', `${paths.auditLog}?${new URLSearchParams(query)}`);
  return auditPageSchema.parse(response.json());
}
const auth = (by: SignedIn, path: string, payload: object = {}) =>
  by.call('POST', `${paths.auth}/${path}`, {
    payload,
    remoteAddress: '203.0.113.7',
    headers: { 'user-agent': 'Firefox/140\u0085on Linux' },
  });
async function addedWebhook(): Promise<string> {
  const payload = { url: 'https://hooks.example/', events: ['meeting.failed'] };
  return withId.parse((await owner.call('POST', paths.webhooks, { payload })).json()).id;
}
const withId = z.object({ id: z.string() });
async function addedAction(): Promise<string> {
  await turnActionsOn(owner);
  const added = await owner.call('POST', paths.actions, { payload: { text: 'Call Tom' } });
  return withId.parse(added.json()).id;
}
async function addedScenario(): Promise<string> {
  const payload = { title: 'A move', configuration: { template: 'custom' } };
  return withId.parse((await owner.call('POST', paths.scenarios, { payload })).json()).id;
}
const begin = async () => beginOffboarding(owner, await personOf(app.db, owner));
async function addedSuccessionPlan(): Promise<string> {
  const personId = await personOf(app.db, owner);
  const weights = defaultSuccessionWeights;
  const payload = { personId, role: 'Secret', weights, candidates: [] };
  const made = await owner.call('POST', paths.successionPlans, { payload });
  return createdPlanSchema.parse(made.json()).id;
}
const added = { scenario: addedScenario, succession: addedSuccessionPlan, offboarding: begin };
async function shareOne(kind: keyof typeof added) {
  const other = await app.accounts.buildMember(owner.organizationId);
  const id = await added[kind]();
  await sharePlan(owner, { kind, id }, [await personOf(app.db, other)]);
  return { id, email: other.email, detail: 'added: can change' };
}
const completed = () => buildMeeting(app.db, owner, { withResults: true });

async function memberIdOf({ accountId }: SignedIn): Promise<string> {
  const row = app.db.selectFrom('member').select('id').where('userId', '=', accountId);
  return (await row.executeTakeFirstOrThrow()).id;
}

type Example = {
  action: AuditAction;
  /** Performs the action and returns the expected fields of its entry. */
  act: () => Promise<{
    by?: SignedIn | null;
    in?: SignedIn;
    id?: string | null;
    email?: string | null;
    detail?: string | null;
    /** Null for actions without a request. */
    address?: null;
  }>;
};

const colleague = () => app.accounts.buildMember(owner.organizationId);
const invite = (email: string) =>
  auth(owner, 'organization/invite-member', {
    email,
    role: 'admin',
    organizationId: owner.organizationId,
  });

const addTerm = async (): Promise<string> => {
  const { organizationId, accountId } = owner;
  await upsertTerm(app.db, organizationId, { term: 'Secret', addedBy: accountId });
  const [term] = await listTerms(app.db, organizationId);
  return term?.id ?? '';
};

const examples: Example[] = [
  {
    action: 'sign-in',
    act: async () => {
      const person = await colleague();
      await app.accounts.signIn(person.email);
      return { by: person };
    },
  },
  {
    action: 'sign-in-failed',
    act: async () => {
      const person = await colleague();
      await app.http.inject({
        method: 'POST',
        url: `${paths.auth}/sign-in/email`,
        payload: { email: person.email.toUpperCase(), password: 'a-guess-that-fails' },
      });
      return { by: null, email: person.email };
    },
  },
  {
    action: 'sign-out',
    act: async () => {
      const person = await colleague();
      await auth(person, 'sign-out');
      return { by: person };
    },
  },
  {
    action: 'sessions-ended',
    act: async () => {
      const person = await colleague();
      await auth(person, 'revoke-other-sessions');
      return { by: person };
    },
  },
  {
    action: 'password-changed',
    act: async () => {
      const person = await colleague();
      await auth(person, 'change-password', {
        currentPassword: app.accounts.password,
        newPassword: 'Another-horse-10',
      });
      return { by: person };
    },
  },
  {
    action: 'two-factor-on',
    act: async () => ({
      by: await switchOnTwoFactor(app, await colleague(), app.accounts.password, '127.0.0.1'),
    }),
  },
  {
    action: 'two-factor-off',
    act: async () => {
      const person = await switchOnTwoFactor(app, await colleague(), app.accounts.password);
      await auth(person, 'two-factor/disable', { password: app.accounts.password });
      return { by: person };
    },
  },
  {
    action: 'recovery-codes-made',
    act: async () => {
      const person = await switchOnTwoFactor(app, await colleague(), app.accounts.password);
      const payload = { password: app.accounts.password };
      await auth(person, 'two-factor/generate-backup-codes', payload);
      return { by: person };
    },
  },
  {
    action: 'recovery-code-used',
    act: async () => {
      const person = await switchOnTwoFactor(app, await colleague(), app.accounts.password);
      const { email, recoveryCodes } = person;
      const begun = await app.http.inject({
        method: 'POST',
        url: `${paths.auth}/sign-in/email`,
        payload: { email, password: app.accounts.password },
      });
      await app.http.inject({
        method: 'POST',
        url: `${paths.auth}/two-factor/verify-backup-code`,
        headers: { origin: testPublicUrl },
        cookies: cookiesOf(begun),
        payload: { code: recoveryCodes[0] },
      });
      return { by: person };
    },
  },
  {
    action: 'two-factor-reset',
    act: async () => {
      const person = await colleague();
      await resetTwoFactor(app.db, person.email);
      return { by: null, id: person.accountId, email: person.email, address: null };
    },
  },
  {
    action: 'two-factor-rule-changed',
    act: async () => {
      await owner.call('PUT', paths.twoFactorRule, { payload: { isRequired: false } });
      return { detail: 'not required' };
    },
  },
  {
    action: 'passkey-added',
    act: async () => {
      const person = await colleague();
      await addPasskey(app, person);
      return { by: person };
    },
  },
  {
    action: 'passkey-renamed',
    act: async () => {
      const person = await colleague();
      const { id } = await addPasskey(app, person);
      await person.call('PATCH', pathFor(paths.passkey, id), { payload: { name: 'Desk' } });
      return { by: person };
    },
  },
  {
    action: 'passkey-removed',
    act: async () => {
      const person = await colleague();
      const { id } = await addPasskey(app, person);
      await person.call('DELETE', pathFor(paths.passkey, id));
      return { by: person };
    },
  },
  {
    action: 'account-deleted',
    act: async () => {
      const person = await colleague();
      await auth(person, 'delete-user', { password: app.accounts.password });
      return { by: person };
    },
  },
  {
    action: 'platform-administration',
    act: async () => {
      const [operator, person] = [await app.accounts.buildOwner(), await colleague()];
      await sql`update "user" set role = 'admin' where id = ${operator.accountId}`.execute(app.db);
      await auth(operator, 'admin/impersonate-user', { userId: person.accountId });
      return {
        by: operator,
        id: person.accountId,
        email: person.email,
        detail: 'impersonate-user',
      };
    },
  },
  {
    action: 'refused',
    act: async () => {
      const [person, id] = [await colleague(), await completed()];
      await person.call('DELETE', paths.meeting.replace(':id', id));
      return { by: person, id, detail: `DELETE ${paths.meeting}` };
    },
  },
  {
    action: 'refused',
    act: async () => {
      const person = await colleague();
      await auth(person, 'organization/update?slug=x', { data: { name: 'Mine' } });
      return { by: person, detail: `POST ${paths.auth}/organization/update` };
    },
  },
  {
    action: 'invitation-sent',
    act: async () => {
      await invite('New.Person@example.com');
      return { email: 'new.person@example.com', detail: 'admin' };
    },
  },
  {
    action: 'invitation-cancelled',
    act: async () => {
      const { id } = withId.parse((await invite('not-yet@example.com')).json());
      await auth(owner, 'organization/cancel-invitation', { invitationId: id });
      return { email: 'not-yet@example.com', detail: 'admin' };
    },
  },
  {
    action: 'invitation-accepted',
    act: async () => {
      const person = await app.accounts.buildOwner();
      const { id } = withId.parse((await invite(person.email)).json());
      await auth(person, 'organization/accept-invitation', { invitationId: id });
      return { by: person, email: person.email, detail: 'admin' };
    },
  },
  {
    action: 'joined-by-single-sign-on',
    act: async () => {
      const { organizationId } = owner;
      const email = 'newcomer@company.example';
      await app.db
        .insertInto('singleSignOn')
        .values({
          id: randomUUID(),
          organizationId,
          changedBy: null,
          isSavedByOwner: true,
          protocol: 'openid',
          issuer: 'https://id.example',
          clientId: 'a',
          clientSecret: 's',
          secretTail: 's',
          signInAddress: null,
          certificates: null,
          admits: 'domain',
          testedAt: null,
          testedEmail: null,
          testError: null,
        })
        .execute();
      const provider = await findProvider(app.db, organizationId);
      if (!provider) throw new Error('There is no provider.');
      const origin = { address: '203.0.113.7', device: null };
      const openAccount = openAccountsOf(app.auth)(new Headers(), origin.address);
      const person = { subject: 'a', email, isEmailVerified: true, name: undefined };
      const mails = { queue: app.queue, publicUrl: testPublicUrl };
      const services = { db: app.db, openAccount, origin, ...mails };
      const accountId = await admitPerson(services, provider, person, email);
      return { by: { ...owner, accountId, email }, email, detail: 'member' };
    },
  },
  {
    action: 'people-imported',
    act: async () => {
      const content = `${importColumns.join(',')}\nnewest@example.com,,,,,,,\nnobody,,,,,,,\n`;
      await sendForm(owner, paths.importUsers, formWith({ name: 'people.csv', content }));
      return { detail: '1 new, 0 known, 1 skipped' };
    },
  },
  {
    action: 'role-changed',
    act: async () => {
      const person = await colleague();
      const memberId = await memberIdOf(person);
      await auth(owner, 'organization/update-member-role', { memberId, role: 'admin' });
      return { id: person.accountId, email: person.email, detail: 'admin' };
    },
  },
  {
    action: 'ownership-handed-over',
    act: async () => {
      const otherOwner = await app.accounts.buildOwner();
      const successor = await app.accounts.buildMember(otherOwner.organizationId);
      const memberId = await memberIdOf(successor);
      await otherOwner.call('POST', paths.handOverOwnership, { payload: { memberId } });
      return { by: otherOwner, in: otherOwner, id: successor.accountId, email: successor.email };
    },
  },
  {
    action: 'member-removed',
    act: async () => {
      const person = await colleague();
      await auth(owner, 'organization/remove-member', { memberIdOrEmail: person.email });
      return { id: person.accountId, email: person.email, detail: 'member' };
    },
  },
  {
    action: 'member-left',
    act: async () => {
      const person = await colleague();
      await auth(person, 'organization/leave', { organizationId: owner.organizationId });
      return { by: person, id: person.accountId, email: person.email, detail: 'member' };
    },
  },
  {
    action: 'teams-changed',
    act: async () => {
      await auth(owner, 'organization/create-team', { name: 'Billing' });
      return { detail: 'team created' };
    },
  },
  {
    action: 'settings-changed',
    act: async () => {
      const current = (await owner.call('GET', paths.organizationSettings)).json();
      const activeFeatures = { ...current.activeFeatures, sentiment: false };
      const payload = { ...current, timezone: 'Europe/Paris', companyDescription: 'Secret' };
      await owner.call('PATCH', paths.organizationSettings, {
        payload: { ...payload, activeFeatures },
      });
      return { detail: 'timezone Europe/Paris, companyDescription, sentiment off' };
    },
  },
  {
    action: 'trust-changed',
    act: async () => {
      await owner.call('PATCH', paths.trust, { payload: { smallestGroup: 6 } });
      const detail = "Smallest group: from '5 people' to '6 people'";
      return { id: 'smallestGroup', detail };
    },
  },
  {
    action: 'organization-created',
    act: async () => {
      const person = await app.accounts.buildOwner();
      await auth(person, 'organization/create', { name: 'Labs', slug: 'labs' });
      return { by: person, in: person };
    },
  },
  {
    action: 'organization-changed',
    act: async () => {
      await auth(owner, 'organization/update', { data: { name: 'Renamed' } });
      return {};
    },
  },
  {
    action: 'organization-switched',
    act: async () => {
      const { organizationId } = owner;
      await auth(owner, 'organization/set-active', { organizationId });
      return {};
    },
  },
  { action: 'transcript-uploaded', act: async () => ({ id: await upload(owner) }) },
  {
    action: 'transcript-imported',
    act: async () => {
      const bytes = new TextEncoder().encode(`Anna: Good morning.\nTom: ${Math.random()}`);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const member = { ...owner, role: 'owner', settings: defaultOrganizationSettings } as const;
      const { eventId } = await uploadTranscript(
        app,
        { ...member, accountId: owner.accountId },
        { fileName: 'weekly.txt', bytes, sha256 },
        { from: 'from a watched folder', record: async () => {} },
      );
      return { id: eventId, detail: 'from a watched folder', address: null };
    },
  },
  {
    action: 'processing-cancelled',
    act: async () => {
      const id = await buildMeeting(app.db, owner, { status: 'processing' });
      await owner.call('DELETE', paths.cancelProcessing.replace(':id', id));
      return { id };
    },
  },
  {
    action: 'processing-retried',
    act: async () => {
      const id = await buildMeeting(app.db, owner, { status: 'failed' });
      await owner.call('POST', paths.retryProcessing.replace(':id', id));
      return { id };
    },
  },
  {
    action: 'meeting-read-again',
    act: async () => {
      const id = await completed();
      await owner.call('POST', paths.readAgain.replace(':id', id));
      return { id };
    },
  },
  {
    action: 'meeting-corrected',
    act: async () => {
      const id = await completed();
      const payload = { kind: 'set-title', title: 'Secret' };
      await owner.call('POST', paths.corrections.replace(':id', id), { payload });
      return { id, detail: 'set-title' };
    },
  },
  {
    action: 'meeting-counting-changed',
    act: async () => {
      const id = await completed();
      await owner.call('PUT', paths.meetingCounting.replace(':id', id), {
        payload: { isLeftOut: true },
      });
      return { id, detail: 'left out' };
    },
  },
  {
    action: 'speaker-matched',
    act: async () => {
      await completed();
      const payload = { speakerId: 'name:anna berg', is: 'guest' };
      await owner.call('POST', paths.speakerChoices, { payload });
      return { detail: 'guest' };
    },
  },
  {
    action: 'series-renamed',
    act: async () => {
      const { seriesId } = await buildSeries(app.db, owner);
      const payload = { name: 'Secret' };
      await owner.call('PATCH', paths.series.replace(':id', seriesId), { payload });
      return { id: seriesId, detail: 'renamed' };
    },
  },
  {
    action: 'shared-view-changed',
    act: async () => {
      const payload = { name: 'Secret', filter: { whose: 'mine' } };
      const made = await owner.call('POST', paths.meetingViews, { payload });
      const { id } = createdViewSchema.parse(made.json());
      await owner.call('PATCH', pathFor(paths.meetingView, id), { payload: { isShared: true } });
      return { id, detail: 'shared' };
    },
  },
  {
    action: 'notification-settings-changed',
    act: async () => {
      const payload = { ...defaultNotificationSettings, isDigestOn: true };
      await owner.call('PUT', paths.notificationSettings, { payload });
      return {};
    },
  },
  {
    action: 'offboarding-created',
    act: async () => {
      return { id: await begin() };
    },
  },
  {
    action: 'offboarding-changed',
    act: async () => {
      const id = await begin();
      const payload = { version: 1, note: 'Secret' };
      await owner.call('PATCH', pathFor(paths.offboarding, id), { payload });
      return { id };
    },
  },
  {
    action: 'offboarding-shared',
    act: () => shareOne('offboarding'),
  },
  {
    action: 'scenario-shared',
    act: () => shareOne('scenario'),
  },
  {
    action: 'succession-plan-shared',
    act: () => shareOne('succession'),
  },
  {
    action: 'plan-subject-included',
    act: async () => {
      const other = await app.accounts.buildMember(owner.organizationId);
      const personId = await personOf(app.db, other);
      const id = await beginOffboarding(owner, personId);
      await includeInPlan(owner, { kind: 'offboarding', id }, personId, other.email);
      return { id, email: other.email, detail: 'an offboarding' };
    },
  },
  {
    action: 'offboarding-deleted',
    act: async () => {
      const id = await begin();
      await deleteOffboarding(owner, id, (await readOffboarding(owner, id)).revision);
      return { id };
    },
  },
  {
    action: 'offboarding-exported',
    act: async () => {
      const id = await begin();
      await owner.call('GET', pathFor(paths.offboardingExport, id).replace(':format', 'csv'));
      return { id, detail: 'csv' };
    },
  },
  {
    action: 'succession-plan-changed',
    act: async () => ({ id: await addedSuccessionPlan(), detail: 'added' }),
  },
  {
    action: 'api-key-changed',
    act: async () => {
      const payload = { name: 'Secret', scopes: ['read-meetings', 'add-meetings'], days: 30 };
      const { id } = withId.parse((await owner.call('POST', paths.apiKeys, { payload })).json());
      const detail = /^created, rapport_.{6}, add-meetings, read-meetings$/;
      return { id, detail: expect.stringMatching(detail) };
    },
  },
  {
    action: 'directory-connection-changed',
    act: async () => {
      await owner.call('POST', paths.directoryToken);
      return { id: null, detail: expect.stringMatching(/^token (created|replaced)$/) };
    },
  },
  {
    action: 'directory-person-changed',
    act: async () => {
      const directory = await buildDirectory(app, owner);
      const id = await directory.createUser('hired@example.com', { title: 'Secret' });
      return { by: null, id, email: 'hired@example.com', detail: 'added' };
    },
  },
  {
    action: 'directory-group-changed',
    act: async () => {
      const id = await (await buildDirectory(app, owner)).createGroup('Secret');
      return { by: null, id, detail: 'added' };
    },
  },
  {
    action: 'sign-in-settings-changed',
    act: async () => {
      const payload = { domain: 'secret.example' };
      await owner.call('POST', paths.singleSignOnDomains, { payload });
      return { id: null, detail: 'domain added' };
    },
  },
  {
    action: 'own-model-changed',
    act: async () => {
      const payload = { baseUrl: 'https://models.example/v1', name: 'tiny', apiKey: 'hidden-key' };
      await owner.call('PUT', paths.ownLanguageModel, { payload });
      return { id: null, detail: 'set' };
    },
  },
  {
    action: 'webhook-changed',
    act: async () => ({ id: await addedWebhook(), detail: 'added' }),
  },
  {
    action: 'webhook-sent',
    act: async () => {
      const id = await addedWebhook();
      await owner.call('POST', pathFor(paths.webhookTest, id));
      return { id, detail: 'test' };
    },
  },
  {
    action: 'series-changed',
    act: async () => {
      const { seriesId, meetingId } = await buildSeries(app.db, owner);
      const path = paths.seriesMeeting.replace(':id', seriesId).replace(':meetingId', meetingId);
      await owner.call('PUT', path, { payload: { isPart: false } });
      return { id: meetingId, detail: 'taken out' };
    },
  },
  {
    action: 'speaker-choice-undone',
    act: async () => {
      await completed();
      const payload = { speakerId: 'name:tom leiva', is: 'room' };
      const made = await owner.call('POST', paths.speakerChoices, { payload });
      const { choiceId } = speakerChosenSchema.parse(made.json());
      await owner.call('POST', paths.speakersUndo, { payload: { choiceIds: [choiceId] } });
      return { detail: 'room' };
    },
  },
  {
    action: 'correction-undone',
    act: async () => {
      const id = await completed();
      const corrections = paths.corrections.replace(':id', id);
      const payload = { kind: 'set-title', title: 'Secret' };
      const { correctionId } = (await owner.call('POST', corrections, { payload })).json();
      await owner.call('DELETE', `${corrections}/${correctionId}`);
      return { id, detail: 'set-title' };
    },
  },
  {
    action: 'mood-choice-changed',
    act: async () => {
      await owner.call('PUT', paths.leftOutOfMoods, { payload: { isLeftOutOfMoods: true } });
      return {};
    },
  },
  {
    action: 'meeting-shared',
    act: async () => {
      const id = await completed();
      await owner.call('PUT', paths.meetingShares.replace(':id', id), { payload: { userIds: [] } });
      return { id, detail: '0 people' };
    },
  },
  {
    action: 'action-added',
    act: async () => ({ id: await addedAction() }),
  },
  {
    action: 'action-changed',
    act: async () => {
      const id = await addedAction();
      const payload = { ids: [id], state: 'done', dueDay: '2026-11-27' };
      await owner.call('PATCH', paths.actions, { payload });
      return { id, detail: 'done, day' };
    },
  },
  {
    action: 'actions-downloaded',
    act: async () => {
      await turnActionsOn(owner);
      await owner.call('GET', paths.actionsFile);
      return {};
    },
  },
  {
    action: 'scenario-changed',
    act: async () => ({ id: await addedScenario(), detail: 'created' }),
  },
  {
    action: 'scenario-exported',
    act: async () => {
      const id = await addedScenario();
      const path = paths.scenarioFile.replace(':format', 'html');
      await owner.call('GET', pathFor(path, id));
      return { id, detail: 'html' };
    },
  },
  {
    action: 'meeting-exported',
    act: async () => {
      const id = await completed();
      await owner.call('GET', exportPath(id, 'turns.csv'));
      return { id, detail: 'turns.csv' };
    },
  },
  {
    action: 'meeting-deleted',
    act: async () => {
      const id = await completed();
      await owner.call('DELETE', paths.meeting.replace(':id', id));
      return { id };
    },
  },
  {
    action: 'files-deleted',
    act: async () => {
      await completed();
      const kept = { fileDays: 1, meetingDays: null };
      await owner.call('PATCH', paths.retention, { payload: kept });
      const { organizationId } = owner;
      await app.db
        .updateTable('meeting')
        .set({ createdAt: new Date('2020-01-01') })
        .where('organizationId', '=', organizationId)
        .execute();
      await applyRetention({ ...app, log: pino({ level: 'silent' }) });
      return { by: null, detail: expect.stringMatching(/^\d+$/), address: null };
    },
  },
  {
    action: 'glossary-term-deleted',
    act: async () => {
      const id = await addTerm();
      await owner.call('DELETE', pathFor(paths.glossaryTerm, id));
      return { id };
    },
  },
  {
    action: 'retention-changed',
    act: async () => {
      const payload = { fileDays: null, meetingDays: 365 };
      await owner.call('PATCH', paths.retention, { payload });
      return { detail: 'files off, meetings 365 days' };
    },
  },
  {
    action: 'sensitive-quotes-shown',
    act: async () => {
      const payload = { question: 'Who is on sick leave?', showsSensitive: true };
      await owner.call('POST', paths.ask, { payload });
      return {};
    },
  },
  {
    action: 'assistant-called',
    act: async () => {
      await letAssistantsRead(owner);
      const key = await buildKey(app, owner, ['assistant']);
      await callTool(await connectAssistant(app, key.token), 'list_series');
      return { id: key.keyId, detail: expect.stringMatching(/^list_series, \d series$/) };
    },
  },
  {
    action: 'assistant-connected',
    act: async () => {
      await letAssistantsRead(owner);
      await createAssistant(within(app)).connectFor(owner, { days: 1 });
      const own = (await owner.call('GET', paths.ownAssistants)).json();
      return { id: own.assistants[0].id, detail: 'for 1 day' };
    },
  },
  {
    action: 'assistant-ended',
    act: async () => {
      const own = (await owner.call('GET', paths.ownAssistants)).json();
      const { id } = own.assistants[0];
      await owner.call('DELETE', pathFor(paths.ownAssistant, id));
      return { id, detail: 'by its member' };
    },
  },
  {
    action: 'own-data-downloaded',
    act: async () => {
      await owner.call('GET', paths.myDataFile);
      return {};
    },
  },
  {
    action: 'person-erased',
    act: async () => {
      const { accountId, email } = await colleague();
      const { id } = (await owner.call('GET', paths.user.replace(':id', accountId))).json();
      await owner.call('POST', paths.erasure.replace(':id', id), { payload: { name: email } });
      return { id };
    },
  },
  {
    action: 'audit-log-downloaded',
    act: async () => {
      await owner.call('GET', paths.auditLogFile);
      return {};
    },
  },
];

describe('ASVS 16.2, 16.3: actions are recorded with who, when and from where', () => {
  test.each(examples)('$action', async ({ action, act }) => {
    const before = Date.now();
    const { by = owner, in: where = owner, id, email, detail, address } = await act();
    const entry = (await read(where, { action })).entries[0];
    const person = by && { accountId: by.accountId, name: expect.any(String), email: by.email };
    expect(entry).toMatchObject({
      action,
      person,
      target: { id: id ?? null, email: email ?? null },
      detail: detail ?? null,
      address:
        address === null
          ? null
          : expect.stringMatching(/^(203\.0\.113\.7|127\.0\.0\.1|10\.0\..+)$/),
    });
    expect(Date.parse(entry?.at ?? '')).toBeGreaterThan(before - 5000);
  });

  test('every action is covered by this test', () => {
    expect(examples.map(({ action }) => action)).toEqual(expect.arrayContaining(auditActions));
  });
});

describe('the audit log', () => {
  let otherOwner: SignedIn;
  /** The log is in order of milliseconds. */
  const record = async (...event: Parameters<typeof recordAuditEvent>) => {
    await recordAuditEvent(...event);
    const now = Date.now();
    await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(now);
  };
  beforeEach(async () => {
    otherOwner = await app.accounts.buildOwner();
    const actor = { ...otherOwner, origin: { address: '::1', device: '=2+3,"x"' } };
    for (const targetEmail of ['0-out@example.com', '1-out@example.com', '2-out@example.com'])
      await record(app.db, actor, { action: 'sign-out', targetEmail });
  });

  test('owners and admins read their own organization’s log, newest first, page by page', async () => {
    const admin = await app.accounts.buildMember(otherOwner.organizationId, 'admin');
    const targets = (page: Awaited<ReturnType<typeof read>>) =>
      page.entries.map(({ target }) => target.email?.[0]);
    const first = await read(admin, { limit: '2' });
    expect([targets(first), first.next]).toEqual([['2', '1'], first.entries[1]?.id]);
    const before = first.next ?? '';
    const second = await read(admin, { limit: '2', before });
    expect([targets(second), second.next]).toEqual([['0'], null]);
    const stranger = await app.accounts.buildOwner();
    expect((await read(stranger, { before })).entries).toEqual([]);
    expect((await read(stranger)).entries).toEqual([]);
  });

  test.each([
    [{ action: 'sign-out' }, 3],
    [{ action: 'sign-in' }, 0],
    [{ person: '1-OUT@EXAMPLE' }, 1],
    [{ person: '_@example' }, 0],
    [{ person: 'zz\0' }, 0],
    [{ since: '2020-01-01T00:00:00Z', until: '2100-01-01T00:00:00+02:00' }, 3],
    [{ since: '2100-01-01T00:00:00Z' }, 0],
    [{ until: '2020-01-01T00:00:00Z' }, 0],
  ])('%j finds %i entries', async (query, count) => {
    expect((await read(otherOwner, query)).entries).toHaveLength(count);
  });

  test('a period includes its first moment and excludes its last', async () => {
    const reader = await app.accounts.buildOwner();
    const at = '2026-03-14T10:00:00.000Z';
    await app.db
      .insertInto('auditEntry')
      .values({ organizationId: reader.organizationId, action: 'sign-out', at: new Date(at) })
      .execute();
    const signedOut = async (period: Record<string, string>) =>
      (await read(reader, { action: 'sign-out', ...period })).entries.length;
    expect([await signedOut({ since: at }), await signedOut({ until: at })]).toEqual([1, 0]);
    expect(await signedOut({ until: '2026-03-14T10:00:00.001Z' })).toBe(1);
  });

  test('ASVS 1.2.10: the CSV download contains no formulas', async () => {
    const response = await otherOwner.call('GET', `${paths.auditLogFile}?action=sign-out`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="Audit log \d{4}-\d\d-\d\d\.csv"$/,
      ),
      'cache-control': 'no-store',
    });
    const lines = response.body.split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(
      /"sign-out","Signed out",.*"2-out@example.com","","::1","'=2\+3,""x"""$/,
    );
  });

  test('ASVS 16.4.2: entries can be neither changed nor deleted', async () => {
    const own = sql`"organizationId" = ${otherOwner.organizationId}`;
    for (const statement of [
      sql`update "auditEntry" set "action" = 'sign-in' where ${own}`,
      sql`update "auditEntry" set "personName" = 'Somebody Else' where ${own}`,
      sql`update "auditEntry" set "at" = now(), "personName" = null where ${own}`,
      sql`delete from "auditEntry" where ${own}`,
    ])
      await expect(statement.execute(app.db)).rejects.toThrow('The audit log is append-only.');
    expect((await read(otherOwner, { action: 'sign-out' })).entries).toHaveLength(3);
  });

  test('people without a name are named as in the directory', async () => {
    const person = await app.accounts.buildMember(otherOwner.organizationId);
    const directory = app.db.updateTable('directoryUser').where('email', '=', person.email);
    await directory.set({ firstName: 'Ada', lastName: 'Moss' }).execute();
    await record(app.db, person, { action: 'sign-in' });
    expect((await read(otherOwner)).entries[0]?.person).toMatchObject({ name: 'Ada Moss' });
  });

  test('an erased person’s data is removed, actions stay, and the log is deleted with its organization', async () => {
    const person = await app.accounts.buildMember(otherOwner.organizationId, 'admin');
    const origin = { address: '::1', device: 'Firefox' };
    await record(app.db, { ...person, origin }, { action: 'meeting-deleted', targetId: 'x' });
    await record(app.db, otherOwner, {
      action: 'role-changed',
      targetId: person.accountId,
    });
    const latest = async () => (await read(otherOwner, { limit: '2' })).entries;
    expect(JSON.stringify(await latest()).split(person.email)).toHaveLength(4);
    const forgotten = { ...person, directoryUserId: 'unknown' };
    await forgetPersonInAuditLog(app.db, otherOwner.organizationId, forgotten);
    expect(await latest()).toMatchObject([
      { person: { email: otherOwner.email }, target: { id: person.accountId, email: null } },
      {
        action: 'meeting-deleted',
        person: { accountId: person.accountId, name: null, email: null },
        target: { id: 'x', email: null },
        address: null,
        device: null,
      },
    ]);
    await auth(otherOwner, 'organization/delete', { organizationId: otherOwner.organizationId });
    const left = app.db.selectFrom('auditEntry').select('id');
    expect(await left.where('organizationId', '=', otherOwner.organizationId).execute()).toEqual(
      [],
    );
  });
});
