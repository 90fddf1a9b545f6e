import {
  defaultNotificationSettings,
  type NotificationKind,
  notificationPageSchema,
  notificationSettingsAnswerSchema,
  pathFor,
  paths,
  unreadNotificationsSchema,
} from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { personOf, turnActionsOn } from '../../testing/factories/actions.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { findDueNotificationsJob, notifyLateActionsJob } from './notifications.job.ts';

const soon = { timeout: 15_000, interval: 20 };

let app: TestApp;
let owner: SignedIn;
let member: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
  member = await app.accounts.buildMember(owner.organizationId);
  app.mails.length = 0;
});

const page = async (by: SignedIn, query = '') =>
  notificationPageSchema.parse((await by.call('GET', `${paths.notifications}${query}`)).json());
const listed = async (by: SignedIn) => (await page(by)).notifications;
const kindsOf = async (by: SignedIn) => (await listed(by)).map(({ kind }) => kind);
const unread = async (by: SignedIn) =>
  unreadNotificationsSchema.parse((await by.call('GET', paths.unreadNotifications)).json()).unread;
const markRead = (by: SignedIn, payload: object) =>
  by.call('POST', paths.readNotifications, { payload });
async function choose(by: SignedIn, chosen: Partial<typeof defaultNotificationSettings>) {
  const payload = { ...defaultNotificationSettings, ...chosen };
  const saved = await by.call('PUT', paths.notificationSettings, { payload });
  expect(saved.statusCode).toBe(200);
}
const share = async (id: string, people: SignedIn[]) => {
  const userIds = await Promise.all(people.map((person) => personOf(app.db, person)));
  const payload = { userIds };
  const shared = await owner.call('PUT', pathFor(paths.meetingShares, id), { payload });
  expect(shared.statusCode).toBe(200);
};
async function giveAction(to: SignedIn, more: object = {}): Promise<string> {
  const payload = { text: 'Call the bank', owner: { userId: await personOf(app.db, to) }, ...more };
  return (await owner.call('POST', paths.actions, { payload })).json().id;
}
async function saveTrust(payload: object) {
  const saved = await owner.call('PATCH', paths.trust, { payload });
  expect(saved.statusCode).toBe(200);
}
/** Call before the cause. Events of other people are ignored, since they may arrive late. */
const whenTold = ({ accountId }: SignedIn) =>
  new Promise<void>((resolve) => {
    const stop = app.bus.subscribe((event) => {
      if (event.name !== 'notifications-updated') return;
      if ('audience' in event && !event.audience?.includes(accountId)) return;
      stop();
      resolve();
    });
  });
const mailsTo = (person: SignedIn) => app.mails.filter(({ to }) => to === person.email);

test('the uploader is notified of an analysed meeting and of speakers to match', async () => {
  const id = await upload(owner, 'Zoe Quill: Good morning all.\nMax Orr: Morning, Zoe.\n', 'a.txt');
  await expect
    .poll(() => kindsOf(owner), soon)
    .toEqual(['speakers-to-match', 'meeting-analysed'] satisfies NotificationKind[]);
  const [speakers, analysed] = await listed(owner);
  expect(speakers).toMatchObject({ speakers: 2, meeting: { id }, isRead: false, by: null });
  expect(analysed?.meeting).toMatchObject({ id, people: 2, actions: null });
  expect(await unread(owner)).toBe(2);
  expect(await unread(member)).toBe(0);
});

test('an analysed meeting is told with its decisions and actions, in the bell and by mail', async () => {
  await turnActionsOn(owner);
  await choose(member, { mail: ['meeting-analysed'] });
  const text = `
    Zoe Quill: We decided to move the launch to the second of March.
    Max Orr: I will write to the council by Friday.
    Zoe Quill: Thank you, Max.
  `;
  const id = await upload(member, text, 'Weekly Product.txt');
  await expect.poll(() => listed(member), soon).toHaveLength(1);
  const told = { id, people: 2, decisions: 1, actions: 1 };
  expect(await listed(member)).toMatchObject([{ kind: 'meeting-analysed', meeting: told }]);
  await expect.poll(() => mailsTo(member).length, soon).toBe(1);
  const [mail] = mailsTo(member);
  expect(mail?.text).toContain('1 decision and 1 action in Weekly Product.');
  expect(mail?.subject).not.toContain('decision');

  // As they are now: the findings may be corrected, and actions switched off.
  await app.db.updateTable('meeting').set({ decisionCount: 0 }).where('id', '=', id).execute();
  await app.db
    .updateTable('organizationSettings')
    .set({ actions: false })
    .where('organizationId', '=', owner.organizationId)
    .execute();
  expect(await listed(member)).toMatchObject([{ meeting: { decisions: 0, actions: null } }]);
});

