import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { isAnsweredNext, saysOpenQuestion } from './says-open.ts';

function isOpen(text: string): boolean | undefined {
  const sentence = talkFrom(`Ana: ${text}`).turns[0]?.sentences[0];
  return sentence && saysOpenQuestion(sentence);
}

test.each([
  'Who pays for the second set of scanners?',
  "We don't know whether the port takes the crane.",
  'The date of the move is still open.',
  "We'll come back to the price of it next week.",
  'It is unclear how the libraries are released.',
])('asks or stays open: %s', (text) => {
  expect(isOpen(text)).toBe(true);
});

test.each([
  'We can still create what we want, right?',
  'Why did I write content network there?',
  "I'm not sure if we can answer questions yet.",
  'Does that answer your question about the crane?',
  'We have three of them in the cellar.',
  'No idea if you.',
  'Are you talking about the price of the crane or?',
  'Does it say what a lamp is?',
])('neither asks nor stays open: %s', (text) => {
  expect(isOpen(text)).toBe(false);
});

test.each([
  ['It is not read only, that is the point.', true],
  ["I don't know, somebody has to look.", false],
  ['What would that cost us then?', false],
  ['Yes.', false],
])('a reply answers or not: %s', (reply, answers) => {
  const [turn, next] = talkFrom(`Ana: Is the model read only or not?\nBo: ${reply}`).turns;
  expect(turn && isAnsweredNext(turn, next)).toBe(answers);
});

test.each([
  ["How long's that one looking like?", 'Two days.', true],
  ['When does the ferry leave?', 'Next Tuesday.', true],
  ["How long's that one looking like?", 'Two days, but I have to check.', false],
  ["How long's that one looking like?", 'Hm.', false],
  ['Who pays for the ferry?', 'Hm, two.', false],
])('a number or a day answers what asks for one: %s %s', (question, reply, answers) => {
  const [turn, next] = talkFrom(`Ana: ${question}\nBo: ${reply}`).turns;
  expect(turn && isAnsweredNext(turn, next)).toBe(answers);
});
