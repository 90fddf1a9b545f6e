import { expect, test } from 'vitest';
import { indexCorpus } from '../meetings/corpus.ts';
import { readQuery } from '../query/read-query.ts';
import { lookUpOf } from '../question/look-up.ts';
import { readQuestion } from '../question/read-question.ts';
import { sentencesBefore } from '../quotes/sentences-before.ts';
import { meetingOfLines } from '../testing/meeting.ts';
import { answerQuestion } from './answer-question.ts';

const people = ['Ada Moss', 'Ben Ito', 'Cleo Ray'];
const today = '2026-11-18';
const meeting = meetingOfLines(
  [
    'Ada Moss: Good morning. The crane at the lock stood still for a week, and two barges waited.',
    'Ben Ito: What was different there?',
    'Cleo Ray: The cable was a year older than its papers said, and nobody had looked at it since.',
    'Ada Moss: How much does a new cable cost for the harbour ferry?',
    'Ben Ito: Four thousand, and two days of work for the divers. I asked twice.',
    'Cleo Ray: They threw away the first drawing of the pier in May, because it forgot the tide.',
    'Ada Moss: Then we leave the party to Cleo, who has a list of cakes and candles for it.',
  ],
  { id: 'lock.txt', title: 'Lock round', day: '2026-05-04' },
);
const corpus = indexCorpus([meeting]);

function ask(text: string) {
  const read = readQuestion(text, { people: people.map((name) => ({ name })), series: [], today });
  const typed = readQuery(text, { people, asker: null, groups: [], series: [], today });
  return answerQuestion(corpus, lookUpOf(read, typed, text)).quotes.map((one) => one.text);
}

test.each([
  ['How much is a new cable for the ferry?', /^Four thousand/],
  ['why was the drawing of the pier thrown away', /^They threw away the first drawing/],
  ['what did cleo say about the cable', /^The cable was a year older/],
])('%s is answered, not asked again', (question, answer) => {
  expect(ask(question)[0]).toMatch(answer);
});

test('an answer in other words is found by the question that it answers and what that asks about', () => {
  expect(ask('Why did the crane at the lock stand still?')).toContainEqual(
    expect.stringMatching(/^The cable was a year older/),
  );
  const matter = new Set(['crane', 'lock']);
  expect(sentencesBefore(meeting.turns, { turn: 2, from: 0 }, matter)).toMatchObject([
    { turn: 0, text: expect.stringContaining('The crane at the lock') },
    { turn: 1, text: 'What was different there?' },
  ]);
  expect(sentencesBefore(meeting.turns, { turn: 0, from: 0 }, matter)).toEqual([]);
});

test('somebody whose words are not asked for need not be the speaker', () => {
  expect(ask('who has the list of cakes, Cleo?')[0]).toContain('a list of cakes');
});

const said = (lines: readonly string[], decided: readonly [turn: number, quote: string][] = []) => {
  const one = meetingOfLines([...lines], {
    id: 'yard.txt',
    title: 'Yard round',
    day: '2026-06-01',
    outcomes: decided.map(([turn, quote]) => ({ kind: 'decision', turn, quote, owner: null })),
  });
  return (text: string) => {
    const read = readQuestion(text, { people: [], series: [], today });
    const typed = readQuery(text, { people: [], asker: null, groups: [], series: [], today });
    return answerQuestion(indexCorpus([one]), lookUpOf(read, typed, text)).quotes;
  };
};

test('why something is late is answered by the reason, not by where it is late', () => {
  const quotes = said([
    'Ada Moss: The ferry launch was delayed again, and the ferry launch posters are wrong.',
    'Ben Ito: I sold nine tickets on Monday and eleven on Tuesday at the lower gate.',
    'Cleo Ray: The ferry launch comes later than we said, because the new engine was too heavy.',
  ])('Why was the ferry launch delayed?');
  expect(quotes[0]?.text).toContain('because the new engine');
});

test('words of a name alone do not say it', () => {
  const [first] = said([
    'Ada Moss: We talked about food for hours, and the food at the fair was wonderful food.',
    'Ben Ito: The plan of Marston is clear, and we called Marston about it on the phone.',
  ])('What was said about Marston Foods?');
  expect(first?.text).toContain('plan of Marston');
});

test('a decision that names the matter stands alone before other talk, which is no decision', () => {
  const quotes = said(
    [
      'Ada Moss: The pier tariff was loud in the paper, the pier tariff is all they write of.',
      'Ben Ito: Then the pier tariff starts in May for everybody.',
      'Cleo Ray: So we paint the boats green this year.',
    ],
    [
      [1, 'Then the pier tariff starts in May for everybody.'],
      [2, 'So we paint the boats green this year.'],
    ],
  )('What was decided about the pier tariff?');
  expect(quotes[0]).toMatchObject({ outcome: 'decision', place: { turn: 1 } });
  expect(quotes.filter(({ outcome }) => outcome !== undefined)).toHaveLength(1);
});
