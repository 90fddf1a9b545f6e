import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { listedOutcomes } from './listed-outcomes.ts';

function listedIn(said: string) {
  const { tasks, decisions } = listedOutcomes(
    talkFrom(`Bo Lund: Good morning.\nCleo Diaz: Morning.\nAna Berg: ${said}`),
  );
  return {
    tasks: tasks.map(({ owner, quote }) => `${owner}: ${quote}`),
    decisions: decisions.map(({ quote }) => quote),
  };
}

test('a list that is announced as decisions or as action items is that', () => {
  const said =
    "Let's make the following decisions: 1. Close the north gate in May 2. Approve Bo's budget For action items: 1. Bo to call the mill by Friday 2. Cleo will sort the old keys 3. I'll write to the neighbours Any questions?";
  expect(listedIn(said)).toEqual({
    decisions: ['Close the north gate in May', "Approve Bo's budget"],
    tasks: [
      'Bo Lund: Bo to call the mill by Friday',
      'Cleo Diaz: Cleo will sort the old keys',
      "Ana Berg: I'll write to the neighbours",
    ],
  });
});

test('after the words that decisions are made now, each sentence of the turn is one', () => {
  const said =
    "Okay, let's make decisions. The north gate closes in May. The depot stays. Is that fine with you?";
  expect(listedIn(said)).toEqual({
    decisions: ['The north gate closes in May.', 'The depot stays.'],
    tasks: [],
  });
});

test.each([
  'The agenda is: 1. Close the north gate in May 2. Move the depot',
  'Those were hard decisions. The north gate closes in May.',
])('nothing is listed in: %s', (said) => {
  expect(listedIn(said)).toEqual({ decisions: [], tasks: [] });
});
