import {
  type ChangeFound,
  figureEvidenceSchema,
  type OrganizationChanges,
  organizationChangesSchema,
  pathFor,
  paths,
} from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '../../../ground/day-in.ts';
import { announceFigures } from '../../../testing/announce-figures.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { officeDirectory, officeTalk } from '../../../testing/factories/office.ts';
import { formWith, sendForm, upload } from '../../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';
import { storeSeries } from '../../series/store-series.ts';
import { addDays, mondayOf } from '../period.ts';
import { keepAllChanges } from './keep-changes.ts';

let app: TestApp;
let owner: SignedIn;

const [ana, bo, cleo, dan, eva] = [0, 1, 2, 3, 4];
const monday = mondayOf(dayIn('America/New_York', new Date()));

/** Product meets three times a week; until four weeks ago together with Sales. */
async function buildOwnerOfMeetings(titleOf: (week: number, day: number) => string) {
  const owner = await app.accounts.buildOwner();
  const directory = formWith({ name: 'people.csv', content: officeDirectory() });
  await sendForm(owner, paths.importUsers, directory);
  for (let week = 1; week <= 8; week += 1)
    for (const day of [0, 1, 3]) {
      const sales = week > 4 ? [dan, eva] : [];
      const name = `${addDays(monday, day - 7 * week)} ${titleOf(week, day)}.txt`;
      const completed = waitForEvent(app.bus, 'transcript-processing-completed');
      await upload(owner, officeTalk([ana, bo, cleo, ...sales], 24), name);
      await completed;
    }
  return owner;
}

const subjects = [
  'Budget',
  'Hiring',
  'Launch',
  'Pricing',
  'Support',
  'Design',
  'Security',
  'Travel',
];
const kinds = ['visit', 'proposal', '', 'question'];

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildOwnerOfMeetings((week, day) => `${subjects[week - 1]} ${kinds[day]}`);
}, 60_000);
afterAll(() => app.close());

const changes = async (reader: SignedIn, query = '') =>
  organizationChangesSchema.parse(
    (await reader.call('GET', `${paths.organizationChanges}${query}`)).json(),
  );

test('ties that ended are found, with the meetings that they are based on', async () => {
  const { findings, period } = await changes(owner);
  expect(period).toMatchObject({ to: addDays(monday, -1), weeks: 4 });
  const ended = findings.find(({ kind }) => kind === 'ties-between-departments');
  expect(ended).toMatchObject({ subject: ['Product', 'Sales'], now: 0 });
  expect(ended?.before).toBeGreaterThan(0);
  expect(ended?.meetings).toBe(12);
});

test('it says how many figures could be tested, of each kind', async () => {
  const { tests } = await changes(owner);
  expect(tests).toContainEqual(
    expect.objectContaining({ kind: 'ties-between-departments', tested: 1, untested: 0 }),
  );
  // Nothing was due, and there are no series.
  expect(tests.map(({ kind }) => kind)).not.toContain('overdue-actions');
  expect(tests.map(({ kind }) => kind)).not.toContain('balance-of-series');
});

test('a week that is not over is compared with none: the period ends with the week before', async () => {
  const running = await changes(owner, `?weeks=4&week=${monday}`);
  expect(running).toEqual(await changes(owner, `?weeks=4&week=${addDays(monday, -1)}`));
});

test('weeks of one series are too few to tell a change from chance, and it says how many it takes', async () => {
  const ofSeries = await buildOwnerOfMeetings(() => 'Product review');
  await storeSeries(app, ofSeries.organizationId);
  const { findings, tests } = await changes(ofSeries);
  expect(findings).toEqual([]);
  const ties = tests.find(({ kind }) => kind === 'ties-between-departments');
  expect(ties).toMatchObject({ tested: 0, untested: 1 });
  expect(ties?.meetings).toBeGreaterThanOrEqual(6);
});

const evidenceOf = async (
  { kind, subject: [subject = '', other] }: ChangeFound,
  reader: SignedIn,
) => {
  const query = new URLSearchParams({ of: kind, subject, ...(other && { other }) });
  const answer = await reader.call('GET', `${paths.organizationEvidence}?${query}`);
  return figureEvidenceSchema.parse(answer.json());
};

