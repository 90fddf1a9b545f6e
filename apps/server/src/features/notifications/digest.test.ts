import {
  defaultNotificationSettings,
  defaultOrganizationSettings,
  digestSentSchema,
  organizationMoodsSchema,
  paths,
} from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../ground/calendar-days.ts';
import { announceFigures } from '../../testing/announce-figures.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { personOf, turnActionsOn } from '../../testing/factories/actions.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { officeDirectory, officePeople, officeTalk } from '../../testing/factories/office.ts';
import { formWith, sendForm, upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';
import { findDueNotificationsJob, sendDigestJob } from './notifications.job.ts';

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

type Clock = { day: number; time: string; week: string; lastWednesday: Date };

/** The organization's local time, rounded down to half an hour. */
async function now(): Promise<Clock> {
  const { rows } = await sql<Clock>`
    select extract(isodow from "local")::int - 1 as "day",
      to_char(date_bin('30 minutes', "local", timestamp '2000-01-01'), 'HH24:MI') as "time",
      to_char(date_trunc('week', "local")::date - 7, 'YYYY-MM-DD') as "week",
      (date_trunc('week', "local") - interval '4 days 12 hours') at time zone 'America/New_York'
        as "lastWednesday"
    from (select now() at time zone 'America/New_York' as "local") "clock"`.execute(app.db);
  const [clock] = rows;
  if (!clock) throw new Error('The database has a clock.');
  return clock;
}

async function choose(by: SignedIn, chosen: object) {
  const payload = { ...defaultNotificationSettings, ...chosen };
  expect((await by.call('PUT', paths.notificationSettings, { payload })).statusCode).toBe(200);
}
async function saveTrust(payload: object) {
  expect((await owner.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
}
const mailsTo = (person: SignedIn) => app.mails.filter(({ to }) => to === person.email);
async function sendNow(by: SignedIn): Promise<boolean> {
  return digestSentSchema.parse((await by.call('POST', paths.digestNow)).json()).isSent;
}
async function digestOf(by: SignedIn) {
  expect(await sendNow(by)).toBe(true);
  await expect.poll(() => mailsTo(by).length, soon).toBe(1);
  const [mail] = mailsTo(by);
  if (!mail) throw new Error('There is no mail.');
  return mail;
}
const weeksNoted = () =>
  app.db
    .selectFrom('digestSent')
    .select('accountId')
    .where('organizationId', '=', owner.organizationId)
    .execute();
async function findDue() {
  await app.queue.enqueue(app.db, findDueNotificationsJob, {});
  app.queue.wake(findDueNotificationsJob);
}

test('the digest has new meetings and open actions that the member may read, as HTML and as text', async () => {
  await turnActionsOn(owner);
  await saveTrust({ meetingReaders: 'participants' });
  const { lastWednesday: startsAt } = await now();
  await buildMeeting(app.db, owner, { title: 'Secret merger', startsAt });
  const title = 'Depot <leads>';
  await buildMeeting(app.db, member, { title, startsAt, durationMinutes: 48 });
  const payload = { text: 'Call the bank', owner: { userId: await personOf(app.db, member) } };
  await owner.call('POST', paths.actions, { payload });
  await owner.call('POST', paths.actions, { payload: { text: 'Private to the owner' } });
  const { html, text } = await digestOf(member);
  expect(html).toContain('Depot &lt;leads&gt;');
  expect(html).toMatch(/<title>Your week at .+<\/title>/);
  expect(html.match(/<a [^>]*text-decoration:underline[^>]*>(?:Change it|stop it)</g)).toHaveLength(
    2,
  );
  expect(text).toContain(title);
  for (const form of [html, text]) {
    expect(form).toContain('Call the bank');
    expect(form).not.toMatch(/Secret|Private/);
  }
  expect(text).toContain('New meetings: 1 of 1');
  expect(text).toContain('Open actions, yours: 1');
});

/** Creates talks of seven people of one department on three days of the digest's week. */
async function holdTalks() {
  const departments = Object.fromEntries(officePeople.map(([, first]) => [first, 'Product']));
  const directory = formWith({ name: 'people.csv', content: officeDirectory(departments) });
  await sendForm(owner, paths.importUsers, directory);
  const { week } = await now();
  for (const day of [0, 1, 2]) {
    const completed = waitForEvent(app.bus, 'transcript-processing-completed');
    const talk = officeTalk([0, 1, 2, 3, 4, 5, 6], 42, day);
    await upload(owner, talk, `${addDays(week, day)} Talk ${day}.txt`);
    await completed;
  }
  const query = new URLSearchParams({ weeks: '1', week });
  const isShown = async () => {
    const answer = await owner.call('GET', `${paths.organizationMoods}?${query}`);
    const { groups } = organizationMoodsSchema.parse(answer.json());
    return groups.some(({ name, mood }) => name === 'Product' && mood.isShown);
  };
  await expect.poll(isShown, soon).toBe(true);
}

/** Clears earlier mails first. */
async function formsOfDigest() {
  app.mails.length = 0;
  const { html, text } = await digestOf(owner);
  return [html, text];
}

async function switchMoodsOff() {
  const { trust, ...settings } = defaultOrganizationSettings;
  const activeFeatures = { ...settings.activeFeatures, sentiment: false };
  const payload = { ...settings, activeFeatures };
  const saved = await owner.call('PATCH', paths.organizationSettings, { payload });
  expect(saved.statusCode).toBe(200);
}

test.each([
  ['in works-council mode', () => saveTrust({ worksCouncilMode: true })],
  ['with moods switched off', switchMoodsOff],
])('moods of groups are in the digest, but not %s', async (_, change) => {
  await holdTalks();
  const forms = await formsOfDigest();
  for (const form of forms) {
    expect(form).toContain('Mood of groups');
    expect(form).toContain('Product');
  }
  // There is no week before to compare with.
  expect(forms[1]).toMatch(/^- Product: [\d.]+ \(7 people, 3 meetings\)$/m);
  await change();
  for (const form of await formsOfDigest()) {
    expect(form).not.toMatch(/Mood of groups|Product|from 0 to 10/);
    expect(form).toContain('Talk 2');
  }
});

test('what happened comes first, for those who see figures', async () => {
  const { lastWednesday: startsAt, week } = await now();
  const id = await buildMeeting(app.db, owner, { startsAt });
  await app.db.updateTable('meeting').set({ decisionCount: 2 }).where('id', '=', id).execute();
  await announceFigures(app.bus, owner.organizationId);
  const { html, text } = await digestOf(member);
  const address = `${testPublicUrl}/what-happened?weeks=1&week=${week}`;
  expect(text).toContain(`What happened\n- 2 decisions.\n${address}\n`);
  expect(html).toContain('2 decisions.');
  app.mails.length = 0;
  await saveTrust({ figureReaders: 'named' });
  expect((await digestOf(member)).text).not.toContain('What happened');
});

test('no digest is sent for a week without news', async () => {
  expect(await sendNow(member)).toBe(false);
  expect(mailsTo(member)).toEqual([]);
});

test('a due digest is sent once, even if two processes find it', async () => {
  const { day, time, lastWednesday: startsAt, week } = await now();
  await buildMeeting(app.db, owner, { startsAt });
  await choose(member, { isDigestOn: true, digestDay: day, digestTime: time });
  await findDue();
  await expect.poll(() => mailsTo(member).length, soon).toBe(1);
  const { accountId, organizationId } = member;
  // Another process found the digest due before the first one recorded the week.
  const again = { accountId, organizationId, week };
  await app.queue.enqueue(app.db, sendDigestJob, again);
  await choose(owner, { isDigestOn: true, digestDay: day, digestTime: time });
  await findDue();
  await expect.poll(() => mailsTo(owner).length, soon).toBe(1);
  await expect.poll(async () => (await weeksNoted()).length, soon).toBe(2);
  expect(mailsTo(member)).toHaveLength(1);
});

test('a digest is not sent before its hour or during quiet hours', async () => {
  const { day, time, lastWednesday: startsAt } = await now();
  await buildMeeting(app.db, owner, { startsAt });
  const quiet = { isDigestOn: true, digestDay: day, digestTime: time };
  await choose(member, { ...quiet, quietFrom: '00:00', quietTo: '23:30' });
  await choose(owner, { isDigestOn: true, digestDay: (day + 3) % 7 });
  const third = await app.accounts.buildMember(owner.organizationId);
  await choose(third, quiet);
  await findDue();
  await expect.poll(() => mailsTo(third).length, soon).toBe(1);
  expect([mailsTo(owner), time < '23:30' ? mailsTo(member) : []]).toEqual([[], []]);
});

test('one press stops the digest without signing in, as mail programs require', async () => {
  await choose(member, { isDigestOn: true, mail: ['meeting-failed'] });
  const { lastWednesday: startsAt } = await now();
  await buildMeeting(app.db, owner, { startsAt });
  const { unsubscribe = '', html, text } = await digestOf(member);
  const { origin, pathname, search } = new URL(unsubscribe);
  expect(origin).toBe(testPublicUrl);
  for (const form of [html, text]) expect(form).toContain(`${testPublicUrl}/unsubscribe${search}`);
  const opened = await app.http.inject({ method: 'GET', url: pathname + search });
  expect(opened.headers.location).toBe(`${testPublicUrl}/unsubscribe${search}`);
  const isOn = async () => (await member.call('GET', paths.notificationSettings)).json().isDigestOn;
  expect(await isOn()).toBe(true);
  const stopped = await app.http.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([stopped.statusCode, stopped.json()]).toEqual([200, { stopped: 'digest' }]);
  const after = (await member.call('GET', paths.notificationSettings)).json();
  expect(after).toMatchObject({ isDigestOn: false, mail: ['meeting-failed'] });
});

test.each(['', 'x', 'A'.repeat(80), 'A'.repeat(1001)])(
  'the token %j stops nothing',
  async (token) => {
    const url = `${paths.unsubscribe}?token=${token}`;
    const { statusCode } = await app.http.inject({ method: 'POST', url });
    expect(statusCode).toBe(400);
  },
);
