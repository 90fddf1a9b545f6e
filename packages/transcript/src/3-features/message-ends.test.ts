import { expect, test } from 'vitest';
import { messagesIn } from './message-ends.ts';

const text = 'Ah right Perhaps we should freeze on Friday? and then test a lot';

test('a sentence ends with its message', () => {
  expect(messagesIn({ text, end: null, typed: true, cueEnds: [2, 8] })).toEqual([
    'Ah right',
    'Perhaps we should freeze on Friday?',
    'and then test a lot',
  ]);
});

test('a paragraph that begins with a small letter may go on from the one before', () => {
  expect(messagesIn({ text, end: null, cueEnds: [2, 8] })).toEqual([
    'Ah right',
    'Perhaps we should freeze on Friday? and then test a lot',
  ]);
});

test('a subtitle may end anywhere', () => {
  expect(messagesIn({ text, end: 12, cueEnds: [2, 8] })).toEqual([text]);
});
