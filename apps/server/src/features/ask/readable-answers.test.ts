import { type AskAnswer, askAnswerSchema, pathFor, paths } from '@rapport/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

async function read(by: SignedIn, text: string, name: string): Promise<string> {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(by, text, name);
  await completed;
  return id;
}

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const own = (week: number) =>
  [
    `Marta Lindgren: The harbour tariff is ${week} cents, and the harbour tariff stays where it is.`,
    'Tomas Leiva: We decided to sign the contract for the cold store in Breda this week.',
    'Marta Lindgren: Who pays for the harbour tariff after the summer is still open, I am afraid.',
    'Tomas Leiva: I will write the landlord about the cold store tomorrow morning.',
  ].join('\n');
/** Contains the words of the readable meetings more often, and other words. */
const secret = [
  'Petra Geheim: The harbour tariff doubles. The harbour tariff doubles. The harbour tariff doubles.',
  'Marta Lindgren: We decided to close the cold store in Breda, and the harbour tariff is the reason.',
  'Petra Geheim: We decided that the zeppelin project begins in May and that the harbour pays for it.',
  'Marta Lindgren: I will tell the landlord about the cold store and the zeppelin.',
].join('\n');

const questions: { question: string; from?: string; to?: string }[] = [
  { question: 'What was said about the harbour tariff?' },
  { question: 'How often was the harbour tariff mentioned?' },
  { question: 'Who mentioned the cold store?' },
  { question: 'How many meetings were there?' },
  { question: 'How many people spoke?' },
  { question: 'How many decisions were there?' },
  { question: 'How many decisions were there about the cold store?' },
  { question: 'How many open questions are there about the harbour tariff?' },
  { question: 'When was the harbour tariff first mentioned?' },
  { question: 'When was the last meeting?' },
  { question: 'What was decided about the cold store?' },
  { question: 'What did Petra Geheim say about the harbour?' },
  { question: 'What did Petra say?' },
  { question: 'What did Petar Gehiem say about the harbour?' },
  { question: 'When does the zeppelin project begin?' },
  { question: 'Summarize the secret round.' },
  { question: 'How did the view on the harbour tariff change over time?' },
  { question: 'Who spoke with whom about the harbour?' },
  { question: 'What was said about the harbour tariff?', from: '2020-01-01', to: '2020-01-31' },
];

/** The whole content of answers, without parts that differ each time. */
async function everythingAsked(by: SignedIn) {
  const answers: unknown[] = [];
  for (const payload of questions) {
    const response = await by.call('POST', paths.ask, { payload });
    expect(response.statusCode, response.body).toBe(200);
    const { id, askedAt, read, ...answer } = askAnswerSchema.parse(response.json());
    const { milliseconds, ...size } = read;
    const sentences = await by.call('GET', pathFor(paths.askSentences, id));
    expect(sentences.statusCode).toBe(200);
    answers.push({ ...answer, read: size, all: sentences.json() });
  }
  const suggestions = await by.call('GET', paths.askSuggestions);
  return JSON.stringify({ answers, suggestions: suggestions.json() }, null, 1);
}

describe('if only participants read', () => {
  let asker: SignedIn;

  beforeAll(async () => {
    const payload = { meetingReaders: 'participants', confirmed: true };
    expect((await owner.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
    asker = await app.accounts.buildMember(owner.organizationId);
    for (let week = 0; week < 5; week += 1)
      await read(asker, own(week), `Harbour round ${daysAgo(7 * week + 1)}.txt`);
  });

  test('no answer, count, topic or suggestion reveals a meeting that the member may not read', async () => {
    const before = await everythingAsked(asker);
    expect(before).toContain('harbour tariff');
    const hidden = [
      await read(owner, secret, `Secret round ${daysAgo(0)}.txt`),
      await read(owner, secret, 'Secret round 2020-01-15.txt'),
    ];
    expect(await everythingAsked(asker)).toBe(before);
    const stranger = await app.accounts.buildOwner();
    expect(await everythingAsked(stranger)).not.toContain('harbour tariff is');

    const person = await app.db
      .selectFrom('directoryUser')
      .select('id')
      .where('organizationId', '=', owner.organizationId)
      .where('accountId', '=', asker.accountId)
      .executeTakeFirstOrThrow();
    for (const id of hidden) {
      const payload = { userIds: [person.id] };
      const shared = await owner.call('PUT', pathFor(paths.meetingShares, id), { payload });
      expect(shared.statusCode).toBe(200);
    }
    const shared = await everythingAsked(asker);
    expect(shared).toContain('Petra Geheim');
    expect(shared).toContain('zeppelin project begins in May');
  });
});

test('if everyone reads, answers are limited to the organization', async () => {
  const one = await app.accounts.buildOwner();
  const other = await app.accounts.buildOwner();
  const colleague = await app.accounts.buildMember(one.organizationId);
  await read(one, own(0), `Harbour round ${daysAgo(1)}.txt`);
  const before = await everythingAsked(colleague);
  await read(other, secret, `Secret round ${daysAgo(0)}.txt`);
  expect(await everythingAsked(colleague)).toBe(before);
  const answer: AskAnswer = askAnswerSchema.parse(
    (
      await colleague.call('POST', paths.ask, {
        payload: { question: 'What was said about the harbour tariff?' },
      })
    ).json(),
  );
  expect(answer.quotes.map(({ text }) => text).join()).toContain('harbour tariff');
});
