import { randomUUID } from 'node:crypto';
import {
  type AskAnswer,
  actionListSchema,
  askAnswerSchema,
  askHistorySchema,
  askSuggestionsSchema,
  pathFor,
  paths,
} from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { turnActionsOn } from '../../testing/factories/actions.ts';
import { upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  await read(owner, carriers, 'Carrier round 2026-11-04.txt');
  await read(owner, depot, 'Depot round 2026-11-11.txt');
});
afterAll(() => app.close());

const carriers = [
  '[00:00:05] Marta Lindgren: Good morning everybody. Where do the carriers stand today?',
  '[00:00:20] Tomas Leiva: The carriers refuse the new tariff because diesel went up again. We decided to offer them two cents more.',
  '[00:01:10] Greta Oduya: We move the depot in March. After that, nobody needs the night slots.',
  '[00:01:40] Marta Lindgren: Then please write the tariff down, Tomas.',
].join('\n');
const depot = [
  '[00:00:05] Greta Oduya: The depot in Breda is ready, and the tariff for the night slots is gone.',
  '[00:00:30] Tomas Leiva: The landlord of the depot wants the rent in January already.',
].join('\n');

async function read(by: SignedIn, text: string, name: string): Promise<string> {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(by, text, name);
  await completed;
  return id;
}

async function ask(by: SignedIn, question: string, rest: object = {}): Promise<AskAnswer> {
  const response = await by.call('POST', paths.ask, { payload: { question, ...rest } });
  expect(response.statusCode, response.body).toBe(200);
  return askAnswerSchema.parse(response.json());
}

test('quotes what was said, word for word, with its meeting and place', async () => {
  const answer = await ask(owner, 'Why do the carriers refuse the tariff?');
  expect(answer.found).toBe(true);
  const [quote] = answer.quotes;
  expect(quote?.text).toContain('The carriers refuse the new tariff because diesel went up again.');
  expect(quote).toMatchObject({ turn: 1, start: 20, speaker: { name: 'Tomas Leiva' } });
  expect(answer.meetings[0]).toMatchObject({ date: '2026-11-04', participants: 3 });
  expect(answer.read).toMatchObject({ meetings: 2, from: '2026-11-04', to: '2026-11-11' });
});

test('suggests further questions about the subject as it was written', async () => {
  const { followUps } = await ask(owner, 'What was said about the depot in Breda?');
  expect(followUps[0]).toBe('What was decided about the depot in Breda?');
});

test('counts exactly', async () => {
  const answer = await ask(owner, 'How often was the tariff mentioned?');
  expect(answer.sentence).toBe('3 turns mention “tariff”, in 2 meetings.');
});

test('a removed decision is not counted, and an added one is', async () => {
  const counted = async () => (await ask(owner, 'How many decisions were there?')).sentence;
  const about = async () =>
    (await ask(owner, 'How many decisions were there about the carriers?')).sentence;
  const { meetings } = await ask(owner, 'Why do the carriers refuse the tariff?');
  const id = meetings[0]?.id ?? '';
  const correct = (payload: object) =>
    owner.call('POST', pathFor(paths.corrections, id), { payload });
  const before = Number.parseInt((await counted()) ?? '', 10);
  await correct({ kind: 'add-decision', text: 'The carriers get a new contract' });
  expect(await counted()).toBe(`${before + 1} decision${before === 0 ? '' : 's'}.`);
  expect(await about()).toMatch(/^[12] decisions? about “carriers”/);
  await correct({ kind: 'drop-decision', text: 'The carriers get a new contract', turn: null });
  expect(Number.parseInt((await counted()) ?? '', 10) || 0).toBe(before || 0);
});

test('questions about who met a person are answered with the others', async () => {
  const { sentence, figure } = await ask(owner, 'Who was in the meetings with Marta Lindgren?');
  expect(sentence).toBe('2 people heard in meetings with Marta Lindgren.');
  expect(figure?.lines.map(({ text }) => text).toSorted()).toEqual(['Greta Oduya', 'Tomas Leiva']);
});

test('meetings of two people are those in which both speak', async () => {
  const count = async (question: string) => (await ask(owner, question)).sentence;
  expect(await count('How often did Marta Lindgren and Tomas Leiva meet?')).toBe(
    '1 meeting with Marta Lindgren and Tomas Leiva.',
  );
  expect(await count('How often did Greta Oduya and Tomas Leiva meet?')).toMatch(
    /^2 meetings with Greta Oduya and Tomas Leiva/,
  );
});

