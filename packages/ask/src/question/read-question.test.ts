import { describe, expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';

const known = {
  people: [
    'Tim Beiko',
    'Ada Moss',
    'Grad C',
    'Professor B',
    'Will Corcoran',
    'ada.eth',
    'Daniel Lehrner (Besu)',
  ].map((name) => ({ name })),
  series: ['acdt', 'Weekly sync', 'Pricing'],
  today: '2026-11-18',
};
const read = (text: string) => readQuestion(text, known);

test.each([
  ['What is TamaGo?', 'look-up'],
  ['Summarize the discussion about prices.', 'summary'],
  ['Give me an overview of the launch.', 'summary'],
  ['How many meetings were there in May?', 'count'],
  ['Who mentioned the harbour?', 'count'],
  ['When was the harbour first mentioned?', 'count'],
  ['How did the view on prices change?', 'change'],
  ['How has the plan evolved over time?', 'change'],
  ['What changed about prices?', 'change'],
  ['What was decided about the harbour?', 'outcomes'],
  ['What did Tim promise?', 'outcomes'],
  ['Which open questions are there about the harbour?', 'outcomes'],
  ['Who spoke with whom about the harbour?', 'people'],
  ['Who talked to Ada about prices?', 'people'],
])('%s is a question of kind %s', (text, kind) => {
  expect(read(text).kind).toBe(kind);
});

test.each([
  ['How many calls did Tim attend?', 'meetings', 'number'],
  ['Which meetings mention prices?', 'meetings', 'list'],
  ['When was the last acdt call?', 'meetings', 'last'],
  ['How many people spoke about prices?', 'people', 'number'],
  ['Who spoke most in acdt?', 'people', 'most'],
  ['Who attended the Weekly sync?', 'people', 'list'],
  ['How often was the harbour mentioned?', 'mentions', 'number'],
  ['Who was the first to mention the harbour?', 'mentions', 'first'],
  ['How many decisions were there in May?', 'decisions', 'number'],
  ['When was the last Weekly sync?', 'meetings', 'last'],
  ['Who joined the Weekly sync?', 'people', 'list'],
])('%s counts %s: %s', (text, of, which) => {
  expect(read(text).count).toEqual({ of, which });
});

test.each([
  ['What was decided on 5 February 2026?', '2026-02-05', '2026-02-05'],
  ['What was decided on February 5?', '2026-02-05', '2026-02-05'],
  ['What was decided on 2026-02-05?', '2026-02-05', '2026-02-05'],
  ['What was said in December?', '2025-12-01', '2025-12-31'],
  ['What was said between March and May 2026?', '2026-03-01', '2026-05-31'],
  ['What was said since May?', '2026-05-01', null],
  ['What was said before June 2026?', null, '2026-05-31'],
  ['What was said last week?', '2026-11-09', '2026-11-15'],
  ['What was said this month?', '2026-11-01', '2026-11-30'],
  ['What was said last quarter?', '2026-07-01', '2026-09-30'],
  ['What was said in the last 2 weeks?', '2026-11-05', '2026-11-18'],
  ['What was said yesterday?', '2026-11-17', '2026-11-17'],
  ['What was said in the past month?', '2026-10-20', '2026-11-18'],
  ['What was said in the last two weeks?', '2026-11-05', '2026-11-18'],
  ['What was said over the past few days?', '2026-11-16', '2026-11-18'],
  ['What was said two weeks ago?', '2026-11-02', '2026-11-08'],
  ['What was said last Friday?', '2026-11-13', '2026-11-13'],
  ['What was decided on Monday?', '2026-11-16', '2026-11-16'],
  ['What was said since Monday?', '2026-11-16', null],
  ['What was said since 5 November?', '2026-11-05', null],
  ['What was said until 5 November?', null, '2026-11-05'],
  ['What was said before last week?', null, '2026-11-08'],
  ['What was said from May to July?', '2026-05-01', '2026-07-31'],
  ['What was said between 28 October and 5 November?', '2026-10-28', '2026-11-05'],
  ['What was said from 3 to 7 November?', '2026-11-03', '2026-11-07'],
  ['What was said in Q3?', '2026-07-01', '2026-09-30'],
  ['What was said last November?', '2025-11-01', '2025-11-30'],
])('%s is about %s to %s', (text, from, to) => {
  expect(read(text).period).toEqual({ from, to });
});

test.each([
  'What was decided on 2026-02-30?',
  'What was decided in 2026-13-45?',
  'What was decided on 31 February 2026?',
  'What was decided on the 31 of February 2026?',
  'What was decided on 0000-01-01?',
  'What was decided after December 9999?',
])('a day that does not exist is no period: %s', (text) => {
  expect(read(text).period).toBeNull();
});

test.each([
  'What did Tim promise to do on Friday?',
  'What has to be done before Friday?',
  'What was said about the budget for 2027?',
  'What about the targets of Q4?',
])('a future day or a subject is no period: %s', (text) => {
  expect(read(text).period).toBeNull();
});

test('a question without a period has none', () => {
  expect(read('What may happen in march order?').period?.to).toBe('2026-03-31');
  expect(read('What may happen with EIP 2026?').period).toBeNull();
});

test.each([
  ['How often do Tim and Ada meet?', true],
  ['How many meetings did Tim and Ada attend together?', true],
  ['How often did Tim attend?', false],
])('%s counts meetings with all of them: %s', (text, areTogether) => {
  expect(read(text).areTogether).toBe(areTogether);
});

test.each([
  ['Who was in the last acdt call?', true],
  ['What was decided in the latest Weekly sync?', true],
  ['When was the last acdt call?', false],
  ['What was said in the last meeting about prices?', false],
  ['What was said in the last 3 calls?', false],
])('%s asks for the latest meeting alone: %s', (text, isLatest) => {
  expect(read(text).isLatest).toBe(isLatest);
});

test.each([
  ['What did I promise?', ['Ada Moss']],
  ['What are my open actions?', ['Ada Moss']],
  ['Have I said anything about prices?', ['Ada Moss']],
  ['What did I miss?', []],
  ['What do I need to know about prices?', []],
])('%s asks for words of the asker: %j', (text, speakers) => {
  expect(readQuestion(text, { ...known, asker: 'Ada Moss' }).speakers).toEqual(speakers);
});

test.each([
  ['What is still open about the harbour?', 'question'],
  ['Which questions were left open?', 'question'],
  ['What does Tim owe the harbour?', 'action'],
])('%s asks for outcomes: %s', (text, outcome) => {
  const { kind, outcome: found } = read(text);
  expect({ kind, found }).toEqual({ kind: 'outcomes', found: outcome });
});

test.each([
  ['How many actions are overdue?', 'overdue', []],
  ['how many tasks are late', 'overdue', []],
  ['How many actions are still open?', 'open', []],
  ['How many actions are not done yet?', 'open', []],
  ['How many actions have no owner?', 'no-owner', []],
  ['How many actions were dropped?', 'dropped', []],
  ['How many actions did Tim finish last week?', 'done', []],
  ['How many actions came out of the Weekly sync?', null, []],
  ['How many urgent actions are open in Engineering?', 'open', ['urgent', 'engineering']],
  ['How many decisions were made about the harbour?', null, []],
  ['How many important decisions were made?', null, ['important']],
  ['How many meetings were there without Tim?', null, ['without']],
  ['Which meetings had less than six people?', null, ['less than']],
  ['How many actions are open, and when is the first due?', 'open', ['when is the first due']],
  ['How often was the harbour mentioned?', null, []],
])('%s counts actions that are %s, and does not use %j', (text, state, unused) => {
  expect(read(text)).toMatchObject({ actionState: state, unused });
});

describe('people', () => {
  test.each([
    ['What did Tim Beiko say?', ['Tim Beiko']],
    ['What did Tim say?', ['Tim Beiko']],
    ['What did C think about the tax?', ['Grad C']],
    ['What did the professor think?', ['Professor B']],
    ['Will it rain?', []],
    ['What about the ETH price?', []],
  ])('%s names %j', (text, people) => {
    expect(read(text).people).toEqual(people);
  });

  test.each([
    ['Is Tim leaving?', []],
    ['Why did Ada leave?', []],
    ['Who takes over the harbour from Ada?', []],
    ['Why does Ada want to leave the harbour out?', ['Ada Moss']],
  ])('%s asks for words of %j', (text, speakers) => {
    expect(read(text).speakers).toEqual(speakers);
  });

  test('people who are only mentioned are part of the subject, not a filter', () => {
    const { people, speakers, matter } = read("What was said about Tim's harbour?");
    expect({ people, speakers }).toEqual({ people: ['Tim Beiko'], speakers: [] });
    expect(matter.terms).toEqual(['tim', 'harbor']);
  });
});

test.each([
  ['What was said in acdt about prices?', 'acdt'],
  ['How many acdt calls were there?', 'acdt'],
  ['What happens with the acdt protection?', null],
  ['Summarize the weekly sync.', 'Weekly sync'],
])('%s: series %s', (text, series) => {
  expect(read(text).series).toBe(series);
});

test('the phrase is the rest of the question, or the words in quotation marks', () => {
  expect(read('How often did Tim mention frame transactions in acdt in May?').phrase).toEqual([
    'frame',
    'transaction',
  ]);
  expect(read('Who mentioned the state of the art?').phrase).toEqual(['state', 'of', 'the', 'art']);
  expect(read('How often did Tim speak about on-call?').phrase).toEqual(['on', 'call']);
  expect(read('How often did the follow-up come up?').phrase).toEqual(['follow', 'up']);
  expect(read('How often was the price list mentioned?').phrase).toEqual(['price', 'list']);
  expect(read('List the meetings about prices.').phrase).toEqual(['price']);
  expect(read('Who mentioned "first call"?').phrase).toEqual(['first', 'call']);
});

test.each([
  ['How often did Daniel mention Besu?', ['besu']],
  ['How often did Daniel Lehrner (Besu) mention Besu?', ['besu']],
  ['How often was acdt mentioned in acdt?', ['acdt']],
  ['Who mentioned snap sync in acdt?', ['snap', 'sync']],
  ['Who mentioned the harbour first?', ['harbour']],
  ['When did the harbour first come up?', ['harbour']],
])('%s asks for mentions of %j', (text, phrase) => {
  const { kind, phrase: found } = read(text);
  expect({ kind, found }).toEqual({ kind: 'count', found: phrase });
});

test.each([
  ['How often did Ada mention Tim Beiko?', ['Ada Moss']],
  ['What did Ada say about Tim?', ['Ada Moss']],
  ["What was said about Tim's opinion?", ['Tim Beiko']],
])('%s asks for words of %j', (text, speakers) => {
  expect(read(text).speakers).toEqual(speakers);
});

test('a name followed by words of another name is not a series', () => {
  expect(read('Who was ready for acdt devnet 2?').series).toBeNull();
});

test('a question of thousands of words is read without delay', () => {
  const longest = (words: string) => {
    const from = performance.now();
    read(words.repeat(3000));
    return performance.now() - from;
  };
  for (const words of ['when first ', 'who most ', 'did how ', 'who spoke ', 'how many '])
    expect(longest(words)).toBeLessThan(5000);
});
