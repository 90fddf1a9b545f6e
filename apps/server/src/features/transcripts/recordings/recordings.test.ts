import { createHash } from 'node:crypto';
import {
  meetingDetailSchema,
  meetingListSchema,
  pathFor,
  paths,
  uploadAcceptedSchema,
  uploadCheckAnswerSchema,
} from '@rapport/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transcribeRecordingJob } from '../../../ground/recording/transcribe-recording.job.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { fileOf } from '../../../testing/factories/files.ts';
import { wav } from '../../../testing/factories/sounds.ts';
import { formWith, readStatus, sendForm } from '../../../testing/factories/transcripts.ts';
import {
  diarized,
  refusesForms,
  type SpeechServer,
  startSpeechServer,
  verbose,
} from '../../../testing/speech-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sweepContent } from '../sweep/sweep-content.ts';

const talk = [
  {
    start: 0,
    end: 2,
    text: ' Good morning. Where does the billing migration stand, Tom?',
    speaker: 'A',
  },
  {
    start: 2,
    end: 4,
    text: 'We decided to ship it on Tuesday. I will send the figures.',
    speaker: 'B',
  },
];
const answerWell = () => diarized(talk);

let app: TestApp;
let service: SpeechServer;
let owner: SignedIn;

const settings = (baseUrl: string) => ({
  baseUrl,
  apiKey: 'secret-key',
  model: 'listener',
  partMb: 25,
  partMinutes: 1,
  recordingMaxMb: 3,
  minutesPerMonth: undefined,
});

beforeAll(async () => {
  service = await startSpeechServer(answerWell);
  app = await startTestApp({ speech: settings(service.baseUrl), workers: 2 });
});
afterAll(async () => {
  service.close();
  await app.close();
});
beforeEach(async () => {
  service.behave(answerWell);
  owner = await app.accounts.buildOwner();
});

type Sent = { by?: SignedIn; name?: string; content?: Uint8Array; title?: string };
const send = ({ by = owner, name = '2026-11-20 review.wav', content = wav(5), title }: Sent = {}) =>
  sendForm(by, paths.uploadTranscript, formWith({ name, content }, title));
async function meet(sent?: Sent): Promise<string> {
  const response = await send(sent);
  expect([response.statusCode, response.body]).toEqual([202, expect.any(String)]);
  return uploadAcceptedSchema.parse(response.json()).eventId;
}
const until = (id: string, status: string) =>
  expect
    .poll(async () => (await readStatus(owner, id)).processingStatus, {
      timeout: 30_000,
      interval: 20,
    })
    .toBe(status);
const detail = async (id: string) =>
  meetingDetailSchema.parse((await owner.call('GET', pathFor(paths.meeting, id))).json());
const soundOf = (id: string) =>
  app.db.selectFrom('sound').selectAll().where('meetingId', '=', id).execute();
async function cancel(id: string) {
  const response = await owner.call('DELETE', pathFor(paths.cancelProcessing, id));
  expect(response.statusCode).toBe(200);
}
const statusOf = (id: string) => readStatus(owner, id);

test('a recording becomes a meeting, and its sound is deleted', async () => {
  const id = await meet();
  await until(id, 'completed');
  const meeting = await detail(id);
  expect(meeting.title).toBe('2026-11-20 review');
  expect(meeting.recording).toEqual({
    speakersTold: true,
    model: 'listener',
    minutes: expect.closeTo(5 / 60, 3),
    minutesTranscribed: expect.closeTo(5 / 60, 3),
    parts: 1,
    soundUntil: null,
  });
  expect(await fileOf(app.db, id).then(String)).toBe(
    [
      'WEBVTT',
      '00:00:00.000 --> 00:00:02.000\n<v Speaker A>Good morning. Where does the billing migration stand, Tom?',
      '00:00:02.000 --> 00:00:04.000\n<v Speaker B>We decided to ship it on Tuesday. I will send the figures.\n',
    ].join('\n\n'),
  );
  expect(await soundOf(id)).toEqual([]);
  expect(await app.db.selectFrom('recordingPart').selectAll().execute()).toEqual([]);
  const [question] = service.questions;
  expect(question).toMatchObject({
    key: 'Bearer secret-key',
    model: 'listener',
    format: 'diarized_json',
    chunking: 'auto',
    fileName: 'part-1.wav',
    language: null,
    prompt: null,
  });
});