test('a count without quotes is kept as answered', async () => {
  const count = await ask(owner, 'How many meetings were there?');
  expect(count).toMatchObject({ sentence: expect.stringMatching(/^2 meetings/), quotes: [] });
  const history = await owner.call('GET', paths.ask);
  const [last] = askHistorySchema.parse(history.json()).questions;
  expect(last).toMatchObject({ id: count.id, found: true, quotes: 0 });
});

test('the answer says when a decision was asked for and none was found', async () => {
  const rent = await ask(owner, 'What was decided about the rent of the landlord?');
  expect(rent).toMatchObject({ found: true, lacksOutcomes: true });
});

test('a follow-up uses the words of the previous question', async () => {
  const first = await ask(owner, 'Why do the carriers refuse the tariff?');
  const next = await ask(owner, 'What did Tomas Leiva say about that?', { after: first.id });
  expect(next.reading).toMatchObject({
    people: [{ userId: null, name: 'Tomas Leiva' }],
    words: expect.arrayContaining(['carriers', 'tariff']),
  });
  expect(next.quotes.map(({ speaker }) => speaker?.name)).toEqual(
    next.quotes.map(() => 'Tomas Leiva'),
  );
  expect(next.quotes[0]?.text).toContain('diesel');
});

test('a question about something never said is not answered, and similar topics are named', async () => {
  const answer = await ask(owner, 'Which spaceship flies to Jupiter?');
  expect(answer).toMatchObject({ found: false, quotes: [], sentences: 0, weeks: [] });
  expect(answer.nothing).toMatchObject({ withoutPeriod: null, areNear: false });
  const unknown = await owner.call('POST', paths.ask, {
    payload: { question: 'What is late?', series: randomUUID() },
  });
  expect(unknown.statusCode).toBe(404);
});

test('actions are not counted if they are switched off', async () => {
  const answer = await ask(owner, 'How many actions were there?');
  expect(answer).toMatchObject({ found: false, sentences: 0 });
});

test('with fewer than five meetings nothing is suggested', async () => {
  const response = await owner.call('GET', paths.askSuggestions);
  expect(askSuggestionsSchema.parse(response.json())).toEqual({
    meetings: 2,
    from: '2026-11-04',
    suggestions: [],
  });
});

