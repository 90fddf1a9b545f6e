import { randomUUID } from 'node:crypto';
import { askAnswerSchema, askHistorySchema, pathFor, paths } from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jsonb } from '../../../database/jsonb.ts';
import { limitAttempts, questionsPerMinute } from '../../../platform/limit-attempts.ts';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { questionsKept, storeQuestion } from './history.ts';

let app: TestApp;
let asker: SignedIn;
let colleague: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  asker = await app.accounts.buildOwner();
  colleague = await app.accounts.buildMember(asker.organizationId, 'owner');
});

async function ask(question: string, rest: object = {}): Promise<string> {
  const response = await asker.call('POST', paths.ask, { payload: { question, ...rest } });
  return askAnswerSchema.parse(response.json()).id;
}
const history = async (by: SignedIn, query = '') =>
  askHistorySchema.parse((await by.call('GET', `${paths.ask}${query}`)).json());
const asked = async (query = '') =>
  (await history(asker, query)).questions.map(({ question }) => question);

test('a question asked again moves to the top, and with other filters it is a new one', async () => {
  const first = await ask('Where is the depot?');
  await ask('What is late?', { from: '2026-01-01' });
  expect(await asked()).toEqual(['What is late?', 'Where is the depot?']);
  expect(await ask('Where is the depot?')).toBe(first);
  expect(await asked()).toEqual(['Where is the depot?', 'What is late?']);
  await ask('Where is the depot?', { to: '2026-02-01', from: '2026-01-01' });
  const { questions } = await history(asker);
  expect(questions).toHaveLength(3);
  expect(questions[0]).toMatchObject({ from: '2026-01-01', to: '2026-02-01', quotes: 0 });
});

test('the history is searched and read page by page', async () => {
  for (let n = 0; n < 31; n += 1) await ask(`What is item ${n}?`);
  const page = await history(asker);
  expect(page.questions).toHaveLength(30);
  const rest = await history(asker, `?cursor=${page.next}`);
  expect(rest.questions.map(({ question }) => question)).toEqual(['What is item 0?']);
  expect(rest.next).toBeNull();
  expect(await asked('?search=ITEM%2017')).toEqual(['What is item 17?']);
  const wrong = await asker.call('GET', `${paths.ask}?cursor=yesterday`);
  expect(wrong.statusCode).toBe(400);
  // PostgreSQL does not store NUL, so no question has one.
  expect(await asked('?search=ITEM%2017%00')).toEqual(['What is item 17?']);
  for (const from of ['0000-01-01', '1899-12-31', '9999-01-01']) {
    const payload = { question: 'What is late?', from };
    expect((await asker.call('POST', paths.ask, { payload })).statusCode).toBe(400);
  }
});

test('the latest 500 questions are kept', async () => {
  const { organizationId, accountId } = asker;
  await ask('What is late?');
  await app.db
    .insertInto('askedQuestion')
    .values(
      Array.from({ length: questionsKept }, (_, n) => ({
        organizationId,
        accountId,
        question: `What is item ${n}?`,
        digest: `${n}`,
        filters: jsonb({}),
        after: null,
        askedAt: new Date(Date.now() + 1000 + n),
        found: true,
        quotes: 1,
      })),
    )
    .execute();
  const answered = {
    askedAt: new Date(Date.now() + 60_000),
    found: true,
    quotes: 1,
    isRefused: false,
  };
  await storeQuestion(app.db, asker, { question: 'Who knows?', wording: 'quotes' }, answered);
  expect(await asked('?search=What%20is%20late')).toEqual([]);
  expect(await asked('?search=What%20is%20item%200%3F')).toEqual([]);
  expect(await asked('?search=What%20is%20item%201%3F')).toEqual(['What is item 1?']);
  expect((await asked()).at(0)).toBe('Who knows?');
});

test('nobody else reads, continues or deletes a question', async () => {
  const id = await ask('What does Tom earn?');
  expect(await history(colleague)).toEqual({ questions: [], next: null });
  expect((await colleague.call('DELETE', pathFor(paths.asked, id))).statusCode).toBe(404);
  expect((await colleague.call('GET', pathFor(paths.askSentences, id))).statusCode).toBe(404);
  const payload = { question: 'Since when?', after: id };
  expect((await colleague.call('POST', paths.ask, { payload })).statusCode).toBe(404);
  await colleague.call('DELETE', paths.ask);
  expect(await asked()).toEqual(['What does Tom earn?']);
});

test('one or all questions are deleted', async () => {
  const id = await ask('Where is the depot?');
  await ask('What is late?');
  await ask('Who drives?');
  expect((await asker.call('DELETE', pathFor(paths.asked, id))).statusCode).toBe(204);
  expect(await asked()).toEqual(['Who drives?', 'What is late?']);
  expect((await asker.call('DELETE', pathFor(paths.asked, randomUUID()))).statusCode).toBe(404);
  expect((await asker.call('DELETE', paths.ask)).statusCode).toBe(204);
  expect(await asked()).toEqual([]);
});

test('a follow-up names the previous question', async () => {
  const after = await ask('Where is the depot?');
  await ask('Since when?', { after });
  const { questions } = await history(asker);
  expect(questions[0]).toMatchObject({ question: 'Since when?', after });
});

test('a follow-up is stored if the previous question was deleted meanwhile', async () => {
  const asks = { question: 'Since when?', after: randomUUID(), wording: 'quotes' } as const;
  const { id } = await storeQuestion(app.db, asker, asks, {
    askedAt: new Date(),
    found: false,
    quotes: 0,
    isRefused: false,
  });
  const { questions } = await history(asker);
  expect(questions).toEqual([expect.objectContaining({ id, question: 'Since when?' })]);
  expect(questions[0]).not.toHaveProperty('after');
});

test('a person can ask a limited number of questions per minute', async () => {
  for (let at = 1; at < questionsPerMinute; at += 1)
    await limitAttempts(app.db, [`question ${asker.accountId}`], questionsPerMinute);
  await ask('Where is the depot?');
  const payload = { question: 'What is late?' };
  const refused = await asker.call('POST', paths.ask, { payload });
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toMatch(/^Too many requests\. Please try again in/);
  expect(await asked()).toEqual(['Where is the depot?']);
});

test('the audit log contains no questions', async () => {
  await ask('What does Tom earn?');
  const log = await asker.call('GET', paths.auditLog);
  expect(log.statusCode).toBe(200);
  expect(log.body).not.toContain('earn');
});

test('there is nothing to ask if the feature is switched off', async () => {
  const { trust, ...general } = (await asker.call('GET', paths.organizationSettings)).json();
  const changed = await asker.call('PATCH', paths.organizationSettings, {
    payload: {
      ...general,
      hostingZone: 'EU',
      timezone: 'Europe/Paris',
      activeFeatures: { ...general.activeFeatures, askMeAnything: false },
    },
  });
  expect(changed.statusCode, changed.body).toBe(200);
  const payload = { question: 'Where is the depot?' };
  expect((await asker.call('POST', paths.ask, { payload })).statusCode).toBe(404);
  expect((await asker.call('GET', paths.askSuggestions)).statusCode).toBe(404);
});
