import {
  type LanguageModelState,
  languageModelStateSchema,
  meetingDetailSchema,
  modelTestSchema,
  paths,
} from '@rapport/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { upload } from '../../testing/factories/transcripts.ts';
import {
  answerWell,
  type ModelBehaviour,
  type ModelServer,
  startModelServer,
} from '../../testing/model-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';

let server: ModelServer;
let app: TestApp;
let owner: SignedIn;

/** Anew each time, since a model is known better with each answer. */
beforeEach(async () => {
  server = await startModelServer(answerWell);
  const { baseUrl } = server;
  const languageModel = { baseUrl, apiKey: 'a-secret-key', name: 'tiny', window: undefined };
  app = await startTestApp({ languageModel });
  owner = await app.accounts.buildOwner();
});

afterEach(async () => {
  await app.close();
  server.close();
});

async function testModel() {
  const response = await owner.call('POST', paths.languageModelTest);
  expect(response.statusCode, response.body).toBe(200);
  return modelTestSchema.parse(response.json());
}

async function readState(by = owner): Promise<LanguageModelState> {
  return languageModelStateSchema.parse((await by.call('GET', paths.languageModel)).json());
}

const saveTrust = (payload: object) =>
  owner.call('PATCH', paths.trust, { payload: { ...payload, confirmed: true } });

async function readMeeting(text: string) {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(owner, text);
  await completed;
  return meetingDetailSchema.parse((await owner.call('GET', `/api/v1/event/${id}`)).json());
}

/** Longer than small windows; no two turns are alike. */
const longMeeting = Array.from(
  { length: 240 },
  (_, at) =>
    `${at % 2 ? 'Ana Ray' : 'Bo Lind'}: Point ${at} of the plan for the depot needs a decision from all of us today, and the budget of the depot with it.`,
).join('\n');

/** Beside good sentences, others that the text does not bear out. */
const lying: ModelBehaviour = (question) => {
  const good = JSON.parse(answerWell(question));
  const [first] = question.content.transcript;
  const quote = first?.text.slice(0, 60).replace(/ \S*$/, '') ?? '';
  const from = { turn: first?.turn ?? 0, quote };
  return JSON.stringify({
    ...good,
    meeting: [
      ...good.meeting,
      { text: 'The board sold the house to a bank', turn: 0, quote: 'we sold the house' },
      { text: 'It costs 999 euros', ...from },
      { text: 'They wait for Bernadette', ...from },
      { text: 'The loading dock did not cost more', ...from },
    ],
  });
};

test('a test asks about a whole part, and tells what was found', async () => {
  server.behave(answerWell, {
    tells: { '/v1/models': { data: [{ id: 'tiny', max_model_len: 8192 }] } },
  });
  const tested = await testModel();
  expect(tested).toMatchObject({
    model: 'tiny',
    failure: null,
    words: null,
    window: { tokens: 8192, toldBy: 'vllm' },
    partTokens: 6000,
    cut: null,
    sentences: 4,
    dropped: 0,
  });
  expect(tested.read).toBeGreaterThan(3500);
  expect(tested.read).toBeLessThanOrEqual(6000);
  expect(server.questions[0]?.content.transcript[0]?.speaker).toBe('Ada Moss');
  expect(await readState()).toMatchObject({
    model: { name: 'tiny', address: expect.stringContaining('http://127.0.0.1:'), isInside: true },
    tests: [tested],
    cut: null,
    failing: null,
    tokens: { byPurpose: { texts: 0, answers: 0 } },
  });
});

test.each([
  ['llama.cpp', { '/props': { default_generation_settings: { n_ctx: 6144 } } }, 6144],
  ['ollama', { '/api/show': { parameters: 'stop "x"\nnum_ctx 16384', model_info: {} } }, 16_384],
  [
    'ollama',
    {
      '/api/show': { model_info: { 'llama.context_length': 131_072 } },
      '/api/ps': { models: [{ name: 'tiny', context_length: 32_768 }] },
    },
    32_768,
  ],
  ['ollama', { '/api/show': { model_info: { 'llama.context_length': 131_072 } } }, 4096],
])('the window is found as %s tells it: %j', async (toldBy, tells, tokens) => {
  server.behave(answerWell, { tells });
  expect((await testModel()).window).toEqual({ tokens, toldBy });
});

test('sentences that the text does not bear out are counted as dropped', async () => {
  server.behave(lying);
  expect(await testModel()).toMatchObject({ failure: null, sentences: 8, dropped: 4 });
});

test('a model that silently loses the beginning is noticed, and asked smaller from then on', async () => {
  server.behave(answerWell, { window: 4096 });
  const tested = await testModel();
  expect(tested).toMatchObject({
    failure: null,
    window: null,
    cut: { read: 4096, partTokens: 3000 },
    partTokens: 3000,
  });
  expect(tested.cut?.sent).toBeGreaterThan(6000);
  expect(tested.read).toBeLessThanOrEqual(3000);
  expect((await readState()).cut).toMatchObject({ read: 4096, partTokens: 3000 });

  server.questions.length = 0;
  expect((await readMeeting(longMeeting)).summarySource.engine).toBe('model');
  expect(server.questions.length).toBeGreaterThan(2);
  for (const { instructions, content } of server.questions)
    expect((instructions + JSON.stringify(content)).length / 4).toBeLessThan(4096);

  server.behave(answerWell, {});
  await testModel();
  expect((await readState()).cut).toBeNull();
});