test('nothing but words, times and labels of the answer is stored', async () => {
  const id = await meet();
  await until(id, 'completed');
  const tables = [
    'recording',
    'meetingFile',
    'meetingTranscript',
    'transcriptPiece',
    'meeting',
    'participant',
  ] as const;
  const rows = await Promise.all(
    tables.map((table) => app.db.selectFrom(table).selectAll().execute()),
  );
  const stored = JSON.stringify(rows) + String(await fileOf(app.db, id));
  for (const word of [
    'logprob',
    'pitch',
    '182.4',
    'loudness',
    '-23.1',
    'embedding',
    'angry',
    '50364',
  ])
    expect(stored).not.toContain(word);
});

describe('a service', () => {
  test('that knows no speakers is asked in the verbose form, and no speaker is made up', async () => {
    service.behave(
      refusesForms(['verbose_json'], () => verbose(talk.map(({ speaker: _, ...said }) => said))),
    );
    const fresh = await startTestApp({ speech: settings(service.baseUrl) });
    const someone = await fresh.accounts.buildOwner();
    const upload = async () => {
      const form = formWith({ name: 'call.wav', content: wav(5) });
      form.set('keepBoth', 'true');
      const { eventId } = uploadAcceptedSchema.parse(
        (await sendForm(someone, paths.uploadTranscript, form)).json(),
      );
      await expect
        .poll(async () => (await readStatus(someone, eventId)).processingStatus, {
          timeout: 30_000,
        })
        .toBe('completed');
      return eventId;
    };
    const id = await upload();
    const meeting = meetingDetailSchema.parse(
      (await someone.call('GET', pathFor(paths.meeting, id))).json(),
    );
    const list = meetingListSchema.parse((await someone.call('GET', paths.meetings)).json());
    expect(list.meetings.map(({ participants }) => participants)).toEqual([0]);
    expect(meeting.recording?.speakersTold).toBe(false);
    expect(String(await fileOf(fresh.db, id))).not.toMatch(/<v|Speaker/);
    expect(service.questions.map(({ format }) => format)).toEqual([
      'diarized_json',
      'verbose_json',
    ]);
    await upload();
    expect(service.questions.map(({ format }) => format).slice(2)).toEqual(['verbose_json']);
    await fresh.close();
  });

  test('that tells speakers in the verbose form is believed', async () => {
    service.behave(() => verbose(talk));
    const id = await meet();
    await until(id, 'completed');
    expect((await detail(id)).recording?.speakersTold).toBe(true);
  });

  test('that hears no words fails the meeting with a sentence', async () => {
    service.behave(() => diarized([]));
    const id = await meet();
    await until(id, 'failed');
    expect((await statusOf(id)).processingError).toMatch(/heard no words/);
  });

  test.each([
    ['a page', '<html><body>Sign in</body></html>'],
    ['too much', `{"text":"${'a'.repeat(5_000_000)}"}`],
    ['another form', '{"segments":"none"}'],
  ])('that answers with %s fails the meeting, which can be retried', async (_, body) => {
    service.behave(() => ({ body }));
    const id = await meet();
    await until(id, 'failed');
    expect((await statusOf(id)).processingError).toMatch(/something that is no transcript/);
    expect(await soundOf(id)).toHaveLength(1);
    service.behave(answerWell);
    expect((await owner.call('POST', pathFor(paths.retryProcessing, id))).statusCode).toBe(200);
    await until(id, 'completed');
  });

  test.each([
    ['503', () => ({ status: 503, headers: { 'retry-after': '1' }, body: '' }), /did not answer/],
    ['429', () => ({ status: 429, headers: { 'retry-after': '1' }, body: '' }), /did not answer/],
    ['401', () => ({ status: 401, body: '' }), /refused Rapport’s key/],
  ])('that answers %s is asked again, and the meeting says when', async (_, answer, sentence) => {
    let isFailing = true;
    service.behave(() => (isFailing ? answer() : answerWell()));
    const id = await meet();
    await expect
      .poll(async () => (await statusOf(id)).processingError, { timeout: 10_000 })
      .toMatch(sentence);
    expect(await statusOf(id)).toMatchObject({
      processingStatus: 'pending',
      processingError: expect.stringMatching(/Rapport tries again at \d\d:\d\d\.$/),
      processingProgress: { currentStep: 'transcribing' },
    });
    const triesAgainAt = (await detail(id)).recording?.triesAgainAt ?? '';
    expect(Date.parse(triesAgainAt)).toBeGreaterThan(Date.now() - 2000);
    isFailing = false;
    await cancel(id);
  });

  test('that asks for a second of patience gets it', async () => {
    service.behave(({ number }) =>
      number === 1 ? { status: 429, headers: { 'retry-after': '1' }, body: '' } : answerWell(),
    );
    const content = wav(7);
    const id = await meet({ content });
    await until(id, 'completed');
    const sent = service.questions.filter(({ bytes }) => bytes.length === content.length);
    expect(sent).toHaveLength(2);
    expect((await detail(id)).recording?.triesAgainAt).toBeUndefined();
  });

  test('that cuts the connection is asked again', async () => {
    service.behave((_, response) => void response.destroy());
    const id = await meet();
    await expect
      .poll(async () => (await statusOf(id)).processingError, { timeout: 10_000 })
      .toMatch(/did not answer/);
    await cancel(id);
  });
});