test('the evidence of a change is its meetings of both periods, with the answers of the two sides', async () => {
  const { findings } = await changes(owner);
  const ended = findings.find(({ kind }) => kind === 'ties-between-departments');
  if (!ended) throw new Error('The change was not found');
  const { meetings, earlier, withheld } = await evidenceOf(ended, owner);
  expect([meetings.length, earlier, withheld]).toEqual([12, 0, 0]);
  expect(meetings[0]?.turns[0]).toMatchObject({ turn: 3, speaker: 'Dan Moss' });
  expect(
    (await owner.call('GET', `${paths.organizationEvidence}?of=hours-of-department&subject=Nobody`))
      .statusCode,
  ).toBe(404);
});

test('evidence lists only meetings that the reader may open', async () => {
  const stranger = await app.accounts.buildMember(owner.organizationId);
  const payload = { meetingReaders: 'participants' };
  expect((await owner.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
  const { findings, tests } = await changes(stranger);
  // Numbers tell nothing of a meeting.
  expect(tests).toEqual((await changes(owner)).tests);
  expect(findings.length).toBeGreaterThan(0);
  for (const finding of findings) {
    const { meetings, withheld } = await evidenceOf(finding, stranger);
    expect([meetings, withheld]).toEqual([[], finding.meetings]);
    // Names of topics are content.
    expect(finding.kind).not.toMatch(/initiative/);
  }
});

const ties = ({ findings }: OrganizationChanges) =>
  findings.find(({ kind }) => kind === 'ties-between-departments');

test('the changes of large periods are compared once a day, and answered with the hour until the next', async () => {
  const atOnce = await changes(owner);
  expect(atOnce.computedAt).toBeNull();
  await keepAllChanges(app, 12);
  const kept = await changes(owner);
  expect(kept).toEqual({ ...atOnce, computedAt: expect.any(String) });
  // A week of six meetings is compared when it is asked for.
  expect((await changes(owner, '?weeks=1')).computedAt).toBeNull();
  await keepAllChanges(app, 12);
  expect(await changes(owner)).toEqual(kept);

  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await app.db.updateTable('keptChanges').set({ madeAt: yesterday }).execute();
  await keepAllChanges(app, 12);
  expect(Date.parse((await changes(owner)).computedAt ?? '')).toBeGreaterThan(yesterday.getTime());
});

test('what is kept names no meeting that is deleted since, and follows the settings at once', async () => {
  await keepAllChanges(app, 12);
  const kept = ties(await changes(owner));
  if (!kept) throw new Error('The change was not found');
  const [gone] = (await evidenceOf(kept, owner)).meetings;
  const summed = waitForEvent(app.bus, 'organization-figures-updated');
  const deleted = await owner.call('DELETE', pathFor(paths.meeting, gone?.meetingId ?? ''));
  expect(deleted.statusCode).toBe(204);
  await summed;
  const answer = await changes(owner);
  expect(answer.computedAt).not.toBeNull();
  expect(ties(answer)?.meetings).toBe(kept.meetings - 1);

  const { trust, ...settings } = (await owner.call('GET', paths.organizationSettings)).json();
  const activeFeatures = { ...settings.activeFeatures, actions: !settings.activeFeatures.actions };
  const payload = { ...settings, hostingZone: 'EU', activeFeatures };
  expect((await owner.call('PATCH', paths.organizationSettings, { payload })).statusCode).toBe(200);
  expect((await changes(owner)).computedAt).toBeNull();
});

test('what is too old is not answered any more, and deleted', async () => {
  await keepAllChanges(app, 12);
  const madeAt = new Date(Date.now() - 37 * 60 * 60 * 1000);
  await app.db.updateTable('keptChanges').set({ madeAt }).execute();
  await announceFigures(app.bus, owner.organizationId);
  expect((await changes(owner)).computedAt).toBeNull();
  await keepAllChanges(app);
  expect(await app.db.selectFrom('keptChanges').selectAll().execute()).toEqual([]);
});