test('a member, who may not match speakers, is not notified of them', async () => {
  await upload(member, 'Zoe Quill: Good morning all.\nMax Orr: Morning, Zoe.\n', 'a.txt');
  await expect.poll(() => kindsOf(member), soon).toEqual(['meeting-analysed']);
});

test('the uploader is notified why a meeting failed, until it is retried', async () => {
  const id = await upload(member, '\n\n', 'empty.txt');
  await expect.poll(() => kindsOf(member), soon).toEqual(['meeting-failed']);
  const [failed] = await listed(member);
  expect(failed?.reason).toMatch(/\w+/);
  await app.db.updateTable('meeting').set({ status: 'pending' }).where('id', '=', id).execute();
  expect(await listed(member)).toEqual([]);
});

test("an action's owner is notified once, with who assigned it, but not of actions they assign to themselves", async () => {
  await turnActionsOn(owner);
  const told = whenTold(member);
  const id = await giveAction(member);
  await told;
  await giveAction(owner);
  const payload = { ids: [id], owner: { userId: await personOf(app.db, member) } };
  await owner.call('PATCH', paths.actions, { payload });
  const [given, ...more] = await listed(member);
  expect(more).toEqual([]);
  expect(given).toMatchObject({
    kind: 'action-given',
    by: owner.email,
    action: { text: 'Call the bank', isQuoted: false },
  });
  expect(await kindsOf(owner)).toEqual([]);
});

test("an action that is reassigned is no longer in the former owner's notifications", async () => {
  await turnActionsOn(owner);
  const id = await giveAction(member);
  const payload = { ids: [id], owner: { userId: await personOf(app.db, owner) } };
  await owner.call('PATCH', paths.actions, { payload });
  expect(await listed(member)).toEqual([]);
  expect(await unread(member)).toBe(0);
});

test('without the actions feature, nobody is notified of actions', async () => {
  await turnActionsOn(owner);
  await giveAction(member);
  await app.db
    .updateTable('organizationSettings')
    .set({ actions: false })
    .where('organizationId', '=', owner.organizationId)
    .execute();
  expect(await listed(member)).toEqual([]);
});

test('a late action is notified once, on the day after', async () => {
  await turnActionsOn(owner);
  const days = async (ago: number) => {
    const { rows } = await sql<{ day: string }>`
      select to_char((now() at time zone 'America/New_York')::date - ${ago}::int, 'YYYY-MM-DD') as "day"`.execute(
      app.db,
    );
    return rows[0]?.day;
  };
  await giveAction(member, { dueDay: await days(1), text: 'Yesterday' });
  await giveAction(member, { dueDay: await days(2), text: 'Before' });
  await giveAction(member, { dueDay: await days(0), text: 'Today' });
  for (let times = 0; times < 2; times += 1) {
    const told = whenTold(member);
    await app.queue.enqueue(app.db, notifyLateActionsJob, {});
    app.queue.wake(notifyLateActionsJob);
    if (times === 0) await told;
  }
  const late = async () => (await listed(member)).filter(({ kind }) => kind === 'action-late');
  await expect.poll(async () => (await late()).length, soon).toBe(1);
  expect((await late())[0]?.action?.text).toBe('Yesterday');
});

test('people are notified when a meeting is shared with them, but not again at each change', async () => {
  const second = await app.accounts.buildMember(owner.organizationId);
  const id = await buildMeeting(app.db, owner, { title: 'Merger' });
  await share(id, [member]);
  await app.db.deleteFrom('notification').execute();
  await share(id, [member, second]);
  expect(await kindsOf(second)).toEqual(['meeting-shared']);
  expect(await listed(second)).toMatchObject([{ by: owner.email, meeting: { title: 'Merger' } }]);
  expect(await listed(member)).toEqual([]);
});

test('notifications of a meeting disappear when it is deleted or may no longer be read', async () => {
  await saveTrust({ meetingReaders: 'participants' });
  const kept = await buildMeeting(app.db, owner, { title: 'Kept' });
  const gone = await buildMeeting(app.db, owner, { title: 'Gone' });
  await share(kept, [member]);
  await share(gone, [member]);
  expect(await unread(member)).toBe(2);
  await owner.call('DELETE', pathFor(paths.meeting, gone));
  expect((await listed(member)).map(({ meeting }) => meeting?.title)).toEqual(['Kept']);
  await share(kept, []);
  expect(await listed(member)).toEqual([]);
  expect(await unread(member)).toBe(0);
});

