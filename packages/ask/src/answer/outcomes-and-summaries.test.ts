import { expect, test } from 'vitest';
import { indexCorpus } from '../meetings/corpus.ts';
import { readQuestion } from '../question/read-question.ts';
import { meetingOfLines } from '../testing/meeting.ts';
import { answerQuestion } from './answer-question.ts';

const talk = 'That is how things go in this town, as we all know from years of living here. ';
const meetings = [
  meetingOfLines(
    [
      `Ada: Good morning. The harbour wall was built by my grandfather, harbour wall and all. ${talk.repeat(20)}`,
      `Ben: The harbour wall gets new stones in spring. ${talk.repeat(20)}`,
      'Ada: I will ask the quarry for a price. I will tell the baker.',
    ],
    {
      id: 'may.txt',
      title: 'Town',
      day: '2026-05-04',
      series: 'Town council',
      chapters: [
        { title: 'The harbour wall', fromTurn: 0, toTurn: 0 },
        { title: 'Stones', fromTurn: 1, toTurn: 2 },
      ],
      outcomes: [
        { kind: 'action', turn: 2, quote: 'I will ask the quarry for a price.', owner: null },
        { kind: 'action', turn: 2, quote: 'I will tell the baker.', owner: null },
        {
          kind: 'decision',
          turn: 1,
          quote: 'The harbour wall gets new stones in spring.',
          owner: null,
        },
      ],
    },
  ),
  meetingOfLines(
    [
      `Ada: The ferry has a hole again. ${talk.repeat(10)}`,
      'Ben: So the ferry stays in the dock until June.',
      'Ada: I repair the ferry myself on Sunday.',
    ],
    {
      id: 'june.txt',
      title: 'Town',
      day: '2026-06-01',
      series: 'Town council',
      chapters: [{ title: 'The ferry', fromTurn: 0, toTurn: 2 }],
      outcomes: [
        {
          kind: 'decision',
          turn: 1,
          quote: 'So the ferry stays in the dock until June.',
          owner: null,
        },
        { kind: 'action', turn: 2, quote: 'I repair the ferry myself on Sunday.', owner: 'Ada' },
      ],
    },
  ),
];
const corpus = indexCorpus(meetings);
const ask = (text: string) =>
  answerQuestion(
    corpus,
    readQuestion(text, {
      people: [{ name: 'Ada' }, { name: 'Ben' }],
      series: ['Town council'],
      today: '2026-11-18',
    }),
  );
const quoted = (text: string) => ask(text).quotes.map(({ text: quote }) => quote);

test('a decision that is asked for comes before talk with more of its words', () => {
  expect(quoted('What was decided about the harbour wall of the grandfather?')[0]).toBe(
    'The harbour wall gets new stones in spring.',
  );
  expect(quoted('What was said about the harbour wall of the grandfather?')[0]).not.toBe(
    'The harbour wall gets new stones in spring.',
  );
});

test("what a person promised is in order of time, and only that person's promises are quoted", () => {
  expect(quoted('What did Ada promise?')).toEqual([
    'I will ask the quarry for a price.',
    'I will tell the baker.',
    'I repair the ferry myself on Sunday.',
  ]);
  expect(ask('What did Ben promise?')).toMatchObject({ found: false, quotes: [] });
});

test('decisions of a period need no subject', () => {
  expect(quoted('What was decided in June 2026?')).toEqual([
    'So the ferry stays in the dock until June.',
  ]);
  expect(ask('What are the open questions?').found).toBe(false);
});

test('a series is summarized by decisions, tasks and first sentences of chapters, in order of time', () => {
  const { quotes } = ask('Summarize the Town council.');
  expect(quotes.map(({ file, place: { turn } }) => [file, turn])).toEqual([
    ['may.txt', 0],
    ['may.txt', 1],
    ['may.txt', 2],
    ['june.txt', 0],
    ['june.txt', 1],
    ['june.txt', 2],
  ]);
  expect(quotes[0]?.text).toContain('harbour wall');
});

test.each([
  ['Summarize the last meeting.', ['june.txt']],
  ['Summarize the last Town council.', ['june.txt']],
  ['What was decided in the latest Town council meeting?', ['june.txt']],
  ['What was decided in the last 300 days?', ['june.txt', 'may.txt']],
  ['What was decided last year?', []],
])('%s quotes %j', (text, files) => {
  expect([...new Set(ask(text).quotes.map(({ file }) => file))].toSorted()).toEqual(files);
});

test('a subject is summarized in order of time', () => {
  expect(
    ask('Summarize the discussion about the harbour wall.').quotes.map(({ place }) => place.turn),
  ).toEqual([0, 1]);
});

test('a question without a subject summarises its meetings, or what a person said there', () => {
  const known = { people: [{ name: 'Ada' }], series: ['Town council'], today: '2026-11-18' };
  const quotes = (text: string) =>
    answerQuestion(corpus, readQuestion(text, known)).quotes.map(({ text: quote }) => quote);
  expect(quotes('What happened in June?')).toContain('So the ferry stays in the dock until June.');
  expect(quotes('What did Ada say in June?')).toContain('I repair the ferry myself on Sunday.');
});
