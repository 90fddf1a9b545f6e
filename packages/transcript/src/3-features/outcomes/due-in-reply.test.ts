import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { dueInReply } from './due-in-reply.ts';

function dueAfter(reply: string, owner: string | null = 'Bo Lund') {
  const talk = talkFrom(`Ana Berg: Bo, can you send the price list?\nBo Lund: ${reply}`);
  const [asked] = talk.turns;
  return asked ? dueInReply(asked, owner, talk) : undefined;
}

test.each([
  ['Sure, by Friday.', 'Friday'],
  ["Of course. I'll do it tomorrow morning.", 'tomorrow morning'],
  ['Will do next week, once I am back in the office.', 'next week'],
  ['Okay. End of the month?', 'End of the month'],
  ['Sure thing, by end of day.', 'end of day'],
  ["Yes. You'll have it in your inbox by Thursday.", 'Thursday'],
])("the day of '%s' is %s", (reply, due) => {
  expect(dueAfter(reply)).toBe(due);
});

test.each([
  'Sure.',
  "I won't get to it this week.",
  'I can start on Monday.',
  'Yes. That was all for today, so take your coats and let us go.',
  'I can do it by Wednesday, or is that too late for the printer?',
])("'%s' agrees to no day", (reply) => {
  expect(dueAfter(reply)).toBeNull();
});

test('somebody else who was asked in the same turn may answer first', () => {
  const talk = talkFrom(
    'Ana: Bo, can you send the list? Cleo, can you call the mill?\nCleo: Sure, today.\nBo: By Friday.',
  );
  const [asked] = talk.turns;
  expect(asked && dueInReply(asked, 'Bo', talk)).toBe('Friday');
  expect(asked && dueInReply(asked, 'Cleo', talk)).toBe('today');
});

test('after one request, a later turn is about something else', () => {
  const talk = talkFrom(
    "Ana: Bo, can you send the list?\nCleo: The mill is closed.\nBo: I'll paint the gate by Friday.",
  );
  const [asked] = talk.turns;
  expect(asked && dueInReply(asked, 'Bo', talk)).toBeNull();
});

test('a day that somebody else names is not the day of the task', () => {
  expect(dueAfter('Sure, by Friday.', 'Cleo Diaz')).toBeNull();
  expect(dueAfter('Sure, by Friday.', null)).toBeNull();
});
