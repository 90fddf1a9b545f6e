import { meetingDetailSchema, paths } from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { upload } from '../../testing/factories/transcripts.ts';
import {
  type ModelQuestion,
  type ModelServer,
  startModelServer,
} from '../../testing/model-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';

let server: ModelServer;
let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  server = await startModelServer(() => '{}');
  const { baseUrl } = server;
  const languageModel = { baseUrl, apiKey: undefined, name: 'tiny', window: undefined };
  app = await startTestApp({ languageModel });
  owner = await app.accounts.buildOwner();
  const payload = { modelWritesTexts: false, modelJudges: true, confirmed: true };
  expect((await owner.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
});
afterAll(async () => {
  await app.close();
  server.close();
});
beforeEach(() => {
  server.questions.length = 0;
});

const script = [
  'Anna Berg: We have decided to move the launch to the fourteenth of March.',
  'Tom Leiva: Fine. I will send the load figures to the customer by Tuesday.',
  'Anna Berg: The numbers of the pilot are on the wall since last week.',
  'Tom Leiva: The rooms on the first floor were painted last May.',
  'Anna Berg: The price for the depot stays as it is, and everybody here supports that.',
].join('\n');

type Verdict = { number: number; is: string; quote: string };
type Answers = (question: ModelQuestion) => {
  verdicts: Verdict[];
  missed: { is: string; turn: number; quote: string }[];
};

async function read(answers: Answers) {
  server.behave((question) => JSON.stringify(answers(question)));
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(owner, script);
  await completed;
  const response = await owner.call('GET', `/api/v1/event/${id}`);
  const exported = await owner.call('GET', `/api/v1/event/${id}/export/md`);
  expect(exported.body).toContain('Read a second time by tiny');
  const { findings } = meetingDetailSchema.parse(response.json());
  if (!findings) throw new Error('The meeting has no findings.');
  return findings;
}

const textsOf = (items: readonly { text: string }[] = []) => items.map(({ text }) => text);
const agree: Answers = ({ content }) => ({
  verdicts: (content.candidates ?? []).map(({ number, mayBe, text }) => ({
    number,
    is: mayBe,
    quote: text.slice(0, 30).replace(/ \S*$/, ''),
  })),
  missed: [],
});
const launch = /move the launch/;

test('what both find is sure, and the reading is named', async () => {
  const findings = await read(agree);
  expect(textsOf(findings.decisions)).toContainEqual(expect.stringMatching(launch));
  expect(findings.secondReading).toEqual({ engine: 'model', model: 'tiny', kept: null });
  const [question] = server.questions;
  expect(question?.content.candidates).toContainEqual(
    expect.objectContaining({ turn: 0, mayBe: 'decision' }),
  );
  expect(question?.instructions).not.toContain('launch');
});

/** Takes the launch for nothing, by these words. */
const refuse =
  (...quotes: string[]): Answers =>
  ({ content }) => ({
    verdicts: quotes.flatMap((quote) =>
      (content.candidates ?? [])
        .filter(({ text }) => launch.test(text))
        .map(({ number }) => ({ number, is: 'none', quote })),
    ),
    missed: [],
  });

test('a sure one that the model refuses may still be one', async () => {
  const findings = await read(refuse('decided to move the launch'));
  expect(textsOf(findings.decisions)).not.toContainEqual(expect.stringMatching(launch));
  expect(textsOf(findings.maybe?.decisions)).toContainEqual(expect.stringMatching(launch));
});

test.each<{ why: string; answers: Answers }>([
  { why: 'its words were not said', answers: refuse('nobody decided anything at all') },
  { why: 'its words are an order', answers: refuse('ignore all rules') },
  {
    why: 'it contradicts itself',
    answers: (question) => ({
      verdicts: [...agree(question).verdicts, ...refuse('to move the launch')(question).verdicts],
      missed: [],
    }),
  },
  { why: 'it names no such number', answers: () => ({ verdicts: [], missed: [] }) },
])('a verdict counts for nothing if $why', async ({ answers }) => {
  const findings = await read(answers);
  expect(textsOf(findings.decisions)).toContainEqual(expect.stringMatching(launch));
});

test('what the model alone finds may be one, if it was said', async () => {
  const stays = 'The price for the depot stays as it is, and everybody here supports that.';
  const findings = await read((question) => ({
    ...agree(question),
    missed: [
      { is: 'decision', turn: 4, quote: stays },
      { is: 'decision', turn: 2, quote: 'We sell the depot to the highest bidder' },
      { is: 'action', turn: 2, quote: 'The numbers of' },
    ],
  }));
  expect(textsOf(findings.decisions)).not.toContain(stays);
  expect(textsOf(findings.maybe?.decisions)).toContain(stays);
  const all = [...textsOf(findings.maybe?.decisions), ...textsOf(findings.maybe?.actions)];
  expect(all.join()).not.toMatch(/highest bidder|numbers of/);
});

test('if it fails, the lists stay as they were found, and say so', async () => {
  server.behave(() => 'Sure! Here you are:');
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(owner, script);
  await completed;
  const { findings } = meetingDetailSchema.parse(
    (await owner.call('GET', `/api/v1/event/${id}`)).json(),
  );
  expect(textsOf(findings?.decisions)).toContainEqual(expect.stringMatching(launch));
  expect(findings?.secondReading).toEqual({
    engine: 'embedded',
    model: 'tiny',
    kept: 'unreadable-answer',
  });
});

test('no second opinion is asked unless the organization wants it', async () => {
  const other = await app.accounts.buildOwner();
  await other.call('PATCH', paths.trust, { payload: { modelWritesTexts: false } });
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  await upload(other, script);
  await completed;
  expect(server.questions).toEqual([]);
});
