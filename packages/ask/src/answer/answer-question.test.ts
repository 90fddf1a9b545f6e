import { expect, test } from 'vitest';
import { speakersOf } from '../meeting-of.ts';
import { indexCorpus } from '../meetings/corpus.ts';
import { readQuestion } from '../question/read-question.ts';
import { meetingOfLines } from '../testing/meeting.ts';
import { answerQuestion } from './answer-question.ts';
import { answerWithSentences } from './answer-with-sentences.ts';

const meetings = [
  meetingOfLines(
    [
      'Ada Moss: Good morning. The harbour wall needs new stones before the winter comes.',
      'Ben Ito: We will order granite for the harbour wall from the quarry in Brandal.',
      'Ada Moss: Fine. Then we talk about the ferry timetable next week.',
    ],
    { id: 'may.txt', title: 'Harbour', day: '2026-05-04', series: 'Harbour' },
  ),
  meetingOfLines(
    [
      'Ada Moss: The ferry timetable is late. Harbour walls are not our problem today.',
      'Cleo Ray: The ferry leaves at six on Sundays, and nobody takes it.',
    ],
    {
      id: 'june.txt',
      title: 'Ferry',
      day: '2026-06-08',
      outcomes: [
        { kind: 'decision', turn: 1, quote: 'The ferry leaves at six on Sundays', owner: null },
      ],
    },
  ),
];
const corpus = indexCorpus(meetings);
const ask = (text: string) =>
  answerQuestion(
    corpus,
    readQuestion(text, {
      people: [...new Set(meetings.flatMap(speakersOf))].map((name) => ({ name })),
      series: ['Harbour'],
      today: '2026-11-18',
    }),
  );

test.each([
  ['How many meetings were there?', '2 meetings.'],
  ['How many meetings were there in May?', '1 meeting.'],
  ['How many meetings did Ben attend?', '1 meeting.'],
  ['How many meetings mention the harbour wall?', '2 meetings.'],
  ['How often was the harbour wall mentioned?', '3 turns in 2 meetings.'],
  ['How often did Ada mention the harbour wall?', '2 turns in 2 meetings.'],
  ['Who mentioned the ferry?', '2 people: Ada Moss, Cleo Ray.'],
  ['Which meetings mention granite?', '1 meeting: Harbour (4 May 2026).'],
  ['When was the ferry first mentioned?', '4 May 2026, Ada Moss: Harbour.'],
  ['When was the ferry last mentioned?', '8 June 2026, Cleo Ray: Ferry.'],
  ['When was the last meeting?', '8 June 2026: Ferry.'],
  ['Who spoke most?', 'Ada Moss, with 34 words.'],
  ['How many decisions were there?', '1 decision found.'],
  ['How many decisions were made?', '1 decision found.'],
  ['How many decisions were made about the ferry?', '1 decision found.'],
  ['Who spoke with whom about granite?', 'Ada Moss and Ben Ito (2).'],
])('%s', (question, answer) => {
  expect(ask(question)).toMatchObject({ found: true, answer });
});

test('decisions about something else are not counted', () => {
  expect(ask('How many decisions were made about granite?').found).toBe(false);
});

test('what a person said is quoted from that person alone', () => {
  const { found, quotes } = ask('What did Ben say about the harbour wall?');
  expect(found).toBe(true);
  expect(new Set(quotes.map(({ speaker }) => speaker))).toEqual(new Set(['Ben Ito']));
});

test.each([
  ['What was decided about the ferry on Sundays?', false],
  ['What was decided about the granite?', true],
  ['What was said about the granite?', false],
])('%s lacks outcomes: %s', (text, lacksOutcomes) => {
  const question = readQuestion(text, { people: [], series: [], today: '2026-11-18' });
  const answered = answerWithSentences(corpus, question);
  expect(answered).toMatchObject({ answer: { found: true }, lacksOutcomes });
});

test('a change is counted by month', () => {
  expect(ask('How did the ferry timetable change?').answer).toBe(
    'Turns that mention it: 1 in May 2026, 1 in June 2026.',
  );
});

test('a number that is not a year of this century or the last is not a period', () => {
  expect(
    readQuestion('What changed in 7702?', { people: [], series: [], today: '2026-11-18' }).period,
  ).toBeNull();
});

test('words that were said are quoted with their position', () => {
  const { found, read, quotes } = ask('Where do we order granite?');
  expect({ found, read }).toEqual({ found: true, read: 2 });
  expect(quotes[0]).toMatchObject({
    file: 'may.txt',
    place: { turn: 1 },
    speaker: 'Ben Ito',
    start: 10,
    text: 'We will order granite for the harbour wall from the quarry in Brandal.',
  });
});

