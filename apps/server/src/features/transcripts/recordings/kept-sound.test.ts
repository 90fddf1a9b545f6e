import {
  meetingDetailSchema,
  meetingTranscriptSchema,
  pathFor,
  paths,
  uploadAcceptedSchema,
  uploadCheckAnswerSchema,
} from '@rapport/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { wav } from '../../../testing/factories/sounds.ts';
import { formWith, readStatus, sendForm } from '../../../testing/factories/transcripts.ts';
import {
  refusesForms,
  type SpeechServer,
  startSpeechServer,
  verbose,
} from '../../../testing/speech-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';
import { sweepContent } from '../sweep/sweep-content.ts';

const talk = [
  { start: 0, end: 2, text: 'Where does the Larkfeld migration stand, Tom?' },
  { start: 2, end: 4, text: 'We decided to ship it on Tuesday.' },
];

let app: TestApp;
let service: SpeechServer;
let owner: SignedIn;

beforeAll(async () => {
  // A form with a prompt.
  service = await startSpeechServer(refusesForms(['verbose_json'], () => verbose(talk)));
  const speech = {
    baseUrl: service.baseUrl,
    apiKey: undefined,
    model: 'listener',
    partMb: 25,
    partMinutes: 1,
    recordingMaxMb: 3,
    minutesPerMonth: undefined,
  };
  app = await startTestApp({ speech, workers: 2 });
});
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
});
afterAll(async () => {
  service.close();
  await app.close();
});

const keepFor = (soundDays: number | null) =>
  owner.call('PATCH', paths.trust, { payload: { soundDays, confirmed: true } });
async function meet(name = 'review.wav', seconds = 5): Promise<string> {
  const form = formWith({ name, content: wav(seconds) });
  const response = await sendForm(owner, paths.uploadTranscript, form);
  const { eventId } = uploadAcceptedSchema.parse(response.json());
  await expect
    .poll(async () => (await readStatus(owner, eventId)).processingStatus, { timeout: 30_000 })
    .toBe('completed');
  return eventId;
}
const soundUntil = async (id: string) => {
  const answer = (await owner.call('GET', pathFor(paths.meeting, id))).json();
  return meetingDetailSchema.parse(answer).recording?.soundUntil;
};
const listen = (id: string) => owner.call('GET', pathFor(paths.meetingSound, id));
const dayMs = 24 * 60 * 60 * 1000;

test('sound is kept for the days of the settings, then deleted; the words stay', async () => {
  await keepFor(30);
  const payload = { sha256: [] };
  const check = (await owner.call('POST', paths.uploadCheck, { payload })).json();
  expect(uploadCheckAnswerSchema.parse(check).recordings).toMatchObject({ soundDays: 30 });
  const id = await meet();
  const until = new Date((await soundUntil(id)) ?? 0).getTime();
  expect(Math.abs(until - (Date.now() + 30 * dayMs))).toBeLessThan(60_000);
  const played = await listen(id);
  expect(played.statusCode).toBe(200);
  expect(played.headers['content-type']).toMatch(/^audio\//);
  expect(played.rawPayload.length).toBeGreaterThan(1000);

  await keepFor(null);
  expect(await soundUntil(id)).toBeNull();
  expect((await listen(id)).statusCode).toBe(404);
  await sweepContent({ db: app.db, log: pino({ level: 'silent' }) });
  const left = app.db.selectFrom('sound').select('id').where('meetingId', '=', id);
  expect(await left.execute()).toEqual([]);
  const transcript = await owner.call('GET', pathFor(paths.meetingTranscript, id));
  expect(meetingTranscriptSchema.parse(transcript.json()).turns[0]?.text).toContain('Larkfeld');
});

test('in works-council mode no sound is kept', async () => {
  await keepFor(30);
  await owner.call('PATCH', paths.trust, { payload: { worksCouncilMode: true } });
  const id = await meet();
  expect(await soundUntil(id)).toBeNull();
  const left = app.db.selectFrom('sound').select('id').where('meetingId', '=', id);
  expect(await left.execute()).toEqual([]);
});

test('a word that was heard wrong is corrected, and told to the service the next time', async () => {
  const id = await meet();
  const [{ text = '' } = {}] = talk;
  const updated = waitForEvent(app.bus, 'meeting-updated', id);
  const corrected = await owner.call('POST', pathFor(paths.corrections, id), {
    payload: {
      kind: 'set-words',
      turn: 0,
      at: 0,
      text,
      words: text.replace('Larkfeld', 'Larkfield'),
      remember: 'Larkfield',
    },
  });
  expect(corrected.statusCode).toBe(202);
  await updated;
  const transcript = await owner.call('GET', pathFor(paths.meetingTranscript, id));
  expect(meetingTranscriptSchema.parse(transcript.json()).turns[0]?.text).toContain('Larkfield');
  service.questions.length = 0;
  await meet('second.wav', 6);
  expect(service.questions.at(-1)?.prompt).toMatch(/\bLarkfield\b/);
});
