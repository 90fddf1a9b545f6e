import { askAnswerSchema, askSentencesSchema, pathFor, paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;

const talk = [
  'Marta Lindgren: Good morning, we have ten points for the yard.',
  'Tomas Leiva: I was ill last week, so the fence is not done.',
  'Marta Lindgren: Then we order the fence on Monday and look at the gate.',
  'Tomas Berg: The gate is painted, and the migration of the labels is done.',
].join('\n');

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  await upload(owner, talk, 'Yard round 2026-11-11.txt');
  await completed;
});
afterAll(() => app.close());

async function ask(question: string, rest: object = {}) {
  const response = await owner.call('POST', paths.ask, { payload: { question, ...rest } });
  expect(response.statusCode, response.body).toBe(200);
  return askAnswerSchema.parse(response.json());
}

const pressed = async () =>
  app.db
    .selectFrom('auditEntry')
    .select('action')
    .where('organizationId', '=', owner.organizationId)
    .where('action', '=', 'sensitive-quotes-shown')
    .execute();

test.each([
  ['Who is the most negative person here?', 'mood-of-person'],
  ['Is Marta about to quit?', 'leaving'],
  ['Who is the weakest performer?', 'worth'],
])('nothing is looked up for %s', async (question, refusal) => {
  expect(await ask(question)).toMatchObject({
    refusal,
    found: false,
    figure: null,
    sentence: null,
    quotes: [],
    nothing: null,
  });
});

test('quotes on the health of a person come on a second press, which is in the audit log', async () => {
  const question = 'What did Tomas Leiva say about being ill?';
  expect(await ask(question)).toMatchObject({ refusal: 'sensitive', quotes: [], nothing: null });
  expect(await pressed()).toEqual([]);
  const { refusal, quotes } = await ask(question, { showsSensitive: true });
  expect(refusal).toBeNull();
  expect(quotes[0]?.text).toContain('I was ill last week');
  expect(await pressed()).toHaveLength(1);
  await ask('What was said about the fence?', { showsSensitive: true });
  expect(await pressed()).toHaveLength(1);
});

test('a name that two people have is asked for', async () => {
  const { figure, sentence, reading } = await ask('How many meetings with Tomas were there?');
  expect(figure).toBeNull();
  expect(reading.unused).toEqual(['tomas']);
  expect(sentence).toBe(
    'Several people are called “tomas”: Tomas Berg, Tomas Leiva. Ask with the whole name, or choose one.',
  );
});

test('a question in another language is told so, and its names and words are looked up', async () => {
  const { refusal, figure, quotes } = await ask('Was sagte Tomas Berg über die migration?');
  expect([refusal, figure]).toEqual(['language', null]);
  expect(quotes[0]?.text).toContain('migration');
});

test('the list of all sentences and a given query keep the rules of the second press', async () => {
  const list = async (id: string) =>
    askSentencesSchema.parse((await owner.call('GET', pathFor(paths.askSentences, id))).json());
  const refused = await ask('Who is the most negative person in the fence round?');
  expect((await list(refused.id)).sentences).toEqual([]);
  const before = (await pressed()).length;
  const sensitive = await ask('What did Tomas Leiva say about having been ill?');
  expect([sensitive.refusal, (await pressed()).length]).toEqual(['sensitive', before]);
  expect((await list(sensitive.id)).sentences.length).toBeGreaterThan(0);
  expect((await pressed()).length).toBe(before + 1);
});
