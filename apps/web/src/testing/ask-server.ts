import {
  type Ask,
  type AskAnswer,
  type AskCounted,
  type AskedQuestion,
  type AskQuery,
  type AskSentences,
  type AskSuggestions,
  paths,
  type ScenarioGroups,
} from '@rapport/contract';
import { HttpResponse, http } from 'msw';
import { addDays, mondayOf, today } from '@/lib/days.ts';
import { account, accountServer } from './account-server.ts';

const depots = {
  id: 'depots',
  name: 'Depot leads',
  date: addDays(today(), -3),
  seconds: 2880,
  participants: 9,
};
const board = {
  id: 'board',
  name: 'Quarterly board review',
  date: addDays(today(), -10),
  seconds: null,
  participants: 11,
};

const joost = { userId: 'joost', name: 'Joost van Dijk' };

/** An answer about a cold store, with two quotes from one meeting and one from another. */
export function buildAnswer(changes: Partial<AskAnswer> = {}): AskAnswer {
  return {
    id: '5f0c6c1e-6a51-4f4f-9a87-0d5f4f1c2a01',
    question: 'What was decided about the cold store?',
    askedAt: new Date().toISOString(),
    reading: {
      kind: 'outcomes',
      from: null,
      to: null,
      people: [],
      series: null,
      query: emptyQuery,
      readAs: [],
      unused: [],
      words: ['cold store'],
    },
    found: true,
    sentence: null,
    figure: null,
    refusal: null,
    written: null,
    canBeWritten: false,
    lacksOutcomes: false,
    quotes: [
      {
        meetingId: 'depots',
        turn: 14,
        start: 760,
        speaker: joost,
        text: 'We open on the first of March.',
        before: [{ speaker: { userId: null, name: 'Oliver Marsh' }, text: 'When do we open?' }],
        outcome: null,
      },
      {
        meetingId: 'board',
        turn: 40,
        start: null,
        speaker: null,
        text: 'So: March, and the board gets it in writing.',
        before: [],
        outcome: null,
      },
      {
        meetingId: 'depots',
        turn: 31,
        start: 1085,
        speaker: { userId: null, name: 'Oliver Marsh' },
        text: 'The store costs thirty-eight thousand a month.',
        before: [],
        outcome: null,
      },
    ],
    meetings: [depots, board],
    sentences: 61,
    weeks: [
      { monday: mondayOf(board.date), sentences: 12 },
      { monday: mondayOf(depots.date), sentences: 49 },
    ].filter((week, at, all) => all.findIndex(({ monday }) => monday === week.monday) === at),
    read: {
      isWhole: true,
      meetings: 148,
      from: addDays(today(), -400),
      to: today(),
      milliseconds: 210,
    },
    beingAnalysed: 0,
    nothing: null,
    readings: [],
    instead: null,
    followUps: ['Who signs the extension?'],
    ...changes,
  };
}

export const emptyQuery = {
  measure: 'said',
  departments: [],
  topic: null,
  state: null,
  group: null,
  order: null,
} satisfies AskQuery;

/** A figure of the actions of Sales that are late, and two of them. */
export function buildFigure(changes: Partial<AskAnswer> = {}): AskAnswer {
  const { reading, ...answer } = buildAnswer();
  return {
    ...answer,
    question: 'How many actions of Sales are overdue?',
    reading: {
      ...reading,
      query: { ...emptyQuery, measure: 'actions', state: 'overdue', departments: ['Sales'] },
    },
    figure: {
      value: '4',
      label: 'overdue actions of Sales, of 13 open ones',
      definition: 'Sure or confirmed, not done, and due before today.',
      screen: { path: '/actions?due=overdue', name: 'Actions' },
      lines: [
        {
          text: 'Send Vermeer the extension',
          detail: 'Depot leads, 17 November',
          value: '2 days late',
          path: '/meetings/depots?turn=14',
        },
        { text: 'Correct the forecast', detail: null, value: null, path: null },
      ],
      more: 2,
    },
    sentence: '4 overdue actions of Sales.',
    quotes: [],
    meetings: [],
    sentences: 0,
    weeks: [],
    followUps: [],
    ...changes,
  };
}

/** A text by a language model, based on the quotes of `buildAnswer`. */
export const written: NonNullable<AskAnswer['written']> = {
  model: 'Mistral Small',
  sentences: [
    { text: 'The cold store opens on 1 March.', quotes: [0, 1] },
    { text: 'It costs 38,000 a month.', quotes: [2] },
  ],
  kept: null,
};

