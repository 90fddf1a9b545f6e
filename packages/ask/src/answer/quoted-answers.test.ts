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
