import { askAnswerSchema, askSentencesSchema, pathFor, paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '../../../testing/factories/accounts.ts';
import { upload } from '../../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForEvent } from '../../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;

const speakers = ['Marta Lindgren', 'Tomas Leiva', 'Greta Oduya', 'Jürgen Groß'];
const things = [
  'company',
  'companies',
  'tariff',
  'frame agreement',
  'frame',
  'agreements',
  'class',
];

/** Endings of turns, by meeting and turn. */
const places: Record<string, string> = { '1/0': ' at the CAFÉ', '2/1': ' at the Cafe' };

/** More meetings than an answer reads at least, with every combination of words. */
const meetings = Array.from({ length: 15 }, (_, meeting) =>
  Array.from({ length: 4 + (meeting % 3) }, (_, turn) => ({
    speaker: speakers[(meeting + 2 * turn) % speakers.length] ?? '',
    text: `On point ${turn} we looked at the ${things[(3 * meeting + turn) % things.length]} of item ${meeting}${meeting + turn === 0 ? ' and EIP 7688' : ''}${places[`${meeting}/${turn}`] ?? ''} once more today.`,
  })),
);

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  for (const [at, turns] of meetings.entries()) {
    const text = turns.map((turn) => `${turn.speaker}: ${turn.text}`).join('\n');
    const completed = waitForEvent(app.bus, 'transcript-processing-completed');
    await upload(owner, text, `Round ${at} 2026-10-${10 + at}.txt`);
    await completed;
  }
});
afterAll(() => app.close());

async function ask(question: string, rest: object = {}) {
  const response = await owner.call('POST', paths.ask, { payload: { question, ...rest } });
  expect(response.statusCode, response.body).toBe(200);
  return askAnswerSchema.parse(response.json());
}

test('a number is found if it is written apart from its letters', async () => {
  const { quotes } = await ask('What was said about EIP7688?');
  expect(quotes.some(({ text }) => text.includes('EIP 7688'))).toBe(true);
});

/** An independent count: turns by meeting that contain one of the spellings between spaces. */
function found(spellings: readonly string[], speaker?: string) {
  const of = meetings.map((turns) =>
    turns.filter(
      (turn) =>
        (speaker === undefined || turn.speaker === speaker) &&
        spellings.some((one) => ` ${turn.text} `.includes(` ${one} `)),
    ),
  );
  const said = of.flat();
  return {
    turns: said.length,
    meetings: of.filter(({ length }) => length > 0).length,
    people: [...new Set(said.map((turn) => turn.speaker))].toSorted((one, other) =>
      one.localeCompare(other, 'en'),
    ),
  };
}

const mentioned = (asked: string, turns: number, of: number, by = '') =>
  `${turns} turn${turns === 1 ? ' mentions' : 's mention'} “${asked}”${by}, in ${of} meeting${of === 1 ? '' : 's'}.`;

test.each([
  ['company', ['company', 'companies']],
  ['tariffs', ['tariff', 'tariffs']],
  ['frame agreement', ['frame agreement', 'frame agreements']],
  ['frame', ['frame']],
  ['classes', ['class', 'classes']],
])('mentions of %s are counted over all meetings', async (asked, spellings) => {
  const { turns, meetings: of, people } = found(spellings.flatMap((one) => [one, `${one}s`]));
  const often = await ask(`How often was "${asked}" mentioned?`);
  expect(often.sentence).toBe(mentioned(asked, turns, of));
  expect(often.weeks.reduce((sum, { sentences }) => sum + sentences, 0)).toBe(turns);
  const many = await ask(`How many meetings mention "${asked}"?`);
  expect(many.figure?.value).toBe(`${of}`);
  const who = await ask(`Who mentioned "${asked}"?`);
  expect(who.figure?.lines.map(({ text }) => text).toSorted()).toEqual(people.toSorted());
});

