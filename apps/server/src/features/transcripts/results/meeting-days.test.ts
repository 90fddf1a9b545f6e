import {
  correctionAcceptedSchema,
  exportPath,
  meetingDetailSchema,
  meetingListSchema,
  pathFor,
  paths,
  searchAnswerSchema,
} from '@rapport/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { readActions, turnActionsOn } from '../../../testing/factories/actions.ts';
import { smallTranscript, upload } from '../../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';
import { startOfMeeting } from '../processing/start-repository.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

const zones = [
  'America/Los_Angeles',
  'Australia/Sydney',
  'Europe/London',
  'America/New_York',
] as const;

async function read(name: string, heading = ''): Promise<string> {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(owner, `${heading}${smallTranscript}`, name);
  await completed;
  return id;
}

const detailOf = async (id: string) =>
  meetingDetailSchema.parse((await owner.call('GET', pathFor(paths.meeting, id))).json());
const listed = async (query = '') =>
  meetingListSchema.parse((await owner.call('GET', `${paths.meetings}?${query}`)).json()).meetings;

/** The day of the only meeting, as each screen and file shows it. */
async function daysOf(id: string) {
  const search = await owner.call('GET', `${paths.search}?q=load+figures`);
  const exported = await owner.call('GET', exportPath(id, 'md'));
  return {
    list: (await listed()).map(({ date }) => date),
    found: (await listed('from=2026-03-02&to=2026-03-02')).length,
    detail: (await detailOf(id)).date,
    search: searchAnswerSchema.parse(search.json()).sentences.map(({ meeting }) => meeting.date),
    actions: (await readActions(owner)).actions.map(({ meeting }) => meeting?.date),
    exported: exported.body.includes('2 March 2026'),
  };
}

/** Mondays of the weeks that have figures. */
async function weeksWithFigures() {
  const { rows } = await sql<{ week: string }>`
    select "week"::text from "weekTotal"
    where "organizationId" = ${owner.organizationId} and "meetings" > 0`.execute(app.db);
  return rows.map(({ week }) => week);
}

test('a day without a time never moves with the time zone', async () => {
  await turnActionsOn(owner, 'Europe/Paris');
  const id = await read('2026-03-02 weekly.txt');
  const everywhere = {
    list: ['2026-03-02'],
    found: 1,
    detail: '2026-03-02',
    search: ['2026-03-02'],
    actions: ['2026-03-02'],
    exported: true,
  };
  expect(await daysOf(id)).toEqual(everywhere);
  for (const zone of zones) {
    await turnActionsOn(owner, zone);
    expect([zone, await daysOf(id)]).toEqual([zone, everywhere]);
    await expect.poll(weeksWithFigures).toEqual(['2026-03-02']);
  }
});

test('a corrected start keeps its moment, and the undone one its day, when the time zone changes', async () => {
  await turnActionsOn(owner, 'Europe/Paris');
  const id = await read('2026-03-02 weekly.txt');
  const correct = async (time: string): Promise<string> => {
    const response = await owner.call('POST', pathFor(paths.corrections, id), {
      payload: { kind: 'set-start', date: '2026-03-03', time },
    });
    return correctionAcceptedSchema.parse(response.json()).correctionId;
  };
  const undo = (correctionId: string) =>
    owner.call('DELETE', `${pathFor(paths.corrections, id)}/${correctionId}`);
  const first = await correct('10:00');
  const second = await correct('11:00');
  await turnActionsOn(owner, 'America/New_York');
  expect(await detailOf(id)).toMatchObject({ date: '2026-03-03', startTime: '05:00' });
  await undo(second);
  expect(await detailOf(id)).toMatchObject({ date: '2026-03-03', startTime: '04:00' });
  await undo(first);
  expect(await detailOf(id)).toMatchObject({ date: '2026-03-02', isTimeStated: false });
});

test.each([
  ['5 March 2026, 16:00 UTC', '16:00', '11:00'],
  ['5 March 2026, 10:00 CET', '09:00', '04:00'],
  ['5 March 2026, 9am PT', '17:00', '12:00'],
  ['5 March 2026, 16:00 GMT+2', '14:00', '09:00'],
  ['2026-03-05T16:00:00+05:30', '10:30', '05:30'],
  ['2026-03-05\nTime: 16:00 UTC', '16:00', '11:00'],
])('the zone in %j counts', async (heading, inLondon, inNewYork) => {
  await turnActionsOn(owner, 'Europe/London');
  const id = await read('weekly.txt', `Weekly\n${heading}\n\n`);
  expect(await detailOf(id)).toMatchObject({ date: '2026-03-05', startTime: inLondon });
  await turnActionsOn(owner, 'America/New_York');
  expect(await detailOf(id)).toMatchObject({ date: '2026-03-05', startTime: inNewYork });
});

test('the database knows every zone that a transcript can name', async () => {
  const stated = { date: '2026-03-05', startTime: '16:00' };
  const named = [...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata', 'UTC', '-03:30', '+14:00'];
  const starts = named.map((zone) => sql`${startOfMeeting(stated, zone, new Date())}::timestamptz`);
  const { rows } = await sql`select array[${sql.join(starts)}] as "starts"`.execute(app.db);
  expect(rows).toMatchObject([{ starts: named.map(() => expect.any(Date)) }]);
});
