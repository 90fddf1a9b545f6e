import {
  auditPageSchema,
  confirmLooseningSchema,
  defaultTrustSettings,
  paths,
  smallestGroupMax,
  type TrustUpdate,
  trustStateSchema,
} from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { showMoods } from '../../ground/meeting/show-moods.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;
let member: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  member = await app.accounts.buildMember(owner.organizationId);
  app.mails.length = 0;
});
afterAll(() => app.close());

async function read(by = owner) {
  const state = trustStateSchema.parse((await by.call('GET', paths.trust)).json());
  return { ...state, administration: state.administration };
}
const patch = (payload: TrustUpdate, by = owner) => by.call('PATCH', paths.trust, { payload });
async function save(payload: TrustUpdate) {
  const response = await patch(payload);
  expect(response.statusCode).toBe(200);
  return trustStateSchema.parse(response.json());
}
async function administration() {
  const { administration } = await read();
  if (!administration) throw new Error('The owner may change the settings.');
  return administration;
}
async function auditDetails() {
  const response = await owner.call('GET', `${paths.auditLog}?action=trust-changed`);
  return auditPageSchema.parse(response.json()).entries.map(({ detail }) => detail);
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
/** Polls, because mails are delivered by a job. */
const mailsTo = (people: SignedIn[]) =>
  expect
    .poll(() => app.mails.map(({ to }) => to).sort())
    .toEqual(people.map(({ email }) => email).sort());

describe('reading', () => {
  test('every member reads the settings; only those who may change them read the rest', async () => {
    await save({ figureReaders: 'named', figureReaderIds: [await personOf(member)] });
    expect(await read(member)).toEqual({
      settings: { ...defaultTrustSettings, figureReaders: 'named' },
      administration: null,
    });
    const { figureReaders, isModelSetUp } = await administration();
    expect(figureReaders).toEqual([
      { id: await personOf(member), name: member.email, title: null },
    ]);
    expect(isModelSetUp).toBe(false);
  });

  test('the last change of each setting is read from the audit log', async () => {
    expect((await administration()).lastChanges).toEqual([]);
    await save({ smallestGroup: 8 });
    const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
    await patch({ smallestGroup: 9 }, admin);
    await save({ worksCouncilMode: true });
    const at = expect.any(String);
    expect((await administration()).lastChanges).toEqual([
      { subject: 'smallestGroup', at, name: admin.email },
      { subject: 'worksCouncilMode', at, name: owner.email },
    ]);
  });

  test('the effects count members, readers and what each smallest group hides', async () => {
    const { organizationId } = owner;
    const people = await app.db
      .insertInto('directoryUser')
      .values(
        Array.from({ length: 6 }, (_, number) => ({
          organizationId,
          email: `judged-${number}@example.com`,
          firstName: 'Judged',
          lastName: `${number}`,
          department: number < 5 ? 'Sales' : 'Legal',
          isLeftOutOfMoods: number === 0,
          syncSource: 'USER_UPLOAD',
          teams: [],
        })),
      )
      .returning('id')
      .execute();
    const meetingOf = async (directoryUserIds: readonly (string | null)[], judged = true) => {
      const meetingId = await buildMeeting(app.db, owner, {});
      for (const [position, directoryUserId] of directoryUserIds.entries())
        await app.db
          .insertInto('participant')
          .values({
            organizationId,
            meetingId,
            position,
            name: `Speaker ${position}`,
            label: `Speaker ${position}`,
            directoryUserId,
            sentiment: 'neutral',
            sentimentScore: 0,
            judged,
            engagementScore: 0.5,
            summary: '',
            turns: 1,
            words: 1,
            questions: 0,
            speakingSeconds: 1,
            talkShare: 0.1,
          })
          .execute();
      await app.db
        .updateTable('meeting')
        .set({ sentiment: 0 })
        .where('id', '=', meetingId)
        .execute();
      await showMoods(app.db, organizationId, [meetingId]);
      return meetingId;
    };
    const ids = people.map(({ id }) => id);
    // Six matched people, one of them left out and one speaking under two labels, and an unmatched
    // speaker.
    await meetingOf([...ids, ids[1] ?? null, null]);
    await meetingOf([await personOf(member), await personOf(owner)], false);
    await buildMeeting(app.db, owner, { status: 'pending' });
    const shared = await meetingOf([]);
    await app.db
      .insertInto('meetingShare')
      .values({ organizationId, meetingId: shared, directoryUserId: await personOf(member) })
      .execute();
    await buildMeeting(app.db, await app.accounts.buildOwner(), { withResults: true });

    const { effects } = await administration();
    expect(effects).toMatchObject({
      people: 2,
      meetings: 4,
      completedMeetings: 3,
      departments: 2,
      // The owner uploaded all four meetings; the member speaks in one, and one is shared with
      // them.
      readersPerMeeting: { everyone: 2, participants: 6 / 4 },
    });
    // Sales has four judged people, the first meeting five.
    expect(effects.hidden.slice(0, 3)).toEqual([
      { smallestGroup: 5, departments: 2, meetings: 2 },
      { smallestGroup: 6, departments: 2, meetings: 3 },
      { smallestGroup: 7, departments: 2, meetings: 3 },
    ]);
    expect(effects.hidden.at(-1)?.smallestGroup).toBe(smallestGroupMax);
  });

  test('an organization without meetings has effects, too', async () => {
    expect((await administration()).effects).toMatchObject({
      people: 2,
      meetings: 0,
      readersPerMeeting: { everyone: 2, participants: 0 },
    });
  });
});

describe('saving', () => {
  test('a stricter setting is saved, published and logged without a confirmation or a mail', async () => {
    const told = waitForEvent(app.bus, 'organization-settings-updated');
    const saved = await save({
      meetingReaders: 'participants',
      smallestGroup: 6,
      participantNotice: '  This meeting is analysed.\n',
    });
    expect(saved.settings).toEqual({
      ...defaultTrustSettings,
      meetingReaders: 'participants',
      smallestGroup: 6,
      participantNotice: 'This meeting is analysed.',
    });
    expect(await told).toMatchObject({ payload: { organizationId: owner.organizationId } });
    expect((await read()).settings).toEqual(saved.settings);
    expect((await auditDetails()).sort()).toEqual([
      "Notice for participants: from 'No notice' to 'Shown'",
      "Smallest group: from '5 people' to '6 people'",
      "Who may read meetings: from 'Everyone in the organization' to 'Participants, and people it is shared with'",
    ]);
    await save({ smallestGroup: 6 });
    expect(await auditDetails()).toHaveLength(3);
    expect(app.mails).toEqual([]);
  });

  test('a looser setting needs a confirmation; then every member gets a mail', async () => {
    await save({ meetingReaders: 'participants', smallestGroup: 8, isLanguageModelOn: false });
    const loosened: TrustUpdate = { meetingReaders: 'everyone', smallestGroup: 5 };
    const refused = await patch({ ...loosened, worksCouncilMode: true });
    expect(refused.statusCode).toBe(409);
    const refusal = confirmLooseningSchema.parse(refused.json());
    expect(refusal.code).toBe('CONFIRM_LOOSENING');
    expect(refusal.loosenings.map(({ subject }) => subject)).toEqual([
      'meetingReaders',
      'smallestGroup',
    ]);
    expect((await read()).settings).toMatchObject({ smallestGroup: 8, worksCouncilMode: false });
    expect(await auditDetails()).toHaveLength(3);

    await save({ ...loosened, worksCouncilMode: true, confirmed: true });
    expect((await read()).settings).toMatchObject({ ...loosened, worksCouncilMode: true });
    await mailsTo([owner, member]);
    const [mail] = app.mails;
    expect(mail?.text).toContain(
      "Smallest group: from '8 people' to '5 people'. The mood of groups of 5 people or more",
    );
    expect(mail?.text).toContain(owner.email);
    expect(mail?.text).toContain("from 'Participants, and people it is shared with' to 'Everyone");
    expect(mail?.text).not.toContain('Works-council mode');
    expect(await auditDetails()).toContain("Works-council mode: from 'Off' to 'On'");
  });

  test('adding a person who sees figures needs a confirmation, removing one does not', async () => {
    const [person, other] = [await personOf(member), await personOf(owner)];
    await save({ figureReaders: 'named', figureReaderIds: [person] });
    expect((await patch({ figureReaderIds: [person, other] })).statusCode).toBe(409);
    await save({ figureReaderIds: [person, other, person], confirmed: true });
    expect((await administration()).figureReaders).toHaveLength(2);
    await save({ figureReaderIds: [other] });
    expect((await administration()).figureReaders.map(({ id }) => id)).toEqual([other]);
  });

  test('saving general settings keeps trust settings, and the other way round', async () => {
    const { trust, ...general } = (await owner.call('GET', paths.organizationSettings)).json();
    await save({ smallestGroup: 12 });
    const payload = { ...general, timezone: 'Europe/Paris' };
    await owner.call('PATCH', paths.organizationSettings, { payload });
    await save({ isNoticeMailed: true });
    expect((await owner.call('GET', paths.organizationSettings)).json()).toEqual({
      ...payload,
      trust: { ...trust, smallestGroup: 12, isNoticeMailed: true },
    });
  });

  test('a person of another organization cannot be named', async () => {
    const stranger = await personOf(await app.accounts.buildOwner());
    const refused = await patch({ figureReaders: 'named', figureReaderIds: [stranger] });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'UNKNOWN_PERSON']);
    expect((await read()).settings.figureReaders).toBe('everyone');
  });

  test.each<TrustUpdate>([
    { smallestGroup: 4 },
    { smallestGroup: 21 },
    { smallestGroup: 5.5 },
    { participantNotice: 'x'.repeat(601) },
    { figureReaderIds: ['ana'] },
  ])('%j is refused', async (update) => {
    expect((await patch(update)).statusCode).toBe(400);
  });

  test('a member cannot change who may see what', async () => {
    expect((await patch({ smallestGroup: 6 }, member)).statusCode).toBe(403);
    const other = await app.accounts.buildOwner();
    await patch({ smallestGroup: 6 }, other);
    expect((await read()).settings.smallestGroup).toBe(5);
  });
});
