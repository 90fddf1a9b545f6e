import {
  askAnswerSchema,
  askCountedSchema,
  askHistorySchema,
  organizationMoodsSchema,
  pathFor,
  paths,
} from '@rapport/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { buildAskedOffice, figureFor } from '../../../testing/factories/asked-figures.ts';
import { saveTrust } from '../../../testing/factories/judged-meetings.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof buildAskedOffice>>;

beforeAll(async () => {
  app = await startTestApp();
  office = await buildAskedOffice(app);
});
afterAll(() => app.close());

const countedFor = async (by: SignedIn) => {
  const response = await by.call('GET', paths.askCounted);
  expect(response.statusCode, response.body).toBe(200);
  return askCountedSchema.parse(response.json());
};
const ask = async (by: SignedIn, question: string, more: object = {}) => {
  const response = await by.call('POST', paths.ask, { payload: { question, ...more } });
  expect(response.statusCode, response.body).toBe(200);
  return askAnswerSchema.parse(response.json());
};

describe('questions that can be answered now', () => {
  test.each(['owner', 'bo'] as const)(
    'are at most three of each group, and each opens the answer that it tells to %s',
    async (who) => {
      const by = office[who];
      const { groups } = await countedFor(by);
      expect(groups.length).toBeGreaterThan(1);
      for (const { questions } of groups) {
        expect(questions.length).toBeLessThanOrEqual(3);
        for (const { question, query, how, answer, ...filters } of questions) {
          const { value } = await figureFor(by, query, filters);
          expect(answer.startsWith(value), `${question} ${answer} ${value}`).toBe(true);
          expect(['None', 'Not known', 'Not shown']).not.toContain(value);
          expect(how).not.toBe('');
          expect(query.measure === 'mood' && query.group === 'person', question).toBe(false);
        }
      }
    },
  );

  test('are none for a reader of fewer than five meetings', async () => {
    expect((await countedFor(office.other)).groups).toEqual([]);
  });

  test('are kept for each reader, and forgotten when the reader may open other meetings', async () => {
    const { owner, bo, reviews } = office;
    const [before, ofOwner] = [await countedFor(bo), await countedFor(owner)];
    expect(await countedFor(bo)).toEqual(before);
    expect(before).not.toEqual(ofOwner);
    const removed = await owner.call('DELETE', pathFor(paths.meeting, reviews[0] ?? ''));
    expect(removed.statusCode, removed.body).toBeLessThan(300);
    await expect.poll(async () => (await countedFor(bo)).groups).toEqual([]);
  });
});

describe('a word that nothing uses', () => {
  test('has countable readings with their figures', async () => {
    const { owner } = office;
    const { reading, readings, figure } = await ask(owner, 'How many urgent actions are open?');
    expect(reading.unused).toEqual(['urgent']);
    expect(figure).toBeNull();
    expect(readings.map(({ words }) => words)).toEqual([
      'overdue',
      'due by Sunday',
      'the sentence says “urgent”',
    ]);
    for (const { query, answer } of readings)
      expect((await figureFor(owner, query)).value).toBe(answer);
  });

  test.each(['How many urgent green actions are open?', 'How many actions are open?'])(
    'is the only one that has some: %s',
    async (question) => {
      expect((await ask(office.owner, question)).readings).toEqual([]);
    },
  );
});

describe('a refused question', () => {
  const name = 'Product';
  const question = `Who is the unhappiest person in ${name}?`;

  test('names the group if its mood may be shown, and asks about it', async () => {
    const { owner } = office;
    const { groups } = organizationMoodsSchema.parse(
      (await owner.call('GET', paths.organizationMoods)).json(),
    );
    const isShown = groups.some((one) => one.name === name && one.mood.isShown);
    const answer = await ask(owner, question);
    expect(answer).toMatchObject({ refusal: 'mood-of-person', found: false, figure: null });
    expect(answer.instead?.group).toBe(isShown ? name : null);
    expect(answer.instead?.questions.length).toBeGreaterThan(0);
    for (const one of answer.instead?.questions ?? []) {
      expect(one.question).toContain(name);
      expect(one.query.measure).not.toBe('mood');
    }
    const without = await ask(owner, 'Who is the unhappiest person?');
    expect(without.instead?.group).toBeNull();
    const leaving = await ask(owner, `Who in ${name} is going to quit?`);
    expect(leaving).toMatchObject({ refusal: 'leaving', instead: { group: null } });
  });

  test('is told as not answered in the list of questions, and words left out are kept', async () => {
    const { bo } = office;
    await ask(bo, 'Who is the unhappiest person?');
    const { query } = (await ask(bo, 'How many urgent actions are open?')).reading;
    await ask(bo, 'How many urgent actions are open?', { query, without: ['urgent'] });
    const { questions } = askHistorySchema.parse((await bo.call('GET', paths.ask)).json());
    expect(questions.slice(0, 3)).toMatchObject([
      { without: ['urgent'], isRefused: false },
      { question: 'How many urgent actions are open?', isRefused: false },
      { question: 'Who is the unhappiest person?', isRefused: true, found: false },
    ]);
  });

  test('names no group in works-council mode', async () => {
    const { owner } = office;
    await saveTrust(app.db, owner.organizationId, { worksCouncilMode: true });
    const answer = await ask(owner, question);
    expect(answer).toMatchObject({ refusal: 'mood-of-person', instead: { group: null } });
  });
});
