import { describe, expect, test } from 'vitest';
import { followUp } from './follow-up.ts';
import { readQuestion } from './read-question.ts';

const known = {
  people: [{ name: 'Tom Leiva' }, { name: 'Ada Moss' }],
  series: ['Weekly sync'],
  today: '2026-11-18',
};
const read = (text: string) => readQuestion(text, known);
const after = (before: string, text: string) => followUp(read(text), read(before));

describe('a follow-up takes up words of the previous question', () => {
  test.each([
    ['What was said about the harbour tariff?', 'And who signs it?', ['sign', 'harbour', 'tariff']],
    ['What was said about the harbour tariff?', 'Since when?', ['harbour', 'tariff']],
    [
      'What was said about the harbour tariff?',
      'What did Tom say about that?',
      ['harbour', 'tariff'],
    ],
    ['What was said about the harbour tariff?', 'And last week?', ['harbour', 'tariff']],
    ['What was said about the harbour tariff?', 'What about Ada?', ['harbour', 'tariff']],
  ])('%s %s', (before, text, terms) => {
    expect(after(before, text).matter.terms).toEqual(read(terms.join(' ')).matter.terms);
  });
});

test('a question with a subject of its own stands alone', () => {
  const question = read('Where is the depot?');
  expect(followUp(question, read('What did Tom say last week about tariffs?'))).toEqual(question);
});

test('people and period of the previous question apply until others are named', () => {
  const before = 'What did Tom say about the tariff in May?';
  expect(after(before, 'And what did he decide about it?')).toMatchObject({
    speakers: ['Tom Leiva'],
    period: { from: '2026-05-01', to: '2026-05-31' },
    kind: 'outcomes',
  });
  for (const text of ['And Ada?', 'What about Ada?'])
    expect(after(before, text).speakers).toEqual(['Ada Moss']);
  expect(after(before, 'And in June?').period).toEqual({ from: '2026-06-01', to: '2026-06-30' });
});

test('a follow-up without a subject counts the same as the previous question', () => {
  const before = 'How often was the tariff mentioned in May?';
  const { count, phrase, period } = after(before, 'And in June?');
  expect({ count, phrase, period }).toEqual({
    count: { of: 'mentions', which: 'number' },
    phrase: ['tariff'],
    period: { from: '2026-06-01', to: '2026-06-30' },
  });
  expect(after('What was said about the tariff?', 'How often was it mentioned?').phrase).toEqual([
    'tariff',
  ]);
});

test('a follow-up without a subject keeps what the previous question could not count by', () => {
  expect(after('How many urgent actions are open?', 'And last week?').unused).toEqual(['urgent']);
  expect(after('How many meetings were there without Tom?', 'And in June?').unused).toEqual([
    'without',
  ]);
  expect(after('Who attended the harbour round in May?', 'And in June?').phrase).toEqual([
    'harbour',
    'round',
  ]);
});

test('the last meeting of a series is that of all days', () => {
  const found = after('What did Tom promise in May?', 'And in the last Weekly sync?');
  expect(found).toMatchObject({
    kind: 'outcomes',
    outcome: 'action',
    speakers: ['Tom Leiva'],
    series: 'Weekly sync',
    isLatest: true,
    period: null,
  });
});