describe('a long recording', () => {
  const parts = async () => {
    const id = await meet({ content: wav(150) });
    await until(id, 'completed');
    return id;
  };

  test('is sent in parts that overlap, and labels of parts are not merged', async () => {
    service.behave(({ number }) =>
      diarized([
        {
          start: number === 1 ? 0 : 0.2,
          end: 30,
          text: 'ship it on Tuesday morning',
          speaker: 'A',
        },
        { start: 31, end: 58.5, text: 'and then we ship it on', speaker: 'Dana Petrie' },
      ]),
    );
    const id = await parts();
    const meeting = await detail(id);
    expect(meeting.recording).toMatchObject({ parts: 3, minutes: expect.closeTo(2.5, 2) });
    expect(service.questions).toHaveLength(3);
    const text = String(await fileOf(app.db, id));
    expect(text.match(/<v [^>]+>/g)).toEqual([
      ...['<v Speaker A (part 1)>', '<v Dana Petrie>'],
      ...['<v Speaker A (part 2)>', '<v Dana Petrie>'],
      ...['<v Speaker A (part 3)>', '<v Dana Petrie>'],
    ]);
    // 'ship it on' ends one part and begins the next.
    expect(text.match(/ship it on Tuesday morning/g)).toHaveLength(1);
    expect(text.match(/>Tuesday morning/g)).toHaveLength(2);
  });

  test('tells which minutes are written down, and which are being written down', async () => {
    const heldFirst = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    service.behave(async ({ number }) => {
      await (number === 1 ? heldFirst : held).promise;
      return answerWell();
    });
    const id = await meet({ content: wav(150) });
    await expect.poll(() => service.questions.length, { timeout: 10_000 }).toBe(1);
    const of = expect.closeTo(2.5, 1);
    const first = { written: 0, sent: expect.closeTo(1, 1), of };
    expect((await statusOf(id)).processingProgress).toMatchObject({ minutes: first });
    heldFirst.resolve();
    await expect.poll(() => service.questions.length, { timeout: 10_000 }).toBe(2);
    const { meetings } = meetingListSchema.parse((await owner.call('GET', paths.meetings)).json());
    const progress = { currentStep: 'transcribing', percentage: 1 };
    const minutes = { written: expect.closeTo(1, 1), sent: expect.closeTo(2, 1), of };
    expect(meetings[0]?.processingProgress).toMatchObject({ ...progress, minutes });
    expect((await statusOf(id)).processingProgress).toMatchObject({ ...progress, minutes });
    held.resolve();
    await until(id, 'completed');
    expect((await statusOf(id)).processingProgress).toBeNull();
  });

  test('passes on the language of its first part, and takes it back if it is refused', async () => {
    service.behave(({ language }) =>
      language === null ? verbose(talk, 'german') : { status: 400, body: '' },
    );
    await parts();
    expect(service.questions.map(({ language }) => language)).toEqual([null, 'de', null, null]);
  });

  test('is sent in smaller parts where the service says that they are too large', async () => {
    service.behave(({ bytes }) =>
      bytes.length > 300_000 ? { status: 413, body: '' } : answerWell(),
    );
    const fresh = await startTestApp({ speech: settings(service.baseUrl) });
    owner = await fresh.accounts.buildOwner();
    const id = await parts();
    expect(service.questions.filter(({ bytes }) => bytes.length > 300_000)).toHaveLength(1);
    expect((await detail(id)).recording?.parts).toBeGreaterThan(3);
    await fresh.close();
  });

  const namesSent = () => service.questions.map(({ fileName }) => fileName);

  test('goes on after a failure where it was: what was answered is not sent again', async () => {
    service.behave(({ number }) =>
      number === 2 ? { status: 503, headers: { 'retry-after': '1' }, body: '' } : answerWell(),
    );
    await parts();
    expect(namesSent()).toEqual(['part-1.wav', 'part-2.wav', 'part-2.wav', 'part-3.wav']);
  });

  test('goes on with another worker at the part where the first has ended', async () => {
    service.behave(({ number }) => (number === 2 ? undefined : answerWell()));
    const id = await meet({ content: wav(150) });
    await expect.poll(() => service.questions.length, { timeout: 10_000 }).toBe(2);
    await app.queue.enqueue(app.db, transcribeRecordingJob, { meetingId: id });
    app.queue.wake(transcribeRecordingJob);
    await until(id, 'completed');
    expect(namesSent()).toEqual(['part-1.wav', 'part-2.wav', 'part-2.wav', 'part-3.wav']);
  });

  test('stops at once when it is cancelled, and its sound is deleted', async () => {
    const held = Promise.withResolvers<void>();
    service.behave(async (_, response) => {
      response.once('close', () => held.resolve());
      return undefined;
    });
    const id = await meet({ content: wav(150) });
    await expect.poll(() => service.questions.length, { timeout: 10_000 }).toBe(1);
    await cancel(id);
    expect(await soundOf(id)).toEqual([]);
    await held.promise;
    expect(service.questions).toHaveLength(1);
  });
});

