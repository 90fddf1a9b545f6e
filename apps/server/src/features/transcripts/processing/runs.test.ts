import { randomUUID } from 'node:crypto';
import { analyseTranscript } from '@rapport/transcript';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Meeting } from '../../../database/types.ts';
import { lockMeetingOfRun } from '../../../ground/meeting/lock-meeting.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { buildMeeting, type MeetingTraits } from '../../../testing/factories/meetings.ts';
import { smallTranscript, upload } from '../../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp, testPublicUrl } from '../../../testing/test-app.ts';
import { asEmbedded } from '../../model-texts/written-analysis.ts';
import { saveAnalysis } from '../results/save-analysis.ts';
import { saveFailure, saveProgress, saveRevisionFailure } from './processing-repository.ts';
import { progressAt } from './progress.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  // Removes the meetings of earlier tests from the queue.
  await app.db.updateTable('meeting').set({ status: 'failed' }).execute();
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

const find = (id: string): Promise<Meeting> =>
  app.db.selectFrom('meeting').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function meetingWith(traits: MeetingTraits, isStale = false): Promise<Meeting> {
  const id = await buildMeeting(app.db, owner, traits);
  await app.db.updateTable('meeting').set({ isStale }).where('id', '=', id).execute();
  return find(id);
}

const analysis = {
  ...asEmbedded(
    analyseTranscript({ text: smallTranscript, fileName: 'weekly.txt', directory: [] }),
  ),
  wordsHash: null,
  speakerHashes: new Map<string, string>(),
};
const save = (meeting: Meeting) =>
  saveAnalysis({ ...app, secret: 'secret', publicUrl: testPublicUrl }, meeting, analysis, []);

test('an older run locks and writes nothing', async () => {
  const meeting = await meetingWith({ status: 'processing' });
  const older = { ...meeting, runId: randomUUID() };
  expect(await lockMeetingOfRun(app.db, older)).toBeUndefined();
  expect(await saveProgress(app.db, older, progressAt('parsing_transcript', 1))).toBeUndefined();
  expect(await saveFailure(app.db, older, 'Not readable.')).toBeUndefined();
  await saveRevisionFailure(app.db, older, 'Not readable.');
  expect(await save(older)).toBeUndefined();
  expect(await find(meeting.id)).toEqual(meeting);
  expect((await lockMeetingOfRun(app.db, meeting))?.id).toBe(meeting.id);
});

test('a run writes to its own meeting only', async () => {
  const [meeting, other] = [
    await meetingWith({ status: 'processing' }),
    await meetingWith({ status: 'processing' }),
  ];
  await app.db.updateTable('meeting').set({ runId: meeting.runId }).execute();
  const before = await find(other.id);
  const foreign = await app.accounts.buildOwner();
  const elsewhere = { ...meeting, organizationId: foreign.organizationId };
  expect(await saveFailure(app.db, elsewhere, 'Not readable.')).toBeUndefined();
  expect(await lockMeetingOfRun(app.db, elsewhere)).toBeUndefined();
  await saveFailure(app.db, meeting, 'Not readable.');
  expect(await find(meeting.id)).toMatchObject({ status: 'failed', error: 'Not readable.' });
  expect(await find(other.id)).toEqual(before);
});

test('a failed new analysis keeps the results and stores the error', async () => {
  const [meeting, other] = [
    await meetingWith({ withResults: true }, true),
    await meetingWith({ withResults: true }, true),
  ];
  await app.db.updateTable('meeting').set({ runId: meeting.runId }).execute();
  await saveRevisionFailure(app.db, meeting, 'Its file is gone.');
  const failed = { status: 'completed', isStale: false, error: 'Its file is gone.' };
  expect(await find(meeting.id)).toMatchObject({ ...failed, sentiment: meeting.sentiment });
  expect(await find(other.id)).toMatchObject({ isStale: true, error: null });
});

test.each([
  ['processing', false, true],
  ['completed', true, true],
  ['completed', false, false],
  ['cancelled', false, false],
  ['failed', false, false],
] as const)(
  'results for a meeting that is %s (stale: %s) are saved: %s',
  async (status, isStale, saves) => {
    const meeting = await meetingWith({ status }, isStale);
    expect((await save(meeting)) !== undefined).toBe(saves);
    const after = await find(meeting.id);
    if (saves)
      expect(after).toMatchObject({ status: 'completed', isStale: false, participantCount: 2 });
    else expect(after).toEqual(meeting);
  },
);

test('the first meeting of an organization joins the current round', async () => {
  const roundOf = async (id: string) => (await find(id)).turn;
  for (const round of [4, 5]) {
    const { id } = await meetingWith({ status: 'pending' });
    await app.db.updateTable('meeting').set({ turn: round }).where('id', '=', id).execute();
  }
  const newcomer = await app.accounts.buildOwner();
  expect(await roundOf(await upload(newcomer))).toBe(4);
  expect(await roundOf(await upload(owner))).toBe(6);
});
