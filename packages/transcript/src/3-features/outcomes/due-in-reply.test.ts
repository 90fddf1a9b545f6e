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
])("the day of '%s' is %s", (reply, due) => {
  expect(dueAfter(reply)).toBe(due);
});

test.each([
  'Sure.',
  "I won't get to it this week.",
  'Yes. That was all for today, so take your coats and let us go.',
  'I can do it by Wednesday, or is that too late for the printer?',
])("'%s' agrees to no day", (reply) => {
  expect(dueAfter(reply)).toBeNull();
});

test('a day that somebody else names is not the day of the task', () => {
  expect(dueAfter('Sure, by Friday.', 'Cleo Diaz')).toBeNull();
  expect(dueAfter('Sure, by Friday.', null)).toBeNull();
});