describe('an upload', () => {
  test.each([
    ['a document', '%PDF-1.7 and more of it', /called \.wav but holds a PDF/],
    ['nothing', '', /This file is empty/],
    ['a text', 'Anna: Good morning, everybody.', /called \.wav but holds plain text/],
  ])(
    'with %s under the name of a recording is refused and not kept',
    async (_, content, message) => {
      const before = await app.db.selectFrom('sound').select('id').execute();
      const refused = await send({ content: Buffer.from(content) });
      expect([refused.statusCode, refused.json().message]).toEqual([
        400,
        expect.stringMatching(message),
      ]);
      expect(await app.db.selectFrom('sound').select('id').execute()).toEqual(before);
    },
  );

  test('over the limit is refused and not kept', async () => {
    const before = await app.db.selectFrom('sound').select('id').execute();
    const refused = await send({ content: wav(400) });
    expect(refused.json()).toMatchObject({ message: 'The file is larger than 3 MB.' });
    expect(await app.db.selectFrom('sound').select('id').execute()).toEqual(before);
  });

  test('of the same bytes is told as of files, during and after', async () => {
    const content = wav(6);
    const id = await meet({ content });
    await until(id, 'completed');
    const again = await send({ content, name: 'other.wav' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'ALREADY_HERE']);
    const sha256 = [createHash('sha256').update(content).digest('hex')];
    const check = await owner.call('POST', paths.uploadCheck, { payload: { sha256 } });
    const known = uploadCheckAnswerSchema.parse(check.json());
    expect(known.alreadyHere[0]?.upload.eventId).toBe(id);
    expect(known.recordings).toEqual({
      sizeMaxMb: 3,
      service: new URL(service.baseUrl).host,
      soundDays: null,
      minutesLeft: null,
    });
  });

  test('of a damaged recording fails with a sentence', async () => {
    const id = await meet({ content: wav(5).subarray(0, 40) });
    await until(id, 'failed');
    expect((await statusOf(id)).processingError).toMatch(/it is damaged/);
    expect(service.questions).toEqual([]);
  });

  test('is refused where no service is set up, and the sentence says what can be done', async () => {
    const without = await startTestApp();
    const someone = await without.accounts.buildOwner();
    const larger = wav(5);
    for (const content of [larger, Buffer.concat([larger, Buffer.alloc(26 * 1024 * 1024)])]) {
      const refused = await send({ by: someone, content });
      expect([refused.statusCode, refused.json().message]).toEqual([
        400,
        expect.stringMatching(/administrator of the server can set up a speech service/),
      ]);
    }
    const content = Buffer.alloc(26 * 1024 * 1024, 'a');
    const text = await send({ by: someone, name: 'notes.txt', content });
    expect(text.json().message).toBe('The file is larger than 25 MB.');
    await without.close();
  });
});

