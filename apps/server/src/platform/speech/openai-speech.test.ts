import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  diarized,
  refusesForms,
  type SpeechServer,
  startSpeechServer,
  verbose,
} from '../../testing/speech-server.ts';
import { createOpenAiSpeech } from './openai-speech.ts';

const said = [{ start: 0, end: 1, text: 'Hello' }];
const never = new AbortController().signal;
let server: SpeechServer;

beforeAll(async () => {
  server = await startSpeechServer(() => diarized(said));
});
afterAll(() => server.close());

const open = (timeLimitMs?: number) =>
  createOpenAiSpeech({
    baseUrl: `${server.baseUrl}/`,
    apiKey: 'secret-key',
    model: 'listener',
    partMb: 1,
    ...(timeLimitMs !== undefined && { timeLimitMs }),
  });
const part = (names: readonly string[] = [], bytes = new Uint8Array(10)) => ({
  bytes,
  fileName: 'part-1.ogg',
  mimeType: 'audio/ogg',
  seconds: 60,
  language: null,
  names,
});

test('names go along where a form takes them, as many as a model reads', async () => {
  server.behave(
    refusesForms(['vtt'], () => ({ body: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n' })),
  );
  const names = Array.from({ length: 100 }, (_, at) => `Person Number ${at}`);
  const { segments } = await open().transcribe(part(names), never);
  expect(segments).toEqual([{ from: 0, to: 1, text: 'Hello' }]);
  const prompts = server.questions.map(({ format, prompt }) => [format, prompt?.slice(0, 33)]);
  expect(prompts).toEqual([
    ['diarized_json', undefined],
    ['verbose_json', 'Person Number 0, Person Number 1,'],
    ['vtt', 'Person Number 0, Person Number 1,'],
  ]);
  expect(server.questions.at(-1)?.prompt?.length).toBeLessThanOrEqual(600);
});

test('a part that is too large halves what is sent afterwards', async () => {
  server.behave(() => ({ status: 413, body: '' }));
  const service = open();
  expect(service.bytesMax()).toBe(1024 * 1024);
  const sent = service.transcribe(part([], new Uint8Array(600_000)), never);
  await expect(sent).rejects.toMatchObject({ failure: 'too-large' });
  expect(service.bytesMax()).toBe(300_000);
});

test.each<
  [string, () => { status: number; headers?: Record<string, string>; body: string }, object]
>([
  [
    'seconds',
    () => ({ status: 429, headers: { 'retry-after': '7' }, body: '' }),
    { failure: 'no-answer', retryAfterSeconds: 7 },
  ],
  [
    'a date',
    () => ({
      status: 503,
      headers: { 'retry-after': new Date(Date.now() + 60_000).toUTCString() },
      body: '',
    }),
    { failure: 'no-answer', retryAfterSeconds: expect.closeTo(60, -1) },
  ],
  [
    'nothing',
    () => ({ status: 500, body: '' }),
    { failure: 'no-answer', retryAfterSeconds: undefined },
  ],
  [
    'another address',
    () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }),
    { failure: 'unreadable-answer' },
  ],
  ['a key', () => ({ status: 403, body: 'secret-key is wrong' }), { failure: 'not-allowed' }],
])(
  'a refusal that asks for %s is told as such, without what was answered',
  async (_, answer, expected) => {
    server.behave(answer);
    const failed: unknown = await open()
      .transcribe(part(), never)
      .catch((error: unknown) => error);
    expect(failed).toMatchObject(expected);
    expect(String(failed)).not.toContain('secret');
  },
);

test('a service that is slow has not answered', async () => {
  server.behave(() => undefined);
  await expect(open(50).transcribe(part(), never)).rejects.toMatchObject({
    failure: 'no-answer',
    message: 'no answer in 50 ms',
  });
});

test('a language that is refused is left out', async () => {
  server.behave(({ language }) => (language ? { status: 400, body: '' } : verbose(said, 'german')));
  const answer = await open().transcribe({ ...part(), language: 'en' }, never);
  expect(answer).toMatchObject({ language: 'de', tookLanguage: false });
});