test.each(['café', 'Cafe'])(
  'mentions of %s are counted with and without accents',
  async (asked) => {
    const { sentence } = await ask(`How often was "${asked}" mentioned?`);
    expect(sentence).toBe(mentioned(asked, 2, 2));
  },
);

test('mentions of one person, and in a period, are counted', async () => {
  const spellings = ['tariff'];
  const { turns, meetings: of } = found(spellings, 'Marta Lindgren');
  const often = await ask('How often did Marta Lindgren mention the tariff?');
  expect(often.sentence).toBe(mentioned('tariff', turns, of, ' by Marta Lindgren'));
  expect(turns).toBeGreaterThan(0);
  const none = await ask('How often was the tariff mentioned?', { to: '2026-10-09' });
  expect(none).toMatchObject({
    found: false,
    sentence: 'No turns mention “tariff”.',
    nothing: { withoutPeriod: found(spellings).turns },
  });
});

test('what nobody said is not found', async () => {
  expect(await ask('How often was "harbour" mentioned?')).toMatchObject({
    found: false,
    sentence: 'No turns mention “harbour”.',
    quotes: [],
  });
});

test('meetings, people and turns are counted without words', async () => {
  const turns = meetings.flat();
  expect((await ask('How many meetings were there?')).figure?.value).toBe('15');
  expect((await ask('How many meetings were there on 12 October 2026?')).figure?.value).toBe('1');
  expect(await ask('How many meetings were there?', { to: '2026-10-09' })).toMatchObject({
    found: false,
    sentence: 'No meetings.',
  });
  const heard = (await ask('How many people spoke?')).figure;
  expect(heard?.value).toBe('4');
  expect(heard?.lines.map(({ text }) => text).toSorted()).toEqual(speakers.toSorted());
  const wordsBy = Object.entries(Object.groupBy(turns, ({ speaker }) => speaker)).map(
    ([name, said = []]) => ({
      name,
      words: said.reduce((sum, { text }) => sum + text.split(' ').length, 0),
    }),
  );
  const most = Math.max(...wordsBy.map(({ words }) => words));
  expect((await ask('Who spoke most?')).figure?.value).toBe(
    wordsBy.find(({ words }) => words === most)?.name,
  );
  const ofTomas = turns.filter(({ speaker }) => speaker === 'Tomas Leiva').length;
  expect((await ask('How many turns did Tomas Leiva take?')).sentence).toContain(
    `${ofTomas} turns`,
  );
  expect((await ask('When was the last meeting?')).sentence).toContain('24 October 2026');
});

test('all sentences of a count are listed, newest first, 20 per page, and by week', async () => {
  const { id, sentences, weeks } = await ask('How often was "item" mentioned?');
  expect(sentences).toBe(meetings.flat().length);
  const texts: string[] = [];
  for (let query = ''; ; ) {
    const response = await owner.call('GET', `${pathFor(paths.askSentences, id)}${query}`);
    const page = askSentencesSchema.parse(response.json());
    expect(page.sentences.length).toBeLessThanOrEqual(20);
    texts.push(...page.sentences.map(({ text }) => text));
    if (page.next === null) break;
    query = `?cursor=${page.next}`;
  }
  expect(new Set(texts)).toEqual(new Set(meetings.flat().map(({ text }) => text)));
  expect(texts[0]).toContain('item 14');
  const [week] = weeks;
  const response = await owner.call(
    'GET',
    `${pathFor(paths.askSentences, id)}?week=${week?.monday}`,
  );
  expect(askSentencesSchema.parse(response.json()).sentences).toHaveLength(week?.sentences ?? -1);
});

test('a judgement is told, and what can be counted is offered', async () => {
  const { figure, quotes, sentence, readings } = await ask('Who talks too much?');
  expect([figure, quotes]).toEqual([null, []]);
  expect(sentence).toBe('Not answered, because “too much” is a judgement, and figures make none.');
  const most = await ask('Who talks most?');
  expect(readings).toMatchObject([
    { words: 'who spoke most, by time', answer: most.figure?.value },
  ]);
});
