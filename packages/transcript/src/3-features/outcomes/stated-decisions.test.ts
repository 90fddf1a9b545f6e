import { describe, expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { statedDecisions } from './stated-decisions.ts';

const quotesOf = (script: string) =>
  statedDecisions(talkFrom(script).turns).map(({ quote, turn }) => `${turn.index}: ${quote}`);

test.each([
  'So the decision is we delay the launch by a week.',
  'We decided to raise the limit to 200 requests.',
  'Yes, we finalized the decision to keep the old price.',
  "We'll go with PostgreSQL.",
  'So canoes it is.',
  'We agreed to use lazy loading on phones.',
  'Decision for today: the north site stays.',
  'We also decided to close the depot in May.',
  'The team agreed that we close the depot in May.',
  'Regarding the crane, it was decided that we buy it.',
  "Okay, we'll go with the second supplier.",
  'So we go with March 3rd and a smaller scope.',
  "Let's decide that nobody works on the Friday.",
  'Fine, ten weeks for the pilot it is.',
  'The motion to close the depot is carried.',
  'Okay, so the depot, decision made to close it in May.',
  'No objections, so the budget stands as it is.',
  'The proposal moves to stage 3 today.',
  'Five positions are approved from January.',
  'Alright, so the present group is pretty much in agreement to close the depot.',
  'Agree with Cy on the plan of the port for May.',
  'Then push it to the next meeting, no answers today.',
  'We decided that the port will be able to close on Sundays.',
  'Hearing none — decision: we approve the plan of the port.',
])('words state a decision: %s', (said) => {
  expect(quotesOf(`Bo: ${said}`)).toEqual([`0: ${said}`]);
});

test.each([
  'Has it been decided that we move?',
  'It was a decision made to please the board.',
  "It's not decided yet.",
  "Let's decide on the next steps.",
  'Last week we decided to raise the limit.',
  'They told me we agreed to wait, I think.',
  'If the board has approved it, we can start.',
  'We should decide that next week.',
  "I don't know whether the motion carried.",
  "We agreed to wait, but that doesn't hold.",
  'She told me that it is approved.',
  'Nothing else is decided, so we go with two.',
  'Nobody knows which one it is.',
  'That is what it is.',
  'I know how long it is.',
])('words tell of no decision: %s', (said) => {
  expect(quotesOf(`Bo: ${said}`)).toEqual([]);
});

test('a bare assent quotes the proposal before it', () => {
  const script =
    "Ana: I'd move the depot to Lyon in May.\nBo: Any objections?\nCy: No.\nAna: Approved.";
  expect(quotesOf(script)).toEqual(["0: I'd move the depot to Lyon in May."]);
});

describe('a proposal that is agreed on', () => {
  const proposal = 'Ana: I suggest we push the launch of the ferry to March.';
  test.each([
    ['by the next', "Bo: Agreed. We'll go with March 3rd and a smaller scope."],
    ['after an assent', 'Bo: Sounds good.\nAna: Okay, so the launch is on March 3rd, one ferry.'],
    ['in the words of the proposal', 'Bo: Fine by me.\nCy: Great, then we push the launch to May.'],
  ])('is quoted as it is decided %s', (_, said) => {
    const last = said.split('. ').at(-1);
    expect(quotesOf(`${proposal}\n${said}`)).toEqual([
      expect.stringContaining(`${last}`.slice(-20)),
    ]);
  });

  test.each([
    'Bo: Agreed.\nAna: Great, so we move on to the launch of the ferry in March.',
    'Bo: Agreed.\nAna: So the launch of the ferry is in March, isn’t it?',
    'Bo: Agreed.\nAna: Okay, so the office in the harbour needs paint.',
  ])('is quoted itself: %s', (said) => {
    expect(quotesOf(`${proposal}\n${said}`)).toEqual([
      '0: I suggest we push the launch of the ferry to March.',
    ]);
  });
});

test("'that's what we'll do' quotes what was proposed", () => {
  const script =
    "Ana: What if Cy takes the early ferry?\nCy: Mm-hm.\nBo: Okay, then that's what we'll do.";
  expect(quotesOf(script)).toEqual(['0: What if Cy takes the early ferry?']);
});

test('captions without speakers, in one long turn, hold no proposal of a bare assent', () => {
  const talk = "We'll look at the depot in Lyon some day. ".repeat(40);
  expect(quotesOf(`Ana: ${talk} The motion carries.`)).toEqual([]);
});

test('the heading of the next item of minutes is cut off', () => {
  const line =
    'we keep the old layout [agreed to publish it in May] * [Second item](https://a.example/2) - Bo';
  expect(quotesOf(`Ana: ${line}`)).toEqual([
    '0: we keep the old layout [agreed to publish it in May]',
  ]);
});

test('a poll that finds consensus is quoted', () => {
  expect(quotesOf('Ana: Poll to open the north gate in May! That is consensus.')).toEqual([
    '0: Poll to open the north gate in May!',
  ]);
});

test('an assent without a proposal is no decision', () => {
  expect(quotesOf('Ana: Hello everybody.\nBo: Approved.')).toEqual([]);
});

test('votes against and stories take no label away', () => {
  const voted =
    'Ana: PROPOSED: we should merge both lists today. Bo: -1 from me. So it is approved then.';
  expect(quotesOf(voted)).toEqual([]);
  const asked = 'Ana: What was the outcome of it?\nBo: ';
  expect(quotesOf(`${asked}We decided to keep the old depot.`)).toEqual([]);
  expect(quotesOf(`${asked}Decision: we keep the old depot.`)).toEqual([
    '1: we keep the old depot.',
  ]);
});

test('what is labelled as a decision is one, whatever its words are like', () => {
  expect(quotesOf('Bo: Decision: we start off with the depot and think about the crane.')).toEqual([
    '0: we start off with the depot and think about the crane.',
  ]);
});

test.each([
  'Ana: Probably we are going with the second crane.',
  'Ana: The leak is resolved due to the work of the crew.',
  'Ana: Agree with Bo that the crane is old.',
])('nothing is stated: %s', (line) => {
  expect(quotesOf(line)).toEqual([]);
});

test('a proposal that the model takes for something else is not sure, whatever is said to it', () => {
  const lines = "Ana: Let's paint the crane green.\nBo: Agreed.";
  const sureAt = (score: number) =>
    statedDecisions(talkFrom(lines).turns, new Set(), () => score).map(({ sure }) => sure);
  expect(sureAt(-2)).toEqual([true]);
  expect(sureAt(-4)).toEqual([false]);
});