test('the sound of a failed recording is kept for a day, and then deleted', async () => {
  service.behave(() => ({ body: 'gibberish' }));
  const id = await meet();
  await until(id, 'failed');
  const services = { db: app.db, log: pino({ level: 'silent' }) };
  await sweepContent(services);
  expect(await soundOf(id)).toHaveLength(1);
  const completedAt = new Date(Date.now() - 25 * 60 * 60_000);
  await app.db.updateTable('meeting').set({ completedAt }).where('id', '=', id).execute();
  await sweepContent(services);
  expect(await soundOf(id)).toEqual([]);
  const refused = await owner.call('POST', pathFor(paths.retryProcessing, id));
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'FILE_NOT_KEPT']);
});

test('minutes are counted, stay when the meeting is deleted, and can be limited', async () => {
  const limited = await startTestApp({
    speech: { ...settings(service.baseUrl), minutesPerMonth: 1 },
  });
  owner = await limited.accounts.buildOwner();
  const id = await meet({ content: wav(50) });
  await until(id, 'completed');
  expect((await owner.call('DELETE', pathFor(paths.meeting, id))).statusCode).toBeLessThan(300);
  const left = async () => {
    const answer = await owner.call('POST', paths.uploadCheck, { payload: { sha256: [] } });
    return uploadCheckAnswerSchema.parse(answer.json()).recordings?.minutesLeft;
  };
  expect(await left()).toBeCloseTo(10 / 60, 3);
  const asked = service.questions.length;
  const long = await meet({ content: wav(20) });
  await until(long, 'failed');
  expect((await statusOf(long)).processingError).toMatch(/0 of the 1 minutes .* Nothing was sent/);
  expect(service.questions).toHaveLength(asked);
  await until(await meet({ content: wav(10) }), 'completed');
  expect(await left()).toBe(0);
  const refused = await send({ content: wav(4) });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'SPEECH_MINUTES_USED']);
  await limited.close();
});
