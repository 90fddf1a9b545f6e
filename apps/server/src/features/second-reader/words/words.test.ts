import { exportPath, meetingDetailSchema, paths } from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { upload } from '../../../testing/factories/transcripts.ts';
import {
  answerWell,
  type ModelQuestion,
  type ModelServer,
  startModelServer,
} from '../../../testing/model-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';

let server: ModelServer;
let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  server = await startModelServer(() => '{}');
  const { baseUrl } = server;
  const languageModel = { baseUrl, apiKey: undefined, name: 'tiny', window: undefined };
  app = await startTestApp({ languageModel });
  owner = await app.accounts.buildOwner();
  const payload = { modelJudges: true, confirmed: true };
  expect((await owner.call('PATCH', paths.trust, { payload })).statusCode).toBe(200);
});
afterAll(async () => {
  await app.close();
  server.close();
});
beforeEach(() => {
  server.questions.length = 0;
});

const said = [
  'Anna Berg: We have decided to move the launch of the portal to the fourteenth of March.',
  'Tom Leiva: Fine. I will send the load figures of the depot to the customer by Tuesday.',
  'Anna Berg: The pilot in Utrecht costs 900 euros a week more than the budget allows.',
  'Tom Leiva: So the launch of the portal moves to the fourteenth of March, that is decided.',
];
const talk = Array.from({ length: 60 }, (_, at) =>
  at < said.length
    ? said[at]
    : `${at % 2 ? 'Tom Leiva' : 'Anna Berg'}: Lorry ${at} brings the pallets of the harbour to the cold store in Breda, because the gate of the depot is too narrow for trailers.`,
);
const script = talk.map((line, at) => `[00:${`${at}`.padStart(2, '0')}:00] ${line}`).join('\n');

/** Found by the model alone. */
const again = { is: 'decision', turn: 0, quote: said[0]?.replace('Anna Berg: ', '') };

type Words = Partial<Record<'titles' | 'order', (question: ModelQuestion) => object>>;

async function read({ titles, order }: Words) {
  server.behave((question) => {
    const { content } = question;
    if (content.chapters) return JSON.stringify(titles?.(question) ?? { titles: [] });
    if (content.found)
      return JSON.stringify(order?.(question) ?? { same: [], titles: [], inShort: [] });
    if (content.candidates) return JSON.stringify({ verdicts: [], missed: [again] });
    return answerWell(question);
  });
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(owner, script);
  await completed;
  const response = await owner.call('GET', `/api/v1/event/${id}`);
  const { findings } = meetingDetailSchema.parse(response.json());
  if (!findings) throw new Error('The meeting has no findings.');
  return { id, findings };
}

const numberOf = ({ content }: ModelQuestion, words: string) =>
  content.found?.find((one) => one.words.includes(words))?.number ?? 0;

test('chapters get titles of words that were said in them, with the name of the model in every export', async () => {
  const { id, findings } = await read({
    titles: ({ content }) => ({
      titles: (content.chapters ?? []).map(({ number, fromTurn, toTurn }, at) => {
        const turn = content.transcript.find((one) => fromTurn <= one.turn && one.turn <= toTurn);
        const quote = turn?.text.split(' ').slice(0, 6).join(' ') ?? '';
        const title = turn?.text.split(' ').slice(2, 7).join(' ') ?? '';
        return { number, title: at === 0 ? title : `${title} for Bernadette`, quotes: [quote] };
      }),
    }),
  });
  const [first, ...others] = findings.chapters;
  expect(first).toMatchObject({ title: 'decided to move the launch', isWorded: true });
  expect(others.length).toBeGreaterThan(0);
  for (const chapter of others) {
    expect(chapter.isWorded).toBeUndefined();
    expect(chapter.title).not.toContain('Bernadette');
  }
  const { body } = await owner.call('GET', exportPath(id, 'md'));
  expect(body).toMatch(/titles by tiny, each of words that were said, and checked/i);
  expect(body).toMatch(/TextsByLanguageModel: .*Titles of chapters/);
  const without = await owner.call('GET', exportPath(id, 'md', ['chapters']));
  expect(without.body).not.toContain('Titles of chapters');
});

test('what was decided twice is listed once, with a title, and In short is in the order of the model', async () => {
  let offered: { number: number; words: string }[] = [];
  const { id, findings } = await read({
    order: (question) => {
      offered = question.content.sentences ?? [];
      const [one, other] = [numberOf(question, 'have decided'), numberOf(question, 'So the')];
      return {
        same: [
          {
            first: one,
            firstQuote: 'launch of the portal',
            second: other,
            secondQuote: 'launch of the portal',
          },
        ],
        titles: [
          { number: other, title: 'Launch of the portal on 14 March' },
          { number: numberOf(question, 'load figures'), title: 'Send 80 load figures' },
        ],
        inShort: offered.map(({ number }) => number).toReversed(),
      };
    },
  });
  expect(findings.decisions).toHaveLength(1);
  expect(findings.maybe?.decisions).toEqual([]);
  const [decision] = findings.decisions;
  expect(findings.worded?.joined).toHaveLength(1);
  expect(findings.worded?.titles).toEqual([
    expect.objectContaining({
      of: 'decision',
      title: 'Launch of the portal on 14 March',
      quote: decision?.evidence[0]?.quote,
    }),
  ]);
  const told = findings.inShort.map(({ text }) => text);
  expect(told.every((text) => offered.some(({ words }) => words === text))).toBe(true);
  const places = findings.inShort.slice(1).map(({ evidence }) => evidence[0]?.turn ?? 0);
  expect(places).toEqual(places.toSorted((a, b) => b - a));
  const { body } = await owner.call('GET', exportPath(id, 'md'));
  expect(body).toContain('Launch of the portal on 14 March: “');
  expect(body).toContain('Chosen and put in order by tiny; every sentence is as it was said.');
});

test('all questions about a part begin with the same words, up to the task', async () => {
  await read({});
  const { questions } = server;
  const about = questions.filter(({ content }) => content.transcript.length > 0);
  const isFor = (key: string) => (raw: string) => key in JSON.parse(raw);
  const raws = about.map(({ raw }) => raw);
  for (const key of ['people', 'candidates', 'chapters'])
    expect(raws.some(isFor(key)), key).toBe(true);
  const prefixes = about.map(({ instructions, raw }) => instructions + raw.split('"task"')[0]);
  const parts = new Set(about.map(({ content }) => content.transcript[0]?.turn));
  expect(new Set(prefixes).size).toBe(parts.size);
  for (const { raw } of about) expect(raw.startsWith('{"transcript":[')).toBe(true);
});
