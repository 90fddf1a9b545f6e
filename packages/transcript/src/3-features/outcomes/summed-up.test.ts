import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { summedUp } from './summed-up.ts';

const before = `
  Ana Berg: Good morning, all.
  Bo Lund: Good morning.
  Cleo Diaz: Morning.
`;

function summedUpIn(summary: string) {
  const { tasks, decisions } = summedUp(talkFrom(`${before}\nAna Berg: ${summary}`));
  return {
    tasks: tasks.map(({ owner, quote }) => `${owner}: ${quote}`),
    decisions: decisions.map(({ quote }) => quote),
  };
}

test('each sentence after the words that sum up is a task or a decision', () => {
  const summary =
    "Let me sum up. First, we'll close the north gate in May. Second, Bo will lead the move of the depot. Cleo sorts the old keys by Monday. I'll write to the neighbours. It was sunny.";
  expect(summedUpIn(summary)).toEqual({
    tasks: [
      'Bo Lund: Bo will lead the move of the depot.',
      'Cleo Diaz: Cleo sorts the old keys by Monday.',
      "Ana Berg: I'll write to the neighbours.",
    ],
    decisions: ["we'll close the north gate in May."],
  });
});

test('a sentence that gives tasks to several people is a list, without words that sum up', () => {
  const tasks = [
    'Ana Berg: So I send the deck to the depot',
    'Bo Lund: Bo books the north room',
    'Cleo Diaz: Cleo asks for the keys.',
  ];
  const said =
    "So I'll send the deck to the depot, Bo books the north room, Cleo asks for the keys.";
  expect(summedUpIn(said).tasks).toEqual(tasks.map((task) => task.replace('I send', "I'll send")));
  expect(summedUpIn('Bo books the north room, and we see what is next.').tasks).toEqual([]);
  expect(summedUpIn('Bo books the north room, Bo asks for the keys.').tasks).toEqual([]);
});

test('who is called and told what they are doing has the task', () => {
  expect(
    summedUpIn("Let me sum up. Bo, you're getting the offers for the depot by Friday."),
  ).toEqual({
    tasks: ["Bo Lund: Bo, you're getting the offers for the depot by Friday."],
    decisions: [],
  });
});

test('one sentence may list several', () => {
  const summary =
    "To summarize the decisions: we're closing the north gate in May, Bo is leading the move of the depot, and Cleo will sort the old keys. Any questions on that?";
  expect(summedUpIn(summary)).toEqual({
    tasks: [
      'Bo Lund: Bo is leading the move of the depot',
      'Cleo Diaz: Cleo will sort the old keys.',
    ],
    decisions: ["we're closing the north gate in May"],
  });
});

test('what is no task after "what we decided" is a decision, but for remarks', () => {
  const summary =
    'Let me summarize what we decided. The fair is in the last week of March. Cleo is the lead. Bo will build the gate. The prices are open. Thanks, everyone, for today.';
  expect(summedUpIn(summary)).toEqual({
    tasks: ['Bo Lund: Bo will build the gate.'],
    decisions: ['The fair is in the last week of March.', 'Cleo is the lead.'],
  });
});

test.each([
  'Bo will send a summary of the meeting to all of us.',
  'Bo, would you like to recap where we are with the depot?',
  'We sum the costs of all depots up in May.',
])("'%s' sums up nothing", (said) => {
  expect(summedUpIn(said)).toEqual({ tasks: [], decisions: [] });
});

test('what is recalled at the start of a meeting is not of this meeting', () => {
  const talk = talkFrom(`Ana Berg: Just to recap, Bo will lead the move of the depot.\n${before}`);
  expect(summedUp(talk)).toEqual({ tasks: [], decisions: [] });
});