test('every member except the author is notified when a rule is loosened', async () => {
  await saveTrust({ meetingReaders: 'participants' });
  await choose(member, { bell: [] });
  await saveTrust({ meetingReaders: 'everyone', confirmed: true });
  expect(await listed(member)).toMatchObject([{ kind: 'rules-loosened', by: owner.email }]);
  expect(await kindsOf(owner)).toEqual([]);
});

test('every member except the author is notified when sound is kept for a shorter time', async () => {
  await choose(member, { bell: [] });
  const kinds = async () => (await kindsOf(member)).filter((kind) => kind === 'sound-shortened');
  await saveTrust({ soundDays: 90, confirmed: true });
  expect(await kinds()).toEqual([]);
  await saveTrust({ soundDays: 30 });
  expect(await kinds()).toHaveLength(1);
  await saveTrust({ worksCouncilMode: true });
  expect(await kinds()).toHaveLength(2);
  await saveTrust({ soundDays: null });
  expect(await kinds()).toHaveLength(2);
  expect(await kindsOf(owner)).toEqual([]);
});

test("reading one or all updates the member's other pages", async () => {
  await turnActionsOn(owner);
  for (const text of ['One', 'Two', 'Three']) await giveAction(member, { text });
  const [newest] = await listed(member);
  const told = whenTold(member);
  expect((await markRead(member, { ids: [newest?.id] })).statusCode).toBe(204);
  await told;
  expect((await listed(member)).map(({ isRead }) => isRead)).toEqual([true, false, false]);
  expect(await unread(member)).toBe(2);
  await markRead(owner, {});
  expect((await markRead(member, { ids: [] })).statusCode).toBe(204);
  expect(await unread(member)).toBe(2);
  await markRead(member, {});
  expect(await unread(member)).toBe(0);
});

test('the list has pages', async () => {
  await turnActionsOn(owner);
  for (const text of ['One', 'Two', 'Three']) await giveAction(member, { text });
  const first = await page(member, '?limit=2');
  const rest = await page(member, `?limit=2&before=${first.next}`);
  const texts = [...first.notifications, ...rest.notifications].map(({ action }) => action?.text);
  expect(texts).toEqual(['Three', 'Two', 'One']);
  expect(rest.next).toBeNull();
});

test('the list can be limited to unread ones, in pages too', async () => {
  await turnActionsOn(owner);
  for (const text of ['One', 'Two', 'Three', 'Four']) await giveAction(member, { text });
  const [, three] = await listed(member);
  await markRead(member, { ids: [three?.id] });
  const first = await page(member, '?unread=true&limit=2');
  const rest = await page(member, `?unread=true&limit=2&before=${first.next}`);
  const texts = [...first.notifications, ...rest.notifications].map(({ action }) => action?.text);
  expect(texts).toEqual(['Four', 'Two', 'One']);
  expect((await member.call('GET', `${paths.notifications}?unread=maybe`)).statusCode).toBe(400);
});

test('the notification of a done action shows it as done', async () => {
  await turnActionsOn(owner);
  const id = await giveAction(member);
  const payload = { ids: [id], state: 'done' };
  expect((await member.call('PATCH', paths.actions, { payload })).statusCode).toBe(200);
  expect((await listed(member)).map(({ action }) => action?.state)).toEqual(['done']);
});

test('kinds that are not chosen are not stored, and those chosen only for mail are in no list', async () => {
  await turnActionsOn(owner);
  await choose(member, { bell: [], mail: [] });
  await giveAction(member);
  const kept = () =>
    app.db
      .selectFrom('notification')
      .selectAll()
      .where('accountId', '=', member.accountId)
      .execute();
  expect(await kept()).toEqual([]);
  await choose(member, { bell: [], mail: ['action-given'] });
  await giveAction(member, { text: 'Call the tax office' });
  await expect.poll(() => mailsTo(member).length, soon).toBe(1);
  expect(mailsTo(member)[0]?.text).toContain('Call the tax office');
  expect(await listed(member)).toEqual([]);
});

test('a mail is due at once where quiet hours are off, at any time of day', async () => {
  await turnActionsOn(owner);
  // Their end stays stored.
  await choose(member, { mail: ['action-given'], quietFrom: null, quietTo: '23:30' });
  await giveAction(member);
  await expect.poll(() => mailsTo(member).length, soon).toBe(1);
});

