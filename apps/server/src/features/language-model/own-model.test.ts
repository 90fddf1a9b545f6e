import {
  type LanguageModelState,
  languageModelStateSchema,
  meetingDetailSchema,
  modelTestSchema,
  paths,
  rulesInForceSchema,
} from '@rapport/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { upload } from '../../testing/factories/transcripts.ts';
import { answerWell, type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';

let shared: ModelServer;
let ownServer: ModelServer;
let app: TestApp;
let owner: SignedIn;

const key = 'a-key-of-the-tenant';

beforeEach(async () => {
  shared = await startModelServer(answerWell);
  ownServer = await startModelServer(answerWell);
  app = await startTestApp({ ...installed(), ownModels: { networks: ['127.0.0.1'] } });
  owner = await app.accounts.buildOwner();
});
afterEach(async () => {
  await app.close();
  shared.close();
  ownServer.close();
});

const installed = () => ({
  languageModel: { baseUrl: shared.baseUrl, apiKey: 'installed', name: 'tiny', window: undefined },
});

const set = (payload: object, by = owner) => by.call('PUT', paths.ownLanguageModel, { payload });
const given = () => ({ baseUrl: ownServer.baseUrl, name: 'own-tiny', apiKey: key });
const stateOf = (response: { body: string }): LanguageModelState =>
  languageModelStateSchema.parse(JSON.parse(response.body));
const readState = async (by = owner) => stateOf(await by.call('GET', paths.languageModel));

async function readMeeting(text: string, by = owner) {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(by, text);
  await completed;
  return meetingDetailSchema.parse((await by.call('GET', `/api/v1/event/${id}`)).json());
}
const words = 'Ana Ray: We keep the depot for another year.\nBo Lind: Good, I agree.';

test('an own model gets the words of its organization alone, with a key that is never shown', async () => {
  const other = await app.accounts.buildOwner();
  const saved = await set(given());
  expect(saved.statusCode, saved.body).toBe(200);
  expect(stateOf(saved).own).toEqual({
    baseUrl: ownServer.baseUrl,
    name: 'own-tiny',
    hasKey: true,
    unusable: null,
  });
  expect(saved.body).not.toContain(key);
  const { apiKey } = await app.db.selectFrom('ownModel').selectAll().executeTakeFirstOrThrow();
  expect(apiKey).not.toContain(key);

  expect((await readMeeting(words)).summarySource).toMatchObject({ model: 'own-tiny' });
  expect(ownServer.questions[0]?.key).toBe(`Bearer ${key}`);
  expect(shared.questions).toEqual([]);
  const rules = rulesInForceSchema.parse((await owner.call('GET', paths.rulesInForce)).json());
  expect(rules.languageModel).toMatchObject({
    name: 'own-tiny',
    server: new URL(ownServer.baseUrl).host,
  });

  ownServer.questions.length = 0;
  expect((await readMeeting(words, other)).summarySource).toMatchObject({ model: 'tiny' });
  expect(ownServer.questions).toEqual([]);
  expect((await readState(other)).own).toBeNull();
});

test('it can be tested, changed with the saved key, and removed', async () => {
  await set(given());
  const tested = modelTestSchema.parse((await owner.call('POST', paths.languageModelTest)).json());
  expect(tested).toMatchObject({ model: 'own-tiny', failure: null });
  expect((await set({ baseUrl: ownServer.baseUrl, name: 'larger' })).statusCode).toBe(200);
  await readMeeting(words);
  expect(ownServer.questions.at(-1)?.key).toBe(`Bearer ${key}`);

  const elsewhere = await set({ baseUrl: shared.baseUrl, name: 'larger' });
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([400, 'MODEL_KEY']);
  expect((await set({ baseUrl: shared.baseUrl, name: 'larger', apiKey: null })).statusCode).toBe(
    200,
  );
  expect((await readState()).own?.hasKey).toBe(false);

  const removed = await owner.call('DELETE', paths.ownLanguageModel);
  expect(stateOf(removed)).toMatchObject({ own: null, model: { name: 'tiny' } });
  expect((await readMeeting(`${words}\nAna Ray: Then that is it.`)).summarySource.model).toBe(
    'tiny',
  );
});

test.each([
  'http://models.example/v1',
  'https://10.0.0.5/v1',
  'https://169.254.169.254/latest',
  'https://[::1]/v1',
  'ftp://models.example/v1',
  'https://me:secret@models.example/v1',
  'https://models.example/v1?key=1',
  'models.example',
])('an address that may not be called is refused: %s', async (baseUrl) => {
  const response = await set({ ...given(), baseUrl });
  expect([response.statusCode, response.json().code]).toEqual([400, 'MODEL_ADDRESS']);
  expect((await readState()).own).toBeNull();
});

test('where the operator does not allow it, none is saved, and a saved one is not replaced by another', async () => {
  await set(given());
  const database = await openTestDatabase();
  const strict = await startTestApp(installed(), database);
  const by = await strict.accounts.buildOwner();
  const refused = await set(given(), by);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'OWN_MODEL_FORBIDDEN']);
  expect(await readState(by)).toMatchObject({ mayHaveOwn: false, model: { name: 'tiny' } });
  await strict.db
    .insertInto('ownModel')
    .values({
      organizationId: by.organizationId,
      baseUrl: ownServer.baseUrl,
      name: 'own-tiny',
      apiKey: null,
    })
    .execute();
  expect(await readState(by)).toMatchObject({ model: null, own: { unusable: 'forbidden' } });
  const completed = waitForEvent(strict.bus, 'transcript-processing-completed');
  await upload(by, words);
  await completed;
  expect([...shared.questions, ...ownServer.questions]).toEqual([]);
  await strict.close();
});

test('a key that was sealed with another secret is not used, and nothing is sent instead', async () => {
  await set(given());
  await app.db.updateTable('ownModel').set({ apiKey: 'damaged', version: 9 }).execute();
  expect(await readState()).toMatchObject({ model: null, own: { unusable: 'key-lost' } });
  await readMeeting(words);
  expect([...shared.questions, ...ownServer.questions]).toEqual([]);
});