test('what was not said is not answered', () => {
  expect(ask('What was said about the parental leave of accountants?')).toEqual({
    found: false,
    answer: 'Not said in the 2 meetings that were read.',
    read: 2,
    quotes: [],
  });
  expect(ask('How often was granite mentioned in June?')).toMatchObject({ found: false, read: 1 });
});

test('an answer says when no meeting matches the filters', () => {
  expect(ask('What was said about the ferry in 2020?')).toMatchObject({
    found: false,
    answer: 'No meeting fits the filters.',
  });
});

test('of two meetings on one day the earlier one counts as the first', () => {
  const held = (id: string, startedAt: number) =>
    meetingOfLines([`${id}: The lighthouse is white.`], {
      id,
      title: id,
      day: '2026-05-04',
      startedAt,
    });
  const day = indexCorpus([held('Afternoon', 50_000), held('Morning', 20_000)]);
  const question = readQuestion('When was the lighthouse first mentioned?', {
    people: [],
    series: [],
    today: '2026-11-18',
  });
  expect(answerQuestion(day, question).answer).toBe('4 May 2026, Morning: Morning.');
});

test('the answer to who spoke most quotes that person', () => {
  const { quotes } = ask('Who spoke most?');
  expect(quotes).not.toEqual([]);
  expect(quotes.filter(({ speaker }) => speaker !== 'Ada Moss')).toEqual([]);
});

test('the answer to who spoke with whom quotes the turn that mentions the subject', () => {
  const [quote] = ask('Who spoke with whom about granite?').quotes;
  expect(quote).toMatchObject({ file: 'may.txt', place: { turn: 1 } });
});

test('singular and plural of a number are both counted', () => {
  const years = indexCorpus([
    meetingOfLines(['Ada: The 1990s were loud.', 'Ben: In 1990 we met.', 'Ada: Not in 1991.']),
  ]);
  const known = { people: [], series: [], today: '2026-11-18' };
  expect(answerQuestion(years, readQuestion('How often was "1990" mentioned?', known)).answer).toBe(
    '2 turns in 1 meeting.',
  );
});

test('words of others do not answer a question about a person who speaks about something else', () => {
  const talk = 'and so we went on for a while with small matters of the town, as on every day. ';
  const far = indexCorpus([
    meetingOfLines([
      `Ada: The ferry timetable is late. ${talk.repeat(30)}`,
      'Ben: I painted the lighthouse in red and white, and it took two weeks of good weather.',
    ]),
  ]);
  const answer = (text: string) =>
    answerQuestion(
      far,
      readQuestion(text, {
        people: [{ name: 'Ada' }, { name: 'Ben' }],
        series: [],
        today: '2026-11-18',
      }),
    );
  expect(answer('What did Ada say about the ferry timetable?').found).toBe(true);
  expect(answer('What did Ben say about the ferry timetable?').found).toBe(false);
  expect(answer('What did Ben say about the lighthouse?').found).toBe(true);
});

test('a word that was said as two words is found', () => {
  expect(ask('Why is the ferrytimetable late?').quotes[0]).toMatchObject({
    file: 'june.txt',
    place: { turn: 0 },
  });
  expect(ask('Why is the ferryharbour late?').found).toBe(false);
});

test('a named subject that nobody mentioned is reported as not said', () => {
  expect(
    ask('What was said about the stones and the granite of the quarry in Brandal?').found,
  ).toBe(true);
  expect(ask('What was said about the stones and the granite of the quarry in Lisbon?').found).toBe(
    false,
  );
});

const audited = [
  meetingOfLines(
    [
      'Ada Moss: Weeks, not days. But it has to be done before the audit.',
      'Ben Ito: Who can take that on before the winter holidays begin?',
    ],
    { id: 'july.txt', title: 'Stand-up', day: '2026-07-06' },
  ),
  meetingOfLines(
    [
      'Ada Moss: The audit and the rota are for March. Good morning to all of you.',
      'Ben Ito: I would rather leave the cabinet in the cellar as it is.',
    ],
    { id: 'july-2.txt', title: 'Stand-up', day: '2026-07-13' },
  ),
];

test.each([
  ['audit', 'Who can take that on before the winter holidays begin?'],
  // Said near the rota; nothing that Ben said is nearer.
  ['rota', 'I would rather leave the cabinet in the cellar as it is.'],
])('of what a person said near the %s, words on it are quoted alone', (matter, said) => {
  const people = [{ name: 'Ada Moss' }, { name: 'Ben Ito' }];
  const asked = { people, series: [], today: '2026-11-18' };
  const question = readQuestion(`What did Ben say about the ${matter}?`, asked);
  const { quotes } = answerQuestion(indexCorpus(audited), question);
  expect(quotes.map(({ text }) => text)).toEqual([said]);
});
