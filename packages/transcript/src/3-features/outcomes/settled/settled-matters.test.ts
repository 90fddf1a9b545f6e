import { expect, test } from 'vitest';
import { talkFrom } from '../../../testing/turns-of.ts';
import { settledMatters } from './settled-matters.ts';

const modelKnowsNothing = () => -1;

const sureIn = (script: string, modelOf: (turn: number) => number = modelKnowsNothing): string[] =>
  settledMatters(talkFrom(script).turns, modelOf).flatMap(({ sentence, sure }) =>
    sure ? sentence.text : [],
  );

test.each([
  ['Fine, then we cut the second ferry.', 'Okay, agreed.'],
  ['So we keep the old crane until May.', "Okay, I'll tell the port."],
  ['Then we skip the newsletter this spring.', 'Sounds good.'],
  ["Okay, let's move the crane to the other pier.", 'Perfect.'],
  ['No, we are not going to close the depot on Friday.', 'Makes sense.'],
])('a form of settling that is accepted: %s %s', (said, reply) => {
  expect(sureIn(`Ana: What about it?\nBo: ${said}\nCy: ${reply}`)).toEqual([said]);
});

test.each([
  ['Then we cut the second ferry?', 'Okay.'],
  ['If the port agrees then we cut the second ferry.', 'Okay.'],
  ['So we usually keep the old crane until May.', 'Okay.'],
  ['So last year we moved the crane to the other pier.', 'Okay.'],
  ["So then I'll keep the crane.", 'Okay.'],
  ['I think we cut the second ferry.', 'Okay.'],
  ['So we have eleven cranes.', 'Okay.'],
  ["Okay, let's see what the port says.", 'Okay.'],
])('questions, conditions, habits, stories and promises settle nothing: %s', (said, reply) => {
  expect(sureIn(`Ana: What about it?\nBo: ${said}\nCy: ${reply}`)).toEqual([]);
});

test('doubtful words need the model too', () => {
  const script = 'Ana: What about it?\nBo: Then we keep the crane.\nCy: Okay.';
  expect(sureIn(script, () => 1)).toHaveLength(1);
  expect(sureIn(script, () => -8)).toEqual([]);
});

test('a matter that is said again in the next turn stands once', () => {
  const script =
    "Ana: And the crane?\nBo: Then we move the crane to May.\nCy: Okay, then we move the crane to May.\nBo: Agreed, I'll tell them.";
  expect(sureIn(script)).toHaveLength(1);
});