test('a mail omits content that may no longer be read, and is not sent if nothing is left', async () => {
  await saveTrust({ meetingReaders: 'participants' });
  await choose(member, { mail: ['meeting-shared'] });
  const secret = await buildMeeting(app.db, owner, { title: 'Secret' });
  const open = await buildMeeting(app.db, owner, { title: 'Open' });
  // A meeting no longer shared when its mail is due.
  await sql`
    insert into "notification" ("organizationId", "accountId", "kind", "meetingId", "isInBell", "mailAt")
    values (${member.organizationId}, ${member.accountId}, 'meeting-shared', ${secret}, true, now())`.execute(
    app.db,
  );
  await share(open, [member]);
  await expect.poll(() => mailsTo(member).length, soon).toBe(1);
  expect(mailsTo(member)[0]?.text).toContain('Open');
  expect(mailsTo(member)[0]?.text).not.toContain('Secret');
});

test('in quiet hours no mail is sent; the bell still counts', async () => {
  await turnActionsOn(owner);
  const { rows } = await sql<{ from: string; to: string }>`
    select to_char(date_trunc('hour', "local" - interval '1 hour'), 'HH24:MI') as "from",
      to_char(date_trunc('hour', "local" + interval '2 hours'), 'HH24:MI') as "to"
    from (select now() at time zone 'America/New_York' as "local") "clock"`.execute(app.db);
  const [hours] = rows;
  await choose(member, {
    mail: ['action-given'],
    quietFrom: hours?.from ?? null,
    quietTo: hours?.to ?? '',
  });
  const told = whenTold(member);
  await giveAction(member);
  await told;
  expect(await unread(member)).toBe(1);
  const due = await app.db
    .selectFrom('notification')
    .select('mailAt')
    .where('accountId', '=', member.accountId)
    .executeTakeFirstOrThrow();
  const hoursLeft = (Number(due.mailAt) - Date.now()) / 3_600_000;
  expect(hoursLeft).toBeGreaterThan(0.9);
  expect(hoursLeft).toBeLessThan(2.1);
  // Ends the quiet hours.
  await app.db.updateTable('notification').set({ mailAt: new Date() }).execute();
  await app.queue.enqueue(app.db, findDueNotificationsJob, {});
  app.queue.wake(findDueNotificationsJob);
  await expect.poll(() => mailsTo(member).length, soon).toBe(1);
});

test('settings are the member’s own, off for mails until they choose', async () => {
  const read = async (by: SignedIn) =>
    notificationSettingsAnswerSchema.parse(
      (await by.call('GET', paths.notificationSettings)).json(),
    );
  expect(await read(member)).toMatchObject({ mail: [], isDigestOn: false, email: member.email });
  await choose(member, { mail: ['meeting-failed'], quietFrom: '18:00' });
  expect(await read(member)).toMatchObject({ mail: ['meeting-failed'], quietFrom: '18:00' });
  expect(await read(owner)).toMatchObject({ mail: [], quietFrom: null });
});

test('notifications and settings end with the membership', async () => {
  await turnActionsOn(owner);
  await choose(member, { mail: ['action-given'] });
  await giveAction(member);
  await app.db.deleteFrom('member').where('userId', '=', member.accountId).execute();
  for (const table of ['notification', 'notificationSettings'] as const)
    expect(
      await app.db
        .selectFrom(table)
        .selectAll()
        .where('accountId', '=', member.accountId)
        .execute(),
    ).toEqual([]);
});

/** Uploads meetings of a day one after another, so that their order is known. */
async function uploadOf(by: SignedIn, day: string, count: number) {
  for (let at = 1; at <= count; at += 1) {
    const told = whenTold(by);
    await upload(
      by,
      `Zoe Quill: This is number ${at}.\nMax Orr: It is.\n`,
      `${day} talk ${at}.txt`,
    );
    await told;
  }
}

test('an import of past meetings is listed whole, but rings and is mailed once', async () => {
  await choose(member, { mail: ['meeting-analysed'] });
  await uploadOf(member, '2020-03-02', 3);
  expect(await kindsOf(member)).toEqual(Array(3).fill('meeting-analysed'));
  expect(await unread(member)).toBe(1);
  await expect.poll(() => mailsTo(member).length, soon).toBe(1);
  const { rows: waiting } = await sql`
    select from "notification"
    where "accountId" = ${member.accountId} and "mailAt" is not null`.execute(app.db);
  expect(waiting).toHaveLength(0);
  expect(mailsTo(member)).toHaveLength(1);
});

test('the meetings of a day ring each, up to five in an hour', async () => {
  const today = new Date().toISOString().slice(0, 10);
  await uploadOf(member, today, 7);
  expect(await kindsOf(member)).toHaveLength(7);
  expect(await unread(member)).toBe(5);
});