export function buildNothing(changes: Partial<AskAnswer> = {}): AskAnswer {
  return buildAnswer({
    found: false,
    quotes: [],
    sentences: 0,
    weeks: [],
    followUps: [],
    nothing: {
      areNear: true,
      withoutPeriod: 2,
      closest: {
        meetingId: 'board',
        turn: 3,
        start: 842,
        speaker: joost,
        text: 'Portugal is fine.',
      },
      topics: [
        {
          topic: 'Exclusive carriers',
          mentions: 11,
          meetings: 4,
          lastOn: board.date,
          quote: null,
        },
      ],
    },
    ...changes,
  });
}

export const suggestions: AskSuggestions = {
  meetings: 148,
  from: '2025-09-02',
  suggestions: [
    {
      question: 'What is still open about the spring tariff?',
      topic: 'Spring tariff',
      mentions: 24,
      meetings: 8,
      lastOn: addDays(today(), -4),
    },
  ],
};

const earlier = (id: string, question: string, days: number, quotes: number): AskedQuestion => ({
  id,
  question,
  askedAt: new Date(Date.parse(new Date().toISOString()) - days * 86_400_000).toISOString(),
  found: quotes > 0,
  quotes,
  isRefused: false,
});

/**
 * A server that answers questions. `given` can be changed; `asked` holds the bodies of the
 * questions.
 */
export function askServer(changes: Partial<ReturnType<typeof given>> = {}) {
  const state = { ...given(), ...changes };
  const asked: Ask[] = [];
  const deleted: string[] = [];
  const lists: string[] = [];
  const { handlers } = accountServer({ hasOwnFigures: true, signedInAs: account.email });
  return {
    state,
    asked,
    deleted,
    lists,
    handlers: [
      http.post<never, Ask>(`*${paths.ask}`, async ({ request }) => {
        const body = await request.json();
        asked.push(body);
        const answer = await state.answer(body);
        return answer instanceof Response ? answer : HttpResponse.json(answer);
      }),
      http.post<never, Ask>(`*${paths.askWriting}`, async ({ request }) => {
        const body = await request.json();
        asked.push(body);
        if (state.lines) return new HttpResponse(state.lines(body));
        const answer = await state.answer(body);
        if (answer instanceof Response) return answer;
        return new HttpResponse(`${JSON.stringify({ sentences: [], begun: '', answer })}\n`);
      }),
      http.get(`*${paths.askSuggestions}`, () => HttpResponse.json(state.suggestions)),
      http.get(`*${paths.askCounted}`, () => HttpResponse.json(state.counted)),
      http.get(`*${paths.askSentences}`, ({ request }) => {
        lists.push(new URL(request.url).search);
        return HttpResponse.json(state.sentences);
      }),
      http.get(`*${paths.ask}`, ({ request }) => {
        const search = new URL(request.url).searchParams.get('search') ?? '';
        const questions = state.history.filter(({ question }) => question.includes(search));
        return HttpResponse.json({ questions, next: null });
      }),
      http.delete(`*${paths.asked}`, ({ params }) => {
        deleted.push(`${params.id}`);
        state.history = state.history.filter(({ id }) => id !== params.id);
        return new HttpResponse(null, { status: 204 });
      }),
      http.delete(`*${paths.ask}`, () => {
        deleted.push('all');
        state.history = [];
        return new HttpResponse(null, { status: 204 });
      }),
      http.get(`*${paths.seriesList}`, () => HttpResponse.json({ series: [], total: 0 })),
      http.get(`*${paths.scenarioGroups}`, () => HttpResponse.json(state.groups)),
      ...handlers,
    ],
  };
}

const given = () => ({
  suggestions,
  counted: { countedAt: '2026-11-20T15:10:00.000Z', groups: [] } satisfies AskCounted as AskCounted,
  groups: {
    departments: ['Finance', 'Sales'].map((name) => ({ name, people: [] })),
    teams: [{ name: 'Field', people: [] }],
    people: [],
  } satisfies ScenarioGroups,
  /** Of an answer that is written; undefined for the answer alone. */
  lines: undefined as ((_: Ask) => ReadableStream) | undefined,
  answer: (_: Ask): AskAnswer | Response | Promise<AskAnswer> => buildAnswer(),
  sentences: {
    sentences: buildAnswer().quotes.slice(0, 1),
    meetings: [depots],
    next: null,
  } satisfies AskSentences,
  history: [
    earlier('today', 'What was decided about the cold store?', 0, 3),
    earlier('long-ago', 'Who has spoken with the customs broker?', 40, 0),
  ],
});