test('works-council mode answers no figure of one person', async () => {
  const by = await app.accounts.buildOwner();
  await read(by, carriers, 'Carrier round 2026-11-04.txt');
  const payload = { worksCouncilMode: true, confirmed: true };
  expect((await by.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
  for (const question of [
    'Who spoke most?',
    'How often did Tomas Leiva mention the tariff?',
    'How many meetings did Tomas Leiva attend?',
    'Who spoke with Tomas Leiva about the tariff?',
  ])
    expect((await ask(by, question)).sentence).toBe(
      'This organization shows no figures of single people.',
    );
  expect((await ask(by, 'How often was the tariff mentioned?')).sentence).toBe(
    '2 turns mention “tariff”, in 1 meeting.',
  );
});

test('the last meeting and the asker are recognised, and shown with the answer', async () => {
  const asker = await app.accounts.buildOwner();
  await app.db
    .updateTable('directoryUser')
    .set({ firstName: 'Tomas', lastName: 'Leiva' })
    .where('accountId', '=', asker.accountId)
    .execute();
  await read(asker, carriers, 'Carrier round 2026-11-04.txt');
  await read(asker, depot, 'Depot round 2026-11-11.txt');

  const last = await ask(asker, 'Who was in the last meeting?');
  expect(last.sentence).toBe(
    '2 people heard in Depot round 2026-11-11, Wednesday 11 November 2026: Greta Oduya, Tomas Leiva.',
  );
  expect(last.reading).toMatchObject({ from: '2026-11-11', to: '2026-11-11' });
  expect(last.read.meetings).toBe(1);

  const own = await ask(asker, 'What did I say about the rent?');
  expect(own.reading.people).toMatchObject([{ name: 'Tomas Leiva' }]);
  expect(own.quotes.map(({ speaker }) => speaker?.name)).toEqual(['Tomas Leiva']);
  const missed = await ask(asker, 'What did I miss about the rent?');
  expect(missed.reading.people).toEqual([]);
});

test('actions are counted by state, as the list of actions counts them, for each reader', async () => {
  const leader = await app.accounts.buildOwner();
  await turnActionsOn(leader);
  const add = async (text: string, by: SignedIn, fields: object = {}) => {
    const added = await by.call('POST', paths.actions, { payload: { text, ...fields } });
    expect(added.statusCode, added.body).toBe(200);
  };
  await add('Write to the landlord', leader, { dueDay: '2026-01-05' });
  await add('Order the gate', leader, { dueDay: '2026-01-06' });
  await add('Paint the gate', leader);
  const member = await app.accounts.buildMember(leader.organizationId);
  await add('Ask for the key', member, { dueDay: '2026-01-07' });
  for (const reader of [leader, member]) {
    const { counts } = actionListSchema.parse((await reader.call('GET', paths.actions)).json());
    const ofGroup = (name: string) => counts?.groups.find(({ group }) => group === name)?.open ?? 0;
    const sentence = async (question: string) => (await ask(reader, question)).sentence;
    const overdue = ofGroup('overdue');
    expect(await sentence('How many actions are overdue?')).toEqual(
      expect.stringMatching(`^${overdue} overdue action${overdue === 1 ? '' : 's'}, of`),
    );
    const undated = ofGroup('no-date');
    expect(await sentence('How many actions are there without a due date?')).toEqual(
      expect.stringMatching(
        `^${undated || 'No'} open action${undated === 1 ? '' : 's'} without a day`,
      ),
    );
  }
  expect((await ask(leader, 'How many tasks are late?')).sentence).toMatch(/^2 overdue actions/);
});

test('who attended a meeting is asked by its title, not by what was said', async () => {
  const leader = await app.accounts.buildOwner();
  const talk = (...names: string[]) =>
    names.map((name) => `${name}: We look at the hiring plan and the gate of the yard.`).join('\n');
  await read(leader, talk('Marta Lindgren', 'Tomas Leiva'), 'Hiring plan 2026-11-12.txt');
  await read(leader, talk('Greta Oduya', 'Marta Lindgren'), 'Yard round 2026-11-13.txt');
  const answer = await ask(leader, 'Who attended the hiring plan meeting?');
  expect(answer.sentence).toBe(
    '2 people heard in Hiring plan 2026-11-12, Thursday 12 November 2026: Marta Lindgren, Tomas Leiva.',
  );
  expect(answer.reading.readAs).toEqual([
    { written: 'hiring plan', name: 'Hiring plan 2026-11-12' },
  ]);
  const unknown = await ask(leader, 'Who attended the harbour meeting?');
  expect([unknown.found, unknown.reading.unused]).toEqual([false, ['harbour']]);
});

test('nothing is counted while a word of the question is not understood', async () => {
  const { found, sentence, reading } = await ask(owner, 'How many urgent actions are overdue?');
  expect(found).toBe(false);
  expect(reading.unused).toEqual(['urgent']);
  expect(sentence).toMatch(/^Not counted, because nothing can be counted by “urgent”\./);
  const without = await ask(owner, 'How many meetings were there without Greta?');
  expect(without.reading.unused).toEqual(['without greta']);
  expect(without.found).toBe(false);
  const said = await ask(owner, 'How many meetings were there without the landlord of the depot?');
  expect([said.found, said.figure, said.nothing]).toEqual([false, null, null]);
  expect(said.quotes[0]?.text).toContain('The landlord of the depot wants the rent');
});

test('open actions are those that are not done', async () => {
  const leader = await app.accounts.buildOwner();
  await turnActionsOn(leader);
  const promises = [
    'Marta Lindgren: Welcome to the yard round.',
    'Tomas Leiva: I will write to the landlord by Friday.',
    'Greta Oduya: I will order the new gate by Friday.',
  ].join('\n');
  await read(leader, promises, 'Yard round 2026-11-12.txt');
  const listed = async (question: string) =>
    (await ask(leader, question)).figure?.lines.map(({ text }) => text) ?? [];
  expect((await ask(leader, 'How many open actions are there?')).sentence).toBe('2 open actions.');
  const { actions } = actionListSchema.parse((await leader.call('GET', paths.actions)).json());
  const done = actions.find(({ owner: by }) => by?.name === 'Greta Oduya');
  await leader.call('PATCH', paths.actions, { payload: { ids: [done?.id], state: 'done' } });
  expect(await listed('What are the open actions?')).toEqual([expect.stringContaining('landlord')]);
  expect(await listed('Which actions are there?')).toHaveLength(2);
  expect((await ask(leader, 'How many open actions are there?')).sentence).toBe('1 open action.');
  expect((await ask(leader, 'How many actions are there?')).sentence).toBe('2 actions.');
});