test('a part of a meeting that was cut is repeated smaller, so that every turn is read', async () => {
  const read = new Set<number>();
  server.behave(
    (question) => {
      for (const { turn } of question.content.transcript) read.add(turn);
      return answerWell(question);
    },
    { window: 4096 },
  );
  const meeting = await readMeeting(longMeeting);
  expect(meeting.summarySource).toEqual({ engine: 'model', model: 'tiny', kept: null });
  expect(read.size).toBe(240);
  expect((await readState()).cut).toMatchObject({ read: 4096, partTokens: 3000 });
});

test('an answer that stops by length is repeated for a smaller part; else the built-in text stays', async () => {
  server.behave(answerWell, { longestAnswer: 20 });
  expect(await testModel()).toMatchObject({ failure: 'cut-answer', sentences: 0 });
  const meeting = await readMeeting(longMeeting);
  expect(meeting.summarySource).toMatchObject({ engine: 'embedded', kept: 'cut-answer' });
  expect(server.questions.length).toBeGreaterThan(3);
});

test('a model whose server does not count is trusted, and its tokens are estimated', async () => {
  server.behave(answerWell, { counts: false });
  expect(await testModel()).toMatchObject({ failure: null, read: null, cut: null });
  expect((await readState()).tokens.byPurpose.test).toBeGreaterThan(3000);
});

test('a failing server is quoted without the key, and meetings keep the built-in texts', async () => {
  server.behave((_, response) => {
    response.writeHead(401);
    response.end('{"error":{"message":"No such key: Bearer a-secret-key"}}');
    return undefined;
  });
  expect(await testModel()).toMatchObject({
    failure: 'no-answer',
    words: 'No such key: Bearer …',
    sent: null,
  });
  expect((await readState()).failing).toMatchObject({ failure: 'no-answer', detail: 'status 401' });
  server.behave(() => 'Sure! Here you are:');
  expect(await testModel()).toMatchObject({ failure: 'unreadable-answer' });
  server.behave(answerWell);
  await testModel();
  const { failing, tests } = await readState();
  expect(failing).toBeNull();
  expect(tests.map(({ failure }) => failure)).toEqual([null, 'unreadable-answer', 'no-answer']);
});

test('tokens count for the organization alone, until its limit of the month', async () => {
  await readMeeting('Ana Ray: We keep the depot for another year.\nBo Lind: Good, I agree.');
  const { tokens } = await readState();
  expect(tokens.byPurpose.texts).toBeGreaterThan(500);
  expect(tokens).toMatchObject({ total: tokens.byPurpose.texts, lastMonth: 0, limit: null });
  expect(tokens.days).toEqual([
    { day: new Date().toISOString().slice(0, 10), tokens: tokens.total },
  ]);
  const other = await app.accounts.buildOwner();
  expect((await readState(other)).tokens.total).toBe(0);

  expect((await saveTrust({ modelTokensPerMonth: 1000 })).statusCode).toBe(200);
  await app.db
    .updateTable('modelUse')
    .set({ promptTokens: 1000 })
    .where('organizationId', '=', owner.organizationId)
    .execute();
  server.questions.length = 0;
  const meeting = await readMeeting(
    'Ana Ray: We close the depot in May.\nBo Lind: I do not agree.',
  );
  expect(meeting.summarySource).toEqual({ engine: 'embedded', model: 'tiny', kept: 'over-limit' });
  expect(server.questions).toEqual([]);
});

test('where it may not write summaries, no meeting is sent', async () => {
  await saveTrust({ modelWritesTexts: false });
  const meeting = await readMeeting('Ana Ray: We keep the depot.\nBo Lind: Good, I agree.');
  expect(meeting.summarySource.model).toBeNull();
  expect(server.questions).toEqual([]);
});

const french = [
  'Ana Ray: Nous ne déplaçons pas le dépôt de Lille cette année, parce que la rampe est trop petite pour nous.',
  'Bo Lind: Alors je vous envoie la liste des machines de la ville avec les dates, et on en parle avec elle.',
].join('\n');

test('texts are asked for in the language of the meeting, or in that of the organization', async () => {
  await readMeeting(french);
  expect(server.questions[0]?.raw).toContain('one plain French sentence');
  server.questions.length = 0;
  expect((await saveTrust({ modelLanguage: 'de' })).statusCode).toBe(200);
  await readMeeting(french.replace('Lille', 'Lyon'));
  expect(server.questions[0]?.raw).toContain('one plain German sentence');
  const { language } = await testModel();
  expect(language?.asked).toBe('de');
  expect(server.questions.at(-2)?.raw).toContain('one plain German sentence');
});

test('a fourth test within a minute is refused', async () => {
  for (let at = 0; at < 3; at += 1) await testModel();
  expect((await owner.call('POST', paths.languageModelTest)).statusCode).toBe(429);
});

test('without a language model there is nothing to test', async () => {
  const bare = await startTestApp({ role: 'api' });
  const by = await bare.accounts.buildOwner();
  const response = await by.call('POST', paths.languageModelTest);
  expect([response.statusCode, response.json().code]).toEqual([409, 'NO_MODEL']);
  expect(await readState(by)).toMatchObject({ model: null, tests: [] });
  await bare.close();
});
