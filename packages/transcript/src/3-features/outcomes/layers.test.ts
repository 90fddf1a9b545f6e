import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { layerOf } from './layers.ts';

function layerIn(said: string) {
  const [turn] = talkFrom(`Ana Berg: ${said}`).turns;
  const [sentence] = turn?.sentences ?? [];
  if (!turn || !sentence) throw new Error('nothing was said');
  return layerOf('decisions', { sentence, turn, next: undefined });
}

test.each([
  'We keep the north entrance closed until March.',
  'Then the old pumps go to the depot.',
  'I think the north entrance is the one.',
])("'%s' can be sure", (said) => {
  expect(layerIn(said)).toBe('sure');
});

test.each([
  "I don't think we need the north entrance.",
  'We might keep the north entrance closed.',
  "I'm guessing there will be a new entrance.",
  'I want to close the north entrance.',
  'We are planning to close the north entrance.',
  "If we close the north entrance, it's quiet.",
  'Could we close the north entrance?',
  "Then let's leave that one open until the spring.",
  "He'll ask whether we close the north entrance.",
])("'%s' is a plan or an opinion", (said) => {
  expect(layerIn(said)).toBe('maybe');
});

test.each([
  'Because the north entrance has to be closed in March.',
  'Once we have the keys, then the entrance opens.',
  'But the entrance opens if he agrees.',
  'As a next step I can open a ticket for the entrance.',
  'Okay, so we have a delivery scheduled for this week.',
  "I honestly think it's the entrance.",
])("'%s' is a reason, a condition, an offer or a state", (said) => {
  expect(layerIn(said)).toBe('maybe');
});

test.each([
  'That is a good idea with the entrance.',
  'I think we kind of all agree.',
  "Let's see how this goes with the entrance.",
  "Then let's not wait.",
  "Agreed, let's make that call.",
  'The new pumps were approved yesterday.',
  'We agreed last week that the pumps go to the depot.',
  'The new colour has been approved by the board.',
  'Just let me know when it is approved.',
])("'%s' decides nothing when it is read alone", (said) => {
  expect(layerIn(said)).toBe('maybe');
});

test("'I'll close the entrance' is the task of one person", () => {
  expect(layerIn("Okay, I'll close the north entrance.")).toBe('none');
});

test('in a long turn somebody explains', () => {
  expect(layerIn(`We keep it closed. ${'And this is why. '.repeat(40)}`)).toBe('maybe');
});

function layerOfQuestion(said: string, reply: string) {
  const [turn, next] = talkFrom(`Ana Berg: ${said}\nBo Lund: ${reply}`).turns;
  const [sentence] = turn?.sentences ?? [];
  return turn && sentence && layerOf('openQuestions', { sentence, turn, next });
}

test.each([
  ['Who pays for the north entrance?', 'We have to ask the landlord.', 'sure'],
  ['Who pays for the north entrance?', 'The landlord pays for all of it.', 'maybe'],
  ["I don't know who pays for the north entrance.", 'Okay.', 'maybe'],
  ["I'm not sure if this works, do you see it?", 'We have to check.', 'maybe'],
  ['Do we have anything else for the entrance?', 'Not now.', 'none'],
])("'%s' '%s' is %s", (said, reply, layer) => {
  expect(layerOfQuestion(said, reply)).toBe(layer);
});
